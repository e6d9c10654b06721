# The table of Cats at the Vernissage. It is read to children of six: short sentences, few words.

## Colours, cards, paintings

cats-colour-red = czerwona
cats-colour-yellow = żółta
cats-colour-green = zielona
cats-colour-blue = niebieska
# What is missing: in the case that the sentences about it want.
cats-lack-red = czerwonej
cats-lack-yellow = żółtej
cats-lack-green = zielonej
cats-lack-blue = niebieskiej
cats-card-down = zakryta
cats-card-none = nic
cats-card-noted = zakryta, była { $colour }
cats-painting-clean = Obraz { $number }: czysty.
cats-painting-dirty = Obraz { $number }. Potrzebne farby: { $colours }. Karty: { $cards }.
cats-painting-bare = Obraz { $number }, bez palety. Karty: { $cards }.
cats-painting-asleep = Śpi na nim czarny kot.
cats-painting-choose = Można go wybrać.
cats-painting-dice = Prowadzą tu kostki: { $dice }.
cats-board = Obrazy
cats-die = Kostka { $value }

## Traps

cats-trap-catastrophe = Kotastrofa
cats-trap-catastrophe-does = Wszystkie farby wypadają z łapek i ruch się kończy.
cats-trap-all-paws = Mam tylko łapki
cats-trap-all-paws-does = Łapki dużo nie utrzymają: do końca rundy tylko jedna farba.
cats-trap-catflood = Kotopotop
cats-trap-catflood-does = Paletę porywa woda, przychodzi inna.
cats-trap-found = { $trap }: { $count ->
    [one] raz
   *[other] { $count } razy
}

## Events

cats-event-oops = Kotoplama
cats-event-oops-does = Czysty obraz znów jest brudny.
cats-event-nap = Kotodrzemka
cats-event-nap-does = Czarny kot śpi na obrazie. Nie budźcie go!
cats-event-nap-clean = Czarny kot kładzie się na czystym obrazie: nic się nie dzieje.
cats-event-die = Ko-o-o-ostka
cats-event-die-does = Czarny kot chowa kostkę: w tej rundzie o jedną mniej.
cats-event-twist = Kotłowanina
cats-event-twist-does = Każdy zamienia miejscami dwie zakryte karty.
cats-events-left = { $count ->
    [0] Czarny kot już niczego nie zbroi.
    [one] Czarny kot ma jeszcze jeden figiel.
    [few] Czarny kot szykuje { $count } figle.
   *[other] Czarny kot szykuje { $count } figli.
}

## Properties of the bank

cats-property-paw = Pomocna łapa
cats-property-paw-does = Dwoje z was wymienia się farbą.
cats-property-jump = Koty bez kolejki
cats-property-jump-does = Komuś się nie udało? Odkryj obraz znowu i pomóż.
cats-property-two = Ciężko być kotkiem
cats-property-two-does = Wystarczą dwa z trzech kolorów.
cats-property-turbo = Turbokoty
cats-property-turbo-does = Dwie zamiany w jednej próbie.
cats-bank = Bank: pomaga wam wszystkim
cats-bank-card = { $property }: { $colours }
cats-bank-empty = Wyczyśćcie obraz: jego paleta trafi tutaj i wam pomoże.

## Banner

cats-round = Runda { $round } z { $rounds }
cats-goal = { $clean ->
    [one] { $clean } czysty obraz
    [few] { $clean } czyste obrazy
   *[other] { $clean } czystych obrazów
}, potrzeba { $goal }
cats-goal-short = Czyste: { $clean }, potrzeba { $goal }
cats-dice-left = { $count ->
    [one] Została { $count } kostka
    [few] Zostały { $count } kostki
   *[other] Zostało { $count } kostek
}
cats-move-of = Teraz: { $name }
cats-all-of-you = Wszyscy razem

## What you are to do

