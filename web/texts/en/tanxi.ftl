### The table of Tanxi, in English.

## The signs, as they are read out

web-tanxi-sign-heart = life
web-tanxi-sign-energy = energy
web-tanxi-sign-attack = attack
web-tanxi-sign-defence = defence
web-tanxi-sign-gem = { $number ->
        [one] gem
       *[other] gems
    }
web-tanxi-sign-coins = { $number ->
        [one] coin
       *[other] coins
    }
web-tanxi-costs = costs

## The map

web-tanxi-map = The island. Move between cells with the arrow keys.
web-tanxi-village = The village
web-tanxi-beach = beach with a boat
web-tanxi-point = exploration point
web-tanxi-in-fog = in the fog
web-tanxi-fog-next = the fog comes here next
web-tanxi-ice = a block of ice
web-tanxi-in-range = within range
web-tanxi-way = You can go here for { $energy } energy
web-tanxi-closer = Zoom in
web-tanxi-further = Zoom out
web-tanxi-whole = Show the whole island
web-tanxi-find-me = Find my character
web-tanxi-cells = Show cells and their names
web-tanxi-round =
    { $time ->
        [dawn] Round { $round }, dawn
        [noon] Round { $round }, noon
        [dusk] Round { $round }, dusk
        [night] Round { $round }, night
       *[none] Round { $round }
    }
web-tanxi-time =
    { $time ->
        [dawn] dawn
        [noon] noon
        [dusk] dusk
       *[night] night
    }

## The players

web-tanxi-players = The players
web-tanxi-bot = a bot
web-tanxi-acts = has to act
web-tanxi-stands = on { $cell }
web-tanxi-hearts = { $hearts } of { $maximum } life
web-tanxi-energy = { $left } energy left, { $spent } spent
web-tanxi-orb =
    { $orb ->
        [fire] Fire orb
       *[ice] Ice orb
    }
web-tanxi-cards-in-hand = cards in hand
web-tanxi-off-island =
    { $standing ->
        [risen] Back next turn
       *[fallen] Down for a turn
    }
web-tanxi-equipped = Equipped
web-tanxi-empty = empty
web-tanxi-loaded = ammunition
web-tanxi-place =
    { $place ->
        [head] Head
        [chest] Chest
        [feet] Feet
        [accessory] Accessory
        [left] Left hand
       *[right] Right hand
    }
