### What the pages say of Tanxi, in French.

web-lure-tanxi =
    Des naufragés sur une île, du butin, des monstres, des divinités lunatiques ; et une
    brume qui ne cesse d’approcher.
web-level-tanxi-novice-about = Cherche du butin pas à pas ; brume et rivaux le surprennent.
web-level-tanxi-casual-about = Cherche du butin, puis vous cherche.
web-level-tanxi-strong-about = Prépare des tours entiers, calcule chaque dé et surveille qui pourrait frapper.
web-level-tanxi-expert-about = Prévoit, retient ce que vous avez et attend le moment où tous les autres sont à terre.
web-level-tanxi-random-about = Se promène, et voit ce qui arrive.
web-level-tanxi-greedy-about = Cherche du butin, puis vous cherche.
web-option-tanxi-characters = Qui vous êtes sur l’île
web-option-tanxi-characters-draft = Choisir à tour de rôle
web-option-tanxi-characters-draft-about = L’un après l’autre, chacun prend un personnage en secret.
web-option-tanxi-characters-random = S’en remettre au hasard
web-option-tanxi-characters-random-about = Chacun reçoit un personnage. On commence plus vite.
web-option-tanxi-round_limit = S’arrêter après une manche convenue
web-option-tanxi-round_limit-yes =
    S’il reste alors plusieurs personnages sur l’île, celui qui a le plus de ♥ l’emporte.
web-option-tanxi-round_limit-no = Vous jouez jusqu’à ce qu’il ne reste qu’un personnage sur l’île.
web-option-tanxi-round_limit-amount = La dernière manche
web-about-tanxi = Des naufragés sur une île dans la brume, des divinités de mauvaise humeur et un village où toute carte est monnaie.
web-about-tanxi-by = Conçu et illustré par Ignacio Mc Manus ; édité et développé par Jorge Larraín, Manuel Warner et Simón Weinstein ; graphisme de Laura Mena, Ignacio Mc Manus et Paulina Vasconcelo.
