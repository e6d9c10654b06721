# Cats at the Vernissage, as the lobby shows it.

game-cats = Koty na wernisażu
game-cats-kind = 2–{ "\u2060" }4 graczy od 6 lat, wszyscy razem
game-cats-claim = Dwanaście obrazów, jedna noc
game-cats-about = Ktoś ochlapał farbą wystawę kotków. Zapamiętujcie, co widzieliście, zamieniajcie farby i razem wyczyśćcie arcydzieła, zanim nadejdzie ranek.
game-cats-roll = Rzucajcie
game-cats-roll-about = Kostki mówią, które obrazy można próbować wyczyścić. Odkryjcie trzy karty na jednym z nich i zapamiętajcie, co widać.
game-cats-clean = Czyśćcie
game-cats-clean-about = Karty pokazują kolory palety? Obraz jest czysty. Jeśli nie, zamieńcie jedną na własną farbę.
game-cats-beware = Uważajcie
game-cats-beware-about = Wśród kart kryją się pułapki, a czarny kot płata figle. Za to każda zdobyta paleta pomaga wam wszystkim.
game-cats-play = Razem z dwoma kocimi botami. Bez konta i bez czekania.
game-cats-showcase = Dwanaście kocich obrazów w złotych ramach, pięć ochlapanych farbą, i czarny kot z niewinną miną

## Levels of computer players

cats-level-kitten = Kotek
cats-level-young-cat = Młody kot
cats-level-cat = Kot
cats-level-expert = Mądry kot

## Names of computer players, by seat: the faces are in ui/figure

cats-bot-1 = Mruczek
cats-bot-2 = Łatek
cats-bot-3 = Rudzik
cats-bot-4 = Węgielek
cats-bot-5 = Śnieżka
cats-bot-6 = Mgiełka
cats-bot-7 = Biszkopt
cats-bot-8 = Skarpetka