cats-do-turn = Wybierz kostkę albo weź farbę.
cats-do-turn-full = Wybierz kostkę.
cats-do-exchange = Wymiana: którą farbę odrzucić?
cats-do-paws-drop = „Mam tylko łapki”! Którą farbę odrzucić?
cats-do-attempt = Brakuje jeszcze { $colours }. Zamienić kartę?
cats-do-attempt-empty = Brakuje jeszcze { $colours }, a nie masz farb.
cats-do-close = Jeszcze nie jest czysty. Zapamiętaj karty i zakryj je.
cats-do-caught = „Kotastrofa”! Zapamiętaj dobrze karty.
cats-do-window = Obraz { $painting } wciąż jest brudny. Pomożesz?
cats-do-proposal = { $name } daje: { $give }, za twoją: { $take }. Tak czy nie?
cats-do-oops = Ojej! Który czysty obraz pobrudził kot?
cats-do-twist = Kot zamienia dwie karty. Które?
cats-do-last = Ostatnia próba! Kto ją bierze?

## What the others do

cats-wait-turn = Teraz gra { $names }.
cats-wait-exchange-drop = Wymiana: { $names } wybiera farbę do odrzucenia.
cats-wait-paws-drop = „Mam tylko łapki”! { $names } odrzuca farbę.
cats-wait-attempt = Próbuje { $names }. Brakuje jeszcze { $colours }.
cats-wait-caught = „Kotastrofa”! Zapamiętajcie dobrze karty, zanim { $names } je zakryje.
cats-wait-window = Bez kolejki? Czekamy na odpowiedź: { $names }.
cats-wait-window-next = Zaraz twoja kolej. Najpierw bez kolejki może jeszcze wejść { $names }.
cats-wait-proposal = „Pomocna łapa”: co powie { $names }?
cats-wait-oops = { $names } mówi, który obraz pobrudził kot.
cats-wait-twist = { $names } zamienia dwie karty za kota.
cats-wait-last = Kto weźmie ostatnią próbę: { $names }?
cats-phase-roll = Kostki się toczą…
cats-phase-nap-roll = Gdzie zaśnie kot?
cats-phase-cards = Rozkładamy karty…
cats-phase-over = Nadszedł ranek.

## Tray

cats-tray = Co możesz zrobić
cats-dice-label = { $count ->
    [0] Nie ma już kostek
    [one] { $count } nieużyta kostka
    [few] { $count } nieużyte kostki
   *[other] { $count } nieużytych kostek
}
cats-dice-used = Użyte kostki
cats-reach-straight = Kostka { $die }: obraz { $die }.
cats-reach-clean = { $die } jest już czysty, więc dalej: { $paintings }.
cats-reach-asleep = Na { $die } śpi kot, więc dalej: { $paintings }.
cats-clean = Wyczyść { $painting }
cats-clean-with = Wyczyść kostką { $die }
cats-take = Weź farbę
cats-exchange = Wymiana dla wszystkich
cats-exchange-help = Odrzuć tę kostkę: każdy dobiera farbę i jedną odrzuca.
cats-exchange-do = Odrzuć kostkę { $die }
cats-own-hand = Twoje farby
cats-hand-of = Farby: { $name }
cats-hand-empty = brak farb
cats-try-title = Obraz { $painting }
cats-wanted = Potrzebne farby: { $colours }.
cats-open-cards = Odkryte karty
cats-swap = Zamiana: wchodzi { $give }, schodzi { $take }
cats-put-help = Teraz dotknij karty, którą zastąpi.
cats-pick-help = Dotknij farby, potem karty.
cats-use-two = Dwa wystarczą
cats-use-turbo = Dwie zamiany
cats-stop = Zakryj karty
cats-oh-no = O nie!
cats-drop = Odrzuć: { $colour }
cats-drop-help = Dotknij farby, której nie potrzebujesz.
cats-answers = Twoja odpowiedź
cats-ask-proposal = { $name } prosi o farbę: { $take }. W zamian daje: { $give }.
cats-yes = Tak!
cats-no = Nie, dziękuję
cats-ask-jump = Masz farbę do obrazu { $painting }. Wejść bez kolejki?
cats-jump = Wchodzę!
cats-not-now = Nie teraz
cats-ask-last = Kot się obudził. Ostatnia próba na jego obrazie!
cats-claim = Ja spróbuję
cats-leave = Spróbujcie wy
cats-paw-give = Dajesz:
cats-paw-take = Dostajesz:
cats-paw-of = { $colour }, od: { $name }
cats-paw-waiting = { $name } się zastanawia…
cats-oops-help = Dotknij czystego obrazu na planszy.
cats-splash = Pobrudź obraz { $painting }
cats-twist-first = Dotknij brudnego obrazu na planszy.
cats-twist-place = Dotknij karty na obrazie { $painting }, która zmieni miejsce.
cats-twist-second = Karta { $number } obrazu { $painting } wybrana. Teraz inny obraz i jego karta.
cats-twist-cards = Karty obrazu { $painting }
cats-twist-card = Karta { $number } obrazu { $painting }: { $card }
cats-won = Hura! Wystawa otwarta!
cats-lost = Ranek przyszedł za wcześnie.
cats-over-count = Czyste obrazy: { $clean }. Potrzeba było { $goal }.

