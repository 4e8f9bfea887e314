### The table of Tanxi, in French.

## The signs, as they are read out

web-tanxi-sign-heart = vie
web-tanxi-sign-energy = énergie
web-tanxi-sign-attack = attaque
web-tanxi-sign-defence = défense
web-tanxi-sign-gem = { $number ->
        [one] gemme
       *[other] gemmes
    }
web-tanxi-sign-coins = { $number ->
        [one] pièce
       *[other] pièces
    }
web-tanxi-costs = coûte

## The map

web-tanxi-map = L’île. Passez d’une case à l’autre avec les flèches du clavier.
web-tanxi-village = Le village
web-tanxi-beach = plage avec une barque
web-tanxi-point = point d’exploration
web-tanxi-in-fog = dans la brume
web-tanxi-fog-next = la brume viendra ensuite jusqu’ici
web-tanxi-ice = un bloc de glace
web-tanxi-in-range = à portée
web-tanxi-way = Vous pouvez y aller pour { $energy } d’énergie
web-tanxi-closer = Zoom avant
web-tanxi-further = Zoom arrière
web-tanxi-whole = Montrer toute l’île
web-tanxi-find-me = Trouver mon personnage
web-tanxi-cells = Montrer les cases et leurs noms
web-tanxi-round =
    { $time ->
        [dawn] Manche { $round }, aube
        [noon] Manche { $round }, midi
        [dusk] Manche { $round }, crépuscule
        [night] Manche { $round }, nuit
       *[none] Manche { $round }
    }
web-tanxi-time =
    { $time ->
        [dawn] aube
        [noon] midi
        [dusk] crépuscule
       *[night] nuit
    }

## The players

web-tanxi-players = Les joueurs
web-tanxi-bot = un bot
web-tanxi-acts = doit agir
web-tanxi-stands = en { $cell }
web-tanxi-hearts = vie : { $hearts } sur { $maximum }
web-tanxi-energy = énergie : { $left } disponible, { $spent } dépensée
web-tanxi-orb =
    { $orb ->
        [fire] Orbe de feu
       *[ice] Orbe de glace
    }
web-tanxi-cards-in-hand = cartes en main
web-tanxi-off-island =
    { $standing ->
        [risen] Revient à son tour
       *[fallen] Hors de l’île un tour
    }
web-tanxi-equipped = Équipement porté
web-tanxi-empty = vide
web-tanxi-loaded = munitions
web-tanxi-place =
    { $place ->
        [head] Tête
        [chest] Torse
        [feet] Pieds
        [accessory] Accessoire
        [left] Main gauche
       *[right] Main droite
    }
web-tanxi-strength =
    { $weapons ->
        [none] Attaque sans arme avec { $attack } ⚔.
       *[other] Attaque avec { $attack } ⚔ et ce qu’ajoute une arme : { $weapons }.
    } Se défend avec { $defence } 🛡 et { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }.
web-tanxi-felled =
    { $number ->
        [one] A vaincu un personnage.
       *[other] A vaincu { $number } personnages.
    }
web-tanxi-lasting = Pour un temps
web-tanxi-hand-of =
    { $cards ->
        [0] Aucune carte en main
        [one] Une carte en main
       *[other] { $cards } cartes en main
    }
web-tanxi-known = Vous connaissez celles-ci :
web-tanxi-yours = Vos affaires
web-tanxi-my-sheet = Votre personnage
web-tanxi-hand = Votre main
web-tanxi-no-cards = Vous n’avez aucune carte en main.

## Around the island

web-tanxi-around = Autour de l’île
web-tanxi-decks = Pioches
web-tanxi-deck =
    { $cards ->
        [0] Il ne reste aucune carte.
        [one] Il reste une carte, et { $monsters ->
            [0] ce n’est pas un monstre.
           *[other] c’est un monstre.
        }
       *[other] Il reste { $cards } cartes, { $monsters ->
            [0] sans aucun monstre.
            [one] dont un monstre.
           *[other] dont { $monsters } monstres.
        }
    }
web-tanxi-cards = cartes
web-tanxi-monsters = monstres
web-tanxi-for-sale = cartes à vendre
web-tanxi-asleep =
    { $asleep ->
        [one] Une divinité dort encore.
       *[other] { $asleep } divinités dorment encore.
    }
web-tanxi-relics = Reliques
web-tanxi-discards = Défausse
web-tanxi-on-top = Vous savez ce qui se trouve au-dessus
web-tanxi-somewhere = Vous savez que celles-ci s’y trouvent
web-tanxi-village-hint =
    Choisissez ce que vous voulez. Vous paierez ensuite avec des cartes de votre main.
web-tanxi-marker = Quelqu’un vient de passer ici : pas maintenant.
web-tanxi-face-down = Les cartes sont encore face cachée.

## What to do

web-tanxi-action = Ce qu’on attend de vous
web-tanxi-group =
    { $group ->
        [explore] Explorer
        [attack] Attaquer
        [use] Utiliser
        [equip] Équiper
        [village] Village
        [ability] Pouvoir
        [favour] Faveur
       *[end] Terminer le tour
    }
