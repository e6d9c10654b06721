# After the game: result, replay, and the rulebook.

review-copied = Link skopiowany

## The rulebook

review-rules-loading = Otwieramy zasady…
review-rules-failed = Nie udało się wczytać zasad. Wczytaj stronę ponownie.
review-rules-contents = Spis treści
review-rules-search = Szukaj w zasadach
review-rules-found =
    { $count ->
        [0] Żaden punkt
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
review-rules-nothing = W zasadach tego nie ma. Spróbuj innego słowa albo numeru punktu.
review-rules-link = Kopiuj link do tego punktu

## Result and replay

review-opening = Czytamy zapis partii…
review-damaged-title = Tego zapisu nie da się odczytać
review-damaged = Jest uszkodzony albo pochodzi z gry, której ta strona nie zna. Program podaje:

## Result

review-fair-title = Dowód uczciwego losowania
review-fair = Każde losowanie w tej grze wynika z jednej tajnej liczby, ziarna. Jego odcisk został opublikowany przed pierwszym rozdaniem, więc nikt nie mógł go później wybrać ani podmienić. Teraz, gdy gra jest skończona, ziarno jest jawne: każdy może obliczyć odcisk i powtórzyć wszystkie losowania z zapisu partii.
review-fair-commitment = Odcisk sprzed gry (SHA-256)
review-fair-seed = Ziarno, ujawnione po grze
review-fair-holds = Twoja przeglądarka je porównała: to odcisk tego ziarna.
review-fair-fails = To nie jest odcisk tego ziarna.

review-rematch = Rewanż
review-to-replay = Obejrzyj powtórkę
review-share = Udostępnij obrazek
review-share-saved = Obrazek zapisany
review-share-failed = Obrazek się nie udał. Spróbuj ponownie.
review-copy = Kopiuj link
review-copy-failed = Nie udało się skopiować; link jest w pasku adresu.
review-download = Pobierz zapis partii

## Replay

review-to-result = Do wyniku
review-replay-setup = Przed pierwszą rundą
review-replay-round = Runda { $round }
review-replay-round-word = Runda
review-replay-controls = Sterowanie powtórką
review-replay-step = Krok partii
review-replay-at = Krok { $step } z { $end }. { $sentence }
review-replay-speed = Szybkość
review-replay-round-back = Na początek rundy albo do poprzedniej
review-replay-back = Krok wstecz
review-replay-play = Odtwórz
review-replay-pause = Pauza
review-replay-next = Krok dalej
review-replay-round-next = Do następnej rundy
review-replay-copy = Kopiuj link do tej chwili
