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
new-no-people = Przynajmniej jedno miejsce jest dla człowieka.
new-looking-on = Nie grasz, tylko oglądasz.
new-rules = Zasady
new-editions-link = Wszystkie różnice – w zasadach
new-more = Więcej opcji
new-flag-as-edition = Jak w wydaniu
new-flag-less = Mniej
new-flag-more = Więcej
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
