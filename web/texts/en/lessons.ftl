### Lessons, on the page.

web-lessons-of = Learn { $game } by playing
web-lessons-about = Short games with luck that is known: you are told what to look at, and do it yourself.
web-lessons-rules = The rules of { $game }
web-lesson-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
web-lesson-at = Go on at step { $step } of { $steps }
web-lesson-known = Done
web-lesson-step = Step
web-lesson-progress = How far you have come
web-lesson-go-on = Go on
web-lesson-back = Back
web-lesson-there = Take me there
web-lesson-leave = Leave the lesson
web-lesson-right = Just so! Have a look at what became of it, then go on.
web-lesson-done = That was the lesson. Well done!
web-lesson-next = Next: { $title }
web-lesson-play = Play { $game }
web-lesson-again = Once more

## A game at a glance, before its rules

web-glance = At a glance
web-glance-goal = The goal
web-glance-turn = A turn
web-glance-pieces = The pieces
web-glance-antayagi-goal = Collect five points in your area, with cards that only the others can see.
web-glance-antayagi-choose = Choose somebody to trade with: you see what they hold, they do not.
web-glance-antayagi-lay = Both of you lay down a card in secret, then both are revealed.
web-glance-antayagi-sabotage = Anybody may spoil the exchange with a Sabotage, or rescue it with another.
web-glance-antayagi-swap = Each gets the other’s card: points stay, the rest takes effect or is discarded.
web-glance-antheno-goal = Be the first to play all the tiles of your rack.
web-glance-antheno-play = Play at least one tile, as many as you like: into lines of three or more.
web-glance-antheno-move = Move whatever lies on the table, as long as all is in order when your turn ends.
web-glance-antheno-draw = Nothing fits? Draw a tile, and the turn is over.
web-glance-tanxi-goal = Be the last one on the island.
web-glance-tanxi-walk = Spend your energy: walk from cell to cell…
web-glance-tanxi-explore = …explore for loot, if no monster comes first…
web-glance-tanxi-fight = …fight monsters and each other with cards and dice…
web-glance-tanxi-village = …and trade what you have found in the village.
web-glance-tanxi-fog = Meanwhile deities wake and fog creeps in from the coast.
web-glance-tanxi-life = Life: without it you are off the island for a while.
web-glance-tanxi-energy = Energy: each turn brings it anew, most actions cost one.
web-glance-tanxi-power = Attack and defence: your own, what you wear, and dice.
web-glance-tanxi-gems = Gems of power pay for abilities and for the favour of deities.
web-glance-tanxi-coins = Every card is worth coins in the village.
