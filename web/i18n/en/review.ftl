# After the game: result, replay, and the rulebook.

review-copied = Link copied

## The rulebook

review-rules-loading = The rulebook is being opened…
review-rules-failed = The rulebook could not be loaded. Load the page again.
review-rules-contents = Contents
review-rules-search = Find in the rules
review-rules-found =
    { $count ->
        [0] No clause
        [one] 1 clause
       *[other] { $count } clauses
    }
review-rules-nothing = Nothing in the rules says so. Try another word, or the number of a clause.
review-rules-link = Copy the link to this clause

## Figures of the rulebook

review-figure-label-eyeline = Eyeline
review-figure-label-stars = Stars
review-figure-label-corner = Corner
review-figure-wall = The empty wall: columns are letters, rows are numbers. The stars are on g6 and h6, the eyeline is rows 5 to 7, and an empty corner costs points.
review-figure-types-and-frames = Above, one painting of each type: the plate below the picture shows it. Below, the four frames: paintings that stand together have the same one.
review-figure-decor-shapes = The five pieces of decor and their names: one shield on each square.
review-figure-start = A starting painting has to cover a star: it may lie anywhere within the dashed line as long as it does. Here it hangs at g5.
review-figure-lots = The auctioneer of a game of four names five sizes, seeing only backs. Then the paintings are turned up.
review-figure-bids = 17 picks first, then 14, 9 and 3. All four cards are used up.
review-figure-tie = B and A have both bid 12. Below, B has a 7 and A a 5, so B picks before A. The cards further down stay hidden.
review-figure-hanging = The painting beside the wall may hang at 1, and at 2, where one unit of edge is enough. It may not hang at 3, which touches only a corner, at 4, which touches nothing, or at 5, where a square is taken.
review-figure-faux-pas = The two landscapes at the top share a side: a faux pas, and neither brings prestige. The portraits are saved by the decor between them, and the still lifes at the right touch only at a corner.
review-figure-assistant = Where it fits now, the portrait would touch another one. The assistant holds it until there is a better place.
review-figure-matching-frames = The still life at the bottom is new. Two of the paintings it touches have the same frame, so it wins one piece of at most two shields.
review-figure-many-frames = The portrait in the middle touches four paintings with its frame and wins pieces of four shields altogether, for example these.
review-figure-exchange = Lying pieces of two have run out. On the wall one of them and a single become a piece of three, and the piece of two can be taken and hung.
review-figure-swap = The portrait is too large for the last place on the wall. In the museum there is a portrait that fits; the other paintings there are too large or of another type.
review-figure-surplus = The painting that fits nowhere is set aside and costs 2 points. As a consolation a piece of one shield is hung.
review-figure-museum = Nobody took the portrait of value 5: it goes to the museum, and the marker of the portraits advances from 8 to 13.
review-figure-track = The landscapes advance by 5, from 8 to 13. There and on 12 stand other markers, so theirs steps back to 11.
review-figure-multipliers = Landscapes lead and are in fashion. No still life came to the museum, so they are ×2.
review-figure-eyeline = Landscapes are in fashion. Two of them reach into the band between the lines and bring 3 points each; the one at the upper right does not.
review-figure-score = The wall of the example: the two landscapes with the mark touch each other, those with an eye hang in the eyeline, and the lower right corner is empty.

## Result and replay

review-opening = The record is being read…
review-damaged-title = This record can’t be read
review-damaged = It is damaged, or from a game this page does not know. The program that read it says:

## Result

review-over = The evening is over
review-winners =
    { $count ->
        [one] { $names } has the finest wall
       *[other] { $names } share the victory
    }
review-ended =
    { $rounds ->
        [one] After { $rounds } round: { $reason }.
       *[other] After { $rounds } rounds: { $reason }.
    }
review-ranking = Ranking
review-tie-sum = Level on points: the cards still in hand decide by their sum: { $cards }.
review-tie-highest = Level on points: the highest card still in hand decides: { $cards }.
review-tie-seat = { $name } – { $cards }

review-breakdown = How the points came about
review-total = Points
review-line-prestige = Each painting that is no faux pas brings the multiplier of its type
review-line-decor = 1 for each shield on the wall
review-line-eyeline = 3 for each painting in fashion that reaches into the eyeline
review-line-full-wall = 5 for a wall without an empty square
review-line-corners = −2 for each empty corner
review-line-surplus = −2 for each painting set aside
review-walls = All walls
review-highlights = Moments
review-high-fiercest = The fiercest auction: bids of { $bids }.
review-high-bargain = { $name } had the first choice for only { $card }, and took “{ $painting }”.
review-high-leap =
    { $points ->
        [one] { $name } gained { $points } point in a single round.
       *[other] { $name } gained { $points } points in a single round.
    }
review-high-lead =
    { $changes ->
        [one] The lead changed hands once.
       *[other] The lead changed hands { $changes } times.
    }
review-high-decor =
    { $count ->
        [one] { $names } hung the most decor: { $shields } shields.
       *[other] { $names } hung the most decor: { $shields } shields each.
    }
review-high-taste =
    { $count ->
        [one] Not a single faux pas on the wall of { $names }.
       *[other] Not a single faux pas on the walls of { $names }.
    }

review-fair-title = Proof of a fair deal
review-fair = Every deal of this game follows from one secret number, the seed. Its fingerprint was published before the first deal, so nobody could choose or change it later. Now that the game is over the seed is open: anybody can make its fingerprint and repeat all deals from the record.
review-fair-commitment = Fingerprint before the game (SHA-256)
review-fair-seed = Seed, revealed after it
review-fair-holds = Your browser has compared them: the fingerprint is that of the seed.
review-fair-fails = The fingerprint is not that of the seed.

review-rematch = Play again
review-to-replay = Watch the replay
review-share = Share a picture
review-share-saved = The picture was saved
review-share-failed = The picture could not be made. Try again.
review-copy = Copy the link
review-copy-failed = The link could not be copied; it is in the address bar.
review-download = Download the record

## Replay

review-to-result = To the result
review-replay-setup = Before the first round
review-replay-round = Round { $round }
review-replay-round-word = Round
review-replay-walls = Walls
review-replay-following = Following whoever acts
review-replay-follow = Follow whoever acts
review-replay-hand = In the hand
review-replay-auction = Auction of the round
review-replay-bids = Bids, in the order of picking
review-replay-bid = { $name }: { $card }
review-replay-sealed = { $name }: a sealed bid
review-replay-taken = { $lot }, taken by { $name }
review-replay-museum = the museum
review-replay-chart = Points, round by round
review-replay-controls = Controls of the replay
review-replay-step = Step of the game
review-replay-at = Step { $step } of { $end }. { $sentence }
review-replay-speed = Speed
review-replay-round-back = To the beginning of the round, or to the round before
review-replay-back = One step back
review-replay-play = Play
review-replay-pause = Pause
review-replay-next = One step on
review-replay-round-next = To the next round
review-replay-copy = Copy the link to this moment
