### What the pages say of Tanxi, in English.

web-lure-tanxi =
    Castaways on an island, with loot, monsters and moody deities; and the fog keeps closing in.
web-level-tanxi-novice-about = Looks for loot, one step at a time, and is surprised by fog and foes.
web-level-tanxi-casual-about = Looks for loot, and then for you.
web-level-tanxi-strong-about = Plans whole turns, reckons every die, and keeps an eye on who could strike.
web-level-tanxi-expert-about = Plans, remembers what you hold, and waits for the moment when all others are down.
web-level-tanxi-random-about = Wanders about and sees what happens.
web-level-tanxi-greedy-about = Looks for loot, and then for you.
web-option-tanxi-characters = Who you are on the island
web-option-tanxi-characters-draft = Choose in turn
web-option-tanxi-characters-draft-about = One after the other, everybody secretly takes a character.
web-option-tanxi-characters-random = Leave it to chance
web-option-tanxi-characters-random-about = Everybody is dealt a character. Starts faster.
web-option-tanxi-round_limit = Stop after an agreed round
web-option-tanxi-round_limit-yes = If several are still on the island then, whoever has the most ♥ wins.
web-option-tanxi-round_limit-no = You play until only one is left on the island.
web-option-tanxi-round_limit-amount = The last round
web-about-tanxi = Castaways on a foggy island, bad-tempered deities, and a village that takes any card as money.
web-about-tanxi-by = Designed and illustrated by Ignacio Mc Manus; edited and developed by Jorge Larraín, Manuel Warner and Simón Weinstein; graphic design by Laura Mena, Ignacio Mc Manus and Paulina Vasconcelo.
