# The table of Art Society: banner, seats, tray, prestige, score, supply.

## Types of paintings

table-type-city = Życie miejskie
table-type-portrait = Portret
table-type-still-life = Martwa natura
table-type-landscape = Pejzaż
table-types-city = Życie miejskie
table-types-portrait = Portrety
table-types-still-life = Martwe natury
table-types-landscape = Pejzaże

## Banner

table-stages = Części rundy
table-stage-lots = Wystawienie
table-stage-bids = Oferty
table-stage-turns = Wieszanie
table-stage-museum = Muzeum

table-do-start = Powieś obraz startowy tak, żeby zakrył gwiazdkę
table-do-name = { $left ->
    [one] Masz młotek: wybierz ostatni obraz na aukcję
    [few] Masz młotek: wybierz { $left } obrazy na aukcję
   *[other] Masz młotek: wybierz { $left } obrazów na aukcję
  }
table-do-bid = Licytuj jednym z lizaków: kto da więcej, wybiera wcześniej
table-do-pick = Przymierz obrazy na ścianie i weź jeden
table-do-hang = Powieś obraz albo daj go asystentowi
table-do-no-room = Dla obrazu nie ma miejsca: zdecyduj, co z nim zrobić
table-do-decor = Pasujące ramy: wybierz dekorację i ją powieś
table-do-arrange = Powiedz „gotowe” albo coś jeszcze zmień

table-wait-start = Czekamy na obraz startowy: { $names }
table-wait-name = { $names } wybiera obrazy na aukcję
table-wait-bid = Czekamy na oferty: { $names }
table-wait-pick = { $names } wybiera obraz
table-wait-deal = { $names } wiesza nowy obraz
table-wait-ready = Czekamy na „gotowe”: { $names }
table-waiting = Czekamy: { $names }
table-your-place = Twój numer w kolejce: { $place }
table-phase-start-deal = Rozdajemy obrazy startowe
table-phase-card-deal = Rozdajemy startowe lizaki
table-phase-draw = Odkrywamy obrazy na aukcji
table-phase-over = Koniec gry

## The end comes near

table-warnings = Koniec gry
table-last-round = Ostatnia runda: { $reason }
table-ending-full-wall = ściana jest pełna
table-ending-second-surplus = odłożono drugi obraz
table-ending-no-bids = skończyły się lizaki
table-ending-no-paintings = zostało za mało obrazów
table-ending-other = na niej kończy się gra
table-warn-squares = { $free ->
    [0] { $name }: pełna ściana
    [one] { $name }: tylko { $free } wolne pole
    [few] { $name }: tylko { $free } wolne pola
   *[other] { $name }: tylko { $free } wolnych pól
  }
table-warn-surplus = { $name }: drugi nadmiarowy obraz zakończy grę
table-warn-cards = { $cards ->
    [one] Każdemu został { $cards } lizak
    [few] Każdemu zostały { $cards } lizaki
   *[other] Każdemu zostało { $cards } lizaków
  }

## Seats

table-seats = Inni gracze
table-wall-of = Ściana: { $name }
table-enlarge = Obejrzyj ścianę: { $name }
table-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
table-points-so-far = Na razie { $gains }; { $risk }, gdyby gra skończyła się teraz: { $total }
table-auctioneer = Aukcjoner tej rundy
table-you-auctioneer = W tej rundzie młotek jest twój
table-status-starting = wiesza pierwszy obraz
table-status-naming = wybiera obrazy na aukcję
table-status-bidding = zastanawia się nad ofertą
table-status-has-bid = oferta złożona
table-status-in-line = w kolejce: { $place }
table-status-picking = teraz wybiera
table-status-dealing = wiesza nowy obraz
table-status-arranging = poprawia ścianę
table-status-ready = gotowe
table-status-over = wynik końcowy
table-status-idle = czeka
table-cards-left = { $cards ->
    [one] Został { $cards } lizak
    [few] Zostały { $cards } lizaki
   *[other] Zostało { $cards } lizaków
  }
table-cards-list = Twoje lizaki: { $cards }
table-starting-card = Startowy lizak { $card }
table-open-bids = Odkryte lizaki, od najnowszego: { $bids }
table-assistant-holds = W rękach asystenta
table-assistant-empty = Asystent ma wolne ręce
table-own-side = Twoja strona stołu

## Tray

table-tray = Przed tobą
table-start-help = Przeciągnij go na ścianę albo dotknij go, a potem miejsca. Musi zakryć przynajmniej jedną z gwiazdek pośrodku.
table-final-start = Zostanie tu przez całą grę.

table-lots = Obrazy na tej aukcji
table-shape = { $width } × { $height }
table-shapes = Co wystawić na aukcję
table-name-lot = { $left ->
    [0] { $width } × { $height }, wartość { $value }: nie ma
   *[other] { $width } × { $height }, wartość { $value }: zostało { $left }
  }
table-left = jeszcze { $left }
table-none-left = nie ma
table-named = Na aukcji: { $named } z { $needed }
table-name-help = Widać tylko rewersy: rozmiar i wartość dla muzeum. Wybranego obrazu już się nie zmienia.
table-lot-back = Usuń { $width } × { $height }
table-lots-any = Wybierz za mnie
table-lots-confirm = Wystaw na aukcję
table-see-lots = Wszystkie obrazy
table-see-wall = Pokaż moją ścianę
table-value = wartość { $value }
table-lot-value = Jeśli nikt go nie weźmie, kupi go muzeum. { $type }: prestiż +{ $value }.

