### What only the terminal says, in English.

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
terminal-pockets = How many pockets do you have on you? Whoever has the most goes first (Enter: say nothing).
terminal-prompt = Your answer (? for help):
terminal-legend-antayagi = ▶ whose turn it is · ◆ the other party · ▒ back of a card
terminal-enter = Enter: { $move }
terminal-percent = { $number }%
terminal-advice = A strong player would choose { $number }: { $move }
terminal-chance-now = Chance to win now: about { $chance }.
terminal-chance-after = · { $chance }: { $move }
terminal-chances = Card { $slot }: { $objects }
terminal-all-seen = You have seen all the cards of your hand.
terminal-from-memory = At this table everybody plays from memory: nobody is told the chances.
terminal-help-antayagi = Choose by number, or type a move in words:
terminal-help-number = the answer with this number; Enter: the only one
terminal-help-choose = trade with somebody
terminal-help-lay-card = lay down a card of your hand
terminal-help-sabotage = play a card as Sabotage, or do nothing
terminal-help-take-card = take a card out of the other hand
terminal-help-eat = let your T-Rex eat
terminal-help-advice = hear what a bot would do that knows what you know
terminal-help-chances = what the cards of your hand that you have not seen can be
terminal-help-undo-move = take your last move back, if nobody has learnt anything since
terminal-no-such-rule = No rule is called “{ $rule }” or contains that. Rules have numbers such as { $example }.
terminal-which-rule = Which rule? Type its number or words from it, for example: rule { $example }
terminal-more-rules = Also in: { $rules }. Type “rule” and a number to read one.
terminal-no-such-player = “{ $line }”: nobody at this table is called that. Type a name, or how it begins: { $names }.
terminal-which-player = “{ $line }” can mean several people: { $names }. Type more of the name, or the number of the seat.
terminal-no-such-slot = “{ $line }” names no card. Type its number, counted from the left, for example: { $example }
terminal-not-among = “{ $line }” cannot be done. Type one of these names: { $names }.
terminal-the-end = The game is over.
terminal-thinking = { $name } is thinking…
terminal-final-place = { $place }. { $name }: { $score }
terminal-decisive = The decisive moment (entry { $entry }): { $what }
terminal-saved = Saved. Go on with: { $command } play --resume { $file }
terminal-look-back = Look back with: { $command } replay { $file }
terminal-took-back = { $name } takes a move back.
terminal-given-to-bot =
    { $level ->
        [none] { $name } is back.
       *[other] A bot ({ $level }) plays for { $name } from here on.
    }
terminal-time-over = { $name } has run out of time.
terminal-resigned = { $name } resigns.
terminal-ruling = our ruling

## Lessons

terminal-lessons = Lessons of { $game }
terminal-lesson-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
terminal-lesson-begin = Begin with: { $command }
terminal-lesson-go-on = Enter goes on, q leaves:
terminal-lesson-left = Go on whenever you like with: { $command }
terminal-lesson-done = That was the lesson. Well done!
terminal-lesson-next = Next is “{ $title }”: { $command }
terminal-lesson-last = You know all of it now. Play with: { $command }

## What can be typed; the first word of each is shown in help

word-help = help
word-rule = rule
word-bot = bot
word-quit = quit, q
word-undo = undo
word-hint = hint
word-show = show
word-choose = choose
word-lay = lay
word-sabotage = sabotage
word-let-it-be = let-it-be
word-take = take
word-eat = eat
word-bone = bone
word-chances = chances
word-at = at
word-move = move
word-to = to
word-from = from
word-back = back
word-right = right
word-left = left
word-down = down
word-up = up
word-reset = reset
word-judge = judge
word-done = done
word-draw = draw
word-pass = pass
word-most = most
word-star = star
word-north = north
word-east = east
word-south = south
word-west = west
word-w = w
word-go = go
word-explore = explore
word-end = end
word-flee = flee
word-fight = fight
word-attack = attack
word-use = use
word-equip = equip, wear
word-off = off
word-reload = reload
word-buy = buy
word-soup = soup
word-ability = ability
word-favour = favour, favor
word-pay = pay
word-discard = discard
word-card = card
word-knife = knife
word-map = map
word-hand = hand
word-signs = signs
word-shell = shell

