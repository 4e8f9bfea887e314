### The Antheno table, in English.

## Tiles

web-antheno-tile = { $colour } { $number }
web-antheno-star = { $colour } star
web-antheno-blank = a hidden { $colour } tile
web-antheno-shape-of = The { $colour } tiles show this shape: { $shape }.
web-antheno-star-is = The star is a joker: it counts as any number from 1 to 8 of its colour.
web-antheno-stands = { $tile }, standing for { $number }
web-antheno-is-new = { $tile }, new
web-antheno-has-moved = { $tile }, moved

## The table

web-antheno-table = The Antheno table
web-antheno-cloth = The cloth with the tiles
web-antheno-empty = The cloth is empty. Lay three or more tiles in a line to begin.
web-antheno-rack = Your rack
web-antheno-rack-of = The rack of { $name }
web-antheno-lines =
    { $count ->
        [0] No lines on the table
        [one] One line on the table
       *[other] { $count } lines on the table
    }
web-antheno-line =
    { $way ->
        [across] Across
       *[down] Down
    } from column { $column }, row { $row }: { $tiles }
web-antheno-cell = Column { $column }, row { $row }: { $what }
web-antheno-nothing-here = nothing
web-antheno-chosen = { $tile } is in your hand
web-antheno-none-chosen = You hold nothing
web-antheno-keys =
    Arrow keys move a cursor over the cloth; with Control they move the cloth. Enter picks up the
    tile under the cursor or puts down what you hold; on an empty cell it takes you to your rack,
    where Enter picks a tile and Space picks several. Shift and Enter add a tile, L takes its whole
    line. R turns what you hold, Delete sends it back to the rack, Control and Z undo, U takes
    everything back, Control and Enter end your turn. Plus and minus zoom in and out, zero shows the
    whole table. A question mark shows this again.

## Seats

web-antheno-you = you
web-antheno-bot = a bot
web-antheno-away = not connected
web-antheno-acts = to move
web-antheno-place = Place { $place }
web-antheno-tiles =
    { $count ->
        [one] One tile:
       *[other] { $count } tiles:
    }
web-antheno-bag =
    { $count ->
        [0] The bag is empty
        [one] One tile in the bag
       *[other] { $count } tiles in the bag
    }

## My turn

web-antheno-your-turn =
    { $draw ->
        [free] { $bag ->
            [0] Your turn. Play at least one tile, or pass.
           *[other] Your turn. Play at least one tile, or draw.
        }
       *[strict] { $bag ->
            [0] Your turn. Play at least one tile; if you cannot, pass.
           *[other] Your turn. Play at least one tile; if you cannot, draw.
        }
    }
web-antheno-played =
    { $count ->
        [one] 1 played
       *[other] { $count } played
    }
web-antheno-where =
    { $count ->
        [one] Choose where it goes.
       *[other] Choose where they go.
    }
web-antheno-looking = The referee is looking…
web-antheno-in-order = Everything is in order: you can end your turn.
web-antheno-not-in-order =
    { $count ->
        [one] One thing is not in order yet.
       *[other] { $count } things are not in order yet.
    }
web-antheno-rearranges = { $name } is rearranging the table
web-antheno-changed =
    { $fresh ->
        [0] { $moved ->
            [one] One tile has moved.
           *[other] { $moved } tiles have moved.
        }
        [one] { $moved ->
            [0] One tile is new.
           *[other] One tile is new, { $moved } moved.
        }
       *[other] { $moved ->
            [0] { $fresh } tiles are new.
           *[other] { $fresh } tiles are new, { $moved } moved.
        }
    }
web-antheno-end-turn = End turn
web-antheno-show-a-play = Show me a play
web-antheno-suggested = This could be played: end your turn, or change it.
web-antheno-nothing = No play was found. Do this: { $what }.
web-antheno-no-room = There is no room for that here.
web-antheno-not-now = That is not possible now
web-antheno-show-where = Show me where
web-antheno-rule = Rule { $id }

## Tools

web-antheno-choose = Choose several tiles by drawing around them
web-antheno-rotate = Turn what you chose (R)
web-antheno-back-to-rack = Put what you chose back on your rack (Delete)
web-antheno-nearer = Zoom in
web-antheno-farther = Zoom out
web-antheno-fit = See the whole table
web-antheno-undo = Undo
web-antheno-redo = Redo
web-antheno-take-all-back = Take everything back (U)
web-antheno-by-number = Sort by number
web-antheno-by-colour = Sort by colour

## What is not in order, in a few words

web-antheno-refused-two-touch = only two
web-antheno-refused-mixed-line = does not belong together
web-antheno-refused-colour-twice = a colour twice
web-antheno-refused-no-sequence = not in sequence
web-antheno-refused-alone = alone
web-antheno-refused-star-clash = the stars disagree

## Notes in a first game, by what the server calls the occasion

web-note-antheno-goal = Your goal: an empty rack before the others have one. Under each name you see how many tiles are left.
web-note-antheno-turn = Drag tiles onto the cloth, into lines of three or more. All that lies there may be moved, too.
web-note-antheno-drew = Whoever cannot play draws a tile. You saw its colour, its number is theirs.
web-note-antheno-went-out = An empty rack wins. The others play on for the next places.
