# Art Society, as the lobby shows it.

game-art-society = Art Society
game-art-society-kind = 2–{ "\u2060" }4 players, against each other
game-art-society-claim = A wall of your own
game-art-society-about = Win paintings at auction, hang them with taste, and guess what the museum will make fashionable. A board game for two to four players.
game-art-society-bid = Bid
game-art-society-bid-about = Each round a handful of paintings is auctioned. Whoever bids more picks first, but every card can be bid only once.
game-art-society-hang = Hang
game-art-society-hang-about = Matching frames win decor. Two paintings of the same type side by side are a faux pas and count for nothing.
game-art-society-score = Impress
game-art-society-score-about = What nobody wants goes to the museum and comes into fashion. Fashion decides what your wall is worth.
game-art-society-play = Against three computer players. No account, no waiting.
game-art-society-showcase = A wall with nine paintings, mirrors, candles and flowers

## Levels of computer players

art-society-level-random = Stroller
art-society-level-visitor = Visitor
art-society-level-collector = Collector

## Names of computer players, by seat: the faces are in ui/figure

art-society-bot-1 = Odette
art-society-bot-2 = Ferdinand
art-society-bot-3 = Mila
art-society-bot-4 = Anselm
art-society-bot-5 = Rosalind
art-society-bot-6 = Casimir
art-society-bot-7 = Ines
art-society-bot-8 = Theo

## What its players often say

room-phrase-wall = What a beautiful wall
room-phrase-bid = Well bid
