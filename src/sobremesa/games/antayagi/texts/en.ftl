### AntaYagí in English.

## What is in the box

name-treasure = Treasure
    .a = a Treasure
name-bone = Bone
    .a = a Bone
name-hat = Hat
    .a = a Hat
name-musical-lollipop = Musical Lollipop
    .a = a Musical Lollipop
name-muffin = Muffin
    .a = a Muffin
name-t-rex = T-Rex
    .a = a T-Rex
name-toxic-waste = Toxic Waste
    .a = Toxic Waste
name-fish = Fish
    .a = a Fish
name-wandering-wizard = Wandering Wizard
    .a = a Wandering Wizard
name-empty-box = Empty Box
    .a = an Empty Box
name-plain = Plain
    .a = a plain back
name-sabotage = Sabotage
    .a = the Sabotage back
name-small-hat = Small Hat
    .a = the Small Hat back
name-treasure-and-t-rex = Treasure and T-Rex
    .a = the Treasure-and-T-Rex back

## What you may do

question-choose = Choose who you trade with.
question-lay = Choose the card that you lay down. It is final, and secret until both have chosen.
question-sabotage =
    { $ruined ->
        [yes] The exchange is sabotaged. Will you rescue it with a Sabotage of your own?
       *[no] Two different objects lie open. Will you sabotage the exchange?
    }
question-take = Your Musical Lollipop takes a card out of the other hand. Which one?
question-eat = Your T-Rex is hungry. What does it eat?
move-choose = Trade with { $player }
move-lay = Lay down card { $slot }
move-sabotage = Sabotage with card { $slot }
move-let-it-be = Let it be
move-take = Take card { $slot }
move-eat = Eat { $food }

## What happened

event-chose =
    { $seat_is ->
        [you] You choose { $player }.
       *[other] { $seat } chooses { $player_is ->
            [you] you
           *[other] { $player }
        }.
    }
event-laid =
    { $seat_is ->
        [you] You lay down card { $slot }.
       *[other] { $seat } lays down a card{ $slot ->
            [none] {""}
           *[other] {" "}(card { $slot })
        }.
    }
event-revealed =
    { $seat_is ->
        [you] You reveal { $object } (card { $slot }),
       *[other] { $seat } reveals { $object } (card { $slot }),
    } { $player_is ->
        [you] you reveal { $player_object } (card { $player_slot }).
       *[other] { $player } reveals { $player_object } (card { $player_slot }).
    }
event-sabotaged =
    { $seat_is ->
        [you] You play card { $slot } as Sabotage. It was { $object }.
       *[other] { $seat } plays card { $slot } as Sabotage. It was { $object }.
    }
event-let-be =
    { $seat_is ->
        [you] You let it be.
       *[other] { $seat } lets it be.
    }
event-cancelled =
    { $why ->
        [equal] Two of a kind: the exchange is cancelled and both cards are discarded.
       *[sabotage] The exchange is sabotaged: both cards are discarded.
    }
event-kept =
    { $seat_is ->
        [you] Your Wandering Wizard prevents the swap: each of you keeps the card that you revealed.
       *[other] { $seat }’s Wandering Wizard prevents the swap: each keeps the card that they revealed.
    }
event-received =
    { $seat_is ->
        [you] You put { $object } in your area.
       *[other] { $seat } puts { $object } in their area.
    }
event-discarded =
    { $seat_is ->
        [you] You get no point from { $object }: it is discarded.
       *[other] { $seat } gets no point from { $object }: it is discarded.
    }
event-flipped =
    { $seat_is ->
        [you] Your Hat turns your hand round.
       *[other] { $seat } turns their hand round.
    } { $objects ->
        [none] It was empty.
       *[other] Objects: { $objects }. Backs: { $backs }.
    }
event-took =
    { $seat_is ->
        [you] You take card { $slot } from { $player }: { $object }.
       *[other] { $seat } takes card { $slot } from { $player_is ->
            [you] you
           *[other] { $player }
        }: { $object }.
    }
