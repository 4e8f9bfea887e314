### Antheno in English.

## What is in the box

name-red = red
name-blue = blue
name-green = green
name-purple = purple
name-circle = circle
name-triangle = triangle
name-square = square
name-diamond = diamond

## What you may do

question-turn =
    { $draw ->
        [free] It is your turn: play at least one tile, or draw one; if the bag is empty, pass.
       *[strict] It is your turn: play at least one tile. If you cannot, draw one; if the bag is empty, pass.
    }
move-play = Lay the table like this
move-draw = Draw a tile
move-pass = Pass

## What happened

event-played =
    { $seat_is ->
        [you] You play { $tiles }
       *[other] { $seat } plays { $tiles }
    }{ $moved ->
        [0] {""}
        [one] ; one tile already on the table has moved
       *[other] ; { $moved } tiles already on the table have moved
    }.{ $left ->
        [0] {""}
        [one] {" "}One tile is left on the rack.
       *[other] {" "}{ $left } tiles are left on the rack.
    }
event-drew =
    { $seat_is ->
        [you] You draw a { $colour } tile
       *[other] { $seat } draws a { $colour } tile
    }{ $tile ->
        [none] {""}
       *[other] {" "}({ $tile })
    }.{ $finding ->
        [none-exists] {" "}There was nothing to play: the referee has proved it.
        [none-found] {" "}The referee found nothing to play in the steps that it may take, but that does not prove that there is nothing.
       *[none] {""}
    } { $bag ->
        [0] The bag is now empty.
        [one] One tile is left in the bag.
       *[other] { $bag } tiles are left in the bag.
    }
event-passed =
    { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }{ $finding ->
        [none-exists] {" "}There was nothing to play: the referee has proved it.
        [none-found] {" "}The referee found nothing to play in the steps that it may take, but that does not prove that there is nothing.
       *[none] {""}
    }
event-went-out =
    { $place ->
        [1] { $seat_is ->
            [you] You have no tile left and win the game!
           *[other] { $seat } has no tile left and wins the game!
        }
       *[other] { $seat_is ->
            [you] You have no tile left and take
           *[other] { $seat } has no tile left and takes
        } { $place ->
            [2] second place
            [3] third place
           *[other] place { $place }
        }.
    }
event-turn-passed =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is { $seat }’s turn.
    }
event-blocked =
    All who were still in the game have passed, one after the other, so it ends here. Among them,
    fewer tiles mean a better place; equal numbers share one.
event-ended =
    { $seat_is ->
        [you] Only you still have tiles: you take the last place, and the game is over.
       *[other] Only { $seat } still has tiles and takes the last place. The game is over.
    }

## Why not

refused-nothing-played = Your rack has to add at least one tile to the table.
refused-tiles-missing =
    What lay on the table when your turn began has to stay there. Missing: { $tiles }.
refused-not-yours = You cannot lay what is neither on the table nor on your rack: { $tiles }.
refused-two-in-a-cell =
    A cell has room for a single tile, and cell { $cell } holds more than one: { $tiles }.
refused-two-touch = Two tiles touch without making a set: { $tiles }. A set has at least three.
refused-mixed-line =
    This line is neither one number in different colours nor one colour in sequence: { $tiles }.
refused-colour-twice =
    This line has one number, but a colour occurs in it more than once: { $tiles }.
refused-no-sequence =
    This line has one colour, but its numbers do not follow one another: { $tiles }.{ $wraps ->
        [yes] {" "}8 and 1 are not neighbours.
       *[no] {""}
    }
refused-alone = Every tile must belong to a set, and { $tile } belongs to none.
refused-star-clash =
    The stars in these lines cannot be given numbers that fit everywhere: { $tiles }. A star stands
    for one number at a time.
refused-can-play = You can play, so you may neither draw nor pass. Ask to be shown a play.
refused-bag-empty = The bag is empty, so there is nothing to draw: pass instead.
refused-bag-not-empty = There are still tiles in the bag: draw one instead of passing.

## Why: what a bot says of its choice

