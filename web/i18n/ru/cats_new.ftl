# A new table of Cats at the Vernissage: computer players and options.

cats-level-kitten-about = Быстро забывает и любит пробовать. Милый, но с ним не соскучишься.
cats-level-young-cat-about = Помнит почти всё, что видел. Хороший друг для первых ночей.
cats-level-cat-about = Не забывает ни одной карточки и делает самое полезное.
cats-level-expert-about = Думает наперёд за всю команду.

## Editions

cats-edition-ru = Русское издание

## Flags

cats-flag-start = Кто начинает
cats-flag-start-random = решает случай
cats-flag-start-seat-a = первое место
cats-flag-start-seat-b = второе место
cats-flag-start-seat-c = третье место
cats-flag-start-seat-d = четвёртое место
cats-flag-order = Новый раунд начинает
cats-flag-order-first = снова первый игрок
cats-flag-order-runs-on = тот, чья очередь
cats-flag-hard-cat = «Тяжело быть котиком»
cats-flag-hard-cat-strict = два цвета и ни одного чужого
cats-flag-hard-cat-lenient = два цвета, третий любой
cats-flag-memory-aid = Увиденные карточки
cats-flag-memory-aid-off = запоминаете сами
cats-flag-memory-aid-on = остаются помечены на рубашке
