# The table of Cats at the Vernissage. It is read to children of six: short sentences, few words.

## Colours, cards, paintings

cats-colour-red = red
cats-colour-yellow = yellow
cats-colour-green = green
cats-colour-blue = blue
# What is missing: in the case that the sentences about it want.
cats-lack-red = red
cats-lack-yellow = yellow
cats-lack-green = green
cats-lack-blue = blue
cats-card-down = face down
cats-card-none = nothing
cats-card-noted = face down, was { $colour }
cats-painting-clean = Painting { $number }: clean.
cats-painting-dirty = Painting { $number } wants { $colours }. Cards: { $cards }.
cats-painting-bare = Painting { $number } has no palette. Cards: { $cards }.
cats-painting-asleep = The black cat sleeps on it.
cats-painting-choose = You can choose it.
cats-painting-dice = Dice that lead here: { $dice }.
cats-board = The paintings
cats-die = Die { $value }

## Traps

cats-trap-catastrophe = Catastrophe
cats-trap-catastrophe-does = All paints fall from the hand, and the turn is over.
cats-trap-all-paws = All Paws
cats-trap-all-paws-does = Paws can’t hold much: only one paint until the round ends.
cats-trap-catflood = Catflood
cats-trap-catflood-does = The palette floats away, and another one comes.
cats-trap-found = { $trap }: found { $count ->
    [one] once
   *[other] { $count } times
}

## Events

cats-event-oops = Cat Oops
cats-event-oops-does = A clean painting is dirty again.
cats-event-nap = Cat Nap
cats-event-nap-does = The black cat sleeps on a painting. Don’t wake it!
cats-event-nap-clean = The black cat lies down on a clean painting: nothing happens.
cats-event-die = Di-i-ie
cats-event-die-does = The black cat hides a die: one fewer in this round.
cats-event-twist = Twist and Twirl
cats-event-twist-does = Each of you swaps two face-down cards.
cats-events-left = { $count ->
    [0] The black cat has done its worst.
    [one] The black cat has one more trick.
   *[other] The black cat has { $count } tricks ready.
}

## Properties of the bank

cats-property-paw = Helping Paw
cats-property-paw-does = Two of you exchange a paint.
cats-property-jump = Cats Jump the Queue
cats-property-jump-does = A friend could not finish? Open it again and help.
cats-property-two = It’s Hard to Be a Cat
cats-property-two-does = Two of the three colours are enough.
cats-property-turbo = Turbo Cats
cats-property-turbo-does = Two swaps in one try.
cats-bank = The bank: it helps all of you
cats-bank-card = { $property }: { $colours }
cats-bank-empty = Clean a painting: its palette comes here and helps you.

## Banner

cats-round = Round { $round } of { $rounds }
cats-goal = { $clean ->
    [one] 1 painting is clean
   *[other] { $clean } paintings are clean
}, you need { $goal }
cats-goal-short = { $clean } clean, { $goal } needed
cats-dice-left = { $count ->
    [one] 1 die left
   *[other] { $count } dice left
}
cats-move-of = Now: { $name }
cats-all-of-you = All of you

## What you are to do

cats-do-turn = Choose a die, or take a paint.
cats-do-turn-full = Choose a die.
cats-do-exchange = Exchange: which paint goes?
cats-do-paws-drop = All Paws! Which paint goes?
cats-do-attempt = It still needs { $colours }. Swap a card?
cats-do-attempt-empty = It still needs { $colours }, and you have no paint.
cats-do-close = Not clean yet. Remember the cards, then turn them face down.
cats-do-caught = Catastrophe! Look well at the cards.
cats-do-window = Painting { $painting } is still dirty. Will you help?
cats-do-proposal = { $name } gives { $give } for your { $take }. Yes or no?
cats-do-oops = Oops! Which clean painting did the cat splash?
cats-do-twist = The cat swaps two cards. Which ones?
cats-do-last = One last try! Who takes it?

## What the others do

