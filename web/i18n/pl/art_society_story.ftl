# What happened at the table: the story, announcements for screen readers, the reveal of the bids, and the coach.
# Lines of the story are sentences without a full stop; $you is "yes" when $name is the reader.
# Decor is only ever the object of a sentence, so it stands in the accusative; paintings have one form for both.

story-round-title = Runda { $round }
story-setup = Przed pierwszą rundą
story-reveal = Odkrycie ofert
story-then = { $said }. { $next }

## Things

story-painting = „{ $title }” ({ $type })
story-untitled = obraz ({ $type })
story-type-city = życie miejskie
story-type-portrait = portret
story-type-still-life = martwa natura
story-type-landscape = pejzaż
story-types-city = życie miejskie
story-types-portrait = portrety
story-types-still-life = martwe natury
story-types-landscape = pejzaże
story-decor =
    { $shields ->
        [one] dekorację o { $shields } tarczy
       *[other] dekorację o { $shields } tarczach
    }

## Setting up

story-dealt =
    { $you ->
        [yes] Dostajesz { $item }
       *[no] { $name } dostaje { $item }
    }
story-card =
    { $you ->
        [yes] Dostajesz startowy lizak { $card }
       *[no] { $name } dostaje startowy lizak { $card }
    }

## The auction

story-round =
    { $you ->
        [yes] Runda { $round }: masz młotek
       *[no] Runda { $round }: młotek trzyma { $name }
    }
story-named =
    { $you ->
        [yes] Wystawiasz na aukcję obraz { $shape }
       *[no] { $name } wystawia na aukcję obraz { $shape }
    }
story-turned-up =
    { $count ->
        [one] Na aukcji: { $items }
       *[other] Na aukcji są: { $items }
    }
story-bid =
    { $you ->
        [yes] Licytujesz
       *[no] { $name } licytuje
    }
story-revealed = Oferty: { $bids }
story-revealed-bid =
    { $you ->
        [yes] ty – { $card }
       *[no] { $name } – { $card }
    }
story-revealed-tie =
    { $you ->
        [yes] ty – { $card } (pod spodem { $below })
       *[no] { $name } – { $card } (pod spodem { $below })
    }
story-turn =
    { $you ->
        [yes] Twoja kolej
       *[no] Teraz wybiera { $name }
    }
story-picked =
    { $you ->
        [yes] Bierzesz { $item }
       *[no] { $name } bierze { $item }
    }

## Hanging

story-hung-start =
    { $you ->
        [yes] Wieszasz { $item } na { $square }
       *[no] { $name } wiesza { $item } na { $square }
    }
story-hung-hand =
    { $you ->
        [yes] Wieszasz { $item } na { $square }
       *[no] { $name } wiesza { $item } na { $square }
    }
story-hung-assistant =
    { $you ->
        [yes] Wieszasz { $item } od asystenta na { $square }
       *[no] { $name } wiesza { $item } od asystenta na { $square }
    }
story-hung-museum =
    { $you ->
        [yes] Wieszasz { $item } z muzeum na { $square }
       *[no] { $name } wiesza { $item } z muzeum na { $square }
    }
story-hung-wins =
    { $shields ->
        [one] { $sentence }; pasujące ramy dają dekorację o { $shields } tarczy
       *[other] { $sentence }; pasujące ramy dają dekoracje, do { $shields } tarcz
    }
story-given =
    { $you ->
        [yes] Dajesz asystentowi { $item }
       *[no] { $name } daje asystentowi { $item }
    }
story-stopped =
    { $you ->
        [yes] Nie bierzesz więcej dekoracji
       *[no] { $name } nie bierze więcej dekoracji
    }
story-lapsed =
    { $you ->
        [yes] Twoje prawo do dekoracji przepada: nie ma już czego wziąć
       *[no] { $name } traci prawo do dekoracji: nie ma już czego wziąć
    }
story-swapped =
    { $you ->
        [yes] Wymieniasz { $gives } na { $takes } z muzeum
       *[no] { $name } wymienia { $gives } na { $takes } z muzeum
    }
story-surplus =
    { $you ->
        [yes] { $count ->
            [one] Odkładasz { $item }: nadmiarowy obraz
           *[other] Odkładasz { $item }: nadmiarowy obraz numer { $count }
        }
       *[no] { $count ->
            [one] { $name } odkłada { $item }: nadmiarowy obraz
           *[other] { $name } odkłada { $item }: nadmiarowy obraz numer { $count }
        }
    }
story-undone =
    { $you ->
        [yes] Bierzesz z powrotem { $item }
       *[no] { $name } bierze z powrotem { $item }
    }
story-undone-decision =
    { $you ->
        [yes] Jeszcze raz zastanawiasz się nad dekoracjami
       *[no] { $name } jeszcze raz zastanawia się nad dekoracjami
    }
