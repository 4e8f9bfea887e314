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

## Notes in a first game, by what the server calls the occasion

web-note-read = Got it
web-note-stop = No more notes
web-note-antayagi-goal = Your goal: collect the points that are counted under your name, before anybody else does. Cards that you get in exchanges bring them.
web-note-antayagi-choose = You see everybody’s cards but your own. Choose somebody who holds what you would like.
web-note-antayagi-lay = You see only backs: give away the card that tells you least. A Treasure-and-T-Rex back is a clue.
web-note-antayagi-sabotage = That was the moment for a Sabotage: after the reveal, everybody may spoil the exchange.
web-note-antayagi-take = A Musical Lollipop takes a card from the other hand. Take one that counts.
web-note-antayagi-eat = A T-Rex must eat, and is gone with its meal. Give it what you need least.
web-note-antayagi-cancelled = The exchange is off: nothing changes hands, and the cards are discarded.
web-note-antayagi-flipped = A Hat turns a hand round: its owner now sees the objects, the others the backs.
web-note-antayagi-kept = A Wandering Wizard stops the swap: both keep what they laid down.
web-note-antheno-goal = Your goal: an empty rack before the others have one. Under each name you see how many tiles are left.
web-note-antheno-turn = Drag tiles onto the cloth, into lines of three or more. All that lies there may be moved, too.
web-note-antheno-drew = Whoever cannot play draws a tile. You saw its colour, its number is theirs.
web-note-antheno-went-out = An empty rack wins. The others play on for the next places.
web-note-tanxi-goal = Your goal: be the last one on the island. Find weapons and gear while there is time: the fog comes closer.
web-note-tanxi-land = Choose a beach. Look for one with an exploration point nearby.
web-note-tanxi-act = Most things cost 1 ⚡. The darker a cell, the nearer; point at one, or tap it, to see what the way costs.
web-note-tanxi-return = You come back to the village with half of your ♥ and all your things.
web-note-tanxi-woke = A deity is awake: its wrath hits everybody once, its favour can be had for 2 ◆.
web-note-tanxi-fog-rose = Do not end your turn in the fog: it costs as many ♥ as the attack die says.
web-note-tanxi-fell = Whoever has no ♥ left is off the island for a turn or two. Who is alone on it wins.