cats-wait-turn = It is { $names }’s turn.
cats-wait-exchange-drop = Exchange: { $names } chooses a paint to put away.
cats-wait-paws-drop = All Paws! { $names } puts a paint away.
cats-wait-attempt = { $names } tries. It still needs { $colours }.
cats-wait-caught = Catastrophe for { $names }! Look well at the cards.
cats-wait-window = Will { $names } jump the queue?
cats-wait-window-next = You are next. { $names } may still jump the queue.
cats-wait-proposal = A Helping Paw: what does { $names } say?
cats-wait-oops = { $names } says which painting the cat splashed.
cats-wait-twist = { $names } swaps two cards for the cat.
cats-wait-last = Who takes the last try: { $names }?
cats-phase-roll = The dice roll …
cats-phase-nap-roll = Where will the cat sleep?
cats-phase-cards = The cards are laid out …
cats-phase-over = It is morning.

## Tray

cats-tray = What you can do
cats-dice-label = { $count ->
    [0] No dice left
    [one] 1 die that nobody has used
   *[other] { $count } dice that nobody has used
}
cats-dice-used = Used dice
cats-reach-straight = Die { $die }: painting { $die }.
cats-reach-clean = { $die } is clean already, so go on to { $paintings }.
cats-reach-asleep = The cat sleeps on { $die }, so go on to { $paintings }.
cats-clean = Clean { $painting }
cats-clean-with = Clean it with die { $die }
cats-take = Take a paint
cats-exchange = Exchange for all
cats-exchange-help = Put this die away: everybody draws a paint and puts one away.
cats-exchange-do = Put die { $die } away
cats-own-hand = Your paints
cats-hand-of = Paints of { $name }
cats-hand-empty = no paint
cats-try-title = Painting { $painting }
cats-wanted = It wants { $colours }.
cats-open-cards = Open cards
cats-swap = Swap: { $give } in, { $take } out
cats-put-help = Now tap the card that it replaces.
cats-pick-help = Tap a paint, then a card.
cats-use-two = Two are enough
cats-use-turbo = Two swaps
cats-stop = Turn face down
cats-oh-no = Oh no!
cats-drop = Put { $colour } away
cats-drop-help = Tap the paint that you don’t need.
cats-answers = Your answer
cats-ask-proposal = { $name } would like your { $take } and gives you { $give }.
cats-yes = Yes!
cats-no = No, thanks
cats-ask-jump = You have a paint for painting { $painting }. Jump the queue?
cats-jump = Jump!
cats-not-now = Not now
cats-ask-last = The cat has woken up. One last try at its painting!
cats-claim = I try it
cats-leave = You try it
cats-paw-give = You give:
cats-paw-take = You get:
cats-paw-of = { $colour }, from { $name }
cats-paw-waiting = { $name } is thinking …
cats-oops-help = Tap a clean painting on the board.
cats-splash = Splash painting { $painting }
cats-twist-first = Tap a dirty painting on the board.
cats-twist-place = Tap the card on painting { $painting } that moves.
cats-twist-second = Card { $number } of painting { $painting } moves. Now tap another painting, and its card.
cats-twist-cards = Cards of painting { $painting }
cats-twist-card = Card { $number } of painting { $painting }: { $card }
cats-won = Hurrah! The exhibition opens!
cats-lost = Morning has come too soon.
cats-over-count = Clean paintings: { $clean }. You needed { $goal }.

## Players and stacks

cats-seats = The players
cats-starter = Begins the round
cats-starter-short = begins
cats-pawed = All Paws: only one paint in this round
cats-dice-taken = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
cats-why-of = { $name }: why?
cats-night = The black cat and the stacks
cats-stacks = In the stacks
cats-traps = Traps found
cats-stack = Paints in the stack: { $count }. Discarded: { $discard }.
cats-palettes = Palettes in the stack: { $count }.
cats-top = The next palette brings: { $property }.

## Table talk

cats-talk = Say it to your friends
cats-wishes = I need:
cats-say-wish = I need { $what ->
    [r] red
    [y] yellow
    [g] green
   *[b] blue
}!
cats-say-look = Look at painting { $what }!
cats-say-who = Who remembers?
cats-say-mine = Let me try
cats-say-wait = Wait!
cats-say-great = Great!
cats-say-sorry = Oops, sorry!
cats-point = Point at it

## The story

