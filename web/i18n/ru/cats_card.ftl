# Cats at the Vernissage, as the lobby shows it.

game-cats = Коты на вернисаже
game-cats-kind = 2–{ "\u2060" }4 игрока от шести лет, все вместе
game-cats-claim = Двенадцать картин и одна ночь
game-cats-about = Кто-то забрызгал краской выставку котиков. Запоминайте, что увидели, меняйтесь красками и вместе очистите шедевры, пока не наступило утро.
game-cats-roll = Бросайте
game-cats-roll-about = Кубики показывают, какие картины можно попробовать очистить. Откройте три карточки на одной из них и запомните, что увидели.
game-cats-clean = Очищайте
game-cats-clean-about = Карточки показывают цвета палитры? Значит, картина чистая. Если нет, обменяйте одну на свою краску.
game-cats-beware = Берегитесь
game-cats-beware-about = Среди карточек прячутся ловушки, а чёрный кот любит пошалить. Зато каждая добытая палитра помогает всем.
game-cats-play = Вместе с двумя котиками-ботами. Без регистрации и ожидания.
game-cats-showcase = Двенадцать кошачьих картин в золотых рамах, пять из них в краске, и чёрный кот с невинным видом

## Levels of computer players

cats-level-kitten = Котёнок
cats-level-young-cat = Молодой кот
cats-level-cat = Кот
cats-level-expert = Мудрый кот

## Names of computer players, by seat: the faces are in ui/figure

cats-bot-1 = Мурзик
cats-bot-2 = Пестрик
cats-bot-3 = Рыжик
cats-bot-4 = Уголёк
cats-bot-5 = Снежок
cats-bot-6 = Дымка
cats-bot-7 = Бисквит
cats-bot-8 = Носочек