why-out = This play uses every tile on the rack: you are out.
why-line = It makes a line longer, or a new set, without moving anything, and the stars stay on the rack.
why-must = There is a play, so drawing is not allowed. This is the one that was found.
why-nothing = No tile on the rack fits the table, so there is nothing to choose.
why-hold =
    What you hold back can still go out with the rest later. On the table, it would help the others
    first.
why-stars = A star fits almost anywhere, for everybody: better to keep it on the rack for now.
why-next-out =
    { $seat_is ->
        [you] You are next, and going by the colours on your rack you go out in about { $percent } of 100 cases.
       *[other] { $seat } is next, and going by the colours on that rack goes out in about { $percent } of 100 cases.
    }
why-drew =
    { $seat_is ->
        [you] You are next, and could not play a while ago: that tells what you do not hold.
       *[other] { $seat } is next, and could not play a while ago: that tells what is not on that rack.
    }

## The rules

chapter-tiles = Tiles
chapter-setup = Setup
chapter-turn = A turn
chapter-table = Order on the table
chapter-end = The end

rule-an-1 =
    Every tile has a colour, and on it either a number from 1 to 8 or a star. The star is a joker
    within its own colour: it counts as whichever number from 1 to 8 suits you.
rule-an-2 =
    The box holds 76 tiles in 4 colours; each colour has every number from 1 to 8 twice, and 3
    stars. The rulebook gives the total alone, and this is how it comes out even. The table options
    “copies” (of each number in a colour: 2), “stars” (in each colour: 3) and “colours” (4) put
    together other boxes; with 2 stars per colour, for instance, there are 72 tiles. Each colour has
    a shape of its own too, so that nobody depends on the hue alone: a circle for red (R), a
    triangle for blue (B), a square for green (G) and a diamond for purple (P). R3 is thus a red 3,
    and B* a blue star.
rule-an-5 =
    Who begins? Everyone takes a tile out of the bag without looking. The highest number gets the
    first turn; a star is higher than any number, and a tie is settled by drawing once more. These
    tiles then return to the bag.
rule-an-5a =
    Two stars are a tie like any other. Only those who are tied draw once more, out of the tiles
    that are still in the bag.
rule-an-6 =
    Give the bag a good shake! Then everyone draws 10 tiles and stands them on their rack. The table
    option “hand” sets another number.
rule-an-7 =
    From across the table, the tiles on your rack can be counted and their colours seen. Their
    numbers are for your eyes only.
rule-an-7a =
    A star does not give itself away either: from outside it is a tile of its colour like any other.
    Tiles that you draw later are hidden in the same way. The others know how many tiles you have of
    each colour but never how they are arranged, so sort your rack as you please: it reveals
    nothing.
rule-an-8 = Turns go round the table clockwise.
rule-an-10 =
    Whenever you are able to play a tile from your rack, you have to play at least one. Beyond that
    there is no limit: play as many as you want.
rule-an-11 =
    None of your tiles can be played? Then take one out of the bag, at random, and that is the end
    of your turn.
rule-an-11a =
    The table option “draw” decides how strictly this is watched. With “strict”, the default, the
    referee looks through all the ways of rearranging the table. It keeps you from drawing only if
    it has found a play, and it shows you that play if you ask. If it has found none, it tells you
    whether it has proved that there is none, or has merely not come upon one in its search, which
    is limited to a fixed number of steps. With “free”, you draw whenever you like.
rule-an-12 =
    Once the bag is empty you pass instead of drawing, and on the same condition: you may pass only
    when you would have been allowed to draw. If all who are still in the game pass one after the
    other, the game ends.
rule-an-13 =
    Everything that lies on the table is yours to rearrange: take sets apart, join them, build new
    ones. When you finish, three things must be true: each tile that was on the table when your turn
    began is still on it, your rack has added at least one, and the table is in order.
rule-an-13a = If you draw or pass, the table stays exactly as you found it when your turn began.
rule-an-14 = Nobody but you ends your turn: announce it, and it is finished.
rule-an-14a =
    Before that, you can undo anything that you have tried. If the table is not in order it is not
    accepted: you learn all the reasons and which cells they concern, and it costs you nothing.
rule-an-20 =
    The tiles fill the square cells of a grid, as in a crossword. You build across and down, never
    diagonally, and there may be several grids as long as they do not touch one another.