## Antheno in the terminal

terminal-box = { $tiles } tiles
terminal-tiles = Tiles
terminal-rack = Rack
terminal-place = Place
terminal-bag = In the bag
terminal-your-rack = Your rack ({ $tiles })
terminal-as-typed = to type
terminal-empty-table = The table is empty: lay your tiles anywhere, for example at 0,0.
terminal-drawn-for-start = Drawn to see who starts:
terminal-cell-legend = 2,1 = column 2, row 1
terminal-star-legend = ●⑤ = a red star that stands for 5
terminal-help-antheno =
    Build the table line by line; nobody sees it before you say “done”. A cell is its column, then its
    row. + is what has moved, ! what is not in order.
terminal-help-lay = lay tiles from that cell on: right, left, down or up
terminal-help-move = move a tile on the table
terminal-help-move-tile = the same; where two lie: move B4 from 2,1 to 5,3
terminal-help-move-several = several, keeping their shape or in a line
terminal-help-back = a tile of this turn goes back onto your rack
terminal-help-undo = take back the last line, or all of this turn
terminal-help-judge = hear all that is not in order yet
terminal-help-done = end your turn with this table
terminal-help-draw = if you cannot play: draw a tile, or pass
terminal-help-hint = see a play, or one with the most tiles that is found
terminal-help-take-hint = lay the table as the hint shows it
terminal-help-show = see everything again
terminal-help-rule = read a rule
terminal-help-bot = let a bot play on for you
terminal-help-quit = save the game and stop
terminal-as-it-lay = The table is as it was when your turn began.
terminal-in-order = The table is in order: type “done” to end your turn.
terminal-goes-out =
    The table is in order and your rack is empty: type “done” and { $place ->
        [1] you win!
       *[other] you are out, in place { $place }.
    }
terminal-not-in-order =
    { $faults ->
        [one] One thing is not in order yet: go on building, or type “judge” to hear what it is.
       *[other] { $faults } things are not in order yet: go on building, or type “judge” to hear what they are.
    }
terminal-hint =
    { $best ->
        [proven] You can play { $tiles }; it is proved that no play has more tiles.
        [found] You can play { $tiles }; that more can be played is not ruled out.
       *[any] You can play { $tiles }.
    } The table could look like this:
terminal-hint-taken = Type “take hint” to lay it like this; “done” then ends your turn.
terminal-no-hint = No play has been shown yet: type “hint” first.
terminal-no-play =
    { $proof ->
        [none] There is nothing that you could play; that is proved.
       *[undecided] The search has found nothing that you could play, but that does not prove that there is nothing.
    } { $bag ->
        [0] Type “pass”.
       *[other] Type “draw”.
    }
terminal-refused-can-play = You can play, so you may neither draw nor pass. Type “hint” to be shown a play.
terminal-draft-lost = The table that you were building is not saved: the game goes on from the start of your turn.
terminal-draw-anyway = The table that you were building will be lost. Enter to draw, n to go on building:

## Lines of Antheno that cannot be done

terminal-not-understood = “{ $line }” cannot be understood. Type ? to see what you can type.
terminal-say-where = Say where to lay { $tiles }, for example: { $tiles } at 0,0 right
terminal-say-where-to = Say where it goes, for example: move 2,1 to 5,3
terminal-say-where-from = Say where { $tile } lies, for example: move { $tile } from 2,1 to 5,3
terminal-no-tile =
    “{ $word }” is no tile. Type the letter of a colour, R, B, G or P, and a number from 1 to 8, or * for
    a star: R3, B*.
terminal-no-cell = “{ $word }” is no cell. Type its column and its row, for example 2,1.
terminal-no-direction = “{ $word }” is no direction. Type right, left, down or up.
terminal-too-far = No cell lies further away than { $far }: choose one that is closer.
terminal-not-on-rack =
    You do not have { $tiles } on your rack. { $rack ->
        [none] It is empty.
       *[other] There you have { $rack }.
    }
terminal-cell-taken =
    At { $cell } there is { $tile } already. Choose another cell, or move { $tile } away first.
terminal-cell-empty = There is no tile at { $cell }. Look up its column and its row along the edges.
terminal-other-tile = At { $cell } there is { $there }, not { $tile }.
terminal-not-on-table =
    There is no { $tile } on the table. To lay one from your rack, type for example: { $tile } at 0,0
