# The table of Art Society: banner, seats, tray, prestige, score, supply.

## Types of paintings

table-type-city = Городской вид
table-type-portrait = Портрет
table-type-still-life = Натюрморт
table-type-landscape = Пейзаж
table-types-city = Городские виды
table-types-portrait = Портреты
table-types-still-life = Натюрморты
table-types-landscape = Пейзажи

## Banner

table-stages = Части раунда
table-stage-lots = Лоты
table-stage-bids = Ставки
table-stage-turns = Развеска
table-stage-museum = Музей

table-do-start = Повесьте начальную картину так, чтобы она закрыла звезду
table-do-name = { $left ->
    [one] Молоточек у вас: выберите последнюю картину для аукциона
    [few] Молоточек у вас: выберите { $left } картины для аукциона
   *[other] Молоточек у вас: выберите { $left } картин для аукциона
  }
table-do-bid = Сделайте ставку: чем она выше, тем раньше вы выбираете
table-do-pick = Примерьте картины на стене и возьмите одну
table-do-hang = Повесьте картину или отдайте её помощнику
table-do-no-room = Для вашей картины нет места: решите, что с ней делать
table-do-decor = Одинаковые рамы: выберите украшение и повесьте его
table-do-arrange = Скажите «готово» или измените сделанное

table-wait-start = Ещё вешают начальную картину: { $names }
table-wait-name = { $names } выбирает картины для аукциона
table-wait-bid = Ждём ставки: { $names }
table-wait-pick = { $names } выбирает картину
table-wait-deal = { $names } вешает новую картину
table-wait-ready = Ещё не готовы: { $names }
table-waiting = Ждём: { $names }
table-your-place = Ваш номер в очереди: { $place }
table-phase-start-deal = Раздаём начальные картины
table-phase-card-deal = Раздаём начальные карты ставок
table-phase-draw = Открываем лоты
table-phase-over = Игра окончена

## The end comes near

table-warnings = Конец игры
table-last-round = Последний раунд: { $reason }
table-ending-full-wall = стена заполнена
table-ending-second-surplus = отложена вторая картина
table-ending-no-bids = карты ставок кончились
table-ending-no-paintings = осталось слишком мало картин
table-ending-other = им заканчивается игра
table-warn-squares = { $free ->
    [0] { $name }: стена заполнена
    [one] { $name }: свободна лишь { $free } клетка
    [few] { $name }: свободны лишь { $free } клетки
   *[other] { $name }: свободно лишь { $free } клеток
  }
table-warn-surplus = { $name }: вторая лишняя картина закончит игру
table-warn-cards = { $cards ->
    [one] У всех осталось по { $cards } карте ставки
    [few] У всех осталось по { $cards } карты ставок
   *[other] У всех осталось по { $cards } карт ставок
  }

## Seats

table-seats = Другие игроки
table-wall-of = Стена: { $name }
table-enlarge = Рассмотреть стену: { $name }
table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
table-points-so-far = Пока { $gains }; { $risk }, если игра закончится сейчас: { $total }
table-auctioneer = Аукционист этого раунда
table-you-auctioneer = Вы аукционист этого раунда
table-status-starting = вешает первую картину
table-status-naming = выбирает лоты
table-status-bidding = обдумывает ставку
table-status-has-bid = ставка сделана
table-status-in-line = в очереди: { $place }
table-status-picking = выбирает сейчас
table-status-dealing = вешает новую картину
table-status-arranging = поправляет стену
table-status-ready = готово
table-status-over = итоговый счёт
table-status-idle = ждёт
table-cards-left = { $cards ->
    [one] Осталась { $cards } карта ставки
    [few] Осталось { $cards } карты ставок
   *[other] Осталось { $cards } карт ставок
  }
table-cards-list = Ваши карты ставок: { $cards }
table-starting-card = Начальная карта { $card }
table-open-bids = Открытые карты ставок, начиная с последней: { $bids }
table-assistant-holds = В руках помощника
table-assistant-empty = Помощник свободен
table-own-side = Ваша сторона стола

## Tray

table-tray = Перед вами
table-start-help = Перетащите её на стену или коснитесь её, а потом места. Она должна закрыть хотя бы одну из звёзд посередине.
table-final-start = Она останется здесь на всю игру.

table-lots = Лоты этого аукциона
table-shape = { $width } × { $height }
table-shapes = Что выставить на аукцион
table-name-lot = { $left ->
    [0] { $width } × { $height }, ценность { $value }: больше нет
   *[other] { $width } × { $height }, ценность { $value }: осталось { $left }
  }
table-left = ещё { $left }
table-none-left = больше нет
table-named = Лоты: { $named } из { $needed }
table-name-help = Видны только обороты: размер и ценность для музея. Названный лот не меняют.
table-lot-back = Убрать { $width } × { $height }
table-lots-any = Выбрать за меня
table-lots-confirm = Выставить на торги
table-see-lots = Все картины
table-see-wall = К моей стене
table-value = ценность { $value }
table-lot-value = Если картину никто не возьмёт, её купит музей. { $type }: престиж +{ $value }.