rule-an-20a =
    Space never runs out: a grid may grow without limit on all sides. Tiles that meet only at a
    corner do not count as touching.
rule-an-21 =
    A set is a straight line, without gaps, of at least three tiles. Either all of them carry the
    same number and each has a different colour, or all of them have the same colour and their
    numbers follow one another.
rule-an-21a =
    Read from left to right or from top to bottom, a sequence may go up or down. It does not wrap
    around: 8 and 1 are not next to each other.
rule-an-22 =
    The rulebook wants sets to be sound all over the table, and we take it at its word: wherever two
    or more tiles touch across or down, the whole unbroken line, as far as it reaches, has to be a
    set. So two tiles that do no more than touch are not in order.
rule-an-23 =
    No tile stands alone: each is part of at least one set. It can be part of two at once, one
    across and one down, and still be a single tile.
rule-an-24 =
    A star has only one value at a time: where two sets cross on it, it is the same number in both.
    Each time the table is checked anew it may be a different one. A set may contain as many stars
    as you like, or even nothing but stars, provided that they can be given numbers which make all
    the sets of that grid valid.
rule-an-25 = Your first play has no minimum to reach: the rulebook mentions none.
rule-an-26 =
    You may shift a whole grid to another spot, turn it or mirror it: it still counts as the same
    grid, and nothing changes.
rule-an-30 =
    Empty your rack before anyone else and you win. If more than two of you play, the rest carry on
    for second place and so on, until only one player still has tiles.
rule-an-30a = Once you are out you have no more turns: play passes over you.
rule-an-31 =
    If the game ends because everyone has passed, those who were already out keep their places. The
    others are ranked behind them: the fewer tiles on the rack, the better the place, and with the
    same number you share it.

## How a game went

recap-out-first =
    { $seat_is ->
        [you] You were the first with no tile left.
       *[other] { $seat } was the first with no tile left.
    }
recap-blocked =
    { $seat_is ->
        [you] The bag was empty and nobody could play any more: you had the fewest tiles.
       *[other] The bag was empty and nobody could play any more: { $seat } had the fewest tiles.
    }
recap-blocked-shared =
    The bag was empty and nobody could play any more: several had { $tiles ->
        [one] just one tile
       *[other] just { $tiles } tiles
    } left, and share the win.
recap-last-play =
    { $seat_is ->
        [you] Turn { $turn }: you play { $tiles ->
            [one] your last tile.
           *[other] your last { $tiles } tiles at once.
        }
       *[other] Turn { $turn }: { $seat } plays { $tiles ->
            [one] the last tile.
           *[other] the last { $tiles } tiles at once.
        }
    }
recap-lead-play =
    { $seat_is ->
        [you] Turn { $turn }: you play { $tiles ->
            [one] one tile
           *[other] { $tiles } tiles
        }, have { $left } left, and stay ahead of everybody.
       *[other] Turn { $turn }: { $seat } plays { $tiles ->
            [one] one tile
           *[other] { $tiles } tiles
        }, has { $left } left, and stays ahead of everybody.
    }
recap-lead-draw =
    Turn { $turn }: { $player_is ->
        [you] you draw,
       *[other] { $player } draws,
    } and from then on { $seat_is ->
        [you] you have the fewest tiles.
       *[other] { $seat } has the fewest tiles.
    }
recap-left =
    { $tiles ->
        [0] No tile left
        [one] One tile left
       *[other] { $tiles } tiles left
    }
recap-curve-tiles = Tiles left, turn by turn
recap-turns =
    { $number ->
        [one] One turn
       *[other] { $number } turns
    }
recap-on-the-table =
    { $number ->
        [one] One tile on the table
       *[other] { $number } tiles on the table
    }
recap-moved =
    { $number ->
        [one] One tile rearranged
       *[other] { $number } tiles rearranged
    }
recap-drawn =
    { $number ->
        [one] One tile drawn
       *[other] { $number } tiles drawn
    }
recap-laid =
    { $number ->
        [one] One tile played
       *[other] { $number } tiles played
    }
recap-largest =
    { $number ->
        [one] One at a time at most
       *[other] { $number } at once at most
    }
