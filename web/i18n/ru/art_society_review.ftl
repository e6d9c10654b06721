# Art Society after the game: result, replay, and the rulebook. The words that all games share are in review.ftl.

## Figures of the rulebook

review-figure-label-eyeline = Уровень глаз
review-figure-label-stars = Звёзды
review-figure-label-corner = Угол
review-figure-wall = Пустая стена: столбцы — буквы, ряды — числа. Звёзды на g6 и h6, уровень глаз — ряды с 5-го по 7-й, а пустой угол стоит очков.
review-figure-types-and-frames = Вверху по одной картине каждого типа: тип показан на табличке под изображением. Внизу четыре рамы: у картин, стоящих вместе, она одинаковая.
review-figure-decor-shapes = Пять форм украшений и их обозначения: по щиту на каждой клетке.
review-figure-start = Начальная картина должна закрыть звезду: она может быть где угодно внутри пунктира, лишь бы это выполнялось. Здесь она висит на g5.
review-figure-lots = Аукционист в партии на четверых называет пять размеров и видит только обороты. Потом картины открывают.
review-figure-bids = Первой выбирает ставка 17, потом 14, 9 и 3. Все четыре карты потрачены.
review-figure-tie = B и A поставили по 12. Под ними у B лежит 7, а у A — 5, поэтому B выбирает раньше. Карты глубже остаются закрытыми.
review-figure-hanging = Картину рядом со стеной можно повесить на 1 и на 2, где хватает одной клетки общей стороны. Нельзя на 3, где она касается только углом, на 4, где не касается ничего, и на 5, где клетка занята.
review-figure-faux-pas = У двух пейзажей вверху общая сторона: композиция нарушена, и ни один не приносит престижа. Портреты спасает украшение между ними, а натюрморты справа касаются только углом.
review-figure-assistant = Там, где портрет поместится сейчас, он коснётся другого портрета. Помощник подержит его, пока не найдётся место получше.
review-figure-matching-frames = Натюрморт внизу — новый. У двух картин, которых он касается, такая же рама, и он приносит одно украшение, не больше двух щитов.
review-figure-many-frames = Портрет посередине касается четырёх картин с такой же рамой и приносит украшения на четыре щита, например эти.
review-figure-exchange = Горизонтальные украшения из двух клеток кончились. На стене одно такое и одно одиночное становятся украшением из трёх клеток, а украшение из двух можно взять и повесить.
review-figure-swap = Портрет слишком велик для последнего места на стене. В музее есть портрет, который поместится; другие картины там слишком велики или другого типа.
review-figure-surplus = Картину, которая никуда не помещается, откладывают, и она отнимает 2 очка. В утешение вешают украшение на один щит.
review-figure-museum = Портрет ценностью 5 никто не взял: он уходит в музей, и маркер портретов продвигается с 8 на 13.
review-figure-track = Пейзажи продвигаются на 5, с 8 на 13. Там и на 12 стоят другие маркеры, поэтому их маркер отступает на 11.
review-figure-multipliers = Пейзажи впереди, они в моде. Натюрморты в музей не попадали, у них ×2.
review-figure-eyeline = Пейзажи в моде. Два из них заходят в полосу между линиями и приносят по 3 очка; тот, что справа вверху, — нет.
review-figure-score = Стена из примера: два отмеченных пейзажа касаются друг друга, картины с глазом висят на уровне глаз, а правый нижний угол пуст.

## Result

review-over = Вечер окончен
review-winners =
    { $count ->
        [one] Лучшая стена: { $names }
       *[other] Общая победа: { $names }
    }
review-ended =
    { $rounds ->
        [one] Сыгран { $rounds } раунд: { $reason }.
        [few] Сыграно { $rounds } раунда: { $reason }.
       *[other] Сыграно { $rounds } раундов: { $reason }.
    }
review-ranking = Места
review-tie-sum = Очков поровну, поэтому решает сумма карт на руке: { $cards }.
review-tie-highest = Очков поровну, поэтому решает старшая карта на руке: { $cards }.
review-tie-seat = { $name } — { $cards }

review-breakdown = Как набраны очки
review-total = Очки
review-line-prestige = Каждая картина, не нарушающая композицию, приносит множитель своего типа
review-line-decor = 1 за каждый щит на стене
review-line-eyeline = 3 за каждую модную картину, которая заходит на уровень глаз
review-line-full-wall = 5 за стену без пустых клеток
review-line-corners = −2 за каждый пустой угол
review-line-surplus = −2 за каждую отложенную картину
review-walls = Все стены
review-highlights = Яркие моменты
review-high-fiercest = Самый жаркий аукцион: ставки { $bids }.
review-high-bargain = { $name }: право первого выбора всего за { $card } — и «{ $painting }».
review-high-leap =
    { $points ->
        [one] { $name }: +{ $points } очко за один раунд.
        [few] { $name }: +{ $points } очка за один раунд.
       *[other] { $name }: +{ $points } очков за один раунд.
    }
review-high-lead =
    { $changes ->
        [one] Лидер сменился { $changes } раз.
        [few] Лидер сменился { $changes } раза.
       *[other] Лидер сменился { $changes } раз.
    }
review-high-decor =
    { $count ->
        [one] Больше всего украшений — { $names }. Щитов: { $shields }.
       *[other] Больше всего украшений — { $names }. Щитов у каждого: { $shields }.
    }
review-high-taste =
    { $count ->
        [one] { $names }: на стене ни одного нарушения композиции.
       *[other] { $names }: на стенах ни одного нарушения композиции.
    }

## Replay

review-replay-walls = Стены
review-replay-following = Показываем того, кто ходит
review-replay-follow = Следить за тем, кто ходит
review-replay-hand = В руке
review-replay-auction = Аукцион раунда
review-replay-bids = Ставки в порядке выбора
review-replay-bid = { $name }: { $card }
review-replay-sealed = { $name }: закрытая ставка
review-replay-taken = { $lot }, забирает { $name }
review-replay-museum = музей
review-replay-chart = Очки по раундам