story-exchanged =
    { $you ->
        [yes] Zabrakło jednego kształtu dekoracji: na twojej ścianie następuje zamiana na inne o tej samej powierzchni
       *[no] Zabrakło jednego kształtu dekoracji, następuje zamiana na inne o tej samej powierzchni. Ściana: { $name }
    }
story-ready =
    { $you ->
        [yes] Mówisz „gotowe”
       *[no] { $name } mówi „gotowe”
    }
story-not-ready =
    { $you ->
        [yes] Odwołujesz „gotowe”
       *[no] { $name } odwołuje „gotowe”
    }

## The museum, and the end

story-bought = Muzeum kupuje { $item }. { $type }: prestiż { $from } → { $to }
story-bought-flipped = { $sentence }, nowe okrążenie toru
story-bought-stepped = { $sentence }, bo następne pole było zajęte
story-fashion = Teraz warte: { $ranking }
story-fashion-type = { $type } ×{ $times }
story-ending = To ostatnia runda: { $reason }
story-no-ending = To jednak nie ostatnia runda
story-over = Koniec gry: { $points }
story-points =
    { $you ->
        [yes] ty – { $points }
       *[no] { $name } – { $points }
    }

## Coming back

story-arrived =
    { $round ->
        [0] Siadasz do stołu
       *[other] Siadasz do stołu w rundzie { $round }
    }
story-meanwhile =
    { $rounds ->
        [0] Pod twoją nieobecność minęła część tej rundy
        [one] Pod twoją nieobecność minęła { $rounds } runda
        [few] Pod twoją nieobecność minęły { $rounds } rundy
       *[other] Pod twoją nieobecność minęło { $rounds } rund
    }
story-grew =
    { $you ->
        [yes] Nowe na twojej ścianie: { $paintings ->
            [one] { $paintings } obraz
            [few] { $paintings } obrazy
           *[other] { $paintings } obrazów
        }, { $decor ->
            [one] { $decor } dekoracja
            [few] { $decor } dekoracje
           *[other] { $decor } dekoracji
        }
       *[no] { $name }, nowe na ścianie: { $paintings ->
            [one] { $paintings } obraz
            [few] { $paintings } obrazy
           *[other] { $paintings } obrazów
        }, { $decor ->
            [one] { $decor } dekoracja
            [few] { $decor } dekoracje
           *[other] { $decor } dekoracji
        }
    }

## The coach: at most two sentences each

coach-start = Powieś pierwszy obraz tak, żeby zakrył gwiazdkę. Cała reszta będzie stykać się z nim albo z jego sąsiadami, więc zostaw miejsce z każdej strony.
coach-lots = Masz młotek i wybierasz, co trafi na aukcję, ale widzisz tylko rewersy. Małe obrazy zmieszczą się wszędzie, a duże szybciej zapełniają ścianę.
coach-bid = Kto da więcej, wybiera wcześniej. Ale każdego lizaka można użyć tylko raz w całej grze, więc zachowaj wysokie na to, czego naprawdę chcesz.
coach-tie = Dwie równe oferty: decydują lizaki pod spodem, jeden po drugim, aż do startowych.
coach-pick = Przeciągnij obraz na ścianę i zobacz, co by tam dał. Nic nie jest ostateczne, dopóki nie potwierdzisz.
coach-frames = Pasujące ramy dają dekoracje: po jednej tarczy za każdego sąsiada w takiej samej ramie. Trzeba je wziąć od razu.
coach-faux-pas = Dwa obrazy jednego typu obok siebie to faux pas: żaden nie daje prestiżu. Dekoracja pomiędzy ratuje oba.
coach-decor = Weź dekorację i powieś ją obok czegokolwiek. Każda tarcza to punkt, a mała dekoracja rozdzieli obrazy jednego typu.
coach-no-room = Dla tego obrazu nie ma miejsca. Wymień go w muzeum, jeśli coś stamtąd się zmieści, albo odłóż za −2 punkty.
coach-assistant = Nie wiesz, gdzie powiesić? Asystent potrzyma jedną rzecz, ale to, co trzyma na koniec gry, nie daje punktów.
coach-ready = To, co wisi od tej rundy, możesz jeszcze cofać, zaczynając od ostatniego. Gdy wszyscy powiedzą „gotowe”, runda się skończy.
coach-museum = Muzeum kupuje to, czego nikt nie wziął, i prestiż tego typu rośnie. Typy mają mnożniki od ×5 do ×2: tyle jest wart każdy ich obraz.
coach-last = To ostatnia runda. Powieś to, co trzyma asystent, i pamiętaj o narożnikach.
coach-eyeline = Linia wzroku to pas pośrodku twojej ściany. Każdy obraz typu w modzie (×5), który w nią sięga, daje 3 punkty więcej.
coach-corners = Każdy pusty narożnik twojej ściany kosztuje na koniec 2 punkty. Może go zakryć obraz albo dekoracja.
coach-end = Gra kończy się tą rundą, w której czyjaś ściana jest pełna, ktoś odkłada drugi obraz albo kończą się lizaki.