web-tanxi-go = Aller en { $cell }
web-tanxi-choose = Choisir
web-tanxi-list = Choisir dans une liste
web-tanxi-all = Tous les coups
web-tanxi-all-answers = Toutes les réponses possibles en liste
web-tanxi-suggested = Un bot ferait ceci :
web-tanxi-end = Terminer déjà votre tour ?
web-tanxi-end-left = Il vous reste { $energy } ⚡. Ce que vous n’utilisez pas maintenant est perdu.
web-tanxi-end-not = Continuer à jouer
web-tanxi-do-it = Le faire
web-tanxi-attack-whom = Attaquer { $name }
web-tanxi-take-off = Retirer
web-tanxi-look = Regarder
web-tanxi-odds =
    { $attack } ⚔ + dé contre { $defence } 🛡 + { $dice ->
        [0] aucun dé
        [one] un dé
       *[other] { $dice } dés
    }
web-tanxi-to-beat = de le vaincre
web-tanxi-to-hurt = de blesser
web-tanxi-average =
    { $average } ♥ en moyenne{ $fell ->
        [0] { "" }
       *[other] , { $fell } % de vaincre
    }
web-tanxi-more-choices =
    { $number ->
        [one] Un autre choix, meilleur en rien
       *[other] { $number } autres choix, meilleurs en rien
    }
web-tanxi-shot =
    { $weapon } : utilise { $shot ->
        [one] une munition
       *[other] { $shot } munitions
    } sur { $loaded }
web-tanxi-lost-for-good = { $card } : carte défaussée quand on la retire.
web-tanxi-show-range = Montrer sa portée sur la carte
web-tanxi-to-pay = { $thing } : { $price } ¢.
web-tanxi-laid = Vous posez { $coins } ¢ sur { $price }.
web-tanxi-pay = Payer
web-tanxi-raise = Monter
web-tanxi-put-back = Les remettre ainsi

## Fights

web-tanxi-against = { $one } contre { $two }
web-tanxi-counts = (compte { $counted })
web-tanxi-damage =
    { $damage ->
        [0] Aucun dégât.
       *[other] { $damage } ♥ de dégâts.
    }
web-tanxi-beaten =
    { $beaten ->
        [yes] Cela atteint ses { $hearts } ♥ : vaincu !
       *[no] Ses { $hearts } ♥ ne sont pas atteints.
    }

## What is printed on the cards

web-tanxi-card-type =
    { $relic ->
        [yes] Relique :{" "}
       *[no] {""}
    }{ $type ->
        [melee] arme de mêlée
        [ranged] arme à distance
        [shield] bouclier
        [head] pour la tête
        [chest] pour le torse
        [feet] pour les pieds
        [accessory] accessoire
        [gem] carte Gemme
       *[object] objet
    }{ $hands ->
        [1] {" "}à une main
        [2] {" "}à deux mains
       *[0] {""}
    }
web-tanxi-more-dice =
    { $dice ->
        [one] +1 dé de défense
       *[other] +{ $dice } dés de défense
    }
web-tanxi-range = Portée { $range }
web-tanxi-ammunition = Munitions { $all }, { $shot } par tir
web-tanxi-reload = Recharge +{ $gain } pour { $energy } ⚡
web-tanxi-no-return = Défaussée quand on la retire
web-tanxi-free = Ne coûte pas de ⚡
web-tanxi-monster-hearts = { $hearts } ♥ à atteindre
web-tanxi-defence-dice =
    { $dice ->
        [0] aucun dé de défense
        [one] 1 dé de défense
       *[other] { $dice } dés de défense
    }
web-tanxi-ambush = Embuscade : −{ $hearts } ♥
web-tanxi-reprisal = Représailles : −{ $hearts } ♥
web-tanxi-rewards = Récompense : { $rewards }
web-tanxi-reward =
    { $what ->
        [heart] { $number } ♥
        [gem] { $number } ◆
        [fire] un orbe de feu
        [ice] un orbe de glace
       *[relic] { $number ->
            [one] une relique
           *[other] { $number } reliques
        }
    }
web-tanxi-always = toujours
web-tanxi-wrath = Colère :
web-tanxi-favour = Faveur
web-tanxi-easy = facile à jouer
web-tanxi-likings = N’en montrer que certains
web-tanxi-liking = { $liking ->
        [easy] Faciles à jouer
        [fighter] Combattants
        [guardian] Coriaces
        [rover] Marcheurs
        [trickster] Rusés
       *[all] Tous
    }

## New in one’s hand

web-tanxi-new = Nouvelle
web-tanxi-new-cards =
    { $new ->
        [one] 1 nouvelle carte
       *[other] { $new } nouvelles cartes
    }

## Notes dans une première partie, selon le nom que le serveur donne à l’occasion

web-note-tanxi-goal = Votre but : rester la dernière personne sur l’île. Trouvez armes et équipement tant qu’il est temps : la brume approche.
web-note-tanxi-land = Choisissez une plage, de préférence près d’un point d’exploration.
web-note-tanxi-act = Presque tout coûte 1 ⚡. Plus une case est foncée, plus elle est proche ; pointez-la ou touchez-la pour voir ce que coûte le chemin.
web-note-tanxi-return = Vous revenez au village avec la moitié de vos ♥ et toutes vos affaires.
web-note-tanxi-woke = Une divinité s’est éveillée : sa colère frappe tout le monde une fois, sa faveur s’obtient pour 2 ◆.
web-note-tanxi-fog-rose = Ne terminez pas votre tour dans la brume : elle coûte autant de ♥ que l’indique le dé d’attaque.
web-note-tanxi-fell = Qui n’a plus de ♥ est hors de l’île un tour ou deux. Qui s’y trouve sans personne d’autre gagne.
