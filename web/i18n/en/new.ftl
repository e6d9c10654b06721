# Opening a table.
new-title = Open a table
new-about = Choose who plays. Everybody you invite gets a link; nobody needs an account.
new-players = Players
new-name = Your name
new-name-about = The others see it.
new-players-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
new-seat = Seat { $number }
new-seat-me = You
new-seat-me-about = Your own seat.
new-seat-open = A friend
new-seat-open-about = A free seat, for whoever has your link. You can also fill it with a computer player later.
new-seat-bot = Computer: { $level }
new-level-random-about = Plays anything that is allowed. Good for a first look.
new-level-visitor-about = Friendly and a little careless. Good for the first matches.
new-level-collector-about = Knows what a wall is worth. Not easy to beat.
new-level-kitten-about = Forgets quickly and likes to try things. Sweet, but a handful.
new-level-young-cat-about = Remembers most of what it has seen. A good friend for the first nights.
new-level-cat-about = Never forgets a card and plays what helps most.
new-level-expert-about = Thinks ahead for the whole team.
new-no-people = At least one seat is for a person.
new-looking-on = You have no seat and look on.
new-rules = Rules
new-edition-pl = Polish edition
new-edition-pl-about = The most freedom: of the decor that four or more frames win you may leave some, and a painting without room may be set aside although a swap is possible. A tie goes to the highest sum of the cards in hand.
new-edition-ru = Russian edition
new-edition-ru-about = The decor that four or more frames win is taken in full, and a painting is set aside only if no swap is possible. A tie goes to the highest card in hand.
new-edition-zh = Chinese edition
new-edition-zh-about = As the Russian one, but a tie goes to the highest sum of the cards in hand.
new-editions-link = All differences, in the rules
new-more = More options
new-flag-as-edition = As in the edition
new-flag-decor-total = Four or more matching frames win
new-flag-decor-total-at-most = up to as many shields
new-flag-decor-total-exact = exactly as many shields
new-flag-tie = A tie goes to
new-flag-tie-sum = the highest sum of the cards in hand
new-flag-tie-highest = the highest card in hand
new-flag-surplus = Setting a painting aside
new-flag-surplus-free = always, if there is no room
new-flag-surplus-forced = only if nothing can be swapped
new-flag-markers = Prestige markers may not share
new-flag-markers-space = a space of the track
new-flag-markers-number = a number (4 and 54 may)
new-flag-bid-tracker = Past bids
new-flag-bid-tracker-off = are hidden, as at a real table
new-flag-bid-tracker-on = are shown to everybody
new-flag-start = Who begins
new-flag-start-random = chance decides
new-flag-start-seat-a = the first seat
new-flag-start-seat-b = the second seat
new-flag-start-seat-c = the third seat
new-flag-start-seat-d = the fourth seat
new-flag-order = A new round is begun by
new-flag-order-first = the first player again
new-flag-order-runs-on = whoever is next
new-flag-hard-cat = It’s Hard to Be a Cat asks for
new-flag-hard-cat-strict = two colours, and no wrong one
new-flag-hard-cat-lenient = two colours; the third may be any
new-flag-memory-aid = Cards that were seen
new-flag-memory-aid-off = you remember yourselves
new-flag-memory-aid-on = stay noted on their backs
new-flag-clause = The rule about it: { $clause }
new-clock = Time
new-clock-none = No clock
new-clock-none-about = Everybody takes the time they like.
new-clock-move = A clock for every move
new-clock-move-about = When it runs out, a simple move is made for you.
new-clock-move-limit = Time for a move
new-clock-day = Days for every move
new-clock-day-about = Play along whenever you find a moment.
new-clock-day-limit = Days for a move
new-clock-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
new-clock-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
new-clock-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
new-guests = Guests
new-listed = Show the table in the lobby
new-listed-about = Anybody may take a free seat. Otherwise only people with your link.
new-watching = Allow spectators
new-watching-about = They see only what all players see.
new-open = Open the table
new-start = Start playing
new-opening = The table is being laid…
new-no-game = There is no such game here.