## Players and stacks

cats-seats = Gracze
cats-starter = Zaczyna rundę
cats-starter-short = zaczyna
cats-pawed = „Mam tylko łapki”: w tej rundzie tylko jedna farba
cats-dice-taken = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[other] { $count } kostek
}
cats-why-of = { $name }: dlaczego?
cats-night = Czarny kot i stosy
cats-stacks = W stosach
cats-traps = Pułapki
cats-stack = Farby w stosie: { $count }. Odrzucone: { $discard }.
cats-palettes = Palety w stosie: { $count }.
cats-top = Następna paleta przyniesie: { $property }.

## Table talk

cats-talk = Powiedz znajomym
cats-wishes = Potrzebna mi:
cats-say-wish = Potrzebna mi { $what ->
    [r] czerwona
    [y] żółta
    [g] zielona
   *[b] niebieska
}!
cats-say-look = Spójrzcie na obraz { $what }!
cats-say-who = Kto pamięta?
cats-say-mine = Ja spróbuję
cats-say-wait = Czekajcie!
cats-say-great = Świetnie!
cats-say-sorry = Ojej, przepraszam!
cats-point = Pokaż innym

## The story

cats-story-arrived = Trwa runda { $round }.
cats-story-begin = Zapada noc, a wszędzie farba.
cats-story-round = Runda { $round }. Zaczyna { $name }.
cats-story-nap = Czarny kot zasypia na obrazie { $painting }.
cats-story-splashed = Obraz { $painting } znów jest brudny.
cats-story-twisted = { $name }: karty { $first } i { $second } zamieniły się miejscami.
cats-story-rolled = Kostki pokazują { $dice }.
cats-story-took = { $name }: dobrana { $colour }.
cats-story-exchange = { $name }: wymiana dla wszystkich.
cats-story-turn = Następny ruch: { $name }.
cats-story-drew = { $name }: ze stosu { $colours }.
cats-story-exchanged = { $name }: przyszła { $drawn }, odeszła { $dropped }.
cats-story-exchanged-same = { $name }: te same farby.
cats-story-event = „{ $name }”: { $does }
cats-story-trap = „{ $name }”! { $does }
cats-story-dropped = { $name }: odrzucone: { $colours }.
cats-story-replaced = Nowe na obrazie: { $colours }.
cats-story-opened = { $name } odkrywa obraz { $painting }: { $cards }.
cats-story-jumped = { $name } bez kolejki odkrywa obraz { $painting }: { $cards }.
cats-story-tried = { $name }: obraz { $painting } był odkryty.
cats-story-tried-jump = { $name }: obraz { $painting } odkryty jeszcze raz, bez kolejki.
cats-story-put = { $name }: wchodzi { $give }, schodzi { $take }.
cats-story-swapped = { $name }: jedna karta zamieniona.
cats-story-used = „{ $property }”!
cats-story-proposed = { $name } proponuje. Dla: { $friend } – { $give }, w zamian { $take }.
cats-story-pawed = „Pomocna łapa”: { $name } → { $friend } – { $give }, w zamian { $take }.
cats-story-cleaned = { $name }: obraz { $painting } jest czysty!
cats-story-clean = Obraz { $painting } jest czysty!
cats-story-closed = { $name }: obraz { $painting } zakryty.
cats-story-over = Ranek: { $clean ->
    [one] { $clean } czysty obraz.
    [few] { $clean } czyste obrazy.
   *[other] { $clean } czystych obrazów.
}

