# A new table of Cats at the Vernissage: computer players and options.

cats-level-kitten-about = Szybko zapomina i lubi próbować. Słodki, ale rozrabiaka.
cats-level-young-cat-about = Pamięta większość tego, co widział. Dobry przyjaciel na pierwsze noce.
cats-level-cat-about = Nie zapomina żadnej karty i robi to, co najbardziej pomaga.
cats-level-expert-about = Myśli naprzód za całą drużynę.

## Editions

cats-edition-ru = Wydanie rosyjskie

## Flags

cats-flag-start = Kto zaczyna
cats-flag-start-random = decyduje los
cats-flag-start-seat-a = pierwsze miejsce
cats-flag-start-seat-b = drugie miejsce
cats-flag-start-seat-c = trzecie miejsce
cats-flag-start-seat-d = czwarte miejsce
cats-flag-order = Nową rundę zaczyna
cats-flag-order-first = znów pierwszy gracz
cats-flag-order-runs-on = ten, na kogo kolej
cats-flag-hard-cat = „Ciężko być kotkiem”
cats-flag-hard-cat-strict = dwa kolory i żadnego obcego
cats-flag-hard-cat-lenient = dwa kolory, trzeci dowolny
cats-flag-memory-aid = Widziane karty
cats-flag-memory-aid-off = pamiętacie sami
cats-flag-memory-aid-on = mają notatkę na rewersie