table-hand = Ваши карты ставок
table-card = Карта ставки { $card }
table-bid = Поставить { $card }
table-final-bid = Карта { $card } будет потрачена до конца игры; ставку нельзя отменить.
table-sealed = Ваша ставка: { $card }, ещё закрыта

table-order = Порядок ставок
table-lot-no-room = нет места
table-final = Выбор окончательный.
table-no-room-leads = На вашей стене ей нет места.
table-no-room-museum = Её можно обменять на картину из музея, которая поместится.
table-no-room-assistant = Пока её может подержать помощник.
table-no-room-aside = Иначе её придётся отложить: −2 очка.
table-no-room-ends = Иначе её придётся отложить, а это уже вторая: игра закончится.
table-take-it = Взять эту картину
table-final-pick = Выбор окончателен. Повесить её можно потом, где поместится.
table-final-pick-no-room = На вашей стене для неё нет места. Выбор окончателен.
table-final-pick-hang = Выбор картины окончателен; место ещё можно изменить в этом раунде.
table-trial-pick = Взять и повесить
table-trial-hang = Повесить здесь

table-pending = Ваша новая картина
table-hang-help = Перетащите её на стену или коснитесь её, а потом места.
table-hang-later = Сначала украшение: картина подождёт.
table-give = Отдать помощнику
table-give-short = помощнику
table-surplus = Отложить
table-yes-surplus = Отложить: −2 очка
table-final-surplus = Отложенная картина не вернётся, а ваши действия в этом раунде закрепятся. Вторая такая картина закончит игру.
table-swap-title = Обменять в музее
table-swap = Обменять на: { $painting }
table-yes-swap = Обменять в музее
table-final-swap = Обмен окончателен и закрепляет ваши прежние действия в этом раунде. Картину из музея вешают сразу.
table-right-one = { $limit ->
    [one] Вы получаете украшение на { $limit } щит
   *[other] Вы получаете одно украшение, до { $limit } щитов
  }
table-right-many = { $need ->
    [0] { $limit ->
        [one] Вы получаете украшения: можно взять ещё до { $limit } щита
       *[other] Вы получаете украшения: можно взять ещё до { $limit } щитов
    }
    [one] Вы получаете украшения: возьмите ещё { $need } щит
    [few] Вы получаете украшения: возьмите ещё { $need } щита
   *[other] Вы получаете украшения: возьмите ещё { $need } щитов
  }
table-stop = Хватит
table-held = От помощника

table-undo = Отменить
table-ready = Готово
table-ready-soon = Решать больше нечего: через мгновение вы готовы.
table-wait = Ещё не готово

table-you-win = Победа ваша!
table-you-share = Победа общая, и ваша тоже!
table-wins = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
  }

## Prestige, score, supply, museum

table-prestige = Престиж
table-position = деление { $position }
table-rank-5 = в моде
table-rank-4 = популярны
table-rank-3 = любимы
table-rank-2 = узнаваемы
table-rank-absent = не куплены

table-score = Текущий счёт
table-score-of = Чей счёт
table-line-prestige = Престиж
table-line-decor = Украшения
table-line-eyeline = Уровень глаз
table-line-full-wall = Полная стена
table-line-corners = Углы
table-line-surplus = Лишние
table-why-type = { $type }: { $count } × { $times }
table-why-faux-pas = { $paintings ->
    [one] { $paintings } нарушает композицию
   *[other] { $paintings } нарушают композицию
  }
table-why-decor = { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
   *[other] { $shields } щитов
  }
table-why-eyeline = { $paintings ->
    [one] { $paintings } модная картина
    [few] { $paintings } модные картины
   *[other] { $paintings } модных картин
  }
table-why-full-wall = { $free ->
    [0] пустых клеток нет
    [one] { $free } клетка пуста
    [few] { $free } клетки пусты
   *[other] { $free } клеток пусто
  }
table-why-corners = { $corners ->
    [0] все закрыты
    [one] { $corners } пуст
   *[other] { $corners } пусты
  }
table-why-surplus = { $paintings ->
    [0] ничего не отложено
    [one] { $paintings } картина отложена
    [few] { $paintings } картины отложены
   *[other] { $paintings } картин отложено
  }

table-supply = Запас
table-supply-paintings = { $left ->
    [one] { $left } картина
    [few] { $left } картины
   *[other] { $left } картин
  }
table-supply-shape = { $width } × { $height }: осталось { $left }
table-supply-decor = Украшения
table-supply-piece = Украшение { $width } × { $height }: осталось { $left }

table-tales = Ход игры и музей
table-tab-story = Ход игры
table-tab-museum = Музей
table-museum-empty = Музей пока пуст. Он покупает картину, которую никто не взял.
table-tab-prestige = Престиж
table-tab-score = Очки
table-tab-supply = Запас
