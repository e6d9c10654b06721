# The house: frame of all pages, lobby.

shell-title = { $page } · Vernissage
shell-title-lobby = Vernissage · Настольные игры о картинах
shell-title-called = Ваш ход · { $page }
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
lobby-running = Партии, которые идут
lobby-mine-above = Все ваши партии идут: они вверху.
lobby-open = Открытые столы
lobby-open-none = Сейчас ни один стол не ждёт игроков. Откройте свой для всех или сразу сыграйте с ботами.
lobby-open-new = Открыть стол
lobby-open-loading = Ищем столы…
lobby-join = Сесть
lobby-join-whose = Сесть за стол, где играют: { $names }
lobby-watch-title = Можно посмотреть
lobby-watch = Смотреть
lobby-watch-whose = Смотреть, как играют: { $names }
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
lobby-status-mine = Ваш ход
lobby-status-others = Ждём: { $names }
lobby-status-won = Победа: { $names } ({ $points })
lobby-status-won-all = Общая победа
lobby-status-lost = На этот раз не вышло
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

# Finished matches.
finished-not-over-title = Эта партия ещё идёт
finished-not-over = Итог будет, когда закончится последний раунд.
finished-to-table = К столу
finished-gone-title = Такой партии нет
finished-gone = По этому адресу нет партии. Возможно, ссылка по дороге обрезалась.
finished-failed-title = Запись партии не загрузилась
finished-again = Ещё раз

## Lists: of two, and of more from the front to the last

table-list-two = { $first } и { $last }
table-list-next = { $first }, { $next }
table-list-last = { $first } и { $last }
