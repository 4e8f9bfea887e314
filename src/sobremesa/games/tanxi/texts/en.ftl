### Tanxi in English.

## What you may do

question-draft = Choose your character. It stays secret until everyone has landed.
question-land = Choose the beach where your boat lands.
question-return = You are back. Choose the cell on which you return to the island.
question-act = It is your turn. Choose what you do, or end your turn.
question-monster = A monster! Fight it, with weapons or without, or flee if it lets you.
question-pay = Choose the cards that you pay with. No change is given.
question-trade = Choose what you want from the village. You pay next.
question-target = Choose the character that it is aimed at.
question-go = Choose the cell to which you go.
question-push =
    Choose the cell to which you push or pull the other character. On its own cell it stays put.
question-block = Choose a free cell for a block of ice. After the first you may stop.
question-dig = Choose a deck.
question-keep =
    Choose the card that you keep. The others are shuffled back; if you keep a monster, you meet it.
question-sort = Choose the order in which the cards go back, the top one first.
question-take = Choose the card that you take into your hand.
question-rob = You see the whole hand. Choose the card that you take.
question-discard = Choose a card of your hand to discard.
question-disarm = Choose the equipped card that comes off.
move-draft = Play { $character }
move-step = Move to { $cell }
move-explore = Explore
move-equip =
    { $on ->
        [none] Take off { $off }
       *[other] Equip { $on }{ $off ->
            [none] {""}
           *[other] , take off { $off }
        }
    }
move-use = Use { $card }
move-attack =
    { $weapons ->
        [none] Attack { $player } unarmed
       *[other] Attack { $player } with { $weapons }
    }
move-reload = Reload { $card }
move-deal = Ask for “{ $benefit }”
move-buy = Buy { $card } from the merchant
move-ability =
    { $cards ->
        [none] Use { $ability } (1 ◆)
       *[other] Use { $ability } (1 ◆, with { $cards })
    }
move-favour =
    { $cards ->
        [none] Ask a favour (2 ◆) of { $deity }
       *[other] Ask a favour (2 ◆, with { $cards }) of { $deity }
    }
move-end = End the turn
move-fight =
    { $weapons ->
        [none] Fight unarmed
       *[other] Fight with { $weapons }
    }
move-flee = Flee
move-pay = Pay with { $cards }
move-target = Choose { $player }
move-go = Put the token on { $cell }
move-block = Put ice on { $cell }
move-done = Stop here
move-dig = Choose the { $deck } deck
move-take = Take { $card }
move-sort = Put back in this order: { $cards }
move-discard = Discard { $card }
move-take-off = Take off { $card }

## What happened

event-drafted =
    { $seat_is ->
        [you] You choose a character{ $character ->
            [none] {""}
           *[other] : { $character }
        }.
       *[other] { $seat } chooses a character{ $character ->
            [none] {""}
           *[other] : { $character }
        }.
    }
event-landed =
    { $seat_is ->
        [you] You land on the beach { $cell }.
       *[other] { $seat } lands on the beach { $cell }.
    }
event-unveiled =
    { $seat_is ->
        [you] You are { $character }.
       *[other] { $seat } is { $character }.
    }
event-displayed = The merchant lays out: { $cards }.
event-round-began =
    { $round ->
        [3] Round 3: dawn.
        [6] Round 6: noon.
        [9] Round 9: dusk.
        [12] Round 12: night falls. From now on whoever returns has 3 ♥.
       *[other] Round { $round } begins.
    }
event-woke = A deity awakes, and its wrath hits the island: { $deity }.
event-fog-rose = The fog creeps further inland (step { $step } of 3).
event-turn-began =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is { $seat }’s turn.
    }
event-stood-up =
    { $seat_is ->
        [you] You stand your token up. In your next turn you return to the island.
       *[other] { $seat } stands the token up, to return in their next turn.
    }
event-returned =
    { $seat_is ->
        [you] You return to the island on { $cell } with { $hearts } ♥.
       *[other] { $seat } returns to the island on { $cell } with { $hearts } ♥.
    }
event-fogged =
    { $seat_is ->
        [you] You end your turn in the fog: the die shows { $die }.
       *[other] { $seat } ends the turn in the fog: the die shows { $die }.
    }
event-moved =
    { $seat_is ->
        [you] You go to { $cell }.
       *[other] { $seat } goes to { $cell }.
    }
event-explored =
    { $seat_is ->
        [you] You explore the { $deck } deck.
       *[other] { $seat } explores the { $deck } deck.
    }
event-found =
    { $seat_is ->
        [you] You find { $card ->
            [none] a card
           *[other] { $card }
        }.
       *[other] { $seat } finds { $card ->
            [none] a card
           *[other] { $card }
        }.
    }
event-met =
    { $seat_is ->
        [you] You meet a monster: { $monster }.
       *[other] { $seat } meets a monster: { $monster }.
    }
