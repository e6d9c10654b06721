# The room around a table: arriving, waiting, the others, chat, the line to the server.

## Arriving

room-guest-name = Gość { $number }
room-name-label = Twoje imię
room-name-hint = Widzą je pozostali.
room-sit-title = Masz zaproszenie
room-sit-at = { $name } trzyma dla ciebie miejsce.
room-sit-open = Przy tym stole jest wolne miejsce.
room-sit-down = Usiądź
room-sit-watch = Tylko oglądaj
room-arriving = Idziemy do stołu

## The table can't be shown

room-refused-title = Tego stołu nie można otworzyć
room-refused-no-such-match = Pod tym adresem nie ma stołu. Może link jest niepełny.
room-refused-not-allowed = Ten stół jest dla zaproszonych. Poproś o link kogoś z graczy.
room-refused-no-free-seat = Wszystkie miejsca są zajęte, a ten stół nie wpuszcza widzów.
room-refused-broken = Zapis partii jest uszkodzony i nie można grać dalej. Może pomóc osoba, która prowadzi ten serwer.
room-refused-unsupported-protocol = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
room-refused-reload = Wczytaj ponownie
room-refused-lobby = Do otwartych stołów
room-closed-title = Ten stół jest zamknięty
room-closed = Przed początkiem gry wszyscy wyszli.

## Before the game

room-waiting-title = Czekamy na graczy
room-waiting-begins = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-waiting-host = { $name } może zacząć wcześniej; wolne miejsca zajmą wtedy boty.
room-seats = Miejsca
room-seat-you = { $name } (ty)
room-seat-free = Wolne miejsce
room-seat-kept = Dla: { $name }
room-seat-computer = Bot: { $level }
room-seat-host = Gospodarz
room-here = na miejscu
room-away = offline
room-invite-title = Zaproś znajomych
room-watch-title = Dla widzów
room-invite-hint = Kto otworzy ten link, dostanie wolne miejsce.
room-invite-link = Link dla graczy
room-invite-loopback = Ten link otworzy się tylko na tym komputerze. Żeby wpuścić znajomych, uruchom serwer z opcją
room-invite-address = Jak znajomi trafią do tego komputera
room-qr = Link jako kod QR
room-qr-show = Dla aparatu telefonu
room-watch-link = Link dla widzów
room-copy = Kopiuj
room-copied = Skopiowano
room-copy-by-hand = Zaznacz link i go skopiuj
room-share = Udostępnij
room-share-text = Zagrasz ze mną?
room-start-title = Zacznij bez czekania
room-start-level = Boty na wolnych miejscach
room-rules = Przeczytaj w tym czasie zasady
room-start = Zacznij
room-start-hint =
    { $count ->
        [one] Wolne miejsce zajmie bot.
        [few] { $count } wolne miejsca zajmą boty.
       *[other] { $count } wolnych miejsc zajmą boty.
    }
room-look-on = Oglądasz
room-leave-seat = Zwolnij miejsce

## During the game

room-sound-on = Włącz dźwięk
room-sound-off = Wyłącz dźwięk
room-leave = Wyjdź
room-leave-title = Wyjdź z partii
room-leave-playing = Miejsce zostaje twoje: stół znajdziesz na stronie głównej, wśród swoich partii. Jeśli to potrwa dłużej, niech gra za ciebie bot, żeby nikt nie czekał.
room-leave-alone = Gra na ciebie poczeka: stół znajdziesz na stronie głównej, wśród swoich partii.
room-leave-clock = Miejsce zostaje twoje, ale zegar idzie dalej: gdy czas się skończy, zostanie za ciebie wykonany prosty ruch.
room-leave-stay = Zostań
room-leave-return = Wrócę później
room-leave-computer = Niech gra bot
room-watchers =
    { $count ->
        [one] { $count } widz
       *[other] { $count } widzów
    }
room-standing-in = Gra za ciebie bot
room-take-back = Wróć na miejsce
room-call = Twoja kolej
room-call-me = Powiadom o mojej kolejce
room-call-agreed = Powiadomimy, gdy przyjdzie twoja kolej, nawet jeśli patrzysz gdzie indziej.
room-call-refused = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach tej strony.
room-absent = { $name } jest offline
room-absent-wait = Bota można włączyć za { $time }
room-absent-from = Bota można włączyć: { $time }
room-absent-vote = Niech gra bot
room-absent-voted = Jesteś za
room-absent-votes = Za: { $given } z { $needed }
room-time-you = Masz { $time }
room-time-other = { $name }: { $time }
room-time-until = { $name }: do { $time }
room-time-until-you = Ty: do { $time }
room-over = Koniec gry
room-rematch = Rewanż
room-rematch-made = Nowy stół jest otwarty
room-rematch-go = Do nowego stołu
room-broken = Tej partii nie można grać dalej: zapis jest uszkodzony. Może pomóc osoba, która prowadzi ten serwer.
room-unknown-game = Ta strona nie zna gry z tego stołu. Wczytaj ją ponownie.
room-game-failed = Nie udało się wczytać stołu

## The line

room-lost = Utracono połączenie
room-reconnecting = Łączymy ponownie
room-reconnect-in =
    { $seconds ->
        [one] Następna próba za { $seconds } sekundę
        [few] Następna próba za { $seconds } sekundy
       *[other] Następna próba za { $seconds } sekund
    }
room-retry = Połącz teraz
room-back = Połączenie wróciło

## Chat and people

room-chat = Czat
room-chat-open = Otwórz czat
room-chat-close = Zamknij
room-chat-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[other] { $count } nowych wiadomości
    }
room-chat-empty = Na razie cisza
room-chat-placeholder = Napisz coś
room-chat-send = Wyślij
room-chat-left = Zostało: { $count }
room-chat-phrases = Szybkie zwroty
room-chat-log = Wiadomości
room-chat-spectator = Pisać mogą tylko gracze
room-chat-aloud = Czytnik ekranu odczytuje nowe wiadomości
room-chat-said = { $name }: { $text }
room-people = Przy stole
room-mute = Wycisz: { $name }
room-unmute = Cofnij wyciszenie: { $name }
room-muted = wyciszono
room-phrase-hello = Cześć
room-phrase-luck = Powodzenia
room-phrase-moment = Chwileczkę, myślę
room-phrase-thanks = Dzięki za grę

## Why something was not done

room-problem-rules = Zasady na to nie pozwalają.
room-problem-lost = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
room-problem-busy = Serwer jest bardzo zajęty. Spróbuj za chwilę.
room-problem-store = Nie dało się tego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
room-problem-too-fast = Za dużo naraz. Poczekaj chwilę.
room-problem-text = Tego tekstu nie można przekazać.
room-problem-too-early = Ten gracz ma jeszcze czas, żeby wrócić. Spróbuj później.
room-problem-not-allowed = Tutaj to niedozwolone.
room-problem-not-your-seat = Nie masz miejsca przy tym stole.
room-problem-not-started = Gra jeszcze się nie zaczęła.
room-problem-already-started = Gra już się zaczęła.
room-problem-over = Gra jest skończona.
room-problem-broken = Zapis partii jest uszkodzony i nie można grać dalej.
room-problem-no-such-match = Nie ma takiego stołu.
room-problem-no-such-level = Nie ma botów tego poziomu.
room-problem-no-session = Twoja sesja wygasła. Wczytaj stronę ponownie.
room-problem-bad-message = Serwer nie rozumie tej strony. Wczytaj ją ponownie.
