# The house: frame of all pages, lobby, opening a table, settings.

shell-title = { $page } · Vernissage
shell-title-lobby = Vernissage · Board games about paintings
shell-title-new = Open a table
shell-title-table = Table
shell-title-result = Result
shell-title-replay = Replay
shell-title-rules = Rules
shell-title-settings = Settings
shell-title-unknown = Nothing hangs here

shell-skip = Skip to the content
shell-home = Vernissage, to the lobby
shell-nav = Pages
shell-rules = Rules
shell-settings = Settings
shell-language = Language
shell-loading = Loading…
shell-footer = Free to play, without an account. Not connected with any publisher of these games.

shell-broken-title = This page fell off the wall
shell-broken = Something in it went wrong. Your games are safe: they are kept on the server, and you can go on where you were.
shell-reload = Load the page again
shell-back-to-table = Back to the table
shell-to-lobby = To the lobby
shell-unknown-title = Nothing hangs here
shell-unknown = There is no page at this address. Perhaps the link was cut short on its way.

# The games.
game-art-society = Art Society
game-art-society-kind = 2–4 players, against each other
game-art-society-claim = A wall of your own
game-art-society-about = Win paintings at auction, hang them with taste, and guess what the museum will make fashionable. A board game for two to four.
game-art-society-bid = Bid
game-art-society-bid-about = Each round a handful of paintings is auctioned. Whoever bids more picks first, but every card can be bid only once.
game-art-society-hang = Hang
game-art-society-hang-about = Frames that match win decor. Two of the same type side by side are a faux pas and count for nothing.
game-art-society-score = Impress
game-art-society-score-about = What nobody wants goes to the museum and comes into fashion. Fashion decides what your wall is worth.
game-art-society-play = Against three computer players. No account, no waiting.
game-art-society-showcase = A wall with nine paintings, mirrors, candles and flowers

game-cats = Cats at the Vernissage
game-cats-kind = 2–4 players, ages 6 and up, all together
game-cats-claim = Twelve paintings, one night
game-cats-about = Somebody has splashed paint over the cats’ exhibition. Remember what you have seen, swap paints, and clean the masterpieces together before the morning comes.
game-cats-roll = Roll
game-cats-roll-about = The dice say which paintings you may try. Turn up the three cards on one of them, and remember what you see.
game-cats-clean = Clean
game-cats-clean-about = Do the cards show the colours of the palette? Then the painting is clean. If not, swap in a paint of your own.
game-cats-beware = Beware
game-cats-beware-about = Traps hide among the cards, and the black cat plays tricks on you. But every palette you win helps all of you.
game-cats-play = Together with two computer cats. No account, no waiting.
game-cats-showcase = Twelve paintings of cats in golden frames, five of them splashed with paint, and a black cat that looks innocent

# The lobby.
lobby-games = Games
lobby-play = Play now
lobby-play-starting = The table is being laid…
lobby-friends = Play with friends
lobby-how = How it goes
lobby-how-rules = Read the rules
lobby-mine = Your matches
lobby-mine-none = The matches you play will be here.
lobby-mine-loading = Looking for your matches…
lobby-mine-all = Show all { $count }
lobby-open = Open tables
lobby-open-none = No table is waiting for players just now. Open one for everybody to see, or play at once with the computer.
lobby-open-new = Open a table
lobby-open-loading = Looking for tables…
lobby-join = Join
lobby-join-whose = Join the table of { $names }
lobby-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
lobby-status-open = Waiting for players
lobby-status-playing = In play
lobby-status-over = Finished
lobby-status-broken = Can't be continued
lobby-enter = Go to the table
lobby-resume = Play on
lobby-result = Result
lobby-replay = Replay
lobby-empty-table = Nobody yet
lobby-clock-move =
    { $limit ->
        [one] 1 second a move
       *[other] { $limit } seconds a move
    }
lobby-clock-day =
    { $limit ->
        [one] 1 day a move
       *[other] { $limit } days a move
    }

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

# Settings.
settings-title = Settings
settings-about = Everything takes effect at once and is kept in this browser.
settings-name = Your name
settings-name-about = Others see it at the table. Seats you have taken keep the old name.
settings-name-save = Save
settings-name-saved = Saved: { $name }
settings-language = Language
settings-language-auto = Same as browser ({ $name })
settings-theme = Light
settings-theme-auto = Same as system
settings-theme-light = Day
settings-theme-dark = Evening
settings-motion = Movement and sound
settings-calm = Calm
settings-calm-about = Nothing flies across the table.
settings-sound = Sounds
settings-sound-about = A knock of the gavel when it is your turn, and other quiet signs.
settings-pace = Pace
settings-pace-about = How long the table shows what the others did, and cards that are open for a moment.
settings-pace-slow = Unhurried
settings-pace-usual = Usual
settings-pace-quick = Quick
settings-hints = Help
settings-hints-on = Hints for new players
settings-hints-on-about = A sentence the first time something new comes up.
settings-hints-again = Show all hints again
settings-hints-again-done = All hints will be shown again

# Finished matches.
finished-not-over-title = This match is still going on
finished-not-over = There is a result when the last round is over.
finished-to-table = To the table
finished-gone-title = No such match
finished-gone = There is no match at this address. Perhaps the link was cut short on its way.
finished-failed-title = The record did not arrive
finished-again = Try again
