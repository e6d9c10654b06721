# The house: frame of all pages, lobby.

shell-title = { $page } · Vernissage
shell-title-lobby = Vernissage · Board games about paintings
shell-title-called = Your move · { $page }
shell-title-new = Open a table
shell-title-table = Table
shell-title-result = Result
shell-title-replay = Replay
shell-title-rules = Rules
shell-title-settings = Settings
shell-title-unknown = Nothing hangs here

shell-skip = Skip to content
shell-home = Vernissage, to the lobby
shell-nav = Pages
shell-rules = Rules
shell-settings = Settings
shell-language = Language
shell-loading = Loading…
shell-footer = Free to play, without an account. Not connected with any publisher of these games.

shell-broken-title = This page fell off the wall
shell-broken = Something went wrong. Your games are safe: they are stored on the server, and you can go on where you left off.
shell-reload = Reload the page
shell-back-to-table = Back to the table
shell-to-lobby = To the lobby
shell-unknown-title = Nothing hangs here
shell-unknown = There is no page at this address. The link may have been cut off.

# The lobby.
lobby-games = Games
lobby-play = Play now
lobby-play-starting = Setting up the table…
lobby-friends = Play with friends
lobby-how = How it goes
lobby-how-rules = Read the rules
lobby-mine = Your matches
lobby-mine-none = The matches you play will appear here.
lobby-mine-loading = Looking for your matches…
lobby-mine-all = Show all { $count }
lobby-running = Games in progress
lobby-mine-above = All your matches are still going on. You find them at the top.
lobby-open = Open tables
lobby-open-none = No table is waiting for players right now. Open one for everyone to see, or play against the computer right away.
lobby-open-new = Open a table
lobby-open-loading = Looking for tables…
lobby-join = Join
lobby-join-whose = Join the table of { $names }
lobby-watch-title = Games to watch
lobby-watch = Watch
lobby-watch-whose = Watch the game of { $names }
lobby-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
lobby-status-open = Waiting for players
lobby-status-playing = In play
lobby-status-over = Finished
lobby-status-broken = Can’t be continued
lobby-status-mine = Your move
lobby-status-others = Waiting for { $names }
lobby-status-won = Won by { $names } ({ $points })
lobby-status-won-all = Won together
lobby-status-lost = Lost together
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

# Finished matches.
finished-not-over-title = This match is still going on
finished-not-over = The result will be here when the last round is over.
finished-to-table = To the table
finished-gone-title = No such match
finished-gone = There is no match at this address. The link may have been cut off.
finished-failed-title = The record could not be loaded
finished-again = Try again

## Lists: of two, and of more from the front to the last

table-list-two = { $first } and { $last }
table-list-next = { $first }, { $next }
table-list-last = { $first }, and { $last }
