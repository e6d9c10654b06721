# The house: frame of all pages, lobby.

shell-title = { $page } · Vernissage
shell-title-lobby = Vernissage · Gry planszowe o obrazach
shell-title-called = Twoja kolej · { $page }
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
lobby-running = Trwające partie
lobby-mine-above = Wszystkie twoje partie trwają: są na górze.
lobby-open = Otwarte stoły
lobby-open-none = Żaden stół nie czeka teraz na graczy. Otwórz własny dla wszystkich albo od razu zagraj z botami.
lobby-open-new = Otwórz stół
lobby-open-loading = Szukamy stołów…
lobby-join = Dołącz
lobby-join-whose = Dołącz do stołu, przy którym są: { $names }
lobby-watch-title = Można oglądać
lobby-watch = Oglądaj
lobby-watch-whose = Oglądaj grę: { $names }
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
lobby-status-mine = Twoja kolej
lobby-status-others = Czekamy: { $names }
lobby-status-won = Wygrana: { $names } ({ $points })
lobby-status-won-all = Wspólne zwycięstwo
lobby-status-lost = Tym razem się nie udało
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

# Finished matches.
finished-not-over-title = Ta partia jeszcze trwa
finished-not-over = Wynik będzie po ostatniej rundzie.
finished-to-table = Do stołu
finished-gone-title = Nie ma takiej partii
finished-gone = Pod tym adresem nie ma partii. Może link został po drodze ucięty.
finished-failed-title = Zapis partii nie dotarł
finished-again = Spróbuj ponownie

## Lists: of two, and of more from the front to the last

table-list-two = { $first } i { $last }
table-list-next = { $first }, { $next }
table-list-last = { $first } i { $last }
