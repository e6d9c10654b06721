# Opening a table.
new-title = Open a table
new-about = Choose who plays. Everyone you invite gets a link; nobody needs an account.
new-players = Players
new-name = Your name
new-name-about = The other players see it.
new-players-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
new-seat = Seat { $number }
new-seat-me = You
new-seat-me-about = Your own seat.
new-seat-open = A friend
new-seat-open-about = A free seat for anyone with your link. You can also give it to a computer player later.
new-seat-bot = Computer: { $level }
new-no-people = At least one seat must be for a person.
new-looking-on = You have no seat and will watch.
new-rules = Rules
new-editions-link = All differences between the editions
new-more = More options
new-flag-as-edition = As in the edition
new-flag-less = Less
new-flag-more = More
new-flag-clause = The rule behind this option: { $clause }
new-clock = Time
new-clock-none = No clock
new-clock-none-about = Everyone takes as much time as they like.
new-clock-move = A time limit for every move
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
new-listed-about = Anyone can take a free seat. Otherwise, only people with your link can.
new-watching = Allow spectators
new-watching-about = They see only what all players see.
new-open = Open the table
new-start = Start playing
new-opening = Setting up the table…
new-no-game = There is no such game here.
