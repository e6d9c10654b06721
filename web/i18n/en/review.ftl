# After the game: result, replay, and the rulebook.

review-copied = Link copied

## The rulebook

review-rules-loading = Opening the rulebook…
review-rules-failed = The rulebook could not be loaded. Reload the page.
review-rules-contents = Contents
review-rules-search = Find in the rules
review-rules-found =
    { $count ->
        [0] No clause
        [one] 1 clause
       *[other] { $count } clauses
    }
review-rules-nothing = Nothing found in the rules. Try another word, or the number of a clause.
review-rules-link = Copy the link to this clause

## Result and replay

review-opening = Reading the record…
review-damaged-title = This record can’t be read
review-damaged = It is damaged, or it belongs to a game that this page does not know. The program says:

## Result

review-fair-title = Proof of a fair deal
review-fair = Every deal of this game follows from one secret number, the seed. Its fingerprint was published before the first deal, so nobody could choose or change it later. Now that the game is over the seed is open: anybody can make its fingerprint and repeat all deals from the record.
review-fair-commitment = Fingerprint published before the game (SHA-256)
review-fair-seed = Seed, revealed after the game
review-fair-holds = Your browser has checked it: this is the fingerprint of the seed.
review-fair-fails = This is not the fingerprint of the seed.

review-rematch = Play again
review-to-replay = Watch the replay
review-share = Share a picture
review-share-saved = The picture was saved
review-share-failed = The picture could not be made. Try again.
review-copy = Copy the link
review-copy-failed = The link could not be copied; it is in the address bar.
review-download = Download the record

## Replay

review-to-result = To the result
review-replay-setup = Before the first round
review-replay-round = Round { $round }
review-replay-round-word = Round
review-replay-controls = Controls of the replay
review-replay-step = Step of the game
review-replay-at = Step { $step } of { $end }. { $sentence }
review-replay-speed = Speed
review-replay-round-back = To the beginning of this round, or to the previous round
review-replay-back = One step back
review-replay-play = Play
review-replay-pause = Pause
review-replay-next = One step forward
review-replay-round-next = To the next round
review-replay-copy = Copy the link to this moment