event-fled =
    { $seat_is ->
        [you] You flee from the monster ({ $monster }).
       *[other] { $seat } flees from the monster ({ $monster }).
    } It is shuffled back into its deck.
event-fought =
    { $seat_is ->
        [you] You fight the monster { $monster }
       *[other] { $seat } fights the monster { $monster }
    } { $weapons ->
        [none] unarmed
       *[other] with { $weapons }
    }. Power { $strength } + { $counted } (roll { $rolls }) = { $power } ⚔. Defence { $dice ->
        [none] { $defence }
       *[other] { $guard } + roll { $dice } = { $defence }
    } 🛡. { $power } − { $defence } { $beaten ->
        [yes] reaches its { $hearts } ♥: the monster is beaten!
       *[no] does not reach its { $hearts } ♥: it is shuffled back into its deck.
    }
event-cancelled =
    { $seat_is ->
        [you] Your ice orb cancels the { $what ->
            [ambush] ambush
           *[reprisal] reprisal
        } and is spent.
       *[other] { $seat }’s ice orb cancels the { $what ->
            [ambush] ambush
           *[reprisal] reprisal
        } and is spent.
    }
event-equipped =
    { $seat_is ->
        [you] You { $on ->
            [none] take off { $off }
           *[other] equip { $on }{ $off ->
                [none] {""}
               *[other] {" "}and take off { $off }
            }
        }.
       *[other] { $seat } { $on ->
            [none] takes off { $off }
           *[other] equips { $on }{ $off ->
                [none] {""}
               *[other] {" "}and takes off { $off }
            }
        }.
    }{ $gone ->
        [none] {""}
       *[other] {" "}Discarded: { $gone }.
    }
event-used =
    { $seat_is ->
        [you] You use { $card }.
       *[other] { $seat } uses { $card }.
    }
event-invoked =
    { $seat_is ->
        [you] You use { $ability } for 1 ◆
       *[other] { $seat } uses { $ability } for 1 ◆
    }{ $cards ->
        [none] .
       *[other] {" "}(with { $cards }).
    }
event-favoured =
    { $seat_is ->
        [you] For 2 ◆{ $cards ->
            [none] {""}
           *[other] {" "}(with { $cards })
        } you are granted the favour of { $deity }.
       *[other] For 2 ◆{ $cards ->
            [none] {""}
           *[other] {" "}(with { $cards })
        } { $seat } is granted the favour of { $deity }.
    }
event-attacked =
    { $seat_is ->
        [you] You attack { $player }
       *[other] { $seat } attacks { $player_is ->
            [you] you
           *[other] { $player }
        }
    } { $weapons ->
        [none] unarmed
       *[other] with { $weapons }
    }. Power { $strength } + { $counted } (roll { $rolls }) = { $power } ⚔. Defence { $dice ->
        [none] { $defence }
       *[other] { $guard } + roll { $dice } = { $defence }
    } 🛡. { $damage ->
        [0] { $power } − { $defence }: no damage.
       *[other] Damage: { $power } − { $defence } = { $damage }.
    }
event-reloaded =
    { $seat_is ->
        [you] You reload { $card }: ammunition { $ammunition }.
       *[other] { $seat } reloads { $card }: ammunition { $ammunition }.
    }
event-asked =
    { $seat_is ->
        [you] In the village you ask for “{ $benefit }” ({ $price } ¢).
       *[other] In the village { $seat } asks for “{ $benefit }” ({ $price } ¢).
    }
event-chose =
    { $seat_is ->
        [you] You ask the merchant for { $card } ({ $price } ¢).
       *[other] { $seat } asks the merchant for { $card } ({ $price } ¢).
    }
event-paid =
    { $seat_is ->
        [you] You pay with { $cards }; the merchant now has what you paid.
       *[other] { $seat } pays with { $cards }; the merchant now has what was paid.
    }
event-took =
    { $seat_is ->
        [you] You take { $card } from { $out_of ->
            [discards] the discard pile
           *[merchant] the merchant
        } into your hand.
       *[other] { $seat } takes { $card } from { $out_of ->
            [discards] the discard pile
           *[merchant] the merchant
        } into their hand.
    }
event-rolled =
    { $seat_is ->
        [you] You roll defence dice: { $dice }.
       *[other] { $seat } rolls defence dice: { $dice }.
    }
event-lost =
    { $seat_is ->
        [you] You lose { $hearts } ♥
       *[other] { $seat } loses { $hearts } ♥
    }{ $why ->
        [attack] {" "}{ $player_is ->
            [you] in your attack.
            [nobody] in the attack.
           *[other] in the attack by { $player }.
        }
        [ambush] {" "}in the ambush.
        [reprisal] {" "}to the reprisal.
        [wrath] {" "}to the wrath of the deity.
        [fog] {" "}in the fog.
       *[effect] { $player_is ->
            [you] {" "}to an effect of yours.
            [nobody] .
           *[other] {" "}to an effect of { $player }.
        }
    }