event-hand-discarded =
    { $seat_is ->
        [you] Your Muffin makes you discard your hand:
       *[other] { $seat } discards their hand for the Muffin:
    } { $objects ->
        [none] nothing was left.
       *[other] { $objects }.
    }
event-ate =
    { $seat_is ->
        [you] Your T-Rex eats { $food }; both are gone.
       *[other] { $seat }’s T-Rex eats { $food }; both are gone.
    }
event-reshuffled =
    The { $cards ->
        [one] single discard becomes
       *[other] { $cards } discards are shuffled and become
    } the new draw pile.
event-drew =
    { $seat_is ->
        [you] You draw a card with { $back }
       *[other] { $seat } draws a card with { $back }
    }{ $object ->
        [none] .
       *[other] {": "}{ $object }.
    }
event-passed-over =
    { $seat_is ->
        [you] You have nothing to trade, or nobody to trade with.
       *[other] { $seat } has nothing to trade, or nobody to trade with.
    }
event-turn-passed =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is { $seat }’s turn.
    }
event-won =
    { $seat_is ->
        [you] You have { $points } points and win the game!
       *[other] { $seat } has { $points } points and wins the game!
    }
event-stuck = Nobody can trade or draw any more. The game ends without a winner.

## Why not

refused-not-yourself = You cannot trade with yourself: choose somebody else.
refused-empty-hand = { $player_is ->
        [you] You have no card to trade.
       *[other] { $player } has no card to trade: choose somebody else.
    }
refused-no-such-card = There is no card { $slot } in that hand: it has { $cards ->
        [0] none
        [one] one card
       *[other] { $cards } cards
    }.
refused-let-it-be-already = You have already let this exchange be. If somebody sabotages it, you are asked again.
refused-effects-have-begun = The exchange has taken effect: it is too late to sabotage it.
refused-nothing-revealed = A Sabotage is played when two cards have just been revealed, and only then.
refused-no-sabotage-seen = Card { $slot } is not one whose back you have seen to be Sabotage.
refused-no-such-food = Your T-Rex cannot eat { $food }: none lies in your area.

## Why

why-holds = { $player } holds { $object }, as you can see, and that would bring you nearer to your target.
why-leave-alone = { $player } needs only one point: leave { $player } out of this exchange.
why-needs-most =
    { $points ->
        [one] { $player } still needs one point
       *[other] { $player } still needs { $points } points
    }, so an exchange gives the least away.
why-needs-one = { $player } needs only one point.
why-least-use = Card { $slot } is probably the least use to { $player }.
why-least-use-known = Card { $slot } is { $object }, the least use to { $player }.
why-hidden = Your card { $slot } is { $object } about { $times } times out of { $of }.
why-would-win = { $player } would win with this exchange.
why-rescue = This exchange is worth more to you than the Sabotage.
why-ruin = This exchange helps { $player } more than your Sabotage is worth.
why-later = Your Sabotage is worth more later.
why-no-harm = As it stands, this does you no harm.
why-take = { $player } holds { $object }, and of those cards it helps you most.
why-take-unseen = You have not seen that card of { $player }, but { $back } promises most.
why-keep-fish = Your Fish counts two points: let the T-Rex eat something else.
why-any-food = No other food is worth less to you.

## The rules

chapter-setup = Setup
chapter-holding = Holding your cards
chapter-turn = A turn
chapter-sabotage = Sabotage
chapter-objects = Objects
chapter-backs = Backs
chapter-refill = Refilling hands

rule-ay-1 = AntaYagí is for 3 to 7 merchants.
rule-ay-2 = The whole deck is shuffled, and everyone begins with a hand of 3 cards.
rule-ay-3 =
    The remaining cards form the draw pile, backs up. You can always see the back of its top card,
    so everyone sees the back of every card that is drawn. Discarded cards lie with their objects
    up, for all to see.
rule-ay-3a = You may leaf through the discard pile whenever you like.
rule-ay-4 = Is the draw pile used up? Then the discards are shuffled and take its place.
rule-ay-4a =
    The discards are shuffled only at the moment when somebody must draw and no card is left, even
    halfway through a refill. While both piles are empty, nobody draws.
