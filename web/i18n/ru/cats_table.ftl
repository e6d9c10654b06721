# The table of Cats at the Vernissage. It is read to children of six: short sentences, few words.

## Colours, cards, paintings

cats-colour-red = красная
cats-colour-yellow = жёлтая
cats-colour-green = зелёная
cats-colour-blue = синяя
# What is missing: in the case that the sentences about it want.
cats-lack-red = красной
cats-lack-yellow = жёлтой
cats-lack-green = зелёной
cats-lack-blue = синей
cats-card-down = закрыта
cats-card-none = пусто
cats-card-noted = закрыта, была { $colour }
cats-painting-clean = Картина { $number }: чистая.
cats-painting-dirty = Картина { $number }. Нужны краски: { $colours }. Карточки: { $cards }.
cats-painting-bare = Картина { $number }, без палитры. Карточки: { $cards }.
cats-painting-asleep = На ней спит чёрный кот.
cats-painting-choose = Её можно выбрать.
cats-painting-dice = Сюда ведут кубики: { $dice }.
cats-board = Картины
cats-die = Кубик { $value }

## Traps

cats-trap-catastrophe = Котострофа
cats-trap-catastrophe-does = Все краски выпадают из лап, и ход окончен.
cats-trap-all-paws = У меня лапки
cats-trap-all-paws-does = В лапках много не удержать: до конца раунда только одна краска.
cats-trap-catflood = Котопотоп
cats-trap-catflood-does = Палитру уносит, приходит другая.
cats-trap-found = { $trap }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}

## Events

cats-event-oops = Котояп
cats-event-oops-does = Чистая картина снова испачкана.
cats-event-nap = Котосон
cats-event-nap-does = Чёрный кот спит на картине. Не будите его!
cats-event-nap-clean = Чёрный кот ложится на чистую картину: ничего не происходит.
cats-event-die = К-у-у-у-бик
cats-event-die-does = Чёрный кот спрятал кубик: в этом раунде на один меньше.
cats-event-twist = Кручу-верчу
cats-event-twist-does = Каждый меняет местами две закрытые карточки.
cats-events-left = { $count ->
    [0] Чёрный кот больше ничего не натворит.
    [one] У чёрного кота припасена ещё { $count } шалость.
    [few] У чёрного кота припасены { $count } шалости.
   *[other] У чёрного кота припасено { $count } шалостей.
}

## Properties of the bank

cats-property-paw = Лапа помощи
cats-property-paw-does = Двое из вас меняются краской.
cats-property-jump = Котики вне очереди
cats-property-jump-does = У друга не получилось? Откройте картину снова и помогите.
cats-property-two = Тяжело быть котиком
cats-property-two-does = Двух цветов из трёх достаточно.
cats-property-turbo = Турбоскорость котиков
cats-property-turbo-does = Два обмена за одну попытку.
cats-bank = Банк: помогает вам всем
cats-bank-card = { $property }: { $colours }
cats-bank-empty = Очистите картину: её палитра попадёт сюда и будет вам помогать.

## Banner

cats-round = Раунд { $round } из { $rounds }
cats-goal = Чистых картин: { $clean }, нужно { $goal }
cats-goal-short = Чистых { $clean }, нужно { $goal }
cats-dice-left = { $count ->
    [one] Остался { $count } кубик
    [few] Осталось { $count } кубика
   *[other] Осталось { $count } кубиков
}
cats-move-of = Сейчас: { $name }
cats-all-of-you = Все вместе

## What you are to do

cats-do-turn = Выберите кубик или возьмите краску.
cats-do-turn-full = Выберите кубик.
cats-do-exchange = Замена: какую краску сбросить?
cats-do-paws-drop = «У меня лапки»! Какую краску сбросить?
cats-do-attempt = Не хватает { $colours }. Обменять карточку?
cats-do-attempt-empty = Не хватает { $colours }, а красок у вас нет.
cats-do-close = Пока не чистая. Запомните карточки и закройте их.
cats-do-caught = «Котострофа»! Хорошенько запомните карточки.
cats-do-window = Картина { $painting } всё ещё испачкана. Поможете?
cats-do-proposal = { $name } просит краску: { $take }. Взамен даёт: { $give }. Да или нет?
cats-do-oops = Ой! Какую чистую картину испачкал кот?
cats-do-twist = Кот меняет местами две карточки. Какие?
cats-do-last = Последняя попытка! Кто её возьмёт?

## What the others do