event-fell =
    { $seat_is ->
        [you] You have no ♥ left and leave the island.
       *[other] { $seat } has no ♥ left and leaves the island.
    }
event-rewarded =
    { $seat_is ->
        [you] You get 1 ◆ for defeating { $player }.
       *[other] { $seat } gets 1 ◆ for defeating { $player_is ->
            [you] you
           *[other] { $player }
        }.
    }
event-healed =
    { $seat_is ->
        [you] You recover { $hearts } ♥.
       *[other] { $seat } recovers { $hearts } ♥.
    }
event-gained =
    { $seat_is ->
        [you] You get { $what ->
            [fire] a fire orb
            [ice] an ice orb
           *[gem] { $number } ◆
        }.
       *[other] { $seat } gets { $what ->
            [fire] a fire orb
            [ice] an ice orb
           *[gem] { $number } ◆
        }.
    }
event-affected =
    { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } { $by ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
       *[other] +{ $by }
    } { $stat ->
        [attack] ⚔
        [defence] 🛡
        [dice] { $by ->
            [1] defence die
            [-1] defence die
           *[other] defence dice
        }
        [energy] ⚡
       *[healing] ♥ whenever ♥ are recovered,
    } { $lasts ->
        [this-turn] this turn.
        [next-attack] in the next attack of this turn.
        [next-turn] { $seat_is ->
            [you] in your next turn.
           *[other] in their next turn.
        }
       *[until-next-turn] { $player_is ->
            [you] until your next turn.
            [nobody] from now on.
           *[other] until the next turn of { $player }.
        }
    }
