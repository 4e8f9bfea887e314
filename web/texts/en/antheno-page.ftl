### What the pages say of Antheno, in English.

web-lure-antheno =
    Everything on the table may move, as long as it all adds up in the end. Empty your rack before
    the others do.
web-level-antheno-novice-about = Lays a few tiles at a time, and leaves the table as it lies.
web-level-antheno-casual-about = Adds to what lies there, and now and then sees a crossing.
web-level-antheno-strong-about = Sees every rearrangement, holds tiles back, and goes out when it can.
web-level-antheno-expert-about = Sees everything, guesses what you hold, and plans two turns ahead.
web-level-antheno-random-about = Plays whatever fits.
web-level-antheno-in-place-about = Adds to what lies there and leaves the rest alone. A fair match.
web-level-antheno-rearranging-about = Also moves tiles around on the table.
web-level-antheno-greedy-about = Plays the most tiles it can find, whatever must be rearranged. Good luck.
web-option-antheno-colours = Colours
web-option-antheno-colours-about = Fewer colours make lines of one number rarer.
web-option-antheno-copies = Tiles of each number
web-option-antheno-copies-about = In each colour. More of them make more lines fit.
web-option-antheno-stars = Stars in each colour
web-option-antheno-stars-about =
    A star stands for any number of its colour. More of them make it easier.
web-option-antheno-hand = Tiles to begin with
web-option-antheno-hand-about = On every rack. More of them make a longer game.
web-option-antheno-draw = When you may draw
web-option-antheno-draw-strict = Only if nothing fits
web-option-antheno-draw-strict-about = The referee checks, and shows you a play if it finds one.
web-option-antheno-draw-free = Whenever you like
web-option-antheno-draw-free-about = Nobody checks: draw even if you could have played.
web-about-antheno = Numbered tiles on a crossword of sets that everybody may rearrange, as long as all of it is in order again.
web-about-antheno-by = The rulebook that we have does not name who made it. We would gladly say so here.
