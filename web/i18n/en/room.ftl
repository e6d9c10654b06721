# The room around a table: arriving, waiting, the others, chat, the line to the server.

## Arriving

room-guest-name = Guest { $number }
room-name-label = Your name
room-name-hint = The others see it.
room-sit-title = You are invited
room-sit-at = { $name } has kept a seat for you.
room-sit-open = There is a free seat at this table.
room-sit-down = Sit down
room-sit-watch = Only look on
room-arriving = Going to the table

## The table can’t be shown

room-refused-title = This table can’t be opened
room-refused-no-such-match = There is no table at this address. Perhaps the link is not complete.
room-refused-not-allowed = This table is for invited people. Ask one of the players for a link.
room-refused-no-free-seat = All seats are taken, and this table has no spectators.
room-refused-broken = The stored game is damaged and can’t go on. Whoever runs this server can look after it.
room-refused-unsupported-protocol = This page is older than the server. Load it again.
room-refused-reload = Load the page again
room-refused-lobby = To the open tables
room-closed-title = This table was closed
room-closed = Everybody left before the game began.

## Before the game

room-waiting-title = Waiting for players
room-waiting-begins = The game begins when all seats are taken.
room-waiting-host = { $name } can also begin earlier; then computer players take the free seats.
room-seats = Seats
room-seat-you = { $name } (you)
room-seat-free = Free seat
room-seat-kept = Kept for { $name }
room-seat-computer = Computer player
room-seat-host = Host
room-here = here
room-away = away
room-invite-title = Invite friends
room-watch-title = For spectators
room-invite-hint = Whoever opens this link gets a free seat.
room-invite-link = Link for players
room-watch-link = Link for spectators
room-copy = Copy
room-copied = Copied
room-copy-by-hand = Select the link and copy it
room-share = Share
room-share-text = Come and play with me
room-start-title = Begin without waiting
room-start-level = Computer players on the free seats
room-rules = Read the rules while you wait
room-start = Start now
room-start-hint =
    { $count ->
        [one] A computer player takes the free seat.
       *[other] Computer players take the { $count } free seats.
    }
room-look-on = You are looking on
room-leave-seat = Give up my seat

## During the game

room-leave = Leave
room-leave-title = Leave the table
room-leave-playing = Your seat stays yours: the table is in the lobby, among your matches. If it takes longer, let a computer play on, so that nobody has to wait.
room-leave-alone = The game waits for you: the table is in the lobby, among your matches.
room-leave-clock = Your seat stays yours, but the clock runs on: when your time is up, a simple move is made for you.
room-leave-stay = Stay
room-leave-return = I will be back
room-leave-computer = Let a computer play on
room-watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
room-standing-in = A computer player sits in for you
room-take-back = Take your seat back
room-absent = { $name } is away
room-absent-wait = You can let a computer play in { $time }
room-absent-from = You can let a computer play from { $time }
room-absent-vote = Let a computer play
room-absent-voted = You agreed
room-absent-votes = { $given } of { $needed } agree
room-time-you = You have { $time }
room-time-other = { $name } has { $time }
room-time-until = { $name }: until { $time }
room-time-until-you = You: until { $time }
room-over = The game is over
room-rematch = Play again
room-rematch-made = The next game is open
room-rematch-go = Go to the next game
room-broken = This game can’t go on: what was stored is damaged. Whoever runs this server can look after it.
room-unknown-game = This page does not know the game of this table. Load it again.
room-game-failed = The table could not be loaded

## The line

room-lost = The connection broke
room-reconnecting = Connecting again
room-reconnect-in =
    { $seconds ->
        [one] Next try in { $seconds } second
       *[other] Next try in { $seconds } seconds
    }
room-retry = Try now
room-back = The connection is back

## Chat and people

room-chat = Chat
room-chat-open = Open the chat
room-chat-close = Close
room-chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
room-chat-empty = Nobody has said anything yet
room-chat-placeholder = Say something
room-chat-send = Send
room-chat-left = { $count } left
room-chat-phrases = Quick phrases
room-chat-log = What was said
room-chat-spectator = Only players can write here
room-chat-aloud = Have screen readers read out new lines
room-chat-said = { $name }: { $text }
room-people = At the table
room-mute = Mute { $name }
room-unmute = Hear { $name } again
room-muted = muted
room-phrase-hello = Hello
room-phrase-luck = Good luck
room-phrase-wall = What a beautiful wall
room-phrase-bid = Well bid
room-phrase-moment = Just a moment, I am thinking
room-phrase-thanks = Thank you for the game

## Why something was not done

room-problem-rules = The rules do not allow this.
room-problem-lost = The server can’t be reached. Look at your connection and try again.
room-problem-busy = The server has too much to do. Try again in a moment.
room-problem-store = It could not be stored and was not done. Try again in a moment.
room-problem-too-fast = That was too much at once. Wait a little.
room-problem-text = This text can’t be passed on.
room-problem-too-early = This player still has time to come back. Try again later.
room-problem-not-allowed = This is not allowed here.
room-problem-not-your-seat = You have no seat at this table.
room-problem-not-started = The game has not begun.
room-problem-already-started = The game has begun already.
room-problem-over = The game is over.
room-problem-broken = The stored game is damaged and can’t go on.
room-problem-no-such-match = There is no such table.
room-problem-no-such-level = There is no computer player of this level.
room-problem-no-session = Your session has ended. Load the page again.
room-problem-bad-message = The server did not understand this page. Load it again.