event-looked =
    { $seat_is ->
        [you] You look at { $player }’s hand
       *[other] { $seat } looks at { $player_is ->
            [you] your hand
           *[other] { $player }’s hand
        }
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-stole =
    { $seat_is ->
        [you] You take { $card ->
            [none] a card
           *[other] { $card }
        } from { $player }’s hand.
       *[other] { $seat } takes { $card ->
            [none] a card
           *[other] { $card }
        } from { $player_is ->
            [you] your hand
           *[other] { $player }’s hand
        }.
    }
event-scouted =
    { $seat_is ->
        [you] You look at
       *[other] { $seat } looks at
    } { $number ->
        [one] the top card
       *[other] the top { $number } cards
    } of the { $deck } deck{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-sorted =
    { $seat_is ->
        [you] You put the cards back onto the { $deck } deck in the order you like.
       *[other] { $seat } puts the cards back onto the { $deck } deck in an order of their own.
    }
event-discarded =
    { $seat_is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
event-forfeited =
    { $seat_is ->
        [you] You lose { $gems } ◆.
       *[other] { $seat } loses { $gems } ◆.
    }
event-shoved =
    { $seat_is ->
        [you] You shove { $player } to { $cell }.
       *[other] { $seat } shoves { $player_is ->
            [you] you
           *[other] { $player }
        } to { $cell }.
    }
event-swapped =
    { $seat_is ->
        [you] You swap places with { $player }.
       *[other] { $seat } swaps places with { $player_is ->
            [you] you
           *[other] { $player }
        }.
    }
event-froze =
    { $seat_is ->
        [you] You put a block of ice on { $cell }.
       *[other] { $seat } puts a block of ice on { $cell }.
    }
event-thawed =
    { $seat_is ->
        [you] Your blocks of ice melt.
       *[other] { $seat }’s blocks of ice melt.
    }
event-disarmed =
    { $seat_is ->
        [you] { $gone ->
            [yes] You have to take off and discard { $card }.
           *[no] You have to take { $card } back into your hand.
        }
       *[other] { $seat } { $gone ->
            [yes] has to take off and discard { $card }.
           *[no] has to take { $card } back into their hand.
        }
    }
event-won =
    { $seat_is ->
        [you] Nobody else is left on the island: you win the game!
       *[other] Nobody else is left on the island: { $seat } wins the game!
    }
event-stopped = Round { $round } was the last one that you had agreed on. The game ends here.

## Why not

refused-no-energy =
    That costs { $price } ⚡, more than you have left: do something cheaper, or end your turn.
refused-character-gone =
    { $character } cannot be chosen: choose one of the characters that are left.
refused-no-free-beach = { $cell } is no free beach: choose one where no boat has landed yet.
refused-cannot-return-there =
    You cannot return on { $cell }: choose a free cell of the village or, if it is full, one next to
    it.
refused-no-such-cell = There is no cell { $cell } on this island. Cells have names such as c4.
refused-not-adjacent = { $cell } is not next to you: move one cell at a time, never diagonally.
refused-not-free = { $cell } is taken, by a character or by ice: choose a free cell.
refused-river-between = A river lies between you and { $cell }: go round by a bridge.
refused-no-point-here = There is no exploration point here: move onto one of its four cells first.
refused-point-explored =
    You have already explored this point in this turn: go to another one, or wait for your next
    turn.
refused-deck-empty = The deck of this point is empty: explore in another quadrant.
refused-cannot-flee = You cannot flee from this monster ({ $monster }): choose how you fight it.
refused-mixed-weapons =
    These weapons do not go together: use melee weapons only, or ranged weapons that share a range.
refused-no-such-target =
    { $player_is ->
        [you] You cannot attack yourself: choose somebody else.
       *[other] { $player } does not play here: choose somebody else.
    }
refused-off-the-island = { $player } is off the island and cannot be attacked: choose somebody else.
refused-already-attacked = You have already attacked { $player } in this turn: choose somebody else.
refused-not-within-melee =
    A melee attack does not reach { $player }: stand on an adjacent cell with no river between you.
refused-not-at-range =
    { $player } is not at the range of these weapons: it must be met exactly, in a straight line
    with nothing between.
refused-not-equipped = You cannot choose { $card }: choose an equipped card.
refused-not-a-weapon = You cannot attack with { $card }: choose melee or ranged weapons, or none.
refused-no-ammunition = There is not enough ammunition for { $card }: reload, or attack without it.
refused-cannot-reload = You cannot reload { $card }: choose a weapon that can be reloaded.
refused-fully-loaded = You cannot load more ammunition into { $card }: nothing is missing.
refused-nothing-to-equip = Name at least one card that you equip or take off.
refused-cannot-be-worn =
    You cannot equip { $card }: only weapons, shields and equipment can be equipped.
refused-not-in-hand =
    You do not have { $card } in your hand, or not as often as that: choose cards that you hold.
refused-one-place-at-a-time =
    One action changes one place only: equip one card, take one off, or swap two of the same place.
refused-place-taken = That place is taken: take off { $card } in the same action.
refused-one-weapon-at-a-time =
    Without a swap, one action equips or takes off a single weapon: do it one after the other.
refused-two-hands =
    That would need { $hands } hands, and you have two: take something off in the same action.
refused-no-object = You cannot use { $card }: choose an object.
refused-changes-nothing = “{ $benefit }” would change nothing now: choose something else.
refused-no-such-ability =
    Your character has no special ability “{ $ability }”: choose one of its two.
refused-ability-used = You have already used a special ability in this turn: wait for your next one.
refused-not-revealed =
    No deity of that name has been revealed ({ $deity }): ask one of those that have.
refused-favour-used = You have already asked a favour in this turn: wait for your next one.
refused-no-gem = You cannot pay ◆ with { $card }: pay with gem cards, or with ◆ tokens.
refused-too-many-gems =
    The price is { $price } ◆, and you offer { $gems } gem cards: keep what is not needed.
refused-too-few-gems =
    The price is { $price } ◆, and you would have { $gems } ◆: add gem cards, or win more ◆ first.
refused-no-such-benefit = Nobody in the village offers “{ $benefit }”: choose something else.
refused-not-for-sale = The merchant does not have { $card }: choose one of the cards laid out.
refused-under-the-marker = { $resident } is under the village marker: choose another resident.
refused-not-in-the-village =
    The residents are in the village: move onto one of its four cells first.
refused-too-poor =
    The price is { $price } ¢, and your whole hand is worth { $coins } ¢: choose something cheaper.
refused-too-little = The price is { $price } ¢, and these cards are worth { $coins } ¢: add another.
refused-too-much =
    The price is { $price } ¢, and these cards are worth { $coins } ¢: take back the one that is not
    needed.
refused-cannot-aim =
    { $player_is ->
        [you] It cannot be aimed at yourself: choose somebody else.
       *[other] It cannot be aimed at { $player }: choose somebody else.
    }
refused-no-such-deck = There is nothing to be drawn from that deck ({ $deck }): choose another.
refused-not-among-them = You cannot take { $card }: choose one of the cards offered.
refused-not-these-cards = Put back exactly the cards that you were shown, each of them once.
refused-cannot-go-there = { $cell } cannot be reached this way: choose one of the cells offered.
refused-cannot-freeze =
    A block of ice cannot go on { $cell }: choose a free cell that is near enough.
refused-at-least-one-block = Put at least one block of ice on the island; then you may stop.

## Why a bot thinks so

why-win =
    { $player } is the last one standing beside you: this attack wins the game { $tenths ->
        [10] for sure
       *[other] { $tenths } times out of 10
    }.
why-fell =
    An attack on { $player } fells them { $tenths ->
        [10] for sure
       *[other] { $tenths } times out of 10
    }.
why-attack = An attack on { $player } costs them about { $hearts } ♥.
why-explore =
    { $cards ->
        [one] 1 card is left in this deck
       *[other] { $cards } cards are left in this deck
    }, { $monsters ->
        [0] and none is a monster.
        [one] 1 of them a monster.
       *[other] { $monsters } of them monsters.
    }
why-way =
    This is the way to an exploration point of the { $deck } deck,
    and you have the energy to explore there.
why-fight =
    You beat this monster ({ $monster }) { $tenths ->
        [10] for sure
       *[other] { $tenths } times out of 10
    }.
why-flee = This monster is more trouble than its reward is worth.
why-equip = { $card } serves you better worn than in your hand.
why-heal = You are low on life: use { $card }.
why-use = This is the moment for { $card }.
why-ability = { $ability } is worth its gem now.
why-favour = The favour of { $deity } is worth two gems now.
why-village = What the village offers is worth more than the cards you would pay with.
why-leave-fog = You stand in the fog, and you can leave it.
why-fog-comes = Fog comes to your cell at the end of this round.
why-threat = { $player } could strike you for about { $hearts } ♥ next turn.
why-away = Here { $player } could strike you for about { $hearts } ♥ next turn; there it is safer.

## The rules

chapter-components = What is in the box
chapter-island = The island
chapter-setup = Setup
chapter-turn = A turn
chapter-move = Moving: 1 ⚡
chapter-explore = Exploring: 1 ⚡
chapter-equip = Equipping: 1 ⚡
chapter-object = Using an object: 1 ⚡
chapter-attack = Attacking: 1 ⚡
chapter-village = The village: 1 ⚡
chapter-ability = Special abilities and favours: ◆
chapter-passive = Passive abilities
chapter-defeat = Defeat
chapter-rounds = Rounds
chapter-end = The end
chapter-examples = Examples

rule-tx-1 =
    In Tanxi 3 to 5 characters fight on an island until only one is left. The box holds 64 loot
    cards (weapons, equipment, objects and gem cards); 18 relics, which are weapons, equipment and
    objects of greater power; 15 cards of starting loot (5 knives, 5 canteens and 5 gem cards); 20
    monsters, 12 characters, 6 deities and 4 residents of the village. On this page ♥ is life, ⚡
    energy, ⚔ attack, 🛡 defence, ◆ a gem of power and ¢ coins.
rule-tx-2 =
    There is one attack die, with values from 0 to 5, and there are three defence dice of eight
    faces each: 0, 0, 1, 1, 1, 1, 2 and 2.
rule-tx-2a = The attack die has six faces, and all of them are equally likely.
rule-tx-3 = Tokens never run out. Only the blocks of ice do: there are 5.
rule-tx-4 = Where a card and these rules say different things, do what the card says.
rule-tx-5 =
    There is one discard pile, and it lies open: used objects, spent gem cards, beaten monsters, and
    weapons with the no-return mark that have come off. It is never shuffled into a deck again.
rule-tx-6 =
    Everybody may see equipped cards and their ammunition, ♥, ◆ tokens, orbs, the merchant’s cards,
    the discard pile, every roll of the dice, and how many cards are in each hand and deck. Secret
    are the cards in hands and decks, the deities that have not been revealed, and the characters
    until all have landed. If you were shown something, for instance by the witch, you may remember
    it.
rule-tx-10 =
    The island consists of square cells. A cell holds one character at most, and nobody moves
    through a cell where somebody stands. Two lines that cross in the village divide the island into
    4 quadrants.
rule-tx-11 =
    The village is the block of 4 cells in the middle, two by two, so that exactly 8 cells touch it
    by a side. In all else its cells are like any other. On 6 cells of the beach there is a boat:
    those are the places to start from.
rule-tx-12 =
    An exploration point is a symbol surrounded by 4 cells, two by two. Its colour says to which
    quadrant, and so to which deck, it belongs. Every quadrant has several of them.
rule-tx-12a =
    A point lies in its quadrant with all of its 4 cells, and no cell belongs to two points.
rule-tx-13 =
    You cannot move across a river, nor make a melee attack across it. A bridge is a gap in the
    river. Ranged attacks fly over rivers.
rule-tx-13a = Rivers run between the cells, not through them.
rule-tx-14 =
    Fog creeps over the island from the coast inwards. It does so in three steps, at rounds 3, 6 and
    9; the map shows which cells each step covers.
rule-tx-14a = The village is never covered by fog.
rule-tx-15 =
    Other characters and blocks of ice are obstacles: they stop movement, and they block the line of
    a ranged attack.
rule-tx-15a =
    Where these rules speak of a free cell, they mean a cell of land with neither a character nor a
    block of ice on it.
rule-tx-20 =
    The merchant begins with 4 loot cards and 1 relic, drawn at random. They lie face down until the
    characters are revealed.
rule-tx-21 =
    The other 60 loot cards, the 20 monsters and 4 relics are dealt into four exploration decks of
    21 cards, one for each quadrant: 15 loot cards, 5 monsters and 1 relic, shuffled. The 13 relics
    that remain are the relic deck.
rule-tx-22 =
    Of the deities, 3 are drawn at random and lie in a row, face down. The others are out of the
    game, and so are, later, the characters and the starting loot that nobody uses.
rule-tx-23 = You start with a gem card and a canteen in your hand, and with a knife equipped.
rule-tx-24 =
    Everyone throws all four dice, the three for defence and the one for attack. The highest sum is
    first player, for the whole game.
rule-tx-24a = Those who tie for the highest sum throw again among themselves.
rule-tx-25 =
    Beginning with the first player and going clockwise, each of you looks at the characters that
    are left and secretly takes one. By a table option, chance deals out the characters instead.
rule-tx-26 = In the same order, everyone puts their token on a free beach.
rule-tx-27 =
    Now the merchant’s cards and the characters are turned up. You have all the ♥ of your character,
    and the first player begins.
rule-tx-30 =
    In each turn you may spend the ⚡ of your character, plus or minus what your equipped cards add
    or take away; weapons count too. Anything that changes your ⚡ does so at once.
rule-tx-30a =
    What you have left is the ⚡ of your character with all present changes, minus what you have
    already spent in this turn, and never less than 0.
rule-tx-31 =
    As long as you have ⚡ you may repeat an action, unless a rule limits it. You may also end your
    turn with ⚡ left over.
rule-tx-32 =
    An action is done as a whole: nothing can be put in between during a fight, an attack or a
    purchase. “At any moment” means between two actions, as long as the turn has not ended.
rule-tx-40 =
    Go to a free cell that touches yours by a side, with no river between. You may walk into fog and
    through it.
rule-tx-45 =
    When you are on a cell of an exploration point, take the top card of that quadrant’s deck. You
    may explore each point once per turn, whatever comes of it.
rule-tx-45a = A deck that is empty cannot be explored.
rule-tx-46 =
    A loot card or a relic goes into your hand, and nobody else sees it. You may hold any number of
    cards.
rule-tx-47 =
    A monster is shown to everyone and does what its own text says. Then you fight it or flee from
    it.
rule-tx-48 = If the monster has an ambush, you suffer its damage first, even if you flee afterwards.
rule-tx-49 = If you flee, the monster is shuffled back into its deck and your action is over.
rule-tx-50 =
    If you fight, say which of your equipped weapons you use: none, one or several, but either melee
    weapons only or ranged weapons of one range. Ranged weapons spend their ammunition. Your power
    is the attack die, plus your ⚔, plus the ⚔ of your equipped cards that are no weapons, plus the
    ⚔ of the weapons you use, plus other effects. The monster defends itself with its defence dice.
    If your power minus its defence is at least its ♥, it is beaten: you take the reward and discard
    the monster. If not, you lose the ♥ of its reprisal, and it is shuffled back.
rule-tx-51 = If the ambush or the reprisal defeats you, your turn is over at once.
rule-tx-51a = In that case the monster is shuffled back into its deck, and nobody gets a reward.
rule-tx-52 = Ambush and reprisal are direct damage: you have no defence against them.
rule-tx-52a =
    The fight is a part of exploring and costs no more ⚡. Effects on your “next attack” apply to it,
    but it is not one of the attacks that are limited to one per character and turn.
rule-tx-55 =
    You have four places for one card of equipment each (head, chest, feet and accessory) and two
    hands for weapons that need one or two of them; shields count as weapons. For 1 ⚡ each, you
    equip a card in a free place, take a card off into your hand, or swap a card for another of the
    same place. Equipped cards lie open. What they do begins at once and goes on for as long as they
    are equipped.
rule-tx-56 =
    With weapons a single ⚡ does more: you may swap any of your equipped weapons for any from your
    hand, as long as two hands can hold the result.
rule-tx-56a =
    In such a swap at least one weapon comes off and at least one goes on, and those that go on were
    in your hand before. To put two weapons into empty hands takes two actions.
rule-tx-57 =
    A weapon with the no-return mark does not come back into your hand when it comes off: it is
    discarded.
rule-tx-58 =
    A ranged weapon has its full ammunition whenever you equip it and loses what is left when it
    comes off. Ammunition weapons that cannot be reloaded therefore carry the no-return mark.
rule-tx-60 =
    Do what the object says, then discard it. Objects with the free mark cost no ⚡. Effects that
    last end at the start of your next turn.
rule-tx-61 =
    A fire orb gives you a fire token: your next attack, on a character or on a monster, has +3 ⚔,
    and the token is spent. An ice orb gives you an ice token, which does one of two things,
    whichever comes first: it adds +3 🛡 against the next attack that you suffer, or it cancels the
    ambush or the reprisal of the next monster; then it is spent. You can hold one of each, no more.
rule-tx-61a =
    While you hold an orb you can neither use nor buy a second one of its kind. Orbs are spent by
    themselves. An attack that does no damage spends a fire orb all the same. An ice orb is spent
    when you suffer an attack, or when there really was an ambush or a reprisal to cancel; if it was
    spent on the ambush, the reprisal hits you.
rule-tx-65 =
    Attack another character that is on the island and has ♥. You may attack each of them once per
    turn.
rule-tx-66 =
    In melee you attack a character on a cell that touches yours by a side, with no river between,
    unarmed or with any of your equipped melee weapons.
rule-tx-66a = A bridge lets melee attacks through.
rule-tx-67 =
    With a ranged weapon you attack along a straight line of cells, never diagonally, at exactly the
    range of the weapon and with no obstacle between. Several weapons can be used together only if
    they have the same range. Each of them costs 1 or more ammunition.
rule-tx-67a =
    How much ammunition a shot costs stands on the weapon; with less you cannot use it. The line
    runs over cells of the island: the sea interrupts it, while fog, village and rivers do not.
rule-tx-68 =
    Some weapons can be reloaded: for ⚡, as the card says, they gain ammunition, as often as you
    like.
rule-tx-68a =
    The card gives two numbers for that, the ⚡ to pay and the ammunition gained. You reload equipped
    weapons only, between actions, and never beyond the ammunition that they start with.
rule-tx-69 =
    Your attack has the same power as in a fight with a monster. Against it stand the 🛡 of the
    defender, the 🛡 of all the cards that the defender has equipped, weapons and shields included,
    other effects, and the defence dice: 1 die, more through cards, never more than 3. If the attack
    is greater, the difference is the damage.
rule-tx-69a =
    Only the ⚔ of a weapon depends on your using it. Its 🛡, its ⚡ and its dice count for as long as
    it is equipped.
rule-tx-70 = If your attack defeats a character, you get 1 ◆ and 1 relic from the relic deck.
rule-tx-70a =
    You get the same if you defeat a character with an ability. The relic comes into your hand and
    nobody else sees it; if the relic deck is empty, there is none.
rule-tx-71 =
    Abilities, favours, wraths and fog do direct damage: no defence helps against it, and it spends
    no ice orb.
rule-tx-75 =
    On a cell of the village you may turn to one resident, though not to the one under the village
    marker, and pay for one of the benefits offered. Then the marker moves to that resident. At the
    start nobody is under it.
rule-tx-76 =
    You pay with cards from your hand, gem cards included, whose ¢ together reach the price. No
    change is given. The cards that you pay join those of the merchant, for all to see.
rule-tx-76a =
    You may not pay with a card too many: without any single one of them, the price would not be
    met. ◆ tokens are not money.
rule-tx-77 =
    The innkeeper: for 3 ¢ you recover 3 ♥; for 5 ¢ your ♥ go up to half of your maximum. You never
    have more than your maximum.
rule-tx-77a =
    Half is rounded up. Nothing is sold that would change nothing; this goes for objects, abilities
    and favours as well.
rule-tx-78 =
    The witch: for 5 ¢ you look at the hand of another character that has ♥ and take one card out of
    it; for 5 ¢ you get an orb, fire or ice, as you like.
rule-tx-78a = It has to be somebody with cards in hand. Only you see them, and you must take one.
rule-tx-79 = The mining goblin: for 3 ¢ you get 1 ◆; for 5 ¢ you get 2 ◆.
rule-tx-80 =
    The merchant: pay the ¢ of one of the merchant’s cards and take it into your hand. It must have
    been there before you paid. These cards are open to all, and only payments add to them.
rule-tx-85 =
    At any moment of your turn you may use one of the two special abilities of your character, for
    1 ◆ and no ⚡. You have one such use per turn. If the ability attacks or explores, the limits of
    that action hold for it too.
rule-tx-85a =
    Luck needs a point that you have not explored in this turn, and shows you three cards of its
    deck, or as many as there are. If you keep a monster, you meet it as usual. The cards that you
    do not keep are shuffled back, and nobody else sees them.
rule-tx-86 =
    At any moment of your turn you may ask the favour of one deity that has been revealed, for 2 ◆
    and no ⚡. You have one favour per turn. For every character that it defeats you get the reward,
    1 ◆ and 1 relic.
rule-tx-87 = Wherever you pay ◆, a gem card from your hand may be spent as 1 ◆.
rule-tx-90 = The passive ability of your character always works and costs nothing.
rule-tx-90a = While the character is off the island, it does not work.
rule-tx-95 =
    When you have no ♥ left, your token leaves the island at once. In your next turn you only stand
    it up. At the start of the turn after that you return, on a free cell of the village that you
    choose or, if none is free, on one of the 8 cells around it, and play that turn. You return with
    half of your maximum ♥; at night, with 3.
rule-tx-95a =
    Half is rounded up. Whether it is night is decided when you return. You keep your hand, your
    equipped cards, your ◆ and your orbs, but lasting effects on you end at once. If you fall in
    your own turn, it ends there, and no die is rolled for fog.
rule-tx-96 = You never have more ♥ than the maximum of your character.
rule-tx-100 =
    When everyone has had a turn, those off the island included, the round is over and its marker
    advances. The track has 12 spaces: the third is dawn, the sixth noon, the ninth dusk, the
    twelfth night. There the marker stays.
rule-tx-101 =
    Before rounds 3, 6 and 9 the next deity is revealed. Its wrath hits every character on the
    island, though it leaves everyone at least 1 ♥, and the fog takes its next step. From then on
    you may ask for the favour of that deity.
rule-tx-101a = The wrath comes first and hits all at once; the fog comes after it.
rule-tx-102 =
    If you end your turn in fog, roll a die and lose that many ♥. When fog defeats somebody, nobody
    gets a reward.
rule-tx-102a = The die is the attack die.
rule-tx-103 = Night is sudden death: whoever returns has 3 ♥. Nothing else changes.
rule-tx-110 =
    As soon as only one character is on the island, it has won, even if others are waiting to
    return.
rule-tx-110a =
    All the ♥ that one effect takes are lost together; then it is judged whether the game is over,
    and only then are rewards given. If nobody is left on the island, the player whose effect it was
    wins.
rule-tx-111 =
    The places of the others, and of all if the game was to stop after an agreed round (a table
    option), are decided like this: first those on the island; then more ♥; then more characters
    defeated; then the later last defeat, where never having been defeated is best. Whoever is still
    equal shares the place.
rule-tx-120 =
    Ian Frost (⚔ 2) fights a Mutant Mushroom with his Knife (+2 ⚔) and rolls 4: together 8. The
    mushroom rolls 1 and 2: together 3. The damage, 5, reaches its 5 ♥, so it is beaten, and Ian
    gets 1 ◆.
rule-tx-121 =
    Isaac Fleesa (⚔ 3) uses a Fire Orb for 1 ⚡. For another he swaps Knife and Hunting Crossbow for
    the Forest Sceptre, for a third he moves, and for the fourth he attacks Ian Frost from a
    distance: his ⚔ 3, the sceptre 3, the die 2 and the orb 3 make 11. Ian defends himself with his
    🛡 2, the Peeping Mask 1 and the die 2, which makes 5. The damage is 6; the orb and 2 ammunition
    are spent.
rule-tx-122 =
    Darla Olcay moves 2 cells into the village and pays the mining goblin for 2 ◆ with a Knife and
    Traveller’s Boots, worth 5 ¢ together. She moves 1 cell onto an exploration point and spends 1 ◆
    on Luck: she draws 3 cards of that deck and chooses 1 of them.
rule-tx-123 =
    Paula Percebe spends 3 ⚡ on moving and 1 ⚡ on exploring. Ian Frost explores, moves 2 cells to
    another exploration point, and explores again.

## How a game went

recap-last-standing =
    { $seat_is ->
        [you] You are the last one standing on the island.
       *[other] { $seat } is the last one standing on the island.
    }
recap-nobody-left =
    { $seat_is ->
        [you] Nobody is left on the island, and it was your doing.
       *[other] Nobody is left on the island, and it was the doing of { $seat }.
    }
recap-last-round =
    { $seat_is ->
        [you] Round { $round } was the last one, and nobody stands better than you.
       *[other] Round { $round } was the last one, and nobody stands better than { $seat }.
    }
recap-last-round-shared = Round { $round } was the last one, and several stand equally well.
recap-felled-by =
    Round { $round }: { $seat_is ->
        [you] you take { $hearts } ♥, and { $player } falls.
       *[other] { $seat } takes { $hearts } ♥, and { $player_is ->
            [you] you fall.
           *[other] { $player } falls.
        }
    }
recap-fall =
    Round { $round }: { $player_is ->
        [you] you fall
       *[other] { $player } falls
    } { $why ->
        [fog] in the fog.
        [ambush] in the ambush of a monster.
        [reprisal] in the reprisal of a monster.
       *[other] by an effect.
    }
recap-life = { $hearts } of { $maximum } life
recap-off-island = Off the island
recap-curve-life = Life, turn by turn
recap-rounds =
    { $number ->
        [one] One round
       *[other] { $number } rounds
    }
recap-monsters =
    { $number ->
        [one] One monster beaten
       *[other] { $number } monsters beaten
    }
recap-attacks =
    { $number ->
        [one] One attack
       *[other] { $number } attacks
    }
recap-falls =
    { $number ->
        [one] One fall
       *[other] { $number } falls
    }
recap-dice =
    { $number ->
        [one] One die thrown
       *[other] { $number } dice thrown
    }
recap-deities =
    { $number ->
        [one] One deity awake
       *[other] { $number } deities awake
    }
recap-felled =
    { $number ->
        [one] One character defeated
       *[other] { $number } characters defeated
    }
recap-taken = { $number } ♥ taken from others
recap-found =
    { $number ->
        [one] One card found
       *[other] { $number } cards found
    }
