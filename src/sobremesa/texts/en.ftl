### What belongs to no game, in English.

seat = Player { $number }

## Refusals of the kernel

refused-not-asked =
    { $seat_is ->
        [you] You are not asked for that now.
       *[other] { $seat } is not asked for that now.
    }
refused-no-such-seat = There is no such seat: this table has { $seats }.
refused-malformed = This is no move of the game: { $problem }
refused-no-such-level = There is no bot “{ $level }”; there is { $levels }.
refused-game-over = The game is over.
refused-no-way-back = That cannot be taken back: somebody has acted, or has learnt something since.

## The terminal

terminal-you = { $name } (you)
terminal-edition = { $cards } cards
terminal-player = Player
terminal-points = Points
terminal-hand = Hand
terminal-area = Area
terminal-pile = Draw pile ({ $cards }):
terminal-discards = Discards ({ $cards }):
terminal-exchange = On the table
terminal-pockets = How many pockets do you have on you? Most pockets starts (Enter: say nothing).
terminal-prompt = Your answer (? for help):
terminal-help =
    A number from the list, or a move in words: choose Nilo, lay 1, sabotage 3, let-it-be, take 2,
    eat bone. Also: undo (take back), rule AY-22 (read a rule), bot (let a bot play on for you),
    quit (save and stop).
terminal-no-such-rule = There is no rule “{ $rule }”. Rules have numbers such as AY-22.
terminal-the-end = The game is over.
terminal-saved = Saved. Go on with: { $command } play --resume { $file }
terminal-look-back = Look back with: { $command } replay { $file }
terminal-took-back = { $name } takes a move back.
terminal-given-to-bot =
    { $level ->
        [none] { $name } plays again.
       *[other] A bot ({ $level }) plays for { $name } from here on.
    }
terminal-time-over = { $name } has run out of time.
terminal-ruling = our ruling

## What was verified

verified-commitment = The seed is the one that was committed to
verified-words = Everybody’s words are those that they had committed to
verified-shuffle = The opening deal follows from the seed and the words
verified-moves = Every move is legal and as it was played

## What was forged

forged-seed = this is not the seed that was committed to
forged-sealed = the seed is not open yet: ask again after the last move
forged-no-words = words of { $said } of { $players } players
forged-words =
    { $seat_is ->
        [you] you opened other words than you had committed to
       *[other] { $seat } opened other words than they had committed to
    }
forged-setup = { $problem }
forged-opening = the opening deal does not follow from seed and words
forged-entry = entry { $entry } is not what was played
forged-illegal = entry { $entry } cannot have happened
