# Art Society after the game: result, replay, and the rulebook. The words that all games share are in review.ftl.

## Figures of the rulebook

review-figure-label-eyeline = Linia wzroku
review-figure-label-stars = Gwiazdki
review-figure-label-corner = Narożnik
review-figure-wall = Pusta ściana: kolumny to litery, rzędy to liczby. Gwiazdki są na g6 i h6, linia wzroku to rzędy od 5 do 7, a pusty narożnik kosztuje punkty.
review-figure-types-and-frames = U góry po jednym obrazie każdego typu: typ pokazuje tabliczka pod obrazem. Poniżej cztery ramy: obrazy, które stoją razem, mają tę samą.
review-figure-decor-shapes = Pięć kształtów dekoracji i ich oznaczenia: na każdym polu jedna tarcza.
review-figure-start = Obraz startowy musi zakryć gwiazdkę: może wisieć wszędzie wewnątrz przerywanej linii, byle to robił. Tutaj wisi na g5.
review-figure-lots = Aukcjoner w grze na cztery osoby podaje pięć rozmiarów i widzi tylko rewersy. Potem obrazy się odkrywa.
review-figure-bids = Pierwsza wybiera oferta 17, potem 14, 9 i 3. Wszystkie cztery lizaki są zużyte.
review-figure-tie = B i A mają po 12. Pod spodem B ma 7, a A ma 5, więc B wybiera przed A. Lizaki głębiej zostają zakryte.
review-figure-hanging = Obraz obok ściany może zawisnąć na 1 oraz na 2, gdzie wystarcza jedno pole wspólnej krawędzi. Nie może na 3, gdzie styka się tylko rogiem, na 4, gdzie nie styka się z niczym, ani na 5, gdzie pole jest zajęte.
review-figure-faux-pas = Dwa pejzaże u góry mają wspólną krawędź: to faux pas i żaden nie daje prestiżu. Portrety ratuje dekoracja pomiędzy nimi, a martwe natury po prawej stykają się tylko rogiem.
review-figure-assistant = Tam, gdzie portret się teraz mieści, stykałby się z innym. Asystent potrzyma go, aż znajdzie się lepsze miejsce.
review-figure-matching-frames = Martwa natura na dole jest nowa. Dwa obrazy, z którymi się styka, mają taką samą ramę, więc daje jedną dekorację o najwyżej dwóch tarczach.
review-figure-many-frames = Portret pośrodku styka się z czterema obrazami w takiej samej ramie i daje dekoracje o łącznie czterech tarczach, na przykład te.
review-figure-exchange = Zabrakło poziomych dekoracji na dwa pola. Na ścianie jedna z nich i jedna pojedyncza zamieniają się w dekorację na trzy pola, a tę na dwa można wziąć i powiesić.
review-figure-swap = Portret jest za duży na ostatnie miejsce na ścianie. W muzeum jest portret, który się zmieści; inne obrazy są tam za duże albo innego typu.
review-figure-surplus = Obraz, który nigdzie się nie mieści, zostaje odłożony i kosztuje 2 punkty. Na pocieszenie wiesza się dekorację o jednej tarczy.
review-figure-museum = Nikt nie wziął portretu o wartości 5: trafia do muzeum, a znacznik portretów przesuwa się z 8 na 13.
review-figure-track = Pejzaże przesuwają się o 5, z 8 na 13. Tam i na 12 stoją inne znaczniki, więc ich znacznik cofa się na 11.
review-figure-multipliers = Pejzaże prowadzą i są w modzie. Żadna martwa natura nie trafiła do muzeum, więc mają ×2.
review-figure-eyeline = Pejzaże są w modzie. Dwa z nich sięgają pasa między liniami i dają po 3 punkty; ten w prawym górnym rogu nie.
review-figure-score = Ściana z przykładu: dwa oznaczone pejzaże stykają się ze sobą, obrazy z okiem wiszą w linii wzroku, a prawy dolny narożnik jest pusty.

## Result

review-over = Wieczór dobiegł końca
review-winners =
    { $count ->
        [one] { $names } ma najpiękniejszą ścianę
       *[other] Wspólne zwycięstwo: { $names }
    }
review-ended =
    { $rounds ->
        [one] Po { $rounds } rundzie: { $reason }.
       *[other] Po { $rounds } rundach: { $reason }.
    }
review-ranking = Klasyfikacja
review-tie-sum = Tyle samo punktów, więc decyduje suma lizaków na ręce: { $cards }.
review-tie-highest = Tyle samo punktów, więc decyduje najwyższy lizak na ręce: { $cards }.
review-tie-seat = { $name } – { $cards }

review-breakdown = Skąd się wzięły punkty
review-total = Punkty
review-line-prestige = Każdy obraz, który nie jest faux pas, daje mnożnik swojego typu
review-line-decor = 1 za każdą tarczę na ścianie
review-line-eyeline = 3 za każdy modny obraz, który sięga linii wzroku
review-line-full-wall = 5 za ścianę bez pustych pól
review-line-corners = −2 za każdy pusty narożnik
review-line-surplus = −2 za każdy odłożony obraz
review-walls = Wszystkie ściany
review-highlights = Najlepsze chwile
review-high-fiercest = Najbardziej zacięta aukcja: oferty { $bids }.
review-high-bargain = { $name }: pierwszy wybór już za { $card } i „{ $painting }”.
review-high-leap =
    { $points ->
        [one] { $name }: +{ $points } punkt w jednej rundzie.
        [few] { $name }: +{ $points } punkty w jednej rundzie.
       *[other] { $name }: +{ $points } punktów w jednej rundzie.
    }
review-high-lead =
    { $changes ->
        [one] Prowadzenie zmieniło się { $changes } raz.
       *[other] Prowadzenie zmieniło się { $changes } razy.
    }
review-high-decor =
    { $count ->
        [one] Najwięcej dekoracji: { $names }. Tarcze: { $shields }.
       *[other] Najwięcej dekoracji: { $names }. Tarcze u każdego: { $shields }.
    }
review-high-taste =
    { $count ->
        [one] { $names }: ani jednego faux pas na ścianie.
       *[other] { $names }: ani jednego faux pas na ścianach.
    }

## Replay

review-replay-walls = Ściany
review-replay-following = Widok podąża za akcją
review-replay-follow = Podążaj za akcją
review-replay-hand = W ręce
review-replay-auction = Aukcja rundy
review-replay-bids = Oferty w kolejności wyboru
review-replay-bid = { $name }: { $card }
review-replay-sealed = { $name }: zakryta oferta
review-replay-taken = { $lot }, bierze { $name }
review-replay-museum = muzeum
review-replay-chart = Punkty, runda po rundzie
