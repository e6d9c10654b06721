# Cats at the Vernissage, after the game: result, replay, and the rulebook. The words that all games share are in review.ftl.

## Result

cats-review-over = Nadszedł ranek
cats-review-won = Wystawa otwarta!
cats-review-won-about = Goście wchodzą i nawet nie wiedzą, co to była za noc. Wygraliście wszyscy razem.
cats-review-lost = Wystawa pozostaje zamknięta
cats-review-lost-about = Tym razem noc była za krótka. Kotki i tak wam dziękują i liczą na jutro.
cats-review-count = Czyste obrazy: { $clean } z { $all }. Potrzeba było { $goal }.
cats-review-board = Obrazy o poranku
cats-review-night = Jak minęła noc
cats-review-clean-now = Czyste: { $clean }
cats-review-cleaned = Obraz { $painting }, czyści { $name }: { $way }
cats-review-way-sight = kolory zgadzały się same
cats-review-way-swap = jedną zamianą
cats-review-way-turbo = dwiema zamianami
cats-review-way-two = dwoma kolorami
cats-review-way-jump = bez kolejki
cats-review-splashed = Czarny kot znów pobrudził obraz { $painting }.
cats-review-none = Żaden obraz nie został wyczyszczony.
cats-review-team = Wasza drużyna
cats-review-team-cleaned = Wyczyszczone obrazy
cats-review-team-tries = Próby
cats-review-team-paws = Pomocne łapy
cats-review-moments = Wyjątkowe chwile
cats-review-look = Zobacz
cats-review-quiet = Spokojna noc bez przygód.
cats-review-high-sight = { $name }: na obrazie { $painting } od razu były wszystkie kolory.
cats-review-high-late = { $name }: obraz { $painting } wyczyszczony ostatnią kostką, i to wystarczyło.
cats-review-high-again = { $name }: obraz { $painting } znów czysty po psotach czarnego kota.
cats-review-high-helped = { $name }: obraz { $painting } pomogła wyczyścić zdolność „{ $property }”.
cats-review-high-paws =
    { $count ->
        [one] Podaliście sobie łapę { $count } raz.
       *[other] Podaliście sobie łapę { $count } razy.
    }

## Odds, before a game

cats-review-odds =
    { $players ->
        [one] Jak często wygrywa { $players } koci bot
        [few] Jak często wygrywają { $players } kocie boty
       *[other] Jak często wygrywa { $players } kocich botów
    }
cats-review-odds-about = Zmierzone w tysiącach nocy z tymi ustawieniami. Pójdzie wam lepiej?

## Replay

cats-review-beside = Obok planszy
cats-review-dice = Kostki tej rundy
cats-review-bank-empty = Na razie nic.

## Figures of the rulebook

cats-review-figure-board-setup = Przed pierwszym ruchem trzech graczy: nad każdym obrazem paleta, na nim trzy zakryte karty. Obok planszy farby, stos palet, dwa wydarzenia, czarny kot, siedem kostek i po jednej odkrytej farbie dla każdego.
cats-review-figure-ring-wrap = Kostka pokazuje 2, ale 1, 2 i 3 są czyste. Liczcie w górę do 4 albo w dół, przez 1, do 12.
cats-review-figure-palette-match = Paleta chce czerwonego, zielonego i niebieskiego. Odkryte karty pokazują właśnie te kolory: obraz jest czysty, a paleta trafia do banku zdolnością do góry.
cats-review-figure-swap-fetch = Czerwona wchodzi za żółtą. Temu obrazowi wciąż brakuje niebieskiego, ale w ręce jest teraz żółta, której chce obraz 2.
cats-review-figure-trap-catastrophe = Obie farby przepadły. W miejsce pułapki przyszła niebieska i kolory by się zgadzały, ale po „Kotastrofie” obraz pozostaje brudny.
cats-review-figure-trap-flood = Paletę porwała woda, przychodzi inna. Z niebieską farbą w miejscu pułapki są wszystkie jej kolory: obraz od razu czysty.
cats-review-figure-helping-paw = Graczowi A brakuje niebieskiej, a gracz B ją ma. Dzięki „Pomocnej łapie” A oddaje czerwoną, dostaje niebieską, zamienia ją i obraz jest czysty.
cats-review-figure-jump-queue = B próbował wyczyścić ten obraz, ale nie miał niebieskiej. D wchodzi bez kolejki, odkrywa go znów bez kostki i wkłada niebieską. Po D kolej na A, w przerywanym kółku.
cats-review-figure-hard-cat-two = Paleta chce czerwonego, żółtego i zielonego. Żółty, zielony, żółty wystarczą. Obcy kolor nie, i jeden tylko kolor też nie.
cats-review-figure-turbo = Dzięki „Turbokotom” czerwona i niebieska wchodzą za obie żółte w jednej próbie i obraz jest czysty.
cats-review-figure-events = Cztery wydarzenia. W każdej partii przychodzą dwa z nich.
cats-review-figure-ring-asleep = Czarny kot śpi na obrazie 3. Kostka z trójką prowadzi do 2 albo do 4.