web-tanxi-strength =
    { $weapons ->
        [none] Attacks unarmed with { $attack } ⚔.
       *[other] Attacks with { $attack } ⚔ and what a weapon adds: { $weapons }.
    } Defends with { $defence } 🛡 and { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
web-tanxi-felled =
    { $number ->
        [one] Has defeated one character.
       *[other] Has defeated { $number } characters.
    }
web-tanxi-lasting = For a while
web-tanxi-hand-of =
    { $cards ->
        [0] No cards in hand
        [one] One card in hand
       *[other] { $cards } cards in hand
    }
web-tanxi-known = You know of these:
web-tanxi-yours = Your things
web-tanxi-my-sheet = Your character
web-tanxi-hand = Your hand
web-tanxi-no-cards = You have no cards in hand.

## Around the island

web-tanxi-around = Around the island
web-tanxi-decks = Decks
web-tanxi-deck =
    { $cards ->
        [0] No cards are left.
        [one] One card is left, and it is { $monsters ->
            [0] no monster.
           *[other] a monster.
        }
       *[other] { $cards } cards are left, { $monsters ->
            [0] no monster among them.
            [one] one monster among them.
           *[other] { $monsters } monsters among them.
        }
    }
web-tanxi-cards = cards
web-tanxi-monsters = monsters
web-tanxi-for-sale = cards for sale
web-tanxi-asleep =
    { $asleep ->
        [one] One deity still sleeps.
       *[other] { $asleep } deities still sleep.
    }
web-tanxi-relics = Relics
web-tanxi-discards = Discard pile
web-tanxi-on-top = You know what lies on top
web-tanxi-somewhere = You know that these are in it
web-tanxi-village-hint = Choose what you want. You pay next, with cards from your hand.
web-tanxi-marker = Somebody has just been here: not now.
web-tanxi-face-down = The cards still lie face down.

## What to do

web-tanxi-action = What is expected of you
web-tanxi-group =
    { $group ->
        [explore] Explore
        [attack] Attack
        [use] Use
        [equip] Equip
        [village] Village
        [ability] Ability
        [favour] Favour
       *[end] End turn
    }
web-tanxi-go = Go to { $cell }
web-tanxi-choose = Choose
web-tanxi-list = Choose from a list
web-tanxi-all = All moves
web-tanxi-all-answers = Every possible answer as a list
web-tanxi-end = End your turn already?
web-tanxi-end-left = You still have { $energy } ⚡. What you do not use now is lost.
web-tanxi-end-not = Go on playing
web-tanxi-suggested = A bot would do this:
web-tanxi-do-it = Do it
web-tanxi-attack-whom = Attack { $name }
web-tanxi-take-off = Take off
web-tanxi-look = Look at it
web-tanxi-odds =
    { $attack } ⚔ + die against { $defence } 🛡 + { $dice ->
        [0] no dice
        [one] one die
       *[other] { $dice } dice
    }
web-tanxi-to-beat = to beat it
web-tanxi-to-hurt = to hurt
web-tanxi-average =
    { $average } ♥ on average{ $fell ->
        [0] { "" }
       *[other] , { $fell } % to defeat
    }
web-tanxi-more-choices =
    { $number ->
        [one] One more choice, better in no way
       *[other] { $number } more choices, better in no way
    }
web-tanxi-shot = { $weapon }: uses { $shot } of { $loaded } ammunition
web-tanxi-lost-for-good = { $card } is discarded when it comes off.
web-tanxi-show-range = Show its range on the map
web-tanxi-to-pay = { $thing } costs { $price } ¢.
web-tanxi-laid = You lay down { $coins } of { $price } ¢.
web-tanxi-pay = Pay
web-tanxi-raise = Move up
web-tanxi-put-back = Put them back like this

## Fights

web-tanxi-against = { $one } against { $two }
web-tanxi-counts = (counts { $counted })
web-tanxi-damage =
    { $damage ->
        [0] No damage.
       *[other] { $damage } ♥ of damage.
    }
web-tanxi-beaten =
    { $beaten ->
        [yes] That reaches its { $hearts } ♥: beaten!
       *[no] Its { $hearts } ♥ are not reached.
    }

## What is printed on the cards

web-tanxi-card-type =
    { $relic ->
        [yes] Relic:{" "}
       *[no] {""}
    }{ $hands ->
        [1] one-handed{" "}
        [2] two-handed{" "}
       *[0] {""}
    }{ $type ->
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
web-tanxi-more-dice =
    { $dice ->
        [one] +1 defence die
       *[other] +{ $dice } defence dice
    }
web-tanxi-range = Range { $range }
web-tanxi-ammunition = Ammunition { $all }, { $shot } a shot
web-tanxi-reload = Reload +{ $gain } for { $energy } ⚡
web-tanxi-no-return = Discarded when it comes off
web-tanxi-free = Costs no ⚡
web-tanxi-monster-hearts = { $hearts } ♥ to reach
web-tanxi-defence-dice =
    { $dice ->
        [0] no defence dice
        [one] 1 defence die
       *[other] { $dice } defence dice
    }
web-tanxi-ambush = Ambush: −{ $hearts } ♥
web-tanxi-reprisal = Reprisal: −{ $hearts } ♥
web-tanxi-rewards = Reward: { $rewards }
web-tanxi-reward =
    { $what ->
        [heart] { $number } ♥
        [gem] { $number } ◆
        [fire] a fire orb
        [ice] an ice orb
       *[relic] { $number ->
            [one] a relic
           *[other] { $number } relics
        }
    }
web-tanxi-always = always
web-tanxi-wrath = Wrath:
web-tanxi-favour = Favour
web-tanxi-easy = easy to play
web-tanxi-likings = Show only some
web-tanxi-liking = { $liking ->
        [easy] Easy to play
        [fighter] Fighters
        [guardian] Tough ones
        [rover] Rovers
        [trickster] Tricksters
       *[all] All
    }

## New in one’s hand

web-tanxi-new = New
web-tanxi-new-cards =
    { $new ->
        [one] 1 new card
       *[other] { $new } new cards
    }

## Notes in a first game, by what the server calls the occasion

web-note-tanxi-goal = Your goal: be the last one on the island. Find weapons and gear while there is time: the fog comes closer.
web-note-tanxi-land = Choose a beach. Look for one with an exploration point nearby.
web-note-tanxi-act = Most things cost 1 ⚡. The darker a cell, the nearer; point at one, or tap it, to see what the way costs.
web-note-tanxi-return = You come back to the village with half of your ♥ and all your things.
web-note-tanxi-woke = A deity is awake: its wrath hits everybody once, its favour can be had for 2 ◆.
web-note-tanxi-fog-rose = Do not end your turn in the fog: it costs as many ♥ as the attack die says.
web-note-tanxi-fell = Whoever has no ♥ left is off the island for a turn or two. Who is alone on it wins.
