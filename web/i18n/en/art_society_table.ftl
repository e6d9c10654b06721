# The table of Art Society: banner, seats, tray, prestige, score, supply.

## Types of paintings

table-type-city = City life
table-type-portrait = Portrait
table-type-still-life = Still life
table-type-landscape = Landscape
table-types-city = City life
table-types-portrait = Portraits
table-types-still-life = Still lifes
table-types-landscape = Landscapes

## Banner

table-stages = Parts of the round
table-stage-lots = Lots
table-stage-bids = Bids
table-stage-turns = Pick and hang
table-stage-museum = Museum

table-do-start = Hang your starting painting so that it covers a star
table-do-name = { $left ->
    [one] You hold the gavel: choose the last painting for the auction
   *[other] You hold the gavel: choose { $left } paintings for the auction
  }
table-do-bid = Bid with one of your cards: whoever bids more picks earlier
table-do-pick = Try the paintings on your wall, then take one
table-do-hang = Hang your painting, or give it to your assistant
table-do-no-room = There is no room for your painting: decide what becomes of it
table-do-decor = Matching frames: choose a decor and hang it
table-do-arrange = Say that you are ready, or change what you did

table-wait-start = Waiting for { $names } to hang a starting painting
table-wait-name = { $names } chooses the paintings for the auction
table-wait-bid = Waiting for the bids of { $names }
table-wait-pick = { $names } picks a painting
table-wait-deal = { $names } hangs the new painting
table-wait-ready = Waiting for { $names } to be ready
table-waiting = Waiting for { $names }
table-your-place = You are number { $place } to pick
table-phase-start-deal = The starting paintings are dealt
table-phase-card-deal = The starting bid cards are dealt
table-phase-draw = The lots are turned up
table-phase-over = The game is over

## The end comes near

table-warnings = The end of the game
table-last-round = Last round: { $reason }
table-ending-full-wall = a wall is full
table-ending-second-surplus = a second painting was set aside
table-ending-no-bids = no bid cards are left
table-ending-no-paintings = too few paintings are left
table-ending-other = the game ends with it
table-warn-squares = { $free ->
    [0] { $name }: the wall is full
    [one] { $name }: only { $free } square free
   *[other] { $name }: only { $free } squares free
  }
table-warn-surplus = { $name }: a second surplus would end the game
table-warn-cards = { $cards ->
    [one] Only { $cards } bid card left each
   *[other] Only { $cards } bid cards left each
  }

## Seats

table-seats = The other players
table-wall-of = Wall of { $name }
table-enlarge = Look at the wall of { $name }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-points-so-far = { $gains } so far; { $risk } if the game ended now: { $total }
table-auctioneer = Auctioneer of this round
table-you-auctioneer = You are the auctioneer of this round
table-status-starting = hangs the first painting
table-status-naming = chooses the lots
table-status-bidding = thinks about the bid
table-status-has-bid = has bid
table-status-in-line = picks as no. { $place }
table-status-picking = picks now
table-status-dealing = hangs the new painting
table-status-arranging = arranges the wall
table-status-ready = ready
table-status-over = final score
table-status-idle = waits
table-cards-left = { $cards ->
    [one] { $cards } bid card left
   *[other] { $cards } bid cards left
  }
table-cards-list = Your bid cards: { $cards }
table-starting-card = Starting card { $card }
table-open-bids = Open bid cards, the newest first: { $bids }
table-assistant-holds = In the assistant’s hands
table-assistant-empty = Your assistant’s hands are empty
table-own-side = Your side of the table

## Tray

table-tray = In front of you
table-start-help = Drag it onto your wall, or tap it and then a place. It has to cover at least one of the stars in the middle.
table-final-start = It stays there for the whole game.

table-lots = Lots of this auction
table-shape = { $width } × { $height }
table-shapes = Backs to choose from
table-name-lot = { $left ->
    [0] { $width } × { $height }, value { $value }: none left
   *[other] { $width } × { $height }, value { $value }: { $left } left
  }
