# What the tables of all games say.

table-load-failed = Nie udało się wczytać zasad.
table-again = Spróbuj ponownie
table-close = Zamknij
table-back = Wróć
table-info = Więcej o grze

## Players

table-you = Ty
table-own-seat = { $name } ({ $letter })
table-away = offline
table-replaced = gra bot

## Banner

table-banner = Co się dzieje
table-round = Runda { $round }
table-your-move = Twoja kolej
table-refused-clause = Punkt { $clause }
table-to-result = Zobacz wynik

## Story

story-title = Przebieg gry
story-skip = Pomiń
story-empty = Jeszcze nic się nie wydarzyło

## Coach

coach-label = Podpowiedź
coach-got-it = Jasne
coach-off = Bez podpowiedzi