cats-story-arrived = Round { $round } is under way.
cats-story-begin = Night falls, and paint is everywhere.
cats-story-round = Round { $round }. First: { $name }.
cats-story-nap = The black cat falls asleep on painting { $painting }.
cats-story-splashed = Painting { $painting } is dirty again.
cats-story-twisted = { $name }: card { $first } and card { $second } changed places.
cats-story-rolled = The dice show { $dice }.
cats-story-took = { $name }: a { $colour } paint from the stack.
cats-story-exchange = { $name }: exchange for all!
cats-story-turn = Next: { $name }.
cats-story-drew = { $name }: { $colours } from the stack.
cats-story-exchanged = { $name }: { $drawn } in, { $dropped } away.
cats-story-exchanged-same = { $name }: the same paints as before.
cats-story-event = { $name }: { $does }
cats-story-trap = { $name }! { $does }
cats-story-dropped = { $name }: { $colours } away.
cats-story-replaced = New on the painting: { $colours }.
cats-story-opened = { $name }: painting { $painting } shows { $cards }.
cats-story-jumped = { $name }: a jump! Painting { $painting } shows { $cards }.
cats-story-tried = { $name }: painting { $painting } was opened.
cats-story-tried-jump = { $name }: a jump! Painting { $painting } was opened again.
cats-story-put = { $name }: { $give } in, { $take } out.
cats-story-swapped = { $name }: a card was swapped.
cats-story-used = { $property }!
cats-story-proposed = { $name } to { $friend }: my { $give } for your { $take }?
cats-story-pawed = Helping Paw: { $give } from { $name } to { $friend }, and { $take } back.
cats-story-cleaned = { $name }: painting { $painting } is clean!
cats-story-clean = Painting { $painting } is clean!
cats-story-closed = { $name }: the cards of painting { $painting } are face down again.
cats-story-over = Morning: { $clean ->
    [one] 1 painting is clean.
   *[other] { $clean } paintings are clean.
}

## Why a computer player did it

cats-why-sure = I know all three cards of painting { $painting }.
cats-why-mend = I remember painting { $painting }: perhaps I can help it along.
cats-why-put = Painting { $painting } needs { $colour }.
cats-why-fetch = Painting { $painting } has { $colour }, and { $for } needs it.
cats-why-look = Nobody has looked at painting { $painting } yet.
cats-why-take = One more paint can help us.
cats-why-exchange = Our paints don’t help, so let’s change them.
cats-why-jump = I have the colour that is missing.
cats-why-two = Two of three colours are enough today.
cats-why-turbo = With two swaps it is done.
cats-why-paw = Your { $colour } would help me.
cats-why-stop = I can do no more here.
cats-why-decline = I keep my paint for later.
cats-why-splash = That one is the easiest to clean again.
cats-why-twist = We don’t know those two cards anyway.
cats-why-claim = I have the best paints for it.
cats-why-search = I thought it over: this way we win { $percent } nights out of 100.

## Hints for those who play for the first time

cats-coach-turn = The dice say which paintings you can try. Choose a die and turn up the three cards: do they have the colours of the palette above?
cats-coach-reach = That painting can’t be tried. So you count up or down to the next dirty one, and choose which.
cats-coach-swap = One card may be swapped with a paint of yours. Tap your paint, then the card. A swap that only fetches a colour is fine too!
cats-coach-empty = Without a paint you can’t swap. Look well, remember the cards, and turn them face down.
cats-coach-two = It’s Hard to Be a Cat: two of the three colours are enough now. The palette is spent for it.
cats-coach-turbo = Turbo Cats: you may swap two cards in this try.
cats-coach-jump = Your friend could not finish, but you have the missing colour. You may jump the queue, and it costs no die!
cats-coach-paw = With a Helping Paw two of you exchange a paint, whoever has the turn.
cats-coach-full = You hold all the paints you can. Choose a die, or discard one for an exchange.
cats-coach-bank = A clean painting gives its palette to the bank. What it can do helps all of you.
cats-coach-remember = Remember the cards that are face down again. Help each other!
cats-coach-event = Between the rounds the black cat plays a trick. It counts for this round only.
