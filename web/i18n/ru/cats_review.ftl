# Cats at the Vernissage, after the game: result, replay, and the rulebook. The words that all games share are in review.ftl.

## Result

cats-review-over = Наступило утро
cats-review-won = Выставка открывается!
cats-review-won-about = Гости входят и даже не догадываются, какой была эта ночь. Вы победили все вместе.
cats-review-lost = Выставка не откроется
cats-review-lost-about = В этот раз ночь оказалась слишком короткой. Котики всё равно говорят вам спасибо и надеются на завтра.
cats-review-count = Чистых картин: { $clean } из { $all }. Нужно было { $goal }.
cats-review-board = Картины утром
cats-review-night = Как прошла ночь
cats-review-clean-now = Чистых: { $clean }
cats-review-cleaned = Картина { $painting }, очистил игрок { $name }: { $way }
cats-review-way-sight = цвета совпали сами
cats-review-way-swap = одним обменом
cats-review-way-turbo = двумя обменами
cats-review-way-two = двумя цветами
cats-review-way-jump = вне очереди
cats-review-splashed = Чёрный кот снова испачкал картину { $painting }.
cats-review-none = Ни одной чистой картины.
cats-review-team = Ваша команда
cats-review-team-cleaned = Очищено картин
cats-review-team-tries = Попыток
cats-review-team-paws = Лап помощи
cats-review-moments = Яркие моменты
cats-review-look = Посмотреть
cats-review-quiet = Спокойная ночь без приключений.
cats-review-high-sight = { $name }: на картине { $painting } сразу открылись все нужные цвета.
cats-review-high-late = { $name }: картина { $painting } очищена самым последним кубиком, и этого хватило.
cats-review-high-again = { $name }: картина { $painting } снова чистая после проделок чёрного кота.
cats-review-high-helped = { $name }: картину { $painting } помогло очистить свойство «{ $property }».
cats-review-high-paws =
    { $count ->
        [one] Вы протянули друг другу лапу { $count } раз.
        [few] Вы протянули друг другу лапу { $count } раза.
       *[other] Вы протянули друг другу лапу { $count } раз.
    }

## Odds, before a game

cats-review-odds =
    { $players ->
        [one] Как часто побеждает { $players } кот-бот
        [few] Как часто побеждают { $players } кота-бота
       *[other] Как часто побеждают { $players } котов-ботов
    }
cats-review-odds-about = Измерено за тысячи ночей с такими настройками. А у вас получится лучше?

## Replay

cats-review-beside = Рядом с полем
cats-review-dice = Кубики раунда
cats-review-bank-empty = Пока пусто.

## Figures of the rulebook

cats-review-figure-board-setup = Перед первым ходом втроём: над каждой картиной палитра, на ней три закрытые карточки. Рядом с полем — краски, стопка палитр, два события, чёрный кот, семь кубиков и по одной открытой краске у каждого игрока.
cats-review-figure-ring-wrap = На кубике 2, но картины 1, 2 и 3 чистые. Считайте вверх до 4 или вниз, мимо 1, до 12.
cats-review-figure-palette-match = Палитре нужны красный, зелёный и синий. Карточки открыты, и на них как раз эти цвета: картина чистая, а палитра ложится в банк свойством вверх.
cats-review-figure-swap-fetch = Красную краску обменяли на жёлтую. Этой картине всё ещё не хватает синего, зато в руке теперь жёлтая, которая нужна картине 2.
cats-review-figure-trap-catastrophe = Обе краски потеряны. На место ловушки пришла синяя, и цвета теперь совпали бы, но после «Котострофы» картина остаётся испачканной.
cats-review-figure-trap-flood = Палитру смыло, пришла другая. Вместе с синей краской на месте ловушки есть все её цвета: картина сразу чистая.
cats-review-figure-helping-paw = У A не хватает синего, а у B он есть. Благодаря «Лапе помощи» A отдаёт красную, получает синюю, обменивает её, и картина чистая.
cats-review-figure-jump-queue = B пробовал очистить эту картину, но синей краски не было. D идёт вне очереди, открывает её снова без кубика и кладёт синюю. После D ходит A: он обведён пунктиром.
cats-review-figure-hard-cat-two = Палитре нужны красный, жёлтый и зелёный. Жёлтый, зелёный, жёлтый — достаточно. Чужой цвет не подойдёт, и один-единственный цвет тоже.
cats-review-figure-turbo = С «Турбоскоростью котиков» красная и синяя заменяют обе жёлтые за одну попытку, и картина чистая.
cats-review-figure-events = Четыре события. В каждой партии выпадают два из них.
cats-review-figure-ring-asleep = Чёрный кот спит на картине 3. Кубик с тройкой ведёт к 2 или к 4.