rule-ay-5 =
    Count your pockets! More than anyone else means that the first turn is yours. In the edition of
    65 cards a tie goes to the youngest.
rule-ay-5a =
    Before the start, everyone may say how many pockets they have, and the highest number begins;
    bots have no pockets. If nobody says anything, or in a tie, chance decides; where a tie goes to
    the youngest, it does so among those who gave their age, and chance comes only after that.
rule-ay-6 = Your target is 5 points when 3 or 4 of you play, and 4 points when you are 5, 6 or 7.
rule-ay-7 =
    There are two editions of the game, one of 80 cards and one of 65. A few rules differ between
    them; wherever they do, this page says so.
rule-ay-7a =
    The Empty Box belongs to the edition of 80 cards only; the edition of 65 cards does without it.
rule-ay-8 =
    Table talk is welcome: coax, warn, promise and plead. Talking others into a choice is half the
    fun.
rule-ay-10 =
    A card in your hand is held in one of two ways. Blind: you see its back, and everybody else sees
    its object. Private: you see its object, and everybody else sees its back. A card that you draw
    is blind, unless it has the Small Hat on its back.
rule-ay-11 =
    If the card you draw has the Small Hat on its back, it is private: its object is for your eyes
    only.
rule-ay-11a =
    The 3 cards dealt at the start count as drawn, so a Small Hat among them is private from the
    beginning.
rule-ay-12 =
    Whatever you have seen you may remember: the side that faced you, before and after every flip,
    and the back of each card drawn from the pile. The backs of the cards dealt at the start are
    seen only by those whom they face. A card that leaves a hand and comes back after a reshuffle is
    a new card to everyone. The table option “memory aid”, on by default, shows you the sides that
    you have seen; it changes no rule.
rule-ay-13 =
    The cards in a hand keep their order, and you cannot rearrange yours. When a card leaves, those
    to its right move up to the left; a drawn card joins at the right end. Cards in hand are known
    only by their place, counted from 1 at the left, so that nothing betrays a hidden side.
rule-ay-14 =
    The cards that you have gained lie in front of you, in your area. Everybody may look at every
    area at any time.
rule-ay-14a =
    Spectators see only what all the players see. In a hand, that means no object and no back,
    except those that everyone at the table has already seen.
rule-ay-20 =
    On your turn you are the active player. Begin by picking somebody else, the chosen player: the
    two of you will trade.
rule-ay-20a =
    The player you pick must hold at least one card. If you have no card yourself, or there is
    nobody to pick, you skip the exchange and only draw; this can happen only in the edition of 65
    cards. Should nobody be able to trade or draw any more, the game ends without a winner.
rule-ay-21 =
    You and your partner each settle on a card from your own hand, in secret; once made, the choice
    is final. Only when both have chosen are the two cards turned object side up, at the same
    moment.
rule-ay-22 =
    Do both cards show the same kind of object? Then the exchange falls through, whatever their
    backs: both cards are discarded and neither has any effect.
rule-ay-22a =
    Two Wandering Wizards are the same kind of object too, so they cancel each other like any other
    pair.
rule-ay-23 =
    If the objects differ, each of you gets the card that the other has shown. With the point mark,
    it goes into your area and takes effect; without it, it is discarded. The Fish and the Wandering
    Wizard have rules of their own.
rule-ay-24 =
    When all effects are over, the T-Rex’s meals included, the two who traded count their points;
    several copies of one object all count. Whoever of the two has reached their target, or passed
    it, wins. If both have, the victory belongs to the chosen player alone.
rule-ay-25 = If nobody has won, hands are refilled, and the player on the left has the next turn.
rule-ay-26 =
    First comes the card that the active player received, with everything it sets off; next, the
    card that the chosen player received; and last the T-Rexes, the active player’s before the
    other’s. A table option turns this whole order round, so that the chosen player always goes
    first. It makes a difference only when a Musical Lollipop meets a Muffin or a Hat.