terminal-which-one =
    There is more than one { $tile }: { $cells }. Type the cell instead of the tile, for example { $cell }.
terminal-not-laid =
    You have laid no { $tile } in this turn. Only tiles that you have laid can go back onto your rack.
terminal-must-stay =
    { $tile } at { $cell } was on the table before your turn: it may move, but not onto your rack.
terminal-nothing-to-undo = You have changed nothing in this turn yet.

## Tanxi in the terminal

terminal-heading-village = Village
terminal-heading-players = Players
terminal-heading-yours = Your things
terminal-round = Round { $round }
terminal-time =
    { $time ->
        [dawn] dawn
        [noon] noon
        [dusk] dusk
       *[night] night
    }
terminal-fog =
    { $step ->
        [0] No fog yet.
        [1] Fog on the coast.
        [2] Fog well inland.
       *[other] Fog almost to the village.
    } { $asleep ->
        [0] All deities are awake.
        [one] One deity sleeps;
       *[other] { $asleep } deities sleep;
    } { $next ->
        [none] { "" }
       *[other] before round { $next } one wakes in anger and the fog comes closer.
    }
terminal-no-deity = No deity is awake yet.
terminal-deck = { $cards }, ☠ { $monsters }
terminal-relic-deck = Relics ({ $cards })
terminal-on-top = on top
terminal-somewhere = somewhere in it
terminal-sign-point = explore here
terminal-sign-village = village
terminal-sign-beach = beach
terminal-sign-bridge = bridge
terminal-sign-fog = fog
terminal-sign-next-fog = fog next
terminal-sign-ice = ice
terminal-sign-land = land
terminal-sign-river = river
terminal-sign-sea = sea
terminal-sign-you = you
terminal-sign-other = another player
terminal-sign-heart = life
terminal-sign-energy = energy: what you can do in a turn
terminal-sign-attack = attack
terminal-sign-defence = defence
terminal-sign-gem = gem: pays abilities and favours
terminal-sign-coin = coin: what a card is worth in the village
terminal-sign-orb = orb
terminal-sign-monster = monsters
terminal-sign-deity = a deity that is awake
terminal-sign-marker = nobody may ask here now
terminal-sign-asked = whose answer is awaited
terminal-icons = ♥ life · ⚡ energy · ⚔ attack · 🛡 defence · ◆ gem · ¢ coin · more: type “signs”
terminal-face-down = the cards are face down
terminal-at =
    { $fog ->
        [yes] at { $cell }, in fog
       *[no] at { $cell }
    }
terminal-off-island =
    { $standing ->
        [risen] Off the island; returns with the next turn.
       *[fallen] Off the island; the next turn only stands the token up.
    }