table-hand = Twoje lizaki
table-card = Lizak { $card }
table-bid = Licytuj { $card }
table-final-bid = Lizak { $card } będzie zużyty do końca gry; oferty nie można cofnąć.
table-sealed = Twoja oferta: { $card }, zakryta

table-order = Kolejność ofert
table-lot-no-room = brak miejsca
table-final = Wybór jest ostateczny.
table-no-room-leads = Nie ma dla niego miejsca na twojej ścianie.
table-no-room-museum = Możesz go wymienić na obraz z muzeum, który się zmieści.
table-no-room-assistant = Na razie może go potrzymać asystent.
table-no-room-aside = W przeciwnym razie zostanie odłożony: −2 punkty.
table-no-room-ends = W przeciwnym razie zostanie odłożony jako drugi, a to kończy grę.
table-take-it = Weź ten obraz
table-final-pick = Wybór jest ostateczny. Powiesisz go potem tam, gdzie się zmieści.
table-final-pick-no-room = Na twojej ścianie nie ma dla niego miejsca. Wybór jest ostateczny.
table-final-pick-hang = Wybór obrazu jest ostateczny; miejsce możesz jeszcze w tej rundzie zmienić.
table-trial-pick = Weź i powieś
table-trial-hang = Powieś tutaj

table-pending = Twój nowy obraz
table-hang-help = Przeciągnij go na ścianę albo dotknij go, a potem miejsca.
table-hang-later = Najpierw dekoracja: obraz poczeka.
table-give = Daj asystentowi
table-give-short = asystentowi
table-surplus = Odłóż
table-yes-surplus = Odłóż: −2 punkty
table-final-surplus = Odłożony obraz nie wraca, a twoich kroków z tej rundy nie będzie można cofnąć. Drugi taki obraz zakończy grę.
table-swap-title = Wymień w muzeum
table-swap = Wymień na: { $painting }
table-yes-swap = Wymień w muzeum
table-final-swap = Wymiana jest ostateczna i utrwala twoje wcześniejsze kroki z tej rundy. Obraz z muzeum wiesza się od razu.
table-right-one = { $limit ->
    [one] Zdobywasz dekorację o { $limit } tarczy
   *[other] Zdobywasz jedną dekorację, do { $limit } tarcz
  }
table-right-many = { $need ->
    [0] { $limit ->
        [one] Zdobywasz dekoracje: możesz wziąć jeszcze { $limit } tarczę
       *[other] Zdobywasz dekoracje: możesz wziąć jeszcze do { $limit } tarcz
    }
    [one] Zdobywasz dekoracje: weź jeszcze { $need } tarczę
    [few] Zdobywasz dekoracje: weź jeszcze { $need } tarcze
   *[other] Zdobywasz dekoracje: weź jeszcze { $need } tarcz
  }
table-stop = Dość
table-held = Od asystenta

table-undo = Cofnij
table-ready = Gotowe
table-ready-soon = Nie ma już o czym decydować: za chwilę zgłosisz gotowość.
table-wait = Jeszcze nie

table-you-win = Wygrywasz!
table-you-share = Wspólne zwycięstwo, także twoje!
table-wins = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólne zwycięstwo: { $names }
  }

## Prestige, score, supply, museum

table-prestige = Prestiż
table-position = pole { $position }
table-rank-5 = w modzie
table-rank-4 = popularne
table-rank-3 = podziwiane
table-rank-2 = uznane
table-rank-absent = bez zakupu

table-score = Aktualny wynik
table-score-of = Czyj wynik
table-line-prestige = Prestiż
table-line-decor = Dekoracje
table-line-eyeline = Linia wzroku
table-line-full-wall = Pełna ściana
table-line-corners = Narożniki
table-line-surplus = Nadmiarowe
table-why-type = { $type }: { $count } × { $times }
table-why-faux-pas = { $paintings ->
    [one] { $paintings } faux pas nic nie daje
    [few] { $paintings } faux pas nic nie dają
   *[other] { $paintings } faux pas nic nie daje
  }
table-why-decor = { $shields ->
    [one] { $shields } tarcza
    [few] { $shields } tarcze
   *[other] { $shields } tarcz
  }
table-why-eyeline = { $paintings ->
    [one] { $paintings } modny obraz
    [few] { $paintings } modne obrazy
   *[other] { $paintings } modnych obrazów
  }
table-why-full-wall = { $free ->
    [0] żadnego pustego pola
    [one] { $free } puste pole
    [few] { $free } puste pola
   *[other] { $free } pustych pól
  }
table-why-corners = { $corners ->
    [0] wszystkie zakryte
    [one] { $corners } pusty
    [few] { $corners } puste
   *[other] { $corners } pustych
  }
table-why-surplus = { $paintings ->
    [0] nic nie odłożono
    [one] { $paintings } odłożony obraz
    [few] { $paintings } odłożone obrazy
   *[other] { $paintings } odłożonych obrazów
  }

table-supply = Pula
table-supply-paintings = { $left ->
    [one] { $left } obraz
    [few] { $left } obrazy
   *[other] { $left } obrazów
  }
table-supply-shape = { $width } × { $height }: zostało { $left }
table-supply-decor = Dekoracje
table-supply-piece = Dekoracja { $width } × { $height }: zostało { $left }

table-tales = Przebieg gry i muzeum
table-tab-story = Przebieg gry
table-tab-museum = Muzeum
table-museum-empty = Muzeum jest jeszcze puste. Kupuje obraz, którego nikt nie weźmie.
table-tab-prestige = Prestiż
table-tab-score = Punkty
table-tab-supply = Zapas
