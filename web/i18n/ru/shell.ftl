# The house: frame of all pages, lobby, opening a table, settings.

shell-title = { $page } · Vernissage
shell-title-lobby = Vernissage · Настольные игры о картинах
shell-title-new = Открыть стол
shell-title-table = Стол
shell-title-result = Итог
shell-title-replay = Повтор
shell-title-rules = Правила
shell-title-settings = Настройки
shell-title-unknown = Здесь ничего не висит

shell-skip = Перейти к содержанию
shell-home = Vernissage, на главную
shell-nav = Страницы
shell-rules = Правила
shell-settings = Настройки
shell-language = Язык
shell-loading = Загружаем…
shell-footer = Бесплатно и без регистрации. Проект не связан ни с одним издателем этих игр.

shell-broken-title = Эта страница упала со стены
shell-broken = Что-то в ней сломалось. С вашими партиями всё в порядке: они хранятся на сервере, и можно продолжить с того же места.
shell-reload = Загрузить заново
shell-back-to-table = Вернуться за стол
shell-to-lobby = На главную
shell-unknown-title = Здесь ничего не висит
shell-unknown = По этому адресу нет страницы. Возможно, ссылка по дороге обрезалась.

# The games.
game-art-society = Моя галерея
game-art-society-kind = 2–4 игрока, каждый за себя
game-art-society-claim = Ваша собственная стена
game-art-society-about = Выигрывайте картины на аукционе, развешивайте их со вкусом и угадывайте, что музей введёт в моду. Настольная игра для 2–4 игроков.
game-art-society-bid = Ставьте
game-art-society-bid-about = В каждом раунде на аукцион выставляют несколько картин. Чем выше ставка, тем раньше выбираешь, но каждую карту можно сыграть только один раз.
game-art-society-hang = Вешайте
game-art-society-hang-about = Одинаковые рамы приносят украшения. Две картины одного типа рядом — нарушение композиции, и они не считаются.
game-art-society-score = Удивляйте
game-art-society-score-about = То, что никому не нужно, уходит в музей и входит в моду. А мода решает, чего стоит ваша стена.
game-art-society-play = Против трёх ботов. Без регистрации и ожидания.
game-art-society-showcase = Стена с девятью картинами, зеркалами, свечами и цветами

game-cats = Коты на вернисаже
game-cats-kind = 2–4 игрока от шести лет, все вместе
game-cats-claim = Двенадцать картин и одна ночь
game-cats-about = Кто-то забрызгал краской выставку котиков. Запоминайте, что увидели, меняйтесь красками и вместе очистите шедевры, пока не наступило утро.
game-cats-roll = Бросайте
game-cats-roll-about = Кубики показывают, какие картины можно попробовать очистить. Откройте три карточки на одной из них и запомните, что увидели.
game-cats-clean = Очищайте
game-cats-clean-about = Карточки показывают цвета палитры? Значит, картина чистая. Если нет, обменяйте одну на свою краску.
game-cats-beware = Берегитесь
game-cats-beware-about = Среди карточек прячутся ловушки, а чёрный кот любит пошалить. Зато каждая добытая палитра помогает всем.
game-cats-play = Вместе с двумя котиками-ботами. Без регистрации и ожидания.
game-cats-showcase = Двенадцать кошачьих картин в золотых рамах, пять из них в краске, и чёрный кот с невинным видом

# The lobby.
lobby-games = Игры
lobby-play = Играть сейчас
lobby-play-starting = Готовим стол…
lobby-friends = Играть с друзьями
lobby-how = Как это устроено
lobby-how-rules = Прочитать правила
lobby-mine = Ваши партии
lobby-mine-none = Здесь будут ваши партии.
lobby-mine-loading = Ищем ваши партии…
lobby-mine-all = Показать все: { $count }
lobby-open = Открытые столы
lobby-open-none = Сейчас ни один стол не ждёт игроков. Откройте свой для всех или сразу сыграйте с ботами.
lobby-open-new = Открыть стол
lobby-open-loading = Ищем столы…
lobby-join = Сесть
lobby-join-whose = Сесть за стол, где играют: { $names }
lobby-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
lobby-status-open = Ждём игроков
lobby-status-playing = Идёт игра
lobby-status-over = Закончена
lobby-status-broken = Продолжить нельзя
lobby-enter = К столу
lobby-resume = Продолжить
lobby-result = Итог
lobby-replay = Повтор
lobby-empty-table = Пока никого
lobby-clock-move =
    { $limit ->
        [one] { $limit } секунда на ход
        [few] { $limit } секунды на ход
       *[other] { $limit } секунд на ход
    }
lobby-clock-day =
    { $limit ->
        [one] { $limit } день на ход
        [few] { $limit } дня на ход
       *[other] { $limit } дней на ход
    }

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

# Settings.
settings-title = Настройки
settings-about = Всё действует сразу и хранится в этом браузере.
settings-name = Ваше имя
settings-name-about = Его видят другие за столом. На занятых местах остаётся прежнее имя.
settings-name-save = Сохранить
settings-name-saved = Сохранено: { $name }
settings-language = Язык
settings-language-auto = Как в браузере ({ $name })
settings-theme = Освещение
settings-theme-auto = Как в системе
settings-theme-light = День
settings-theme-dark = Вечер
settings-motion = Движение и звук
settings-calm = Меньше движения
settings-calm-about = Ничего не летает над столом.
settings-sound = Звуки
settings-sound-about = Стук молоточка, когда ваш ход, и другие тихие сигналы.
settings-pace = Темп
settings-pace-about = Как долго стол показывает ходы других и карточки, открытые на минуту.
settings-pace-slow = Не спеша
settings-pace-usual = Обычный
settings-pace-quick = Быстро
settings-hints = Помощь
settings-hints-on = Подсказки для новичков
settings-hints-on-about = Короткое пояснение, когда встречается что-то новое.
settings-hints-again = Показать подсказки заново
settings-hints-again-done = Все подсказки появятся снова

# Finished matches.
finished-not-over-title = Эта партия ещё идёт
finished-not-over = Итог будет, когда закончится последний раунд.
finished-to-table = К столу
finished-gone-title = Такой партии нет
finished-gone = По этому адресу нет партии. Возможно, ссылка по дороге обрезалась.
finished-failed-title = Запись партии не загрузилась
finished-again = Ещё раз
