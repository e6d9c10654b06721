# What the tables of all games say.

table-load-failed = The rules could not be loaded.
table-again = Try again
table-close = Close
table-back = Back
table-info = More about the game

## Players

table-you = You
table-own-seat = { $name } ({ $letter })
table-away = away
table-replaced = a computer stands in

## Banner

table-banner = What is going on
table-round = Round { $round }
table-your-move = Your move
table-refused-clause = Rule { $clause }
table-to-result = See the result

## Story

story-title = Story
story-skip = Skip ahead
story-empty = Nothing has happened yet

## Coach

coach-label = Hint
coach-got-it = Got it
coach-off = No more hints
