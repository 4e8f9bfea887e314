### What the pages say of AntaYagí, in English.

web-lure-antayagi =
    Everybody sees your cards except you. Trade them by their backs, trust nobody, and mind the
    T-Rex.
web-level-antayagi-novice-about = Thinks of its own luck alone, and soon forgets what it has seen.
web-level-antayagi-casual-about = Trades sensibly and watches who is ahead.
web-level-antayagi-strong-about = Counts every card, and knows what a Sabotage is worth.
web-level-antayagi-expert-about = Counts, remembers, reads your choices and thinks several exchanges ahead.
web-level-antayagi-random-about = Trades whatever comes to hand.
web-level-antayagi-greedy-about = Counts points and knows a good bargain.
web-option-antayagi-edition = Which box
web-option-antayagi-edition-80 = 80 cards
web-option-antayagi-edition-80-about =
    The newer box, with the Empty Box: everyone fills up their hand after each exchange.
web-option-antayagi-edition-65 = 65 cards
web-option-antayagi-edition-65-about =
    The older box: hands are filled up more slowly, and every Toxic Waste costs you.
web-option-antayagi-effects_first = Whose card acts first
web-option-antayagi-effects_first-active = Whoever proposed the exchange
web-option-antayagi-effects_first-active-about =
    The card that the active player received comes first, as printed.
web-option-antayagi-effects_first-chosen = Whoever was asked
web-option-antayagi-effects_first-chosen-about =
    The other way round. It matters only when a Musical Lollipop meets a Muffin or a Hat.
web-option-antayagi-memory_aid = Memory aid
web-option-antayagi-memory_aid-yes = The table reminds you of the sides of cards that you have seen.
web-option-antayagi-memory_aid-no = Remember yourself what you have seen: harder, and more fun.
web-about-antayagi = Merchants who hold their cards the wrong way round trade what they cannot see.
web-about-antayagi-by = By Jacobo Rufete and Anastasio Martínez, published by PIF Games. Illustrated by Oksana Vrzhesnevskaja, art direction by María Alcaraz.
