### The lessons of Tanxi in English.

## Ashore

lesson-ashore = Ashore
lesson-ashore-about = Walk, explore, equip: an ordinary turn on the island.
lesson-ashore-island =
    Three castaways, one island, and in the end only one will be left on it. Everybody lands on
    a beach; you are Ian Frost, in the north-west. In the middle is the village.
lesson-ashore-energy =
    Your turn lasts as long as your energy: 4 ⚡. Walking, exploring, equipping, attacking: each
    costs 1 ⚡, in whatever order you like.
lesson-ashore-walk =
    The signs between four cells are exploration points. Walk two cells to the right, to f1: to
    a neighbouring cell at a time, not diagonally, and never across a river.
lesson-ashore-walk-far = One step goes to a cell right beside yours. Go to e1 first, then to f1.
lesson-ashore-walk-astray =
    The island is beautiful, but the straight way to f1 is along the beach, by e1.
lesson-ashore-walk-explore = There is nothing to explore here. Walk to the exploration point at f1.
lesson-ashore-explore =
    You are standing on an exploration point. Explore: you take the top card of the Jungle deck.
lesson-ashore-explore-end = You still have energy, and a find is waiting right here. Explore!
lesson-ashore-equip =
    A Coconut Helmet! Loot goes into your hand, and nobody else knows what it is. Equip it: what
    you wear lies open and helps you from now on.
lesson-ashore-equip-again =
    Each point can be explored once a turn. Equip the helmet with your last ⚡.
lesson-ashore-equip-end = One ⚡ is left, just enough for the helmet. Equip it.
lesson-ashore-end = All your energy is spent. End your turn and let the others have theirs.
lesson-ashore-end-tired = Without ⚡ not a step more. End your turn; the next one brings new energy.
lesson-ashore-start =
    Everybody has had a turn, so round 2 begins. In a real game the dice say who is first, and
    everybody secretly takes a character; all start with a Knife, a Canteen and a gem card. And
    if a card contradicts the rules, the card is right.

## Monsters and dice

lesson-monsters-and-dice = Monsters and dice
lesson-monsters-and-dice-about = How one fights, when one runs, and how far an arrow flies.
lesson-monsters-and-dice-explore = Not everything in the decks is loot. Explore, and see.
lesson-monsters-and-dice-explore-end = You are on an exploration point, and full of energy. Explore!
lesson-monsters-and-dice-fight =
    A Mutant Mushroom: 5 ♥ and two defence dice. Your power is your ⚔ 2, the Knife’s 2 and the
    attack die; less its dice, it must reach 5. Fight with the Knife!
lesson-monsters-and-dice-fight-unarmed =
    Bare hands give away 2 ⚔. Use the Knife: declaring it costs nothing.
lesson-monsters-and-dice-fight-flee =
    You may flee, and the monster is shuffled back. But this one can be beaten: fight it.
lesson-monsters-and-dice-beaten =
    2 + 2 and a roll of 4 make 8; the Mushroom rolled 3. The difference is 5: beaten! It is
    discarded, and its reward is yours: 1 ◆. A fight that fails costs you the ♥ of its reprisal.
lesson-monsters-and-dice-ambush =
    Some monsters lie in wait. Explore again, and do not be frightened.
lesson-monsters-and-dice-flee =
    The Bay Kraken! Its ambush has cost you 2 ♥ already; neither armour nor dice help against
    that. It has 9 ♥ and strikes back for 4: flee.
lesson-monsters-and-dice-flee-fight =
    Even a 5 on your die would make 9, and it still rolls two dice. Brave, but hopeless: flee.
lesson-monsters-and-dice-orb =
    Now you are Isaac, and Vega’s Paula stands right beside you. First use your Fire Orb: for
    your next attack it adds 3 ⚔.
lesson-monsters-and-dice-orb-early =
    Soon! With the Fire Orb the blow will be much harder: use it first.
lesson-monsters-and-dice-attack =
    Attack Vega with the Knife. A melee attack reaches a neighbouring cell, not across a river.
    She adds her 🛡, what she wears, and a defence die.