rule-ay-30 =
    Once the two cards lie open, anyone, trading or not, may play a card with the Sabotage back from
    their hand and so stop the exchange. The revealed cards and the Sabotage are discarded, and
    nothing takes effect.
rule-ay-31 =
    A Sabotage can be stopped by another Sabotage, that one by a third, and so on without limit.
    After an even number the exchange goes ahead and only the Sabotages are discarded; after an odd
    number it is off.
rule-ay-32 =
    When two different objects have been revealed, and before any card moves, everybody is asked,
    with or without a Sabotage in hand: sabotage, or let it be? The first Sabotage to come in
    counts; then everybody is asked afresh, and you may even answer your own. The question is closed
    when all have let it be; nobody is told who declined. Two equal objects raise no question, as
    there is nothing left to stop.
rule-ay-33 =
    You may play any card in your hand that you have seen to have the Sabotage back, blind or
    private, and whether or not the memory aid is on. The card that you put down for the exchange is
    no longer in your hand, so it cannot serve as Sabotage.
rule-ay-34 =
    When an exchange is over, it is too late to sabotage it. A card played as Sabotage does nothing
    with its object; you may just as well keep it and offer it in an exchange.
rule-ay-34a = It is also too late as soon as the effects of the exchange have begun.
rule-ay-35 =
    Who could have played a Sabotage stays a secret, except for the backs that you have seen
    yourself. The table gives no hint: not by what or how much it shows, not by what it refuses, not
    by the order in which things happen or the time they take.
rule-ay-40 = Treasure, 1 point. It simply lies there and glitters: no effect.
rule-ay-41 = Bone, 1 point. It does nothing by itself, but it is food for a T-Rex.
rule-ay-42 =
    Hat, 1 point. All the cards that are in your hand right now turn round: blind ones become
    private, private ones blind. Cards that you draw afterwards are held in the usual way.
rule-ay-43 =
    Musical Lollipop, 1 point. You have to take a card, whichever you like, out of the hand of the
    player you are trading with; it lands straight in your area and takes effect. If it is another
    Musical Lollipop, you take again from the same hand. Food for a T-Rex.
rule-ay-43a =
    From an empty hand you take nothing. A card without the point mark is discarded when you take
    it, though a Fish stays if you have Toxic Waste; a Wandering Wizard does nothing; Hat and Muffin
    act on your own hand. While choosing, you see what you would see across the table: the objects
    of blind cards, the backs of private ones, and whatever you remember.
rule-ay-44 = Muffin, 1 point. You discard your whole hand. Food for a T-Rex.
rule-ay-45 =
    T-Rex, 1 point. If there is food in your area (Fish, Muffin, Musical Lollipop or Bone), the
    T-Rex eats exactly one piece, of the kind that you choose, and both cards are discarded. It eats
    last, after all other effects of the exchange. As long as it lies in your area it stays hungry,
    so food that comes later gets eaten too.
rule-ay-46 =
    Several T-Rexes eat one after the other, one piece of food each. You cannot refuse, and with
    only one kind of food to choose from you are not asked; if several cards of the kind lie there,
    the one that has lain longest goes. A Fish that is discarded on arrival never feeds a T-Rex.
rule-ay-47 =
    Toxic Waste, 1 point. In return, your own target goes up by 1: you now need 6 points when 3 or 4
    of you play, and 5 when you are 5, 6 or 7.
rule-ay-47a =
    Toxic Waste has the point mark, so it stays in your area. With several of them, the edition of
    80 cards still raises your target by just 1 in all; in the edition of 65 cards each one raises
    it by 1.
rule-ay-48 =
    Fish, 2 points or nothing. If you already have Toxic Waste in your area when the Fish arrives,
    it stays and counts 2 points; if not, it is discarded. Food for a T-Rex.
rule-ay-48a =
    Nothing ever removes Toxic Waste, so a Fish that has stayed keeps its 2 points until a T-Rex
    eats it. A Fish that comes before the Toxic Waste is lost.
rule-ay-49 =
    Wandering Wizard, no points. When one is revealed, the cards do not change owners: both players
    keep what they showed. The other card goes into the area of the player who revealed it, with its
    effect, and the Wizard is discarded.
