# What the tables of all games say.

table-load-failed = Правила не загрузились.
table-again = Ещё раз
table-close = Закрыть
table-back = Назад
table-info = Ещё об игре

## Players

table-you = Вы
table-own-seat = { $name } ({ $letter })
table-away = не в сети
table-replaced = играет бот

## Banner

table-banner = Что происходит
table-round = Раунд { $round }
table-your-move = Ваш ход
table-refused-clause = Пункт { $clause }
table-to-result = Посмотреть итог

## Story

story-title = Ход игры
story-skip = Пропустить
story-empty = Пока ничего не произошло

## Coach

coach-label = Подсказка
coach-got-it = Понятно
coach-off = Без подсказок
