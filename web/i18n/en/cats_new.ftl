# A new table of Cats at the Vernissage: computer players and options.

cats-level-kitten-about = Forgets quickly and likes to try things out. Sweet, but a handful.
cats-level-young-cat-about = Remembers most of what it has seen. A good friend for your first nights.
cats-level-cat-about = Never forgets a card, and plays what helps most.
cats-level-expert-about = Thinks ahead for the whole team.

## Editions

cats-edition-ru = Russian edition

## Flags

cats-flag-start = Who begins
cats-flag-start-random = chance decides
cats-flag-start-seat-a = the first seat
cats-flag-start-seat-b = the second seat
cats-flag-start-seat-c = the third seat
cats-flag-start-seat-d = the fourth seat
cats-flag-order = A new round is begun by
cats-flag-order-first = the first player again
cats-flag-order-runs-on = whoever is next
cats-flag-hard-cat = It’s Hard to Be a Cat asks for
cats-flag-hard-cat-strict = two colours, and no wrong one
cats-flag-hard-cat-lenient = two colours; the third may be any
cats-flag-memory-aid = Cards that were seen
cats-flag-memory-aid-off = you remember yourselves
cats-flag-memory-aid-on = stay noted on their backs
