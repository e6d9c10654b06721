# Cats at the Vernissage, as the lobby shows it.

game-cats = Cats at the Vernissage
game-cats-kind = 2–{ "\u2060" }4 players, ages 6 and up, all together
game-cats-claim = Twelve paintings, one night
game-cats-about = Somebody has splashed paint over the cats’ exhibition. Remember what you have seen, swap paints, and clean the masterpieces together before morning comes.
game-cats-roll = Roll
game-cats-roll-about = The dice say which paintings you may try. Turn up the three cards on one of them, and remember what you see.
game-cats-clean = Clean
game-cats-clean-about = Do the cards show the colours of the palette? Then the painting is clean. If not, swap in a paint of your own.
game-cats-beware = Beware
game-cats-beware-about = Traps hide among the cards, and the black cat plays tricks on you. But every palette you win helps all of you.
game-cats-play = Together with two computer cats. No account, no waiting.
game-cats-showcase = Twelve paintings of cats in golden frames, five of them splashed with paint, and a black cat that looks innocent

## Levels of computer players

cats-level-kitten = Kitten
cats-level-young-cat = Young cat
cats-level-cat = Cat
cats-level-expert = Wise cat

## Names of computer players, by seat: the faces are in ui/figure

cats-bot-1 = Whiskers
cats-bot-2 = Patches
cats-bot-3 = Ginger
cats-bot-4 = Pepper
cats-bot-5 = Snowball
cats-bot-6 = Misty
cats-bot-7 = Biscuit
cats-bot-8 = Socks
