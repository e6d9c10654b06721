# A new table of Art Society: computer players and options.

art-society-level-random-about = Plays any legal move. Good for a first look.
art-society-level-visitor-about = Friendly and a little careless. Good for your first matches.
art-society-level-collector-about = Knows what a wall is worth. Hard to beat.

## Editions

art-society-edition-pl = Polish edition
art-society-edition-pl-about = The most freedom: you need not take all the decor that four or more matching frames win, and you may set aside a painting that has no room even if you could swap it. Ties go to the highest sum of the cards in hand.
art-society-edition-ru = Russian edition
art-society-edition-ru-about = You take all the decor that four or more matching frames win, and you may set aside a painting only if you can’t swap it. Ties go to the highest card in hand.
art-society-edition-zh = Chinese edition
art-society-edition-zh-about = Like the Russian edition, but ties go to the highest sum of the cards in hand.

## Flags

art-society-flag-decor-total = Four or more matching frames win
art-society-flag-decor-total-at-most = up to as many shields
art-society-flag-decor-total-exact = exactly as many shields
art-society-flag-tie = A tie goes to
art-society-flag-tie-sum = the highest sum of the cards in hand
art-society-flag-tie-highest = the highest card in hand
art-society-flag-surplus = Setting a painting aside
art-society-flag-surplus-free = always, if there is no room
art-society-flag-surplus-forced = only if nothing can be swapped
art-society-flag-markers = Prestige markers may not share
art-society-flag-markers-space = a space of the track
art-society-flag-markers-number = a number (4 and 54 may)
art-society-flag-bid-tracker = Past bids
art-society-flag-bid-tracker-off = are hidden, as at a real table
art-society-flag-bid-tracker-on = are shown to everybody