cats-wait-turn = Сейчас ходит { $names }.
cats-wait-exchange-drop = { $names } выбирает, какую краску сбросить для замены.
cats-wait-paws-drop = «У меня лапки»! { $names } сбрасывает краску.
cats-wait-attempt = { $names } пробует очистить картину. Не хватает { $colours }.
cats-wait-caught = «Котострофа»! Хорошенько запомните карточки, пока { $names } их не закроет.
cats-wait-window = Вне очереди? Ждём ответа: { $names }.
cats-wait-window-next = Следующий ход ваш. Вне очереди ещё может пойти { $names }.
cats-wait-proposal = «Лапа помощи»: что ответит { $names }?
cats-wait-oops = { $names } решает, какую картину испачкал кот.
cats-wait-twist = { $names } меняет местами две карточки за кота.
cats-wait-last = Кто возьмёт последнюю попытку: { $names }?
cats-phase-roll = Бросаем кубики…
cats-phase-nap-roll = Где уснёт кот?
cats-phase-cards = Раскладываем карточки…
cats-phase-over = Наступило утро.

## Tray

cats-tray = Что можно сделать
cats-dice-label = { $count ->
    [0] Кубиков не осталось
    [one] { $count } неиспользованный кубик
    [few] { $count } неиспользованных кубика
   *[other] { $count } неиспользованных кубиков
}
cats-dice-used = Использованные кубики
cats-reach-straight = Кубик { $die }: картина { $die }.
cats-reach-clean = { $die } уже чистая, поэтому дальше: { $paintings }.
cats-reach-asleep = На { $die } спит кот, поэтому дальше: { $paintings }.
cats-clean = Очистить { $painting }
cats-clean-with = Очистить кубиком { $die }
cats-take = Взять краску
cats-exchange = Замена для всех
cats-exchange-help = Сбросьте этот кубик: каждый берёт краску и одну сбрасывает.
cats-exchange-do = Сбросить кубик { $die }
cats-own-hand = Ваши краски
cats-hand-of = Краски игрока { $name }
cats-hand-empty = нет красок
cats-try-title = Картина { $painting }
cats-wanted = Нужны краски: { $colours }.
cats-open-cards = Открытые карточки
cats-swap = Обмен: на картину — { $give }, в руку — { $take }
cats-put-help = Теперь нажмите на карточку, которую она заменит.
cats-pick-help = Нажмите на краску, потом на карточку.
cats-use-two = Двух хватит
cats-use-turbo = Два обмена
cats-stop = Закрыть карточки
cats-oh-no = О нет!
cats-drop = Сбросить: { $colour }
cats-drop-help = Нажмите на краску, которая вам не нужна.
cats-answers = Ваш ответ
cats-ask-proposal = { $name } просит краску: { $take }. А вам отдаёт: { $give }.
cats-yes = Да!
cats-no = Нет, спасибо
cats-ask-jump = У вас есть краска для картины { $painting }. Пойти вне очереди?
cats-jump = Вне очереди!
cats-not-now = Не сейчас
cats-ask-last = Кот проснулся. Последняя попытка на его картине!
cats-claim = Я попробую
cats-leave = Попробуйте вы
cats-paw-give = Вы отдаёте:
cats-paw-take = Вы получаете:
cats-paw-of = { $colour }, у игрока { $name }
cats-paw-waiting = { $name } думает…
cats-oops-help = Нажмите на чистую картину на поле.
cats-splash = Испачкать картину { $painting }
cats-twist-first = Нажмите на испачканную картину на поле.
cats-twist-place = Нажмите на карточку на картине { $painting }, которую переложим.
cats-twist-second = Карточка { $number } картины { $painting } выбрана. Теперь другая картина и её карточка.
cats-twist-cards = Карточки картины { $painting }
cats-twist-card = Карточка { $number } картины { $painting }: { $card }
cats-won = Ура! Выставка открывается!
cats-lost = Утро наступило слишком рано.
cats-over-count = Чистых картин: { $clean }. Нужно было { $goal }.

## Players and stacks

cats-seats = Игроки
cats-starter = Начинает раунд
cats-starter-short = начинает
cats-pawed = «У меня лапки»: в этом раунде только одна краска
cats-dice-taken = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
cats-why-of = { $name }: почему?
cats-night = Чёрный кот и стопки
cats-stacks = В стопках
cats-traps = Ловушки
cats-stack = Красок в стопке: { $count }. В сбросе: { $discard }.
cats-palettes = Палитр в стопке: { $count }.
cats-top = Следующая палитра принесёт: { $property }.

## Table talk

cats-talk = Скажите друзьям
cats-wishes = Мне нужна:
cats-say-wish = Мне нужна { $what ->
    [r] красная
    [y] жёлтая
    [g] зелёная
   *[b] синяя
}!
cats-say-look = Посмотрите на картину { $what }!
cats-say-who = Кто помнит?
cats-say-mine = Давайте я
cats-say-wait = Подождите!
cats-say-great = Здорово!
cats-say-sorry = Ой, простите!
cats-point = Показать друзьям

## The story

