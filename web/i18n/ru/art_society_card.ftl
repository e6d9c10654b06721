# Art Society, as the lobby shows it.

game-art-society = Моя галерея
game-art-society-kind = 2–{ "\u2060" }4 игрока, каждый за себя
game-art-society-claim = Ваша собственная стена
game-art-society-about = Выигрывайте картины на аукционе, развешивайте их со вкусом и угадывайте, что музей введёт в моду. Настольная игра для 2–{ "\u2060" }4 игроков.
game-art-society-bid = Ставьте
game-art-society-bid-about = В каждом раунде на аукцион выставляют несколько картин. Чем выше ставка, тем раньше выбираешь, но каждую карту можно сыграть только один раз.
game-art-society-hang = Вешайте
game-art-society-hang-about = Одинаковые рамы приносят украшения. Две картины одного типа рядом — нарушение композиции, и они не считаются.
game-art-society-score = Удивляйте
game-art-society-score-about = То, что никому не нужно, уходит в музей и входит в моду. А мода решает, чего стоит ваша стена.
game-art-society-play = Против трёх ботов. Без регистрации и ожидания.
game-art-society-showcase = Стена с девятью картинами, зеркалами, свечами и цветами

## Levels of computer players

# Soft hyphens, for names stand in narrow columns.
art-society-level-random = Прохожий
art-society-level-visitor = Посе{ "\u00AD" }титель
art-society-level-collector = Коллек{ "\u00AD" }ционер

## Names of computer players, by seat: the faces are in ui/figure

art-society-bot-1 = Одетта
art-society-bot-2 = Фердинанд
art-society-bot-3 = Мила
art-society-bot-4 = Ансельм
art-society-bot-5 = Розалинда
art-society-bot-6 = Казимир
art-society-bot-7 = Инес
art-society-bot-8 = Тео

## What its players often say

room-phrase-wall = Какая красивая стена
room-phrase-bid = Отличная ставка
