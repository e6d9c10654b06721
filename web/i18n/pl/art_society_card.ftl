# Art Society, as the lobby shows it.

game-art-society = Art Society
game-art-society-kind = 2–{ "\u2060" }4 graczy, każdy dla siebie
game-art-society-claim = Twoja własna ściana
game-art-society-about = Zdobywaj obrazy na aukcji, wieszaj je ze smakiem i zgaduj, co muzeum uczyni modnym. Gra planszowa dla 2–{ "\u2060" }4 osób.
game-art-society-bid = Licytuj
game-art-society-bid-about = W każdej rundzie na aukcję trafia kilka obrazów. Kto da więcej, wybiera wcześniej, ale każdego lizaka można użyć tylko raz.
game-art-society-hang = Wieszaj
game-art-society-hang-about = Pasujące ramy przynoszą dekoracje. Dwa obrazy tego samego typu obok siebie to faux pas i się nie liczą.
game-art-society-score = Zachwycaj
game-art-society-score-about = To, czego nikt nie chce, trafia do muzeum i wchodzi w modę. A moda decyduje, ile jest warta twoja ściana.
game-art-society-play = Przeciw trzem botom. Bez konta i bez czekania.
game-art-society-showcase = Ściana z dziewięcioma obrazami, lustrami, świecami i kwiatami

## Levels of computer players

# Soft hyphens, for names stand in narrow columns.
art-society-level-random = Space{ "\u00AD" }rowicz
art-society-level-visitor = Zwie{ "\u00AD" }dzający
art-society-level-collector = Kolek{ "\u00AD" }cjoner

## Names of computer players, by seat: the faces are in ui/figure

art-society-bot-1 = Odeta
art-society-bot-2 = Ferdynand
art-society-bot-3 = Mila
art-society-bot-4 = Anzelm
art-society-bot-5 = Rozalinda
art-society-bot-6 = Kazimierz
art-society-bot-7 = Ines
art-society-bot-8 = Teo

## What its players often say

room-phrase-wall = Jaka piękna ściana
room-phrase-bid = Dobra oferta
