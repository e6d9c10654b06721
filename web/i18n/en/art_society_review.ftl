# Art Society after the game: result, replay, and the rulebook. The words that all games share are in review.ftl.

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
review-tie-sum = Tied on points: the sum of the cards still in hand decides: { $cards }.
review-tie-highest = Tied on points: the highest card still in hand decides: { $cards }.
review-tie-seat = { $name } – { $cards }

review-breakdown = How the points came about
review-total = Points
review-line-prestige = Each painting that is not a faux pas brings the multiplier of its type
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

## Replay

review-replay-walls = Walls
review-replay-following = Following the player who acts
review-replay-follow = Follow the player who acts
review-replay-hand = In the hand
review-replay-auction = Auction of the round
review-replay-bids = Bids, in the order of picking
review-replay-bid = { $name }: { $card }
review-replay-sealed = { $name }: a sealed bid
review-replay-taken = { $lot }, taken by { $name }
review-replay-museum = the museum
review-replay-chart = Points, round by round
