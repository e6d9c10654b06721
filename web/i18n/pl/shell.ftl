# The house: frame of all pages, lobby, opening a table, settings.

shell-title = { $page } · Vernissage
shell-title-lobby = Vernissage · Gry planszowe o obrazach
shell-title-new = Otwórz stół
shell-title-table = Stół
shell-title-result = Wynik
shell-title-replay = Powtórka
shell-title-rules = Zasady
shell-title-settings = Ustawienia
shell-title-unknown = Nic tu nie wisi

shell-skip = Przejdź do treści
shell-home = Vernissage, na stronę główną
shell-nav = Strony
shell-rules = Zasady
shell-settings = Ustawienia
shell-language = Język
shell-loading = Wczytywanie…
shell-footer = Za darmo i bez konta. Strona nie jest związana z żadnym wydawcą tych gier.

shell-broken-title = Ta strona spadła ze ściany
shell-broken = Coś się w niej zepsuło. Twoje partie są bezpieczne: przechowuje je serwer i możesz grać dalej od tego samego miejsca.
shell-reload = Wczytaj ponownie
shell-back-to-table = Wróć do stołu
shell-to-lobby = Na stronę główną
shell-unknown-title = Nic tu nie wisi
shell-unknown = Pod tym adresem nie ma strony. Może link został po drodze ucięty.

# The games.
game-art-society = Art Society
game-art-society-kind = 2–4 graczy, każdy dla siebie
game-art-society-claim = Twoja własna ściana
game-art-society-about = Zdobywaj obrazy na aukcji, wieszaj je ze smakiem i zgaduj, co muzeum uczyni modnym. Gra planszowa dla 2–4 osób.
game-art-society-bid = Licytuj
game-art-society-bid-about = W każdej rundzie na aukcję trafia kilka obrazów. Kto da więcej, wybiera wcześniej, ale każdego lizaka można użyć tylko raz.
game-art-society-hang = Wieszaj
game-art-society-hang-about = Pasujące ramy przynoszą dekoracje. Dwa obrazy tego samego typu obok siebie to faux pas i się nie liczą.
game-art-society-score = Zachwycaj
game-art-society-score-about = To, czego nikt nie chce, trafia do muzeum i wchodzi w modę. A moda decyduje, ile jest warta twoja ściana.
game-art-society-play = Przeciw trzem botom. Bez konta i bez czekania.
game-art-society-showcase = Ściana z dziewięcioma obrazami, lustrami, świecami i kwiatami

game-cats = Koty na wernisażu
game-cats-kind = 2–4 graczy od 6 lat, wszyscy razem
game-cats-claim = Dwanaście obrazów, jedna noc
game-cats-about = Ktoś ochlapał farbą wystawę kotków. Zapamiętujcie, co widzieliście, zamieniajcie farby i razem wyczyśćcie arcydzieła, zanim nadejdzie ranek.
game-cats-roll = Rzucajcie
game-cats-roll-about = Kostki mówią, które obrazy można próbować wyczyścić. Odkryjcie trzy karty na jednym z nich i zapamiętajcie, co widać.
game-cats-clean = Czyśćcie
game-cats-clean-about = Karty pokazują kolory palety? Obraz jest czysty. Jeśli nie, zamieńcie jedną na własną farbę.
game-cats-beware = Uważajcie
game-cats-beware-about = Wśród kart kryją się pułapki, a czarny kot płata figle. Za to każda zdobyta paleta pomaga wam wszystkim.
game-cats-play = Razem z dwoma kocimi botami. Bez konta i bez czekania.
game-cats-showcase = Dwanaście kocich obrazów w złotych ramach, pięć ochlapanych farbą, i czarny kot z niewinną miną

# The lobby.
lobby-games = Gry
lobby-play = Zagraj teraz
lobby-play-starting = Przygotowujemy stół…
lobby-friends = Zagraj ze znajomymi
lobby-how = Na czym to polega
lobby-how-rules = Przeczytaj zasady
lobby-mine = Twoje partie
lobby-mine-none = Tu znajdziesz swoje partie.
lobby-mine-loading = Szukamy twoich partii…
lobby-mine-all = Pokaż wszystkie: { $count }
lobby-open = Otwarte stoły
lobby-open-none = Żaden stół nie czeka teraz na graczy. Otwórz własny dla wszystkich albo od razu zagraj z botami.
lobby-open-new = Otwórz stół
lobby-open-loading = Szukamy stołów…
lobby-join = Dołącz
lobby-join-whose = Dołącz do stołu, przy którym są: { $names }
lobby-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
lobby-status-open = Czeka na graczy
lobby-status-playing = W trakcie
lobby-status-over = Zakończona
lobby-status-broken = Nie można kontynuować
lobby-enter = Do stołu
lobby-resume = Graj dalej
lobby-result = Wynik
lobby-replay = Powtórka
lobby-empty-table = Na razie nikogo
lobby-clock-move =
    { $limit ->
        [one] { $limit } sekunda na ruch
        [few] { $limit } sekundy na ruch
       *[other] { $limit } sekund na ruch
    }
lobby-clock-day =
    { $limit ->
        [one] { $limit } dzień na ruch
       *[other] { $limit } dni na ruch
    }

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

# Settings.
settings-title = Ustawienia
settings-about = Wszystko działa od razu i jest pamiętane w tej przeglądarce.
settings-name = Twoje imię
settings-name-about = Widzą je inni przy stole. Na zajętych miejscach zostaje stare imię.
settings-name-save = Zapisz
settings-name-saved = Zapisano: { $name }
settings-language = Język
settings-language-auto = Jak w przeglądarce ({ $name })
settings-theme = Oświetlenie
settings-theme-auto = Jak w systemie
settings-theme-light = Dzień
settings-theme-dark = Wieczór
settings-motion = Ruch i dźwięk
settings-calm = Mniej ruchu
settings-calm-about = Nic nie lata nad stołem.
settings-sound = Dźwięki
settings-sound-about = Stuknięcie młotka, gdy przychodzi twoja kolej, i inne ciche sygnały.
settings-pace = Tempo
settings-pace-about = Jak długo stół pokazuje ruchy innych i karty odkryte na chwilę.
settings-pace-slow = Bez pośpiechu
settings-pace-usual = Zwykłe
settings-pace-quick = Szybkie
settings-hints = Pomoc
settings-hints-on = Podpowiedzi dla początkujących
settings-hints-on-about = Jedno zdanie, gdy pierwszy raz pojawia się coś nowego.
settings-hints-again = Pokaż podpowiedzi od nowa
settings-hints-again-done = Wszystkie podpowiedzi pojawią się znowu

# Finished matches.
finished-not-over-title = Ta partia jeszcze trwa
finished-not-over = Wynik będzie po ostatniej rundzie.
finished-to-table = Do stołu
finished-gone-title = Nie ma takiej partii
finished-gone = Pod tym adresem nie ma partii. Może link został po drodze ucięty.
finished-failed-title = Zapis partii nie dotarł
finished-again = Spróbuj ponownie