rule-ay-49a =
    The card that meets the Wizard obeys all the usual rules for coming into an area. An Empty Box
    is discarded, and so is a Fish without Toxic Waste; a Musical Lollipop takes from the hand of
    the player who showed the Wizard.
rule-ay-50 =
    Empty Box, no points. Whoever receives it discards it. It is found in the edition of 80 cards
    only.
rule-ay-51 =
    Treasure and T-Rex: a hint. The object on the other side is one of these two, but which?
rule-ay-52 =
    Sabotage: play the card from your hand to stop an exchange, as the chapter on Sabotage explains.
rule-ay-53 =
    Small Hat: when you draw this card you hold it private, so that you see its object and the
    others see only the hat.
rule-ay-54 =
    All the other cards have a plain back. Every card has just one back, never two combined.
rule-ay-60 =
    In the edition of 80 cards, everyone draws after each exchange until they hold 3 cards again.
rule-ay-60a =
    Drawing goes clockwise and begins with the active player. You draw one card at a time and
    complete your hand before the next player draws.
rule-ay-61 =
    In the edition of 65 cards, after each exchange, cancelled or not, the chosen player draws
    exactly one card; then the active player draws until they hold 3. Everyone else, even those who
    played a Sabotage, waits for the end of their own turn.
rule-ay-61a =
    If there was no exchange because it was impossible, only the active player draws. No hand ever
    holds more than 3 cards.

## How a game went

recap-reached =
    { $seat_is ->
        [you] You have { $points } points, and needed { $target }.
       *[other] { $seat } has { $points } points, and needed { $target }.
    }
recap-chosen-first =
    { $seat_is ->
        [you] Both of you had reached the target, and then the chosen player wins: you.
       *[other] Both had reached the target, and then the chosen player wins: { $seat }.
    }
recap-stuck = Nobody could trade or draw any more, so nobody wins.
recap-last-exchange =
    { $seat_is ->
        [you] The last exchange decides: you get { $object }.
       *[other] The last exchange decides: { $seat } gets { $object }.
    }
recap-lead-for-good =
    { $seat_is ->
        [you] Exchange { $exchange }: you get { $object }, go ahead, and nobody catches up.
       *[other] Exchange { $exchange }: { $seat } gets { $object }, goes ahead, and nobody catches up.
    }
recap-others-fell-behind =
    { $seat_is ->
        [you] Exchange { $exchange }: others lose points, and from then on you are ahead.
       *[other] Exchange { $exchange }: others lose points, and from then on { $seat } is ahead.
    }
recap-points = { $points } of { $target } points
recap-curve-points = Points, exchange by exchange
recap-exchanges =
    { $number ->
        [one] One exchange
       *[other] { $number } exchanges
    }
recap-sabotages =
    { $number ->
        [one] One Sabotage
       *[other] { $number } Sabotages
    }
recap-equal-pairs =
    { $number ->
        [one] Two equal objects once
       *[other] Two equal objects { $number } times
    }
recap-meals =
    { $number ->
        [one] One meal for a T-Rex
       *[other] { $number } meals for a T-Rex
    }
recap-treasure =
    { $number ->
        [one] One Treasure
       *[other] { $number } Treasures
    }
recap-bone =
    { $number ->
        [one] One Bone
       *[other] { $number } Bones
    }
recap-hat =
    { $number ->
        [one] One Hat
       *[other] { $number } Hats
    }
recap-musical-lollipop =
    { $number ->
        [one] One Musical Lollipop
       *[other] { $number } Musical Lollipops
    }
recap-muffin =
    { $number ->
        [one] One Muffin
       *[other] { $number } Muffins
    }
recap-t-rex =
    { $number ->
        [one] One T-Rex
       *[other] { $number } T-Rexes
    }
recap-toxic-waste =
    { $number ->
        [one] Toxic Waste
       *[other] Toxic Waste { $number } times
    }
recap-fish =
    { $number ->
        [one] One Fish
       *[other] { $number } Fish
    }
