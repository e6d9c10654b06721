# Opening a table.
new-title = Открыть стол
new-about = Выберите, кто играет. Каждый приглашённый получит ссылку; регистрация никому не нужна.
new-players = Игроки
new-name = Ваше имя
new-name-about = Его видят остальные.
new-players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
new-seat = Место { $number }
new-seat-me = Вы
new-seat-me-about = Ваше собственное место.
new-seat-open = Друг
new-seat-open-about = Свободное место для того, у кого есть ваша ссылка. Позже сюда можно посадить и бота.
new-seat-bot = Бот: { $level }
new-level-random-about = Делает что попало, лишь бы по правилам. Подойдёт для первого знакомства.
new-level-visitor-about = Играет дружелюбно и чуть рассеянно. Подойдёт для первых партий.
new-level-collector-about = Знает, чего стоит стена. Победить непросто.
new-level-kitten-about = Быстро забывает и любит пробовать. Милый, но с ним не соскучишься.
new-level-young-cat-about = Помнит почти всё, что видел. Хороший друг для первых ночей.
new-level-cat-about = Не забывает ни одной карточки и делает самое полезное.
new-level-expert-about = Думает наперёд за всю команду.
new-no-people = Хотя бы одно место — для человека.
new-looking-on = Вы не играете, а смотрите.
new-rules = Правила
new-edition-pl = Польское издание
new-edition-pl-about = Больше всего свободы: из украшений за четыре рамы и больше можно взять не всё, а картину, для которой нет места, можно отложить, даже если возможен обмен. При равных очках решает сумма карт на руке.
new-edition-ru = Русское издание
new-edition-ru-about = Украшения за четыре рамы и больше берут полностью, а картину откладывают, только если обмен невозможен. При равных очках решает самая старшая карта на руке.
new-edition-zh = Китайское издание
new-edition-zh-about = Как русское, но при равных очках решает сумма карт на руке.
new-editions-link = Все отличия — в правилах
new-more = Ещё настройки
new-flag-as-edition = Как в издании
new-flag-decor-total = Четыре одинаковые рамы и больше приносят
new-flag-decor-total-at-most = не больше стольких же щитов
new-flag-decor-total-exact = ровно столько же щитов
new-flag-tie = При равных очках решает
new-flag-tie-sum = сумма карт на руке
new-flag-tie-highest = старшая карта на руке
new-flag-surplus = Отложить картину можно
new-flag-surplus-free = всегда, когда для неё нет места
new-flag-surplus-forced = только если обмен невозможен
new-flag-markers = Маркеры престижа не делят
new-flag-markers-space = одно деление шкалы
new-flag-markers-number = одно число (4 и 54 — разные)
new-flag-bid-tracker = Прошлые ставки
new-flag-bid-tracker-off = скрыты, как за настоящим столом
new-flag-bid-tracker-on = видны всем
new-flag-start = Кто начинает
new-flag-start-random = решает случай
new-flag-start-seat-a = первое место
new-flag-start-seat-b = второе место
new-flag-start-seat-c = третье место
new-flag-start-seat-d = четвёртое место
new-flag-order = Новый раунд начинает
new-flag-order-first = снова первый игрок
new-flag-order-runs-on = тот, чья очередь
new-flag-hard-cat = «Тяжело быть котиком»
new-flag-hard-cat-strict = два цвета и ни одного чужого
new-flag-hard-cat-lenient = два цвета, третий любой
new-flag-memory-aid = Увиденные карточки
new-flag-memory-aid-off = запоминаете сами
new-flag-memory-aid-on = остаются помечены на рубашке
new-flag-clause = Пункт правил об этом: { $clause }
new-clock = Время
new-clock-none = Без часов
new-clock-none-about = Каждый думает сколько хочет.
new-clock-move = Часы на каждый ход
new-clock-move-about = Когда время выйдет, за вас будет сделан простой ход.
new-clock-move-limit = Время на ход
new-clock-day = Дни на каждый ход
new-clock-day-about = Ходите, когда найдётся минута.
new-clock-day-limit = Дней на ход
new-clock-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[other] { $count } секунд
    }
new-clock-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[other] { $count } минут
    }
new-clock-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
new-guests = Гости
new-listed = Показать стол на главной
new-listed-about = Свободное место может занять кто угодно. Иначе — только те, у кого есть ваша ссылка.
new-watching = Пускать зрителей
new-watching-about = Они видят только то, что видят все игроки.
new-open = Открыть стол
new-start = Начать игру
new-opening = Готовим стол…
new-no-game = Такой игры здесь нет.
