### What the pages say of AntaYagí, in French.

web-lure-antayagi =
    Tout le monde voit vos cartes, sauf vous. Échangez-les sans voir plus que leur dos, ne vous fiez
    à personne, et gare au T-Rex.
web-level-antayagi-novice-about = Pense à son propre bonheur et oublie vite ce qu’il a vu.
web-level-antayagi-casual-about = Échange avec bon sens et surveille qui mène.
web-level-antayagi-strong-about = Compte chaque carte et sait ce que vaut un Sabotage.
web-level-antayagi-expert-about = Compte, retient, lit dans vos choix et pense plusieurs échanges à l’avance.
web-level-antayagi-random-about = Échange ce qui lui tombe sous la main.
web-level-antayagi-greedy-about = Compte les points et flaire la bonne affaire.
web-option-antayagi-edition = Quelle boîte
web-option-antayagi-edition-80 = 80 cartes
web-option-antayagi-edition-80-about =
    La boîte récente, avec la Boîte vide : chacun complète sa main après chaque échange.
web-option-antayagi-edition-65 = 65 cartes
web-option-antayagi-edition-65-about =
    L’ancienne boîte : les mains se complètent moins vite, et tous les Déchets toxiques coûtent.
web-option-antayagi-effects_first = Quelle carte agit d’abord
web-option-antayagi-effects_first-active = Celle de qui propose l’échange
web-option-antayagi-effects_first-active-about =
    D’abord la carte qu’a reçue la personne dont c’est le tour, comme dans le livret.
web-option-antayagi-effects_first-chosen = Celle de l’autre
web-option-antayagi-effects_first-chosen-about =
    L’inverse. Cela ne compte que si une Sucette lyrique croise un Muffin omniscient ou un
    Chapeau.
web-option-antayagi-memory_aid = Aide-mémoire
web-option-antayagi-memory_aid-yes = La table vous rappelle les côtés des cartes que vous avez vus.
web-option-antayagi-memory_aid-no = Retenez vous-même ce que vous avez vu : plus difficile, et plus amusant.
web-about-antayagi = Des marchands qui tiennent leurs cartes à l’envers échangent ce qu’ils ne voient pas.
web-about-antayagi-by = De Jacobo Rufete et Anastasio Martínez, publié par PIF Games. Illustrations d’Oksana Vrzhesnevskaja, direction artistique de María Alcaraz.
