### AntaYagí's table, in English.

web-ay-around = Around the table
web-ay-middle = The middle of the table
web-ay-card = Card { $number }: object { $object }, back { $back }{ $held ->
        [private] , held private
       *[blind] {""}
    }
web-ay-card-number = Card { $number }
web-ay-unknown = not known
web-ay-hand = { $seat_is ->
        [you] Your hand
       *[other] { $seat }’s hand
    }
web-ay-area = { $seat_is ->
        [you] Your area
       *[other] { $seat }’s area
    }
web-ay-nothing-yet = Nothing yet
web-ay-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { $target }
web-ay-hungry = A hungry T-Rex lies here: it eats the next food, and both are gone.
web-ay-bot = A bot plays here
web-ay-here = Is here
web-ay-active = Has the turn
web-ay-chosen = Is in the exchange

## The middle

web-ay-exchange = The exchange
web-ay-face-down = a card, face down
web-ay-no-card = no card yet
web-ay-sabotages = { $number ->
        [one] One Sabotage
       *[other] { $number } Sabotages
    } played
web-ay-pile = Pile
web-ay-pile-words = Draw pile: { $number ->
        [one] one card
       *[other] { $number } cards
    }; the back on top: { $back }
web-ay-discards = Discards
web-ay-discards-words = On top: { $object }. Leaf through them
web-ay-discards-about = { $number ->
        [one] One card has been discarded.
       *[other] { $number } cards have been discarded; the latest comes first.
    }
web-ay-discards-none = Nothing has been discarded yet.

## What is expected

web-ay-wait-choose = { $who ->
        [you] You choose who to trade with.
       *[others] { $name } chooses who to trade with.
    }
web-ay-wait-lay = { $who ->
        [you] Waiting for you to lay a card down.
        [both] Waiting for { $name } and you to lay a card down.
       *[others] Waiting for { $name } to lay a card down.
    }
web-ay-wait-sabotage = Will anybody sabotage the exchange?
web-ay-wait-rescue = The exchange is sabotaged. Will anybody rescue it with another Sabotage?
web-ay-wait-take = { $who ->
        [you] You take a card with the Musical Lollipop.
       *[others] { $name } takes a card with the Musical Lollipop.
    }
web-ay-wait-eat = { $who ->
        [you] You decide what the T-Rex eats.
       *[others] { $name } decides what the T-Rex eats.
    }
web-ay-take = { $move }: { $object }
web-ay-suggested = A bot would say:

## Standing answers

web-ay-standing = Your standing answer
web-ay-standing-about = When two different objects lie open, this is answered for you a moment later, whether you are here or away. Nobody can tell that you had left it.
web-ay-standing-ask = Ask me
web-ay-standing-now = If an exchange can be sabotaged: { $answer }
web-ay-standing-sabotage = A Sabotage is played once. It is the card that lies in that place by then: when a card leaves your hand, those to its right move up. If you have not seen that it is a Sabotage, the exchange is let be.
web-ay-standing-open = This very exchange can still be sabotaged: your answer still counts.

## Chances

web-ay-count = What can my cards be?
web-ay-chances = What your cards can be
web-ay-chances-about = Counted from everything that you can see and have seen: exact, not guessed.
web-ay-chances-none = You know all your cards.
web-ay-copies = { $copies } of { $cards } cards

## Notes in a first game, by what the server calls the occasion

web-note-antayagi-goal = Your goal: collect the points that are counted under your name, before anybody else does. Cards that you get in exchanges bring them.
web-note-antayagi-choose = You see everybody’s cards but your own. Choose somebody who holds what you would like.
web-note-antayagi-lay = You see only backs: give away the card that tells you least. A Treasure-and-T-Rex back is a clue.
web-note-antayagi-sabotage = That was the moment for a Sabotage: after the reveal, everybody may spoil the exchange.
web-note-antayagi-take = A Musical Lollipop takes a card from the other hand. Take one that counts.
web-note-antayagi-eat = A T-Rex must eat, and is gone with its meal. Give it what you need least.
web-note-antayagi-cancelled = The exchange is off: nothing changes hands, and the cards are discarded.
web-note-antayagi-flipped = A Hat turns a hand round: its owner now sees the objects, the others the backs.
web-note-antayagi-kept = A Wandering Wizard stops the swap: both keep what they laid down.
