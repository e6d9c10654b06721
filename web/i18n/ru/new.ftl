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
new-no-people = Хотя бы одно место — для человека.
new-looking-on = Вы не играете, а смотрите.
new-rules = Правила
new-editions-link = Все отличия — в правилах
new-more = Ещё настройки
new-flag-as-edition = Как в издании
new-flag-less = Меньше
new-flag-more = Больше
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
