# After the game: result, replay, and the rulebook.

review-copied = Ссылка скопирована

## The rulebook

review-rules-loading = Открываем правила…
review-rules-failed = Правила не загрузились. Загрузите страницу заново.
review-rules-contents = Содержание
review-rules-search = Найти в правилах
review-rules-found =
    { $count ->
        [0] Ничего
        [one] { $count } пункт
        [few] { $count } пункта
       *[other] { $count } пунктов
    }
review-rules-nothing = В правилах такого нет. Попробуйте другое слово или номер пункта.
review-rules-link = Копировать ссылку на этот пункт

## Result and replay

review-opening = Читаем запись партии…
review-damaged-title = Эту запись не прочитать
review-damaged = Она повреждена или от игры, которую эта страница не знает. Программа сообщает:

## Result

review-fair-title = Доказательство честной раздачи
review-fair = Все раздачи этой партии следуют из одного секретного числа — зерна. Его отпечаток был опубликован до первой раздачи, так что никто не мог выбрать или подменить зерно потом. Теперь игра окончена и зерно открыто: кто угодно может вычислить отпечаток и повторить все раздачи по записи партии.
review-fair-commitment = Отпечаток до игры (SHA-256)
review-fair-seed = Зерно, открытое после неё
review-fair-holds = Ваш браузер сравнил их: отпечаток соответствует зерну.
review-fair-fails = Отпечаток не соответствует зерну.

review-rematch = Реванш
review-to-replay = Смотреть повтор
review-share = Поделиться картинкой
review-share-saved = Картинка сохранена
review-share-failed = Картинка не получилась. Попробуйте ещё раз.
review-copy = Копировать ссылку
review-copy-failed = Скопировать не удалось; ссылка — в адресной строке.
review-download = Скачать запись партии

## Replay

review-to-result = К итогу
review-replay-setup = До первого раунда
review-replay-round = Раунд { $round }
review-replay-round-word = Раунд
review-replay-controls = Управление повтором
review-replay-step = Шаг партии
review-replay-at = Шаг { $step } из { $end }. { $sentence }
review-replay-speed = Скорость
review-replay-round-back = К началу раунда или к прошлому раунду
review-replay-back = Шаг назад
review-replay-play = Смотреть
review-replay-pause = Пауза
review-replay-next = Шаг вперёд
review-replay-round-next = К следующему раунду
review-replay-copy = Копировать ссылку на этот момент
