# A new table of Art Society: computer players and options.

art-society-level-random-about = Robi cokolwiek, byle zgodnie z zasadami. Dobry, żeby poznać grę.
art-society-level-visitor-about = Przyjazny i trochę roztargniony. Dobry na pierwsze partie.
art-society-level-collector-about = Wie, ile jest warta ściana. Niełatwo z nim wygrać.

## Editions

art-society-edition-pl = Wydanie polskie
art-society-edition-pl-about = Najwięcej swobody: z dekoracji za cztery ramy lub więcej można wziąć tylko część, a obraz bez miejsca można odłożyć, choć możliwa jest wymiana. Remis rozstrzyga suma lizaków na ręce.
art-society-edition-ru = Wydanie rosyjskie
art-society-edition-ru-about = Dekoracje za cztery ramy lub więcej bierze się w całości, a obraz odkłada się tylko wtedy, gdy wymiana jest niemożliwa. Remis rozstrzyga najwyższy lizak na ręce.
art-society-edition-zh = Wydanie chińskie
art-society-edition-zh-about = Jak rosyjskie, ale remis rozstrzyga suma lizaków na ręce.

## Flags

art-society-flag-decor-total = Cztery pasujące ramy lub więcej dają
art-society-flag-decor-total-at-most = najwyżej tyle samo tarcz
art-society-flag-decor-total-exact = dokładnie tyle samo tarcz
art-society-flag-tie = Remis rozstrzyga
art-society-flag-tie-sum = suma lizaków na ręce
art-society-flag-tie-highest = najwyższy lizak na ręce
art-society-flag-surplus = Obraz można odłożyć
art-society-flag-surplus-free = zawsze, gdy nie ma miejsca
art-society-flag-surplus-forced = tylko gdy nie da się wymienić
art-society-flag-markers = Znaczniki prestiżu nie dzielą
art-society-flag-markers-space = pola toru
art-society-flag-markers-number = liczby (4 i 54 mogą)
art-society-flag-bid-tracker = Wcześniejsze oferty
art-society-flag-bid-tracker-off = są ukryte, jak przy stole
art-society-flag-bid-tracker-on = widzą wszyscy