lesson-monsters-and-dice-attack-far =
    Otto is at the other end of the island. Attack Vega, right beside you.
lesson-monsters-and-dice-attack-unarmed = Unarmed you would give away 2 ⚔. Take the Knife.
lesson-monsters-and-dice-once =
    11 against 4: 7 ♥ less for Vega, and the fire orb is spent. You have ⚡ left, but each
    character can be attacked only once a turn. End your turn.
lesson-monsters-and-dice-once-twice =
    Once a turn for each character. Vega has had hers: end your turn.
lesson-monsters-and-dice-shoot =
    The Hunting Crossbow shoots exactly 2 cells far, in a straight line, past rivers but not
    past people. Vega stands just right: shoot.
lesson-monsters-and-dice-shoot-fists = Fists do not reach that far. Use the Hunting Crossbow.
lesson-monsters-and-dice-reload =
    That was your last bolt. Some weapons can be reloaded for ⚡: do it.
lesson-monsters-and-dice-reload-end = You have ⚡ to spare: reload the Hunting Crossbow first.
lesson-monsters-and-dice-ready =
    Ready again. You have two hands, for two small weapons or a large one; changing them costs 1
    ⚡, however many, and some do not come back.

## The village

lesson-the-village = The village
lesson-the-village-about = Four residents, and what they sell for what you have found.
lesson-the-village-go =
    You are Darla Olcay, with pockets full of loot and only 8 ♥. The village is next door: step
    onto g5.
lesson-the-village-go-from-afar =
    The residents deal only with who stands in the village. Step onto g5.
lesson-the-village-go-astray = The village is the other way: g5.
lesson-the-village-goblin =
    Each deal costs 1 ⚡ and its price in ¢. The mining goblin sells gems of power: ask him for
    two ◆.
lesson-the-village-goblin-one =
    One ◆ for 3 ¢ is not bad, but two for 5 ¢ are better, and you can afford them.
lesson-the-village-pay =
    You pay with cards from your hand; each is worth the ¢ that are printed on it. The Knife is
    worth 2, the Traveller’s Boots 3: together exactly 5.
lesson-the-village-pay-little = That is not enough: the price is 5 ¢. Add the Traveller’s Boots.
lesson-the-village-pay-much =
    Nobody gives change, but no card may be superfluous either. Knife and Traveller’s Boots will
    do.
lesson-the-village-pay-machete =
    That would be 5 ¢, too. But you need the Machete in a moment: pay with Knife and Traveller’s
    Boots.
lesson-the-village-inn =
    Two ◆ for you, and the village marker now lies on the goblin: he has done business for the
    moment. Have a bowl of soup at the Innkeeper’s, 3 ¢, and pay with the Machete.
lesson-the-village-inn-marker =
    The marker lies on the goblin, so he does not deal. Go to the Innkeeper.
lesson-the-village-fed =
    3 ♥ more: that was good soup. ♥ never rise above the maximum of your character, and what
    would change nothing is not sold.
lesson-the-village-merchant =
    The merchant’s cards lie open. Buy the Turtle Shield for 4 ¢, and pay with your axe: it is
    worth just as much.
lesson-the-village-merchant-dear =
    A relic like that is dear: 6 ¢. You have 5 in all. Take the Turtle Shield.
lesson-the-village-merchant-other =
    Not a bad choice. But a Turtle Shield gives 🛡 and one more defence die: take that.
lesson-the-village-bought =
    The shield is in your hand, and your axe is for sale now: whatever is paid in the village
    goes to the merchant.
lesson-the-village-witch =
    And the Witch? For 5 ¢ she lets you look into a hand and take a card out of it, or gives you
    an orb. Do not tell her who sent you.

## Gems, abilities, deities

lesson-gems-abilities-deities = Gems, abilities, deities
lesson-gems-abilities-deities-about = What ◆ are good for, and who wakes at dawn.
lesson-gems-abilities-deities-character =
    Every character has something of their own. Darla’s attack die never counts less than 2,
    always and for nothing; and she has two abilities, which cost 1 ◆ and no ⚡.
