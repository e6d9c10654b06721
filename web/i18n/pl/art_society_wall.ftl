# Walls, what hangs on them, and hanging.

wall-own = Twoja ściana
wall-summary =
    { $label }: { $paintings ->
        [0] bez obrazów
        [one] { $paintings } obraz
        [few] { $paintings } obrazy
       *[other] { $paintings } obrazów
    }, { $decor ->
        [0] bez dekoracji
        [one] { $decor } dekoracja
        [few] { $decor } dekoracje
       *[other] { $decor } dekoracji
    }, faux pas: { $fauxPas }, { $free ->
        [0] żadnego wolnego pola
        [one] { $free } wolne pole
        [few] { $free } wolne pola
       *[other] { $free } wolnych pól
    }
wall-tiles = { $label }: co tu wisi
wall-tile = { $square }: { $tile }
wall-tile-faux-pas = { $square }: { $tile }, faux pas

wall-painting = { $type }: { $title }
wall-type-city = Życie miejskie
wall-type-portrait = Portret
wall-type-still-life = Martwa natura
wall-type-landscape = Pejzaż
wall-decor-single = Dekoracja, 1 tarcza
wall-decor-wide = Dekoracja pozioma, 2 tarcze
wall-decor-tall = Dekoracja pionowa, 2 tarcze
wall-decor-frieze = Dekoracja pozioma, 3 tarcze
wall-decor-column = Dekoracja pionowa, 3 tarcze

# Hanging
wall-hang = Twoja ściana. W ręce: { $tile }
wall-keys = Strzałki prowadzą od miejsca do miejsca, N i P przez wszystkie po kolei, Home i End do pierwszego i ostatniego. Enter wiesza, Escape zwraca.
wall-place = { $square }:
wall-points =
    { $number ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
wall-matches =
    { $frames ->
        [one] Pasuje { $frames } rama.
        [few] Pasują { $frames } ramy.
       *[other] Pasuje { $frames } ram.
    }
wall-wins =
    { $frames ->
        [one] Pasuje { $frames } rama
        [few] Pasują { $frames } ramy
       *[other] Pasuje { $frames } ram
    }: { $shields ->
        [one] dekoracja o { $shields } tarczy.
       *[other] dekoracje, do { $shields } tarcz.
    }
wall-clashes =
    { $paintings ->
        [one] Faux pas: { $paintings } obraz nie daje prestiżu.
        [few] Faux pas: { $paintings } obrazy nie dają prestiżu.
       *[other] Faux pas: { $paintings } obrazów nie daje prestiżu.
    }
wall-put-back = Zwróć
wall-undo = Cofnij: { $tile }
wall-hint-drop = Wybierz miejsce na ścianie
wall-hint-undoable = W tej rundzie możesz to jeszcze cofnąć
wall-hint-final = Zanim to będzie ostateczne, zapytamy
wall-trial = Powiesić tutaj?
wall-rehearsed = To tylko przymiarka: obraz możesz wziąć, gdy przyjdzie twoja kolej wyboru.
wall-cancel = Inne miejsce
