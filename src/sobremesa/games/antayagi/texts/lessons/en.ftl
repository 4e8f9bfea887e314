### The lessons of AntaYagí in English.

## Whose cards are these?

lesson-whose-cards = Whose cards are these?
lesson-whose-cards-about = Backs, an exchange, a point: all that you need for a first game.
lesson-whose-cards-goal =
    Welcome to the bazaar! Each card in your area is worth a point. With three or four
    merchants, whoever first has five wins.
lesson-whose-cards-backs =
    This is your hand, and you hold it the wrong way round: you see the backs, everybody else
    sees what your cards are.
lesson-whose-cards-others =
    And you see theirs! Vega holds a Bone, a Hat and a Muffin; she has no idea of it. Otto does
    not know about his Treasure either.
lesson-whose-cards-clue =
    Some backs talk. Behind this one is a Treasure or a T-Rex; the scissors on your third card
    are for mischief, later. A plain back tells you nothing.
lesson-whose-cards-choose =
    It is your turn: choose who you trade with. Vega’s Bone would be a point for you. Choose
    Vega.
lesson-whose-cards-choose-otto =
    Otto has a Treasure, true, but also a T-Rex that would eat your Bone. Vega has nothing that
    bites: try her first.
lesson-whose-cards-choose-yourself = It takes two to make an exchange. Choose Vega.
lesson-whose-cards-lay =
    Now both of you lay down a card, in secret. Vega sees what you hold and may talk you into
    something; you see only backs. Give away the one that tells you nothing: your first.
lesson-whose-cards-lay-clue =
    Behind this back may be a Treasure. Would you give that away? Lay down your first card.
lesson-whose-cards-lay-sabotage =
    With those scissors you can spoil an exchange one day: keep them. Lay down your first card.
lesson-whose-cards-window =
    An Empty Box for a Bone, what a bargain! Before the cards change hands everybody may spoil
    the exchange with a Sabotage. You like it: let it be.
lesson-whose-cards-window-plain =
    Only the back with the scissors is a Sabotage. And you want this exchange: let it be.
lesson-whose-cards-window-waste =
    You could, but why would you? The Bone is about to be yours. Let it be.
lesson-whose-cards-point =
    The Bone lies in your area: that makes three points. Your Empty Box has no point mark, so
    poor Vega has to discard it.
lesson-whose-cards-refill =
    Everybody draws up to three cards again, and the turn passes to the left. Of the next card
    in the draw pile all see the back. Vega is thinking about you…
lesson-whose-cards-answer =
    Vega has chosen you, so you lay down a card again. You know the backs by now: part with the
    plain one.
lesson-whose-cards-answer-clue = A Treasure, maybe! Keep it, and give the card with the plain back.
lesson-whose-cards-answer-sabotage =
    Keep your Sabotage for worse days, and give the card with the plain back.
lesson-whose-cards-equal =
    Two Hats! When both cards show the same object there is no exchange: both are discarded,
    whatever their backs.
lesson-whose-cards-worth =
    Some turns later: you have four points. Who holds what you need? Choose the one who can give
    you the fifth.
lesson-whose-cards-worth-empty =
    Look again: an Empty Box or a Fish has no point mark. Each of Otto’s cards has one.
lesson-whose-cards-last = Whatever Otto lays down is a point. Lay down whichever card you like.
lesson-whose-cards-quiet =
    The others have answered, and nobody is told what. Now it is up to you: let it be.
lesson-whose-cards-quiet-own = Spoil your own victory? Let it be!
lesson-whose-cards-won =
    Five points: you have won! If both reach their target in one exchange, the chosen player
    wins. Now you can play: the rest you will learn on the way.

## T-Rexes, Lollipops and Wizards

lesson-t-rexes-lollipops-wizards = T-Rexes, Lollipops and Wizards
lesson-t-rexes-lollipops-wizards-about = What the objects do when they come to you.
lesson-t-rexes-lollipops-wizards-rex =
    Vega has chosen you, and she holds a T-Rex. It is worth a point, but it is always hungry: it
    eats Bones, Muffins, Fish and Musical Lollipops.
lesson-t-rexes-lollipops-wizards-give = Lay down whichever card you like. Let us see what she does.
lesson-t-rexes-lollipops-wizards-eat =
    The T-Rex is yours, and there is food in your area! It must eat exactly one, and you choose
    which.
lesson-t-rexes-lollipops-wizards-eaten =
    T-Rex and meal are both gone: two points less than you hoped for. With nothing to eat it
    stays and counts, but it will pounce on the first food that arrives.
lesson-t-rexes-lollipops-wizards-sweet =
    A Musical Lollipop is worth a point, and makes you take another card out of the hand where
    it came from. Vega has one: choose her.
lesson-t-rexes-lollipops-wizards-sweet-otto =
    Otto has nothing that counts. Vega has the Musical Lollipop: choose her.
lesson-t-rexes-lollipops-wizards-swap =
    Two plain backs, nothing to know. Lay down your first card, for luck.
