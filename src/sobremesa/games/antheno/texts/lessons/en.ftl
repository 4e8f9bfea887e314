### The lessons of Antheno in English.

## Three of a kind

lesson-three-of-a-kind = Three of a kind
lesson-three-of-a-kind-about = Groups, sequences, and what a turn is.
lesson-three-of-a-kind-goal =
    This is your rack. The first who has played all their tiles wins; at the start of a game
    everybody has ten of them.
lesson-three-of-a-kind-secret =
    Every tile has a colour and a number from 1 to 8. Of Vega’s tiles you see how many there are
    and their colours; the numbers are hers alone, as yours are.
lesson-three-of-a-kind-group =
    Three or more in a line make a set: one number in different colours, for instance. You have
    three fives. Lay them side by side on the cloth and end your turn.
lesson-three-of-a-kind-group-draw =
    You may draw only when you cannot play, and you can: you have three fives.
lesson-three-of-a-kind-group-two = Two are company, three are a set. Add the third five.
lesson-three-of-a-kind-group-mixed =
    One number in different colours, or one colour in sequence, but not a bit of both. Take the
    three fives.
lesson-three-of-a-kind-group-lone = No tile lies alone: it needs at least two others in its line.
lesson-three-of-a-kind-done =
    Well done! Vega could play nothing, so she drew a tile and it is your turn again.
lesson-three-of-a-kind-sequence =
    The other kind of set is a sequence: three or more numbers of one colour that follow one
    another. Lay 1, 2 and 3 of purple; several grids that do not touch may lie on the cloth.
lesson-three-of-a-kind-sequence-round =
    8 and 1 are no neighbours: a sequence does not go round the corner. Take 1, 2 and 3.
lesson-three-of-a-kind-sequence-touch =
    Tiles that touch must make a set, across and down. Leave a free row between the two lines.
lesson-three-of-a-kind-many =
    You may play as many tiles as you like, and add to what lies there. Both of yours fit: play
    them in one turn!
lesson-three-of-a-kind-many-one =
    That would do for a turn. But the other one fits as well: play both at once.
lesson-three-of-a-kind-out =
    Your rack is empty: you have won! That is the whole game; the next lessons show how far one
    gets with it.

## Crossings

lesson-crossings = Crossings
lesson-crossings-about = One tile in two sets, and what must not touch.
lesson-crossings-look =
    A red sequence lies on the cloth, and you hold two fours. Two are too few for a set of their
    own…
lesson-crossings-cross =
    …but a tile may belong to two sets, one across and one down. Lay your fours above or below
    the red 4, in one line with it.
lesson-crossings-cross-two =
    Wherever two tiles touch, their line must be a set of three or more. Lay both fours in line
    with the red 4.
lesson-crossings-both =
    The red 4 now counts in both lines. It does not matter where a grid lies, or which way it is
    turned.
lesson-crossings-corner =
    Now you have three twos, one of them red. Let them meet the red sequence: one of your tiles
    can lengthen it and begin a group at the same time.
lesson-crossings-corner-beside =
    Lines side by side touch in every column, and each column would have to be a set too. Let
    only one tile meet the sequence.
lesson-crossings-corner-few =
    Right, the red 2 fits there. Now let the other two join it, straight up or down.
lesson-crossings-diagonal =
    Three tiles in one go. One more thing: nothing is built diagonally, and tiles that meet only
    at a corner have nothing to do with each other.

## Everything moves

lesson-everything-moves = Everything moves
lesson-everything-moves-about = What lies on the table is for everybody to rearrange.
lesson-everything-moves-stuck =
    You hold a red 5, but a red 5 lies in that row already, and neither end of it will take
    another. Stuck? Not at all.
lesson-everything-moves-split =
    During your turn you may move every tile on the table. Pull the row apart: 3, 4, 5 and, with
    your own tile, 5, 6, 7.
lesson-everything-moves-split-draw =
    The referee knows better: there is a play, and then one may not draw. Cut the row in two.
lesson-everything-moves-split-twice =
    Two tiles that touch are no set. Move a part of the row away instead.
lesson-everything-moves-split-doubled = 5 does not follow 5. Leave a gap between the two halves.
lesson-everything-moves-split-missing =
    You may move them, but not keep them: what lay on the table at the start of your turn must
    still lie there at its end.
lesson-everything-moves-free =
    All in order again, and one tile fewer. Until you end your turn you may try whatever you
    like: nothing is lost, and each line says what is wrong with it.
lesson-everything-moves-borrow =
    A group of four can spare one. Your purple 3 and 4 would love a purple 5: borrow it, or
    build onto it where it lies.
lesson-everything-moves-borrow-draw = There is a play, so you may not draw. Look at the purple 5.
lesson-everything-moves-borrow-touch =
    Now another line has grown longer than you meant: look where your tiles touch. Give them
    more room.
lesson-everything-moves-draw =
    Sometimes nothing fits, however one turns it. Then you draw a tile, and your turn is over;
    the referee searches every rearrangement before it agrees.
lesson-everything-moves-draw-pass =
    One passes only when the bag is empty. There are tiles left: draw one.
lesson-everything-moves-drawn =
    It is on your rack. The others have seen its colour, and you its number.

## Stars, and going out

lesson-stars-and-going-out = Stars, and going out
lesson-stars-and-going-out-about = Tiles that are any number, and how a game ends.
lesson-stars-and-going-out-star =
    A star is any number of its own colour. Yours is green: let it be the 4 between your green 3
    and 5.
lesson-stars-and-going-out-star-colour =
    It can be any number, but its colour stays green. Take the green 3 and 5.
lesson-stars-and-going-out-star-draw = There is a play: put the star between 3 and 5.
lesson-stars-and-going-out-one-number =
    Here a red star is the 5 between 4 and 6. In a crossing it has one number for both lines:
    build a group down through it.
lesson-stars-and-going-out-one-number-four =
    A group is one number in different colours, and here the star is a 5. Take your two fives.
lesson-stars-and-going-out-anew =
    It is a 5 in both. When somebody rearranges the table later, the star may become another
    number.
lesson-stars-and-going-out-out = The bag is empty, and you hold a single tile. Play it!
lesson-stars-and-going-out-out-pass =
    One passes only without a play, and you have one: the five fits the fives.
lesson-stars-and-going-out-first =
    You are out, and you have won. Vega and Otto play on for the next places; whoever is out is
    skipped.
lesson-stars-and-going-out-blocked =
    Neither can play and the bag is empty, so both pass: that ends the game. Vega has fewer
    tiles, and takes the second place.
lesson-stars-and-going-out-start =
    A real game has 76 tiles. Everybody draws one to see who starts: the largest number does,
    and a star beats them all. Have fun!
