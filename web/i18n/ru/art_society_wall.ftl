# Walls, what hangs on them, and hanging.

wall-own = Ваша стена
wall-summary =
    { $label }: { $paintings ->
        [0] картин нет
        [one] { $paintings } картина
        [few] { $paintings } картины
       *[other] { $paintings } картин
    }, { $decor ->
        [0] украшений нет
        [one] { $decor } украшение
        [few] { $decor } украшения
       *[other] { $decor } украшений
    }, { $fauxPas ->
        [0] нарушений композиции нет
        [one] { $fauxPas } нарушение композиции
        [few] { $fauxPas } нарушения композиции
       *[other] { $fauxPas } нарушений композиции
    }, { $free ->
        [0] свободных клеток нет
        [one] { $free } свободная клетка
        [few] { $free } свободные клетки
       *[other] { $free } свободных клеток
    }
wall-tiles = { $label }: что висит
wall-tile = { $square }: { $tile }
wall-tile-faux-pas = { $square }: { $tile }, нарушение композиции

wall-painting = { $type }: { $title }
wall-type-city = Городской вид
wall-type-portrait = Портрет
wall-type-still-life = Натюрморт
wall-type-landscape = Пейзаж
wall-decor-single = Украшение на 1 щит
wall-decor-wide = Горизонтальное украшение на 2 щита
wall-decor-tall = Вертикальное украшение на 2 щита
wall-decor-frieze = Горизонтальное украшение на 3 щита
wall-decor-column = Вертикальное украшение на 3 щита

# Hanging
wall-hang = Ваша стена. В руке: { $tile }
wall-keys = Стрелки ведут от места к месту, N и P — по всем по очереди, Home и End — к первому и последнему. Enter вешает, Escape возвращает.
wall-place = { $square }:
wall-points =
    { $number ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
wall-matches =
    { $frames ->
        [one] Совпала { $frames } рама.
        [few] Совпали { $frames } рамы.
       *[other] Совпало { $frames } рам.
    }
wall-wins =
    { $frames ->
        [one] Совпала { $frames } рама
        [few] Совпали { $frames } рамы
       *[other] Совпало { $frames } рам
    }: { $shields ->
        [one] украшение на { $shields } щит.
       *[other] украшения, до { $shields } щитов.
    }
wall-clashes =
    { $paintings ->
        [one] Нарушение композиции: { $paintings } картина не приносит престижа.
        [few] Нарушение композиции: { $paintings } картины не приносят престижа.
       *[other] Нарушение композиции: { $paintings } картин не приносят престижа.
    }
wall-put-back = Вернуть
wall-undo = Отменить: { $tile }
wall-hint-drop = Выберите место на стене
wall-hint-undoable = В этом раунде ещё можно отменить
wall-hint-final = Перед окончательным решением мы переспросим
wall-trial = Повесить здесь?
wall-rehearsed = Это только примерка: взять картину можно, когда подойдёт ваша очередь выбирать.
wall-cancel = Другое место
