# Cats at the Vernissage, after the game: result, replay, and the rulebook. The words that all games share are in review.ftl.

## Result

cats-review-over = Morning has come
cats-review-won = The exhibition opens!
cats-review-won-about = The guests come in and never know what a night it was. All of you have won.
cats-review-lost = The exhibition stays closed
cats-review-lost-about = This time the night was too short. The cats thank you all the same, and hope for tomorrow.
cats-review-count =
    { $clean ->
        [one] { $clean } of { $all } paintings is clean; { $goal } were needed.
       *[other] { $clean } of { $all } paintings are clean; { $goal } were needed.
    }
cats-review-board = The paintings in the morning
cats-review-night = How the night went
cats-review-clean-now = { $clean } clean
cats-review-cleaned = Painting { $painting }, cleaned by { $name }: { $way }
cats-review-way-sight = the cards matched by themselves
cats-review-way-swap = with a swap
cats-review-way-turbo = with two swaps
cats-review-way-two = with two colours
cats-review-way-jump = out of turn
cats-review-splashed = The black cat splashed painting { $painting } again.
cats-review-none = Nothing came clean.
cats-review-team = Your team
cats-review-team-cleaned = Paintings cleaned
cats-review-team-tries = Tries
cats-review-team-paws = Helping Paws
cats-review-moments = Moments
cats-review-look = Look at it
cats-review-quiet = A quiet night without adventures.
cats-review-high-sight = { $name } turned up painting { $painting }, and all the colours were right.
cats-review-high-late = { $name } cleaned painting { $painting } with the very last die, and that was enough.
cats-review-high-again = { $name } cleaned painting { $painting } once more after the black cat.
cats-review-high-helped = { $name } cleaned painting { $painting } thanks to { $property }.
cats-review-high-paws =
    { $count ->
        [one] You lent each other a paw once.
       *[other] You lent each other a paw { $count } times.
    }

## Odds, before a game

cats-review-odds =
    { $players ->
        [one] How often { $players } computer cat wins
       *[other] How often { $players } computer cats win
    }
cats-review-odds-about = Measured over thousands of nights with these options. Will you do better?

## Replay

cats-review-beside = Beside the board
cats-review-dice = Dice of the round
cats-review-bank-empty = Nothing yet.

## Figures of the rulebook

cats-review-figure-board-setup = Before the first turn of a game of three: a palette above each painting and three cards face down on it. Beside the board are the paints, the palette stack, two events, the black cat, seven dice, and one open paint for each player.
cats-review-figure-ring-wrap = The die shows 2, but 1, 2 and 3 are clean. Count up to 4, or down past 1 to 12.
cats-review-figure-palette-match = The palette wants red, green and blue. The cards are turned up and show just these: the painting is clean, and the palette goes into the bank with its property up.
cats-review-figure-swap-fetch = Red goes in for yellow. This painting still lacks blue, but now the player holds a yellow, which painting 2 wants.
cats-review-figure-trap-catastrophe = Both paints are lost. A blue comes for the trap, and now the colours would match, but after a Catastrophe the painting stays dirty.
cats-review-figure-trap-flood = The palette is flooded and another one comes. With the blue that takes the place of the trap all its colours are there: clean at once.
cats-review-figure-helping-paw = A lacks blue and B has it. With a Helping Paw A gives red and gets blue, swaps it in, and the painting is clean.
cats-review-figure-jump-queue = B tried this painting and had no blue. D jumps the queue, opens it again without a die and puts blue in. After D it is A’s turn, with the dashed ring.
cats-review-figure-hard-cat-two = The palette wants red, yellow and green. Yellow, green, yellow is enough. A foreign colour is not, and neither is one colour alone.
cats-review-figure-turbo = With Turbo Cats red and blue are swapped in for both yellows in one try, and the painting is clean.
cats-review-figure-events = The four events. Two of them come in every game.
cats-review-figure-ring-asleep = The black cat sleeps on 3. A die that shows 3 leads to 2 or to 4.
