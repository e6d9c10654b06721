# The room around a table: arriving, waiting, the others, chat, the line to the server.

## Arriving

room-guest-name = Guest { $number }
room-name-label = Your name
room-name-hint = The other players see it.
room-sit-title = You are invited
room-sit-at = { $name } has kept a seat for you.
room-sit-open = There is a free seat at this table.
room-sit-down = Sit down
room-sit-watch = Just watch
room-arriving = Going to the table

## The table can’t be shown

room-refused-title = This table can’t be opened
room-refused-no-such-match = There is no table at this address. The link may be incomplete.
room-refused-not-allowed = This table is by invitation only. Ask one of the players for a link.
room-refused-no-free-seat = All seats are taken, and this table does not allow spectators.
room-refused-broken = The stored game is damaged and can’t continue. Please tell the person who runs this server.
room-refused-unsupported-protocol = This page is older than the server. Reload it.
room-refused-reload = Reload the page
room-refused-lobby = To the open tables
room-closed-title = This table was closed
room-closed = Everybody left before the game began.

## Before the game

room-waiting-title = Waiting for players
room-waiting-begins = The game begins when all seats are taken.
room-waiting-host = { $name } can also start earlier; computer players then take the free seats.
room-seats = Seats
room-seat-you = { $name } (you)
room-seat-free = Free seat
room-seat-kept = Reserved for { $name }
room-seat-computer = Computer: { $level }
room-seat-host = Host
room-here = here
room-away = away
room-invite-title = Invite friends
room-watch-title = For spectators
room-invite-hint = Anyone who opens this link gets a free seat.
room-invite-link = Link for players
room-invite-loopback = Only this computer can open this link. To let friends in, start the server with
room-invite-address = How friends reach this computer
room-qr = The link as a QR code
room-qr-show = For the camera of a phone
room-watch-link = Link for spectators
room-copy = Copy
room-copied = Copied
room-copy-by-hand = Select the link and copy it
room-share = Share
room-share-text = Come and play with me
room-start-title = Start without waiting
room-start-level = Computer players on the free seats
room-rules = Read the rules while you wait
room-start = Start now
room-start-hint =
    { $count ->
        [one] A computer player takes the free seat.
       *[other] Computer players take the { $count } free seats.
    }
room-look-on = You are watching
room-leave-seat = Give up my seat

## During the game

room-sound-on = Turn the sound on
room-sound-off = Turn the sound off
room-leave = Leave
room-leave-title = Leave the table
room-leave-playing = Your seat stays yours: you’ll find the table in the lobby, among your matches. If you’ll be away for long, let a computer play on, so that nobody has to wait.
room-leave-alone = The game waits for you: you’ll find the table in the lobby, among your matches.
room-leave-clock = Your seat stays yours, but the clock keeps running: when your time is up, a simple move is made for you.
room-leave-stay = Stay
room-leave-return = I’ll be back
room-leave-computer = Let a computer play on
room-watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
room-standing-in = A computer player sits in for you
room-take-back = Take your seat back
room-call = Your move
room-call-me = Tell me when it is my move
room-call-agreed = You will be told when it is your move, even if you are looking elsewhere.
room-call-refused = Your browser does not allow this. You can change that in its settings for this page.
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
room-broken = This game can’t continue: its stored data is damaged. Please tell the person who runs this server.
room-unknown-game = This page does not know this game. Reload it.
room-game-failed = The table could not be loaded

## The line

room-lost = Connection lost
room-reconnecting = Reconnecting
room-reconnect-in =
    { $seconds ->
        [one] Next try in { $seconds } second
       *[other] Next try in { $seconds } seconds
    }
room-retry = Try now
room-back = Connected again

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
room-chat-log = Chat messages
room-chat-spectator = Only players can write here
room-chat-aloud = Have screen readers read out new lines
room-chat-said = { $name }: { $text }
room-people = At the table
room-mute = Mute { $name }
room-unmute = Unmute { $name }
room-muted = muted
room-phrase-hello = Hello
room-phrase-luck = Good luck
room-phrase-moment = Just a moment, I am thinking
room-phrase-thanks = Thank you for the game

## Why something was not done

room-problem-rules = The rules do not allow this.
room-problem-lost = The server can’t be reached. Check your connection and try again.
room-problem-busy = The server is too busy. Try again in a moment.
room-problem-store = This could not be saved, so it was not done. Try again in a moment.
room-problem-too-fast = That was too fast. Wait a moment.
room-problem-text = This text can’t be sent.
room-problem-too-early = This player still has time to come back. Try again later.
room-problem-not-allowed = You can’t do that here.
room-problem-not-your-seat = You have no seat at this table.
room-problem-not-started = The game has not started yet.
room-problem-already-started = The game has already started.
room-problem-over = The game is over.
room-problem-broken = The stored game is damaged and can’t continue.
room-problem-no-such-match = There is no such table.
room-problem-no-such-level = There is no computer player of this level.
room-problem-no-session = Your session has ended. Reload the page.
room-problem-bad-message = The server did not understand this page. Reload it.