lesson-gems-abilities-deities-luck =
    You are on an exploration point. Use Luck: you explore, draw three cards and keep the one
    that you like best.
lesson-gems-abilities-deities-luck-explore =
    Exploring works as well, but for 1 ◆ you may choose among three. Use Luck.
lesson-gems-abilities-deities-choose = Three cards: which one will you have? The axe has ⚔ 5.
lesson-gems-abilities-deities-once =
    It cost no ⚡: you still have all 4. One ability a turn, though, and no more. End your turn.
lesson-gems-abilities-deities-once-twice = One ability a turn. Keep your other ◆ for the next one.
lesson-gems-abilities-deities-sun =
    The sun counts the rounds. Three deities sleep on the island, face down; before rounds 3, 6
    and 9 the next one wakes. Round 2 is nearly over: end your turn.
lesson-gems-abilities-deities-sun-other = Another time. Let us see the sun rise: end your turn.
lesson-gems-abilities-deities-dawn =
    Dawn! Ronronao wakes in a bad temper, and its wrath costs everybody 2 ♥; against wrath
    nothing defends, but nobody falls below 1 ♥ by it.
lesson-gems-abilities-deities-fog =
    And the fog creeps in from the coast, a step further each time. It never reaches the
    village.
lesson-gems-abilities-deities-favour =
    Awake, a deity can be asked for its favour, for 2 ◆. You have one ◆ and a gem card, which
    counts as another. Ask Ronronao to strike whom you like.
lesson-gems-abilities-deities-favour-asleep = Mareana is still asleep. Ask Ronronao, who is awake.
lesson-gems-abilities-deities-struck =
    4 ♥, wherever they are, and no defence. One favour a turn. Keep an eye on everybody’s ◆:
    yours are watched, too.

## The last one standing

lesson-the-last-one-standing = The last one standing
lesson-the-last-one-standing-about = Fog, falling, coming back, and the end.
lesson-the-last-one-standing-fog =
    The fog has reached your beach. One may walk through it, but whoever ends their turn in it
    rolls the attack die, and loses that many ♥. You have 5.
lesson-the-last-one-standing-out = Inland the air is clear: go to d2.
lesson-the-last-one-standing-out-stay =
    A roll of 5 would be your last. Get out of the fog first: d2.
lesson-the-last-one-standing-out-along = There is fog along the whole coast. Inland is d2.
lesson-the-last-one-standing-attack =
    Vega has 3 ♥ left and stands beside you. Attack her with the Machete.
lesson-the-last-one-standing-attack-unarmed = Make sure: take the Machete.
lesson-the-last-one-standing-spoils =
    Vega falls and leaves the island, for a while. Defeating somebody earns you 1 ◆ and a relic,
    the best cards there are. She keeps all that she has.
lesson-the-last-one-standing-fallen =
    This time you have fallen: no ♥, off the island. That is not the end. Let us see what your
    next turn brings.
lesson-the-last-one-standing-risen =
    Your first turn only stands your token up. With the turn after that you return.
lesson-the-last-one-standing-return = Back to the island! Choose a free cell of the village.
lesson-the-last-one-standing-back =
    Half of your ♥, all your things, and a whole turn before you. Whoever is off the island has
    no use of their character’s gifts; now you have yours again.
lesson-the-last-one-standing-night =
    Round 12: night, and from now on the fallen return with 3 ♥ only. But if you are the only
    one on the island at any moment, you win, though others wait to return.
lesson-the-last-one-standing-last = Vega is off the island, and Otto has 2 ♥. Now!
lesson-the-last-one-standing-last-end = Wait, and Vega comes back. Attack Otto!
lesson-the-last-one-standing-last-fallen =
    Who is off the island cannot be attacked. Otto is right beside you.
lesson-the-last-one-standing-won =
    You are the last one standing: the island is yours. Now go and find out who lives on it!
