# Opening a table.
new-title = Otwórz stół
new-about = Wybierz, kto gra. Każda zaproszona osoba dostaje link; nikt nie potrzebuje konta.
new-players = Gracze
new-name = Twoje imię
new-name-about = Widzą je pozostali.
new-players-count =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
new-seat = Miejsce { $number }
new-seat-me = Ty
new-seat-me-about = Twoje własne miejsce.
new-seat-open = Znajomy
new-seat-open-about = Wolne miejsce dla kogoś, kto ma twój link. Później możesz też posadzić tu bota.
new-seat-bot = Bot: { $level }
new-level-random-about = Robi cokolwiek, byle zgodnie z zasadami. Dobry, żeby poznać grę.
new-level-visitor-about = Przyjazny i trochę roztargniony. Dobry na pierwsze partie.
new-level-collector-about = Wie, ile jest warta ściana. Niełatwo z nim wygrać.
new-level-kitten-about = Szybko zapomina i lubi próbować. Słodki, ale rozrabiaka.
new-level-young-cat-about = Pamięta większość tego, co widział. Dobry przyjaciel na pierwsze noce.
new-level-cat-about = Nie zapomina żadnej karty i robi to, co najbardziej pomaga.
new-level-expert-about = Myśli naprzód za całą drużynę.
new-no-people = Przynajmniej jedno miejsce jest dla człowieka.
new-looking-on = Nie grasz, tylko oglądasz.
new-rules = Zasady
new-edition-pl = Wydanie polskie
new-edition-pl-about = Najwięcej swobody: z dekoracji za cztery ramy lub więcej można wziąć tylko część, a obraz bez miejsca można odłożyć, choć możliwa jest wymiana. Remis rozstrzyga suma lizaków na ręce.
new-edition-ru = Wydanie rosyjskie
new-edition-ru-about = Dekoracje za cztery ramy lub więcej bierze się w całości, a obraz odkłada się tylko wtedy, gdy wymiana jest niemożliwa. Remis rozstrzyga najwyższy lizak na ręce.
new-edition-zh = Wydanie chińskie
new-edition-zh-about = Jak rosyjskie, ale remis rozstrzyga suma lizaków na ręce.
new-editions-link = Wszystkie różnice – w zasadach
new-more = Więcej opcji
new-flag-as-edition = Jak w wydaniu
new-flag-decor-total = Cztery pasujące ramy lub więcej dają
new-flag-decor-total-at-most = najwyżej tyle samo tarcz
new-flag-decor-total-exact = dokładnie tyle samo tarcz
new-flag-tie = Remis rozstrzyga
new-flag-tie-sum = suma lizaków na ręce
new-flag-tie-highest = najwyższy lizak na ręce
new-flag-surplus = Obraz można odłożyć
new-flag-surplus-free = zawsze, gdy nie ma miejsca
new-flag-surplus-forced = tylko gdy nie da się wymienić
new-flag-markers = Znaczniki prestiżu nie dzielą
new-flag-markers-space = pola toru
new-flag-markers-number = liczby (4 i 54 mogą)
new-flag-bid-tracker = Wcześniejsze oferty
new-flag-bid-tracker-off = są ukryte, jak przy stole
new-flag-bid-tracker-on = widzą wszyscy
new-flag-start = Kto zaczyna
new-flag-start-random = decyduje los
new-flag-start-seat-a = pierwsze miejsce
new-flag-start-seat-b = drugie miejsce
new-flag-start-seat-c = trzecie miejsce
new-flag-start-seat-d = czwarte miejsce
new-flag-order = Nową rundę zaczyna
new-flag-order-first = znów pierwszy gracz
new-flag-order-runs-on = ten, na kogo kolej
new-flag-hard-cat = „Ciężko być kotkiem”
new-flag-hard-cat-strict = dwa kolory i żadnego obcego
new-flag-hard-cat-lenient = dwa kolory, trzeci dowolny
new-flag-memory-aid = Widziane karty
new-flag-memory-aid-off = pamiętacie sami
new-flag-memory-aid-on = mają notatkę na rewersie
new-flag-clause = Zasada w tej sprawie: { $clause }
new-clock = Czas
new-clock-none = Bez zegara
new-clock-none-about = Każdy myśli, ile chce.
new-clock-move = Zegar na każdy ruch
new-clock-move-about = Gdy czas się skończy, zostanie za ciebie wykonany prosty ruch.
new-clock-move-limit = Czas na ruch
new-clock-day = Dni na każdy ruch
new-clock-day-about = Graj, kiedy znajdziesz chwilę.
new-clock-day-limit = Dni na ruch
new-clock-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
new-clock-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
new-clock-days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }
new-guests = Goście
new-listed = Pokaż stół na stronie głównej
new-listed-about = Wolne miejsce może zająć każdy. W przeciwnym razie tylko osoby z twoim linkiem.
new-watching = Wpuść widzów
new-watching-about = Widzą tylko to, co widzą wszyscy gracze.
new-open = Otwórz stół
new-start = Zacznij grę
new-opening = Przygotowujemy stół…
new-no-game = Nie ma tu takiej gry.
