# Walls, what hangs on them, and hanging.

wall-own = Your wall
wall-summary =
    { $label }: { $paintings ->
        [0] no paintings
        [one] 1 painting
       *[other] { $paintings } paintings
    }, { $decor } decor, { $fauxPas } faux pas, { $free ->
        [0] no square free
        [one] 1 square free
       *[other] { $free } squares free
    }
wall-tiles = { $label }: what hangs there
wall-tile = { $square }: { $tile }
wall-tile-faux-pas = { $square }: { $tile }, faux pas

wall-painting = { $type }: { $title }
wall-type-city = City life
wall-type-portrait = Portrait
wall-type-still-life = Still life
wall-type-landscape = Landscape
wall-decor-single = Decor of 1 shield
wall-decor-wide = Decor of 2 shields, lying
wall-decor-tall = Decor of 2 shields, standing
wall-decor-frieze = Decor of 3 shields, lying
wall-decor-column = Decor of 3 shields, standing

# Hanging
wall-hang = Your wall. In the hand: { $tile }
wall-keys = Arrow keys go from place to place, N and P through all of them, Home and End to the first and the last. Enter hangs it, Escape puts it back.
wall-place = { $square }:
wall-points =
    { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
wall-matches =
    { $frames ->
        [one] 1 frame matches.
       *[other] { $frames } frames match.
    }
wall-wins =
    { $frames ->
        [one] 1 frame matches
       *[other] { $frames } frames match
    }: decor of { $shields ->
        [one] 1 shield.
       *[other] up to { $shields } shields.
    }
wall-clashes = Faux pas: { $paintings } paintings bring no prestige.
wall-put-back = Put back
wall-undo = Take back: { $tile }
wall-hint-drop = Choose a place on the wall
wall-hint-undoable = You can still take it back in this round
wall-hint-final = You will be asked before it is final
wall-trial = Hang it here?
wall-rehearsed = Only a try: you can take it when it is your turn to pick.
wall-cancel = Try another place