cats-story-arrived = Идёт раунд { $round }.
cats-story-begin = Наступает ночь, и всё в краске.
cats-story-round = Раунд { $round }. Начинает { $name }.
cats-story-nap = Чёрный кот засыпает на картине { $painting }.
cats-story-splashed = Картина { $painting } снова испачкана.
cats-story-twisted = { $name }: карточки { $first } и { $second } поменялись местами.
cats-story-rolled = На кубиках { $dice }.
cats-story-took = { $name }: взята { $colour }.
cats-story-exchange = { $name }: замена для всех.
cats-story-turn = Следующий ход: { $name }.
cats-story-drew = { $name }: из стопки { $colours }.
cats-story-exchanged = { $name }: пришла { $drawn }, ушла { $dropped }.
cats-story-exchanged-same = { $name }: краски те же.
cats-story-event = «{ $name }»: { $does }
cats-story-trap = «{ $name }»! { $does }
cats-story-dropped = { $name }: в сброс { $colours }.
cats-story-replaced = Новое на картине: { $colours }.
cats-story-opened = { $name } открывает картину { $painting }: { $cards }.
cats-story-jumped = { $name } вне очереди открывает картину { $painting }: { $cards }.
cats-story-tried = { $name }: картина { $painting } была открыта.
cats-story-tried-jump = { $name }: картина { $painting } открыта ещё раз, вне очереди.
cats-story-put = { $name }: положена { $give }, взята { $take }.
cats-story-swapped = { $name }: одна карточка обменяна.
cats-story-used = «{ $property }»!
cats-story-proposed = { $name } → { $friend }: предложение — { $give }, взамен — { $take }.
cats-story-pawed = «Лапа помощи»: { $name } → { $friend } — { $give }, обратно — { $take }.
cats-story-cleaned = { $name }: картина { $painting } чистая!
cats-story-clean = Картина { $painting } чистая!
cats-story-closed = { $name }: картина { $painting } закрыта.
cats-story-over = Утро. { $clean ->
    [one] Чистая { $clean } картина.
    [few] Чистых картин: { $clean }.
   *[other] Чистых картин: { $clean }.
}

## Why a computer player did it

cats-why-sure = Я знаю все три карточки картины { $painting }.
cats-why-mend = Я помню картину { $painting }: может, у меня выйдет её поправить.
cats-why-put = Картине { $painting } нужна { $colour }.
cats-why-fetch = На картине { $painting } есть { $colour }, а она нужна картине { $for }.
cats-why-look = На картину { $painting } ещё никто не смотрел.
cats-why-take = Лишняя краска нам пригодится.
cats-why-exchange = Наши краски не помогают, давайте их сменим.
cats-why-jump = У меня есть краска, которой не хватает.
cats-why-two = Сегодня хватит двух цветов из трёх.
cats-why-turbo = С двумя обменами всё получится.
cats-why-paw = Мне бы помогла ваша краска: { $colour }.
cats-why-stop = Больше здесь ничего не сделать.
cats-why-decline = Приберегу краску на потом.
cats-why-splash = Её будет легче всего очистить снова.
cats-why-twist = Эти две карточки мы всё равно не знаем.
cats-why-claim = У меня самые подходящие краски.
cats-why-search = Если всё обдумать, шанс на победу — { $percent } из 100.

## Hints for those who play for the first time

cats-coach-turn = Кубики показывают, какие картины можно попробовать очистить. Выберите кубик и откройте три карточки: совпали ли они с палитрой сверху?
cats-coach-reach = Эту картину сейчас очистить нельзя. Поэтому считайте вверх или вниз до ближайшей испачканной и выберите одну.
cats-coach-swap = Одну карточку можно обменять на свою краску. Нажмите на краску, потом на карточку. Можно и просто добыть нужный цвет!
cats-coach-empty = Без краски обмена не сделать. Посмотрите хорошенько, запомните карточки и закройте их.
cats-coach-two = «Тяжело быть котиком»: сейчас хватит двух цветов из трёх. Палитра за это уйдёт в сброс.
cats-coach-turbo = «Турбоскорость котиков»: в этой попытке можно обменять две карточки.
cats-coach-jump = У друга не получилось, а у вас есть нужная краска. Можно пойти вне очереди, и кубик не нужен!
cats-coach-paw = С «Лапой помощи» двое из вас меняются краской, чей бы ни был ход.
cats-coach-full = Больше красок вам не удержать. Выберите кубик или сбросьте один ради замены.
cats-coach-bank = Чистая картина отдаёт палитру в банк. То, что она умеет, помогает вам всем.
cats-coach-remember = Всё, что снова закрыли, нужно помнить. Помогайте друг другу!
cats-coach-event = Между раундами чёрный кот устраивает шалость. Она действует только в этом раунде.
