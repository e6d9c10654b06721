# What happened at the table: the story, announcements for screen readers, the reveal of the bids, and the coach.
# Lines of the story are sentences without a full stop; $you is "yes" when $name is the reader.

story-round-title = Round { $round }
story-setup = Before the first round
story-reveal = The bids are turned up
story-then = { $said }. { $next }

## Things

story-painting = “{ $title }” ({ $type })
story-untitled = a painting ({ $type })
story-type-city = city life
story-type-portrait = portrait
story-type-still-life = still life
story-type-landscape = landscape
story-types-city = city life
story-types-portrait = portraits
story-types-still-life = still lifes
story-types-landscape = landscapes
story-decor =
    { $shields ->
        [one] decor of { $shields } shield
       *[other] decor of { $shields } shields
    }

## Setting up

story-dealt =
    { $you ->
        [yes] You are dealt { $item }
       *[no] { $name } is dealt { $item }
    }
story-card =
    { $you ->
        [yes] You are dealt the starting bid card { $card }
       *[no] { $name } is dealt the starting bid card { $card }
    }

## The auction

story-round =
    { $you ->
        [yes] Round { $round }: you hold the gavel
       *[no] Round { $round }: { $name } holds the gavel
    }
story-named =
    { $you ->
        [yes] You put a painting of { $shape } up for auction
       *[no] { $name } puts a painting of { $shape } up for auction
    }
story-turned-up =
    { $count ->
        [one] A lot is turned up: { $items }
       *[other] The lots are turned up: { $items }
    }
story-bid =
    { $you ->
        [yes] You have bid
       *[no] { $name } has bid
    }
story-revealed = The bids: { $bids }
story-revealed-bid =
    { $you ->
        [yes] you – { $card }
       *[no] { $name } – { $card }
    }
story-revealed-tie =
    { $you ->
        [yes] you – { $card } (below it { $below })
       *[no] { $name } – { $card } (below it { $below })
    }
story-turn =
    { $you ->
        [yes] It is your turn
       *[no] It is the turn of { $name }
    }
story-picked =
    { $you ->
        [yes] You take { $item }
       *[no] { $name } takes { $item }
    }

## Hanging

story-hung-start =
    { $you ->
        [yes] You hang { $item } at { $square }
       *[no] { $name } hangs { $item } at { $square }
    }
story-hung-hand =
    { $you ->
        [yes] You hang { $item } at { $square }
       *[no] { $name } hangs { $item } at { $square }
    }
story-hung-assistant =
    { $you ->
        [yes] Your assistant hands over { $item }: it hangs at { $square }
       *[no] The assistant of { $name } hands over { $item }: it hangs at { $square }
    }
story-hung-museum =
    { $you ->
        [yes] You hang { $item } from the museum at { $square }
       *[no] { $name } hangs { $item } from the museum at { $square }
    }
story-hung-wins =
    { $shields ->
        [one] { $sentence }; matching frames win decor of { $shields } shield
       *[other] { $sentence }; matching frames win decor of up to { $shields } shields
    }
story-given =
    { $you ->
        [yes] You give { $item } to your assistant
       *[no] { $name } gives { $item } to the assistant
    }
story-stopped =
    { $you ->
        [yes] You take no more decor
       *[no] { $name } takes no more decor
    }
story-lapsed =
    { $you ->
        [yes] No more decor for you: no piece can be taken
       *[no] No more decor for { $name }: no piece can be taken
    }
story-swapped =
    { $you ->
        [yes] You swap { $gives } for { $takes } from the museum
       *[no] { $name } swaps { $gives } for { $takes } from the museum
    }
story-surplus =
    { $you ->
        [yes] { $count ->
            [one] You set { $item } aside: a surplus
           *[other] You set { $item } aside: a surplus, number { $count }
        }
       *[no] { $count ->
            [one] { $name } sets { $item } aside: a surplus
           *[other] { $name } sets { $item } aside: a surplus, number { $count }
        }
    }
story-undone =
    { $you ->
        [yes] You take back { $item }
       *[no] { $name } takes back { $item }
    }
story-undone-decision =
    { $you ->
        [yes] You think again about your decor
       *[no] { $name } thinks again about the decor
    }
story-exchanged =
    { $you ->
        [yes] A shape of decor has run out: pieces on your wall are exchanged for others of the same area
       *[no] A shape of decor has run out: pieces on the wall of { $name } are exchanged for others of the same area
    }
story-ready =
    { $you ->
        [yes] You are ready
       *[no] { $name } is ready
    }
story-not-ready =
    { $you ->
        [yes] You are not ready after all
       *[no] { $name } is not ready after all
    }

## The museum, and the end

story-bought = The museum buys { $item }. { $type }: prestige { $from } → { $to }
story-bought-flipped = { $sentence }, once around the track
story-bought-stepped = { $sentence }, because the next space was taken
story-fashion = Worth now: { $ranking }
story-fashion-type = { $type } ×{ $times }
story-ending = This is the last round: { $reason }
story-no-ending = This is not the last round after all
story-over = The game is over: { $points }
story-points =
    { $you ->
        [yes] you – { $points }
       *[no] { $name } – { $points }
    }

## Coming back

story-arrived =
    { $round ->
        [0] You come to the table
       *[other] You come to the table in round { $round }
    }
story-meanwhile =
    { $rounds ->
        [0] You have missed a part of this round
        [one] You have missed { $rounds } round
       *[other] You have missed { $rounds } rounds
    }
story-grew =
    { $you ->
        [yes] New on your wall: { $paintings ->
            [one] { $paintings } painting
           *[other] { $paintings } paintings
        }, { $decor } decor
       *[no] New on the wall of { $name }: { $paintings ->
            [one] { $paintings } painting
           *[other] { $paintings } paintings
        }, { $decor } decor
    }

## The coach: at most two sentences each

coach-start = Hang your first painting so that it covers a star. Everything else will touch it or its neighbours, so leave room on all sides.
coach-lots = You hold the gavel and choose what is auctioned, but you see only the backs. Small paintings fit anywhere; large ones fill a wall sooner.
coach-bid = Whoever bids more picks earlier. But each card can be used only once in the whole game, so save the high ones for what you really want.
coach-tie = Two equal bids: now the cards below them decide, one after the other, down to the starting cards.
coach-pick = Drag a painting onto your wall and see what it would bring there. Nothing is final until you confirm.
coach-frames = Matching frames win decor: one shield for every neighbour with the same frame. It has to be taken at once.
coach-faux-pas = Two paintings of one type side by side are a faux pas: neither brings prestige. A piece of decor between them saves both.
coach-decor = Take a piece of decor and hang it beside anything. Every shield is a point, and a small piece keeps paintings of one type apart.
coach-no-room = There is no room for this painting. Swap it with the museum if something there fits, or set it aside for −2 points.
coach-assistant = Not sure where to hang it? Your assistant can hold one thing for you, but it brings no points if it is still held at the end.
coach-ready = You can still take back what you hung in this round, the newest first. When everybody is ready, the round is over.
coach-museum = The museum buys what nobody took, and that type gains prestige. The types rank from ×5 to ×2: that is what each of their paintings is worth.
coach-last = This is the last round. Hang what your assistant still holds, and mind the corners.
coach-eyeline = The eyeline is the band across the middle of your wall. Each painting of the type in fashion (×5) that reaches into it brings 3 points more.
coach-corners = Every empty corner of your wall costs 2 points at the end. Paintings or decor can cover them.
coach-end = The game ends with the round in which a wall is full, somebody sets a second painting aside, or the bid cards run out.