terminal-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
terminal-felled = { $number } defeated
terminal-cards-in-hand =
    { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
terminal-in-hand = Hand:
terminal-known-to =
    { $who ->
        [all] known to all
       *[other] known to { $who }
    }
terminal-holds =
    { $what ->
        [none] { $source }
       *[other] { $what } ({ $source })
    } { $lasts ->
        [this-turn] this turn
        [next-attack] at the next attack
        [next-turn] in the next turn
       *[until-next-turn] until the next turn
    }

## What is printed on Tanxi's cards

terminal-card-type =
    { $type ->
        [melee] melee weapon
        [ranged] ranged weapon
        [shield] shield
        [head] for the head
        [chest] for the chest
        [feet] for the feet
        [accessory] accessory
        [gem] gem card
       *[object] object
    }
terminal-in-hands =
    { $hands ->
        [one] one-handed { $type }
       *[other] two-handed { $type }
    }
terminal-relic = relic, { $type }
terminal-more-dice =
    { $dice ->
        [one] +1 defence die
       *[other] +{ $dice } defence dice
    }
terminal-range = range { $range }
terminal-ammunition = ammunition { $all }, { $shot } a shot
terminal-reload = reload +{ $gain } for { $energy } ⚡
terminal-no-return = discarded when it comes off
terminal-costs-no-energy = costs no ⚡
terminal-defence-dice =
    { $dice ->
        [0] no defence dice
        [one] 1 defence die
       *[other] { $dice } defence dice
    }
terminal-ambush = ambush −{ $hearts } ♥
terminal-reprisal = reprisal −{ $hearts } ♥
terminal-reward = reward { $reward }
terminal-orb =
    { $what ->
        [fire] fire orb
       *[ice] ice orb
    }
terminal-relics-gained =
    { $relics ->
        [one] 1 relic
       *[other] { $relics } relics
    }
terminal-always = always
terminal-wrath = Wrath: { $text }

## A turn of Tanxi

terminal-group-move = Move
terminal-group-explore = Explore
terminal-group-attack = Attack
terminal-group-equip = Equip
terminal-group-use = Use
terminal-group-village = Village
terminal-group-ability = Abilities
terminal-group-favour = Favours
terminal-group-end = End
terminal-group-closed = Not now
terminal-changes-nothing = It would change nothing now: { $text }
terminal-odds =
    { $hurt } to hurt, { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } ♥ on average{ $fell ->
        [none] { "" }
       *[other] , { $fell } to defeat
    }
terminal-odds-monster = { $won } to beat it
terminal-how-to-move = n e s w, a cell, or go f7
terminal-walk =
    { $arrives ->
        [yes] The way to { $goal }: { $cells }. It costs { $energy } ⚡. Enter to go, n to stay.
       *[no] As far as your ⚡ lasts toward { $goal }: { $cells }. It costs { $energy } ⚡. Enter to go, n to stay.
    }
terminal-choose-on-map = Type the name of a cell, or its number on the map.
terminal-to-pay = { $thing } costs { $price }.
terminal-several = That can mean several things. Choose one by its number:
terminal-only-sea = There is nothing but sea.
terminal-say-what = “{ $verb }” whom or what? Type a part of the name after it.
terminal-nothing-so-called = Nothing is called “{ $words }”.
terminal-which-thing = “{ $words }” can be any of these: { $names }.
terminal-help-tanxi = Choose by number, or type a verb and a part of a name. → on the map is a step, [1] is you.
terminal-help-tanxi-step = one step, or onto that cell
terminal-help-tanxi-go = walk there; you hear the price first
terminal-help-tanxi-plain = what needs no more words
terminal-help-tanxi-named = a part of the name is enough
terminal-help-tanxi-equip = equip, take off or swap
terminal-help-tanxi-buy = from the residents, from a deity
terminal-help-tanxi-ability = one of your abilities
terminal-help-tanxi-card = all that is printed on anything in the box
terminal-help-tanxi-signs = what every sign means
terminal-help-tanxi-show = everything, the island, your cards
terminal-help-tanxi-undo = take your last move back, if it can be

## What was verified

verified-origin = The game goes on from another one, up to a moment that was played
verified-commitment = The seed is the one that was committed to
verified-words = Everybody’s words are those that they had committed to
verified-shuffle = The opening deal follows from the seed and the words
verified-moves = Every move is legal and as it was played
verified-stopped-agreed = The game was stopped by agreement, and has no result
verified-stopped-alone = The game was stopped by one whom the others had left, and has no result
verified-stopped-deserted = The game was stopped when only bots still played, and has no result
verified-stopped-untouched = The game was stopped after weeks without a move, and has no result
verified-stopped-operator = The game was stopped by whoever runs the server, and has no result
verified-stopped-full = The game was stopped when its log was full, and has no result

## What was forged

forged-seed = this is not the seed that was committed to
forged-sealed = the seed is not open yet: ask again after the last move
forged-no-words = players whose words are known: { $said } of { $players }
forged-words =
    { $seat_is ->
        [you] you opened other words than you had committed to
       *[other] { $seat } opened other words than they had committed to
    }
forged-setup = { $problem }
forged-opening = the opening deal does not follow from seed and words
forged-entry = entry { $entry } is not what was played
forged-illegal = entry { $entry } cannot have happened

## What was remarked

remarked-verdict =
    entry { $entry } stands; searched again, { $found ->
        [can-play] there was a play after all
        [none-exists] it is proved that there was no play
       *[other] it is not decided whether there was a play
    }
remarked-resigned = entry { $entry }: { $seat } resigned, and is last
remarked-origin = it began after entry { $entry } of table { $table }; what nobody knew there was dealt anew