## Why a computer player did it

cats-why-sure = Znam wszystkie trzy karty obrazu { $painting }.
cats-why-mend = Pamiętam obraz { $painting }: może da się go trochę poprawić.
cats-why-put = Na obrazie { $painting } potrzebna jest { $colour }.
cats-why-fetch = Na obrazie { $painting } jest { $colour }, a potrzebuje jej obraz { $for }.
cats-why-look = Na obraz { $painting } nikt jeszcze nie patrzył.
cats-why-take = Jeszcze jedna farba nam się przyda.
cats-why-exchange = Nasze farby nie pomagają, wymieńmy je.
cats-why-jump = Mam farbę, której brakuje.
cats-why-two = Dziś wystarczą dwa kolory z trzech.
cats-why-turbo = Z dwiema zamianami się uda.
cats-why-paw = Pomogłaby mi twoja farba: { $colour }.
cats-why-stop = Nic więcej tu nie zrobię.
cats-why-decline = Zachowam farbę na później.
cats-why-splash = Ten najłatwiej będzie wyczyścić znowu.
cats-why-twist = Tych dwóch kart i tak nie znamy.
cats-why-claim = Mam do tego najlepsze farby.
cats-why-search = Wszystko przemyślane: szansa na wygraną to { $percent } na 100.

## Hints for those who play for the first time

cats-coach-turn = Kostki mówią, które obrazy można próbować wyczyścić. Wybierz kostkę i odkryj trzy karty: czy mają kolory palety nad obrazem?
cats-coach-reach = Tego obrazu nie można teraz czyścić. Policz więc w górę albo w dół do najbliższego brudnego i wybierz jeden.
cats-coach-swap = Jedną kartę możesz zamienić na swoją farbę. Dotknij farby, potem karty. Można też tylko zdobyć potrzebny kolor!
cats-coach-empty = Bez farby nie ma zamiany. Przyjrzyj się dobrze, zapamiętaj karty i zakryj je.
cats-coach-two = „Ciężko być kotkiem”: teraz wystarczą dwa z trzech kolorów. Paleta za to przepada.
cats-coach-turbo = „Turbokoty”: w tej próbie możesz zamienić dwie karty.
cats-coach-jump = Komuś się nie udało, a ty masz brakujący kolor. Możesz wejść bez kolejki, i to bez kostki!
cats-coach-paw = Dzięki „Pomocnej łapie” dwoje z was wymienia się farbą, czyjakolwiek jest kolej.
cats-coach-full = Więcej farb nie utrzymasz. Wybierz kostkę albo odrzuć jedną na wymianę.
cats-coach-bank = Czysty obraz oddaje paletę do banku. To, co potrafi, pomaga wam wszystkim.
cats-coach-remember = Co zostało znów zakryte, trzeba pamiętać. Pomagajcie sobie!
cats-coach-event = Między rundami czarny kot płata figla. Działa on tylko w tej rundzie.