lesson-t-rexes-lollipops-wizards-swap-other =
    That may go well another day. Today it is the first card that brings luck.
lesson-t-rexes-lollipops-wizards-take =
    The Musical Lollipop is yours, and now you must take a card from Vega. Take one that counts.
lesson-t-rexes-lollipops-wizards-take-box =
    You would have to take that Empty Box and discard it. Take the Treasure!
lesson-t-rexes-lollipops-wizards-twice =
    Two points in a single exchange. Had the second card been a Musical Lollipop too, you would
    have taken again from the same hand.
lesson-t-rexes-lollipops-wizards-hat =
    Tired of backs? A Hat turns your whole hand round. Otto has one: choose him.
lesson-t-rexes-lollipops-wizards-hat-vega = Vega has no Hat. Choose Otto.
lesson-t-rexes-lollipops-wizards-any = Lay down whichever card you like.
lesson-t-rexes-lollipops-wizards-flipped =
    Now you see your objects, and the others see only backs. The card that you have just drawn
    is blind again. What you have once seen you may remember.
lesson-t-rexes-lollipops-wizards-muffin =
    While you looked, Vega got a Muffin: a point, but whoever gets it discards their whole hand.
    She has drawn three new cards.
lesson-t-rexes-lollipops-wizards-small-hat =
    The back of your first card is a Small Hat: whoever draws it holds it in private. You alone
    know that it is a Wandering Wizard.
lesson-t-rexes-lollipops-wizards-wizard =
    Vega has four points, and whatever she gets from you would be her fifth. But a Wandering
    Wizard stops the swap: lay it down!
lesson-t-rexes-lollipops-wizards-wizard-swap =
    That card may well be the point with which Vega wins. Your Wandering Wizard is the first
    one.
lesson-t-rexes-lollipops-wizards-kept =
    Nothing was swapped: each keeps what they revealed. Vega’s was an Empty Box, so she still
    has four points; the Wandering Wizard wanders off to the discards.
lesson-t-rexes-lollipops-wizards-waste =
    Toxic Waste is worth a point, but raises your target to six. Still, it is good for
    something…
lesson-t-rexes-lollipops-wizards-fish =
    …for with Toxic Waste in your area a Fish stays there, and is worth two points. Where would
    you find one?
lesson-t-rexes-lollipops-wizards-fish-one =
    Vega has one point for you. You need two: choose Otto, who holds two Fish.
lesson-t-rexes-lollipops-wizards-reel =
    Lay down whichever card you like, and hope that Otto does not know what he holds.
lesson-t-rexes-lollipops-wizards-caught =
    A Fish worth two points makes six: you win, waste and all. Without Toxic Waste it would just
    have been discarded.

## Sabotage, and rescue

lesson-sabotage-and-rescue = Sabotage, and rescue
lesson-sabotage-and-rescue-about = How to spoil somebody’s exchange, and how to save your own.
lesson-sabotage-and-rescue-danger =
    Otto has four points and is about to get a Treasure from Vega: that would be the fifth. Two
    different objects lie open, and everybody is asked whether they mind.
lesson-sabotage-and-rescue-sabotage =
    You do! Scissors on a back mean Sabotage. Play that card out of your hand.
lesson-sabotage-and-rescue-sabotage-let = Then Otto wins, here and now. Look for the scissors.
lesson-sabotage-and-rescue-sabotage-plain =
    Only a card whose back shows the scissors, as far as you have seen it, can be played as a
    Sabotage.
lesson-sabotage-and-rescue-anew =
    Snip! Now everybody is asked again, you too: a second Sabotage would rescue the exchange.
    You are content: let it be.
lesson-sabotage-and-rescue-spoilt =
    The exchange is off: both cards and your Sabotage are discarded, nothing takes effect, and
    hands are refilled. A Sabotage comes in time or never: a finished exchange stands.
lesson-sabotage-and-rescue-yours =
    Now it is your Treasure, and your fifth point. But Otto looks as if he were up to something…
lesson-sabotage-and-rescue-rescue =
    He has sabotaged you! A Sabotage is cancelled by another one: rescue your exchange with
    yours.
lesson-sabotage-and-rescue-rescue-let =
    Then your fifth point is lost. Your first card shows the scissors, too.
lesson-sabotage-and-rescue-hold =
    Two Sabotages, and the exchange goes on; a third would spoil it again. Everybody is asked
    once more: let it be, and hope.
lesson-sabotage-and-rescue-saved =
    Rescued! Only the Sabotages are gone, the Treasure is yours, and the game too.
lesson-sabotage-and-rescue-both =
    A card with scissors has an object, too. Played as a Sabotage its object does nothing; you
    may also lay it down in an exchange like any other card.
lesson-sabotage-and-rescue-poker-face =
    Nobody sees the backs of your cards, so nobody knows what you could do. Threaten, promise,
    beg: talking is part of the game.
lesson-sabotage-and-rescue-start =
    One more thing: three cards each at the start, and the player with more pockets than anybody
    else goes first. If the draw pile runs out, the discards are shuffled. See you at the
    bazaar!