table-left = { $left } left
table-none-left = none left
table-named = { $named } of { $needed } lots
table-name-help = You see only the backs: the size, and the value for the museum. A lot you have named stays.
table-lot-back = Put { $width } × { $height } back
table-lots-any = Choose for me
table-lots-confirm = Put these up for auction
table-see-lots = All paintings
table-see-wall = Look at my wall
table-value = value { $value }
table-lot-value = If nobody takes it, the museum buys it: { $type } gain { $value } prestige.

table-hand = Your bid cards
table-card = Bid card { $card }
table-bid = Bid { $card }
table-final-bid = Card { $card } is used up for the rest of the game; a bid can’t be taken back.
table-sealed = Your bid: { $card }, sealed

table-order = Order of the bids
table-lot-no-room = no room
table-final = The choice is final.
table-no-room-leads = It has no place on your wall.
table-no-room-museum = You can swap it for a painting of the museum that fits.
table-no-room-assistant = Your assistant can hold it for now.
table-no-room-aside = Else it is set aside, for −2 points.
table-no-room-ends = Else it is set aside, and that is the second one: the game ends.
table-take-it = Take this painting
table-final-pick = The choice is final. You hang it afterwards, wherever it fits.
table-final-pick-no-room = There is no room for it on your wall. The choice is final.
table-final-pick-hang = Your choice of painting is final, but you can still change where it hangs in this round.
table-trial-pick = Take and hang it
table-trial-hang = Hang it here

table-pending = Your new painting
table-hang-help = Drag it onto your wall, or tap it and then a place.
table-hang-later = The decor comes first.
table-give = Give it to the assistant
table-give-short = to the assistant
table-surplus = Set it aside
table-yes-surplus = Set it aside: −2 points
table-final-surplus = A painting that was set aside never comes back, and your steps of this round are fixed. A second one ends the game.
table-swap-title = Swap it with the museum
table-swap = Swap for { $painting }
table-yes-swap = Swap with the museum
table-final-swap = A swap is final, and your steps of this round before it are fixed. The painting from the museum is hung at once.
table-right-one = { $limit ->
    [one] You won a decor of { $limit } shield
   *[other] You won one decor of up to { $limit } shields
  }
table-right-many = { $need ->
    [0] You won decor: up to { $limit } shields are left to take
   *[other] You won decor: take { $need } more shields
  }
table-stop = Enough decor
table-held = From your assistant

table-undo = Take back
table-ready = Ready
table-ready-soon = Nothing is left to decide: in a moment you are ready.
table-wait = Not ready yet

table-you-win = You win!
table-you-share = You share the victory!
table-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }

## Prestige, score, supply, museum

table-prestige = Prestige
table-position = space { $position }
table-rank-5 = in fashion
table-rank-4 = popular
table-rank-3 = admired
table-rank-2 = recognised
table-rank-absent = never bought

table-score = Score so far
table-score-of = Whose score
table-line-prestige = Prestige
table-line-decor = Decor
table-line-eyeline = Eyeline
table-line-full-wall = Full wall
table-line-corners = Corners
table-line-surplus = Surplus
table-why-type = { $type }: { $count } × { $times }
table-why-faux-pas = { $paintings ->
    [one] { $paintings } faux pas brings nothing
   *[other] { $paintings } faux pas bring nothing
  }
table-why-decor = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
  }
table-why-eyeline = { $paintings ->
    [one] { $paintings } painting in fashion
   *[other] { $paintings } paintings in fashion
  }
table-why-full-wall = { $free ->
    [0] no square is free
    [one] { $free } square is free
   *[other] { $free } squares are free
  }
table-why-corners = { $corners ->
    [0] all covered
    [one] { $corners } is empty
   *[other] { $corners } are empty
  }
table-why-surplus = { $paintings ->
    [0] nothing set aside
    [one] { $paintings } painting set aside
   *[other] { $paintings } paintings set aside
  }

table-supply = Supply
table-supply-paintings = { $left ->
    [one] { $left } painting
   *[other] { $left } paintings
  }
table-supply-shape = { $width } × { $height }: { $left } left
table-supply-decor = Decor
table-supply-piece = Decor { $width } × { $height }: { $left } left

table-tales = Story and museum
table-tab-story = Story
table-tab-museum = Museum
table-museum-empty = The museum is still empty. It buys the painting that nobody takes.
table-tab-prestige = Prestige
table-tab-score = Score
table-tab-supply = Supply
