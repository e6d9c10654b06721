# The room around a table: arriving, waiting, the others, chat, the line to the server.

## Arriving

room-guest-name = Гость { $number }
room-name-label = Ваше имя
room-name-hint = Его видят остальные.
room-sit-title = Вас приглашают
room-sit-at = { $name } держит для вас место.
room-sit-open = За этим столом есть свободное место.
room-sit-down = Сесть за стол
room-sit-watch = Только смотреть
room-arriving = Идём к столу

## The table can't be shown

room-refused-title = Этот стол открыть нельзя
room-refused-no-such-match = По этому адресу стола нет. Возможно, ссылка неполная.
room-refused-not-allowed = Этот стол — для приглашённых. Попросите ссылку у кого-нибудь из игроков.
room-refused-no-free-seat = Все места заняты, а зрителей за этот стол не пускают.
room-refused-broken = Сохранённая партия повреждена, продолжить её нельзя. Помочь может тот, кто ведёт этот сервер.
room-refused-unsupported-protocol = Эта страница старее сервера. Загрузите её заново.
room-refused-reload = Загрузить заново
room-refused-lobby = К открытым столам
room-closed-title = Этот стол закрыт
room-closed = Все ушли до начала игры.

## Before the game

room-waiting-title = Ждём игроков
room-waiting-begins = Игра начнётся, когда все места будут заняты.
room-waiting-host = { $name } может начать и раньше; тогда свободные места займут боты.
room-seats = Места
room-seat-you = { $name } (вы)
room-seat-free = Свободное место
room-seat-kept = Занято для: { $name }
room-seat-computer = Бот: { $level }
room-seat-host = Хозяин стола
room-here = на месте
room-away = не в сети
room-invite-title = Позовите друзей
room-watch-title = Для зрителей
room-invite-hint = Кто откроет эту ссылку, получит свободное место.
room-invite-link = Ссылка для игроков
room-invite-loopback = Эту ссылку можно открыть только на этом компьютере. Чтобы пустить друзей, запустите сервер с параметром
room-invite-address = Как друзьям попасть на этот компьютер
room-qr = Ссылка в виде QR-кода
room-qr-show = Для камеры телефона
room-watch-link = Ссылка для зрителей
room-copy = Копировать
room-copied = Скопировано
room-copy-by-hand = Выделите ссылку и скопируйте её
room-share = Поделиться
room-share-text = Сыграем вместе?
room-start-title = Начать не дожидаясь
room-start-level = Боты на свободных местах
room-rules = Прочитать пока правила
room-start = Начать
room-start-hint =
    { $count ->
        [one] Свободное место займёт бот.
        [few] { $count } свободных места займут боты.
       *[other] { $count } свободных мест займут боты.
    }
room-look-on = Вы смотрите
room-leave-seat = Освободить место

## During the game

room-sound-on = Включить звук
room-sound-off = Выключить звук
room-leave = Выйти
room-leave-title = Выйти из-за стола
room-leave-playing = Место останется за вами: стол ждёт на главной, среди ваших партий. Если это надолго, пусть пока играет бот, чтобы никто не ждал.
room-leave-alone = Партия подождёт: стол будет на главной, среди ваших партий.
room-leave-clock = Место останется за вами, но часы идут: когда время выйдет, за вас будет сделан простой ход.
room-leave-stay = Остаться
room-leave-return = Я вернусь
room-leave-computer = Пусть играет бот
room-watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[other] { $count } зрителей
    }
room-standing-in = За вас играет бот
room-take-back = Вернуться на место
room-call = Ваш ход
room-call-me = Сообщить, когда мой ход
room-call-agreed = Мы сообщим, когда будет ваш ход, даже если вы смотрите в другое окно.
room-call-refused = Браузер этого не разрешает. Это можно изменить в его настройках для этой страницы.
room-absent = { $name } не в сети
room-absent-wait = Бота можно будет позвать через { $time }
room-absent-from = Бота можно будет позвать: { $time }
room-absent-vote = Пусть играет бот
room-absent-voted = Вы за
room-absent-votes = За: { $given } из { $needed }
room-time-you = У вас { $time }
room-time-other = { $name }: { $time }
room-time-until = { $name }: до { $time }
room-time-until-you = Вы: до { $time }
room-over = Игра окончена
room-rematch = Реванш
room-rematch-made = Открыт новый стол
room-rematch-go = К новому столу
room-broken = Эту партию нельзя продолжить: запись повреждена. Помочь может тот, кто ведёт этот сервер.
room-unknown-game = Эта страница не знает игры за этим столом. Загрузите её заново.
room-game-failed = Стол не загрузился

## The line

room-lost = Связь прервалась
room-reconnecting = Восстанавливаем связь
room-reconnect-in =
    { $seconds ->
        [one] Новая попытка через { $seconds } секунду
        [few] Новая попытка через { $seconds } секунды
       *[other] Новая попытка через { $seconds } секунд
    }
room-retry = Повторить
room-back = Связь восстановлена

## Chat and people

room-chat = Чат
room-chat-open = Открыть чат
room-chat-close = Закрыть
room-chat-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[other] { $count } новых сообщений
    }
room-chat-empty = Пока все молчат
room-chat-placeholder = Напишите что-нибудь
room-chat-send = Отправить
room-chat-left = Осталось: { $count }
room-chat-phrases = Быстрые фразы
room-chat-log = Сообщения
room-chat-spectator = Писать могут только игроки
room-chat-aloud = Читать новые сообщения вслух (для программ чтения с экрана)
room-chat-said = { $name }: { $text }
room-people = За столом
room-mute = Заглушить: { $name }
room-unmute = Снова слышать: { $name }
room-muted = без звука
room-phrase-hello = Привет
room-phrase-luck = Удачи
room-phrase-moment = Минутку, я думаю
room-phrase-thanks = Спасибо за игру

## Why something was not done

room-problem-rules = Правила этого не разрешают.
room-problem-lost = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
room-problem-busy = Сервер очень занят. Попробуйте чуть позже.
room-problem-store = Сохранить не удалось, поэтому ничего не изменилось. Попробуйте чуть позже.
room-problem-too-fast = Слишком много сразу. Подождите немного.
room-problem-text = Этот текст нельзя передать.
room-problem-too-early = У игрока ещё есть время вернуться. Попробуйте позже.
room-problem-not-allowed = Здесь это не разрешено.
room-problem-not-your-seat = У вас нет места за этим столом.
room-problem-not-started = Игра ещё не началась.
room-problem-already-started = Игра уже началась.
room-problem-over = Игра окончена.
room-problem-broken = Сохранённая партия повреждена, продолжить её нельзя.
room-problem-no-such-match = Такого стола нет.
room-problem-no-such-level = Ботов такого уровня нет.
room-problem-no-session = Ваш сеанс закончился. Загрузите страницу заново.
room-problem-bad-message = Сервер не понял эту страницу. Загрузите её заново.
