# The house: frame of all pages, lobby.

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

# Finished matches.
finished-not-over-title = Ta partia jeszcze trwa
finished-not-over = Wynik będzie po ostatniej rundzie.
finished-to-table = Do stołu
finished-gone-title = Nie ma takiej partii
finished-gone = Pod tym adresem nie ma partii. Może link został po drodze ucięty.
finished-failed-title = Zapis partii nie dotarł
finished-again = Spróbuj ponownie
