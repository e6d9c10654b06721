# The house: frame of all pages, lobby.

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
lobby-status-broken = Can’t be continued
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
finished-not-over = There is a result when the last round is over.
finished-to-table = To the table
finished-gone-title = No such match
finished-gone = There is no match at this address. Perhaps the link was cut short on its way.
finished-failed-title = The record did not arrive
finished-again = Try again
