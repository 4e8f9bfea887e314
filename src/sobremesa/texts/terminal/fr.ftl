### What only the terminal says, in French.

## The terminal

terminal-you = { $name } (vous)
terminal-edition = { $cards } cartes
terminal-player = Joueur
terminal-points = Points
terminal-hand = Main
terminal-area = Sacoche
terminal-pile = Pioche ({ $cards }) :
terminal-discards = Défausse ({ $cards }) :
terminal-exchange = Sur la table
terminal-pockets =
    Combien de poches avez-vous sur vous ? La personne qui en a le plus commence (Entrée : ne rien dire).
terminal-prompt = Votre réponse (? pour l’aide) :
terminal-help-antayagi = Choisissez par numéro, ou écrivez un coup en toutes lettres :
terminal-help-number = la réponse de ce numéro ; Entrée : la seule
terminal-help-choose = échanger avec quelqu’un
terminal-help-lay-card = poser une carte de votre main
terminal-help-sabotage = jouer une carte comme Sabotage, ou laisser faire
terminal-help-take-card = prendre une carte dans la main d’en face
terminal-help-eat = nourrir votre T-Rex
terminal-help-advice = savoir ce que ferait un bot qui sait ce que vous savez
terminal-help-chances = ce que peuvent être les cartes de votre main que vous n’avez pas vues
terminal-help-undo-move = reprendre votre dernier coup, si personne n’a rien appris depuis
terminal-legend-antayagi = ▶ qui joue · ◆ l’autre joueur · ▒ dos d’une carte
terminal-enter = Entrée : { $move }
terminal-percent = { $number } %
terminal-advice = Quelqu’un de fort choisirait { $number } : { $move }
terminal-chance-now = Chances de gagner maintenant : environ { $chance }.
terminal-chance-after = · { $chance } : { $move }
terminal-chances = Carte { $slot } : { $objects }
terminal-all-seen = Vous avez vu toutes les cartes de votre main.
terminal-from-memory = À cette table, on joue de mémoire : les probabilités ne sont pas dites.
terminal-no-such-rule =
    Aucune règle ne s’appelle « { $rule } » ni ne contient cela. Les règles portent des numéros comme
    { $example }.
terminal-which-rule = Quelle règle ? Écrivez son numéro ou des mots qui s’y trouvent, par exemple : règle { $example }
terminal-more-rules = Aussi dans : { $rules }. Écrivez « règle » et un numéro pour en lire une.
terminal-no-such-player = « { $line } » : personne ne s’appelle ainsi à cette table. Écrivez un nom, ou son début : { $names }.
terminal-which-player = « { $line } » peut désigner plusieurs personnes : { $names }. Écrivez plus de lettres du nom, ou le numéro de la place.
terminal-no-such-slot = « { $line } » n’indique aucune carte. Écrivez son numéro, en comptant à partir de la gauche, par exemple : { $example }
terminal-not-among = « { $line } » n’est pas possible. Écrivez l’un de ces noms : { $names }.
terminal-the-end = La partie est terminée.
terminal-thinking = { $name } réfléchit…
terminal-final-place = { $place }. { $name } : { $score }
terminal-decisive = Le moment décisif (entrée { $entry }) : { $what }
terminal-saved = Partie enregistrée. Pour la reprendre : { $command } play --resume { $file }
terminal-look-back = Pour revoir la partie : { $command } replay { $file }
terminal-took-back = { $name } reprend un coup.
terminal-given-to-bot =
    { $level ->
        [none] { $name } reprend sa place.
       *[other] Désormais, un bot ({ $level }) joue pour { $name }.
    }
terminal-time-over = { $name } n’a plus de temps.
terminal-resigned = { $name } abandonne.
terminal-ruling = notre arbitrage

## Leçons

terminal-lessons = Leçons de { $game }
terminal-lesson-minutes =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
terminal-lesson-begin = Commencez par : { $command }
terminal-lesson-go-on = Entrée continue, q quitte :
terminal-lesson-left = Continuez quand vous voudrez avec : { $command }
terminal-lesson-done = Voilà pour cette leçon. Bravo !
terminal-lesson-next = La suivante est « { $title } » : { $command }
terminal-lesson-last = Vous savez tout, maintenant. Jouez avec : { $command }

## What can be typed; the first word of each is shown in help

word-help = aide
word-rule = règle
word-bot = bot
word-quit = quitter
word-undo = annuler
word-hint = indice
word-show = voir, montrer
word-choose = choisir
word-lay = poser
word-sabotage = saboter
word-let-it-be = laisser
word-take = prendre
word-eat = manger
word-bone = os
word-chances = probabilités, chances
word-at = en
word-move = déplacer
word-to = vers, à
word-from = de
word-back = remettre
word-right = droite
word-left = gauche
word-down = bas
word-up = haut
word-reset = recommencer
word-judge = juger
word-done = fini
word-draw = piocher
word-pass = passer
word-most = maximal
word-star = étoile
word-north = nord
word-east = est
word-south = sud
word-west = ouest
word-w = o
word-go = aller
word-explore = explorer
word-end = terminer, finir, fin
word-flee = fuir
word-fight = combattre
word-attack = attaquer
word-use = utiliser
word-equip = équiper
word-off = retirer
word-reload = recharger
word-buy = acheter, demander
word-soup = soupe
word-ability = pouvoir
word-favour = faveur
word-pay = payer
word-discard = défausser
word-card = carte
word-knife = couteau
word-map = plan, île
word-hand = main
word-signs = signes
word-shell = coquille

## Antheno in the terminal

terminal-box = { $tiles } tuiles
terminal-tiles = Tuiles
terminal-rack = Chevalet
terminal-place = Place
terminal-bag = Dans le sac
terminal-your-rack = Votre chevalet ({ $tiles })
terminal-as-typed = à écrire
terminal-empty-table = La table est vide : posez vos tuiles où vous voulez, par exemple en 0,0.
terminal-drawn-for-start = Tirage pour savoir qui commence :
terminal-cell-legend = 2,1 = colonne 2, rangée 1
terminal-star-legend = ●⑤ = étoile rouge qui vaut 5
terminal-help-antheno =
    colonne puis sa rangée. Sur le dessin, + signale ce qui a bougé et ! ce qui n’est pas en ordre.
terminal-help-lay = poser des tuiles : droite, gauche, bas ou haut
    Construisez la table pas à pas ; personne ne la voit avant que vous n’écriviez « fini ». Une case,
    c’est sa colonne puis sa rangée. + signale ce qui a bougé, ! ce qui n’est pas en ordre.
terminal-help-move = déplacer une tuile de la table
terminal-help-move-tile = de même ; s’il y en a deux : déplacer B4 de 2,1 vers 5,3
terminal-help-move-several = plusieurs, telles quelles ou alignées
terminal-help-back = reprendre une tuile posée pendant ce tour
terminal-help-undo = annuler le dernier pas, ou tout le tour
terminal-help-judge = savoir tout ce qui n’est pas encore en ordre
terminal-help-done = terminer votre tour avec cette table
terminal-help-draw = si vous ne pouvez pas jouer : piocher, ou passer
terminal-help-hint = voir un coup, ou celui qui a le plus de tuiles
terminal-help-take-hint = disposer la table comme l’indice le montre
terminal-help-show = tout revoir
terminal-help-rule = lire une règle
terminal-help-bot = laisser un bot continuer pour vous
terminal-help-quit = enregistrer la partie et quitter
terminal-as-it-lay = La table est telle qu’au début de votre tour.
terminal-in-order = La table est en ordre : écrivez « fini » pour terminer votre tour.
terminal-goes-out =
    La table est en ordre et votre chevalet est vide : écrivez « fini » et { $place ->
        [1] vous gagnez !
       *[other] vous sortez à la place { $place }.
    }
terminal-not-in-order =
    { $faults ->
        [one] Une chose n’est pas encore en ordre : continuez, ou écrivez « judge » pour savoir laquelle.
       *[other] { $faults } choses ne sont pas encore en ordre : continuez, ou écrivez « judge » pour savoir lesquelles.
    }
    { $faults } choses ne sont pas encore en ordre : continuez, ou écrivez « juger » pour savoir
terminal-hint =
    { $best ->
        [proven] Vous pouvez jouer { $tiles } ; il est prouvé qu’aucun coup n’a plus de tuiles.
        [found] Vous pouvez jouer { $tiles } ; il n’est pas exclu qu’on puisse en jouer plus.
       *[any] Vous pouvez jouer { $tiles }.
    } La table pourrait ressembler à ceci :
terminal-hint-taken = Écrivez « prendre indice » pour la disposer ainsi ; « fini » termine ensuite votre tour.
terminal-no-hint = Aucun coup n’a encore été montré : écrivez d’abord « indice ».
terminal-no-play =
    { $proof ->
        [none] Vous ne pouvez rien jouer : c’est prouvé.
       *[undecided] La recherche n’a rien trouvé que vous puissiez jouer, mais cela ne prouve pas qu’il n’y ait rien.
    } { $bag ->
        [0] Écrivez « passer ».
       *[other] Écrivez « piocher ».
    }
terminal-refused-can-play =
    Vous pouvez jouer : vous n’avez donc le droit ni de piocher ni de passer. Écrivez « indice » pour
    voir un coup.
terminal-draft-lost = La table que vous construisiez n’est pas enregistrée : la partie reprendra au début de votre tour.
terminal-draw-anyway = La table que vous construisiez sera perdue. Entrée pour piocher, n pour continuer :

## Lines of Antheno that cannot be done

terminal-not-understood = « { $line } » ne se comprend pas. Écrivez ? pour voir ce que vous pouvez écrire.
terminal-say-where = Dites où poser { $tiles }, par exemple : { $tiles } en 0,0 droite
terminal-say-where-to = Dites où aller, par exemple : déplacer 2,1 vers 5,3
terminal-say-where-from = Dites où se trouve { $tile }, par exemple : déplacer { $tile } de 2,1 vers 5,3
terminal-no-tile =
    « { $word } » n’est pas une tuile. Écrivez la lettre d’une couleur, R, B, G ou P, et un nombre de 1 à
    8, ou * pour une étoile : R3, B*.
terminal-no-cell =
    « { $word } » n’est pas une case. Écrivez sa colonne et sa rangée, par exemple 2,1.
terminal-no-direction = « { $word } » n’est pas une direction. Écrivez droite, gauche, bas ou haut.
terminal-too-far = Il n’y a pas de case au-delà de { $far } : choisissez-en une plus proche.
terminal-not-on-rack =
    Vous n’avez pas { $tiles } sur votre chevalet. { $rack ->
        [none] Il est vide.
       *[other] Vous y avez { $rack }.
    }
terminal-cell-taken =
    En { $cell }, il y a déjà { $tile }. Choisissez une autre case, ou déplacez d’abord { $tile }.
terminal-cell-empty = Il n’y a pas de tuile en { $cell }. Cherchez sa colonne et sa rangée sur les bords.
terminal-other-tile = En { $cell }, il y a { $there }, et non { $tile }.
terminal-not-on-table =
    Il n’y a pas de { $tile } sur la table. Pour en poser un de votre chevalet, écrivez par exemple :
    { $tile } en 0,0
terminal-which-one =
    Il y a plusieurs { $tile } : { $cells }. Écrivez la case au lieu de la tuile, par exemple { $cell }.
terminal-not-laid =
    Vous n’avez pas posé de { $tile } pendant ce tour. Seul ce que vous avez posé peut revenir sur votre
    chevalet.
terminal-must-stay =
    { $tile } en { $cell } était sur la table avant votre tour : vous pouvez le déplacer, mais pas le
    prendre.
terminal-nothing-to-undo = Vous n’avez encore rien changé pendant ce tour.

## Tanxi in the terminal

terminal-heading-village = Village
terminal-heading-players = Joueurs
terminal-heading-yours = Vos affaires
terminal-round = Manche { $round }
terminal-time =
    { $time ->
        [dawn] aube
        [noon] midi
        [dusk] crépuscule
       *[night] nuit
    }
terminal-fog =
    { $step ->
        [0] Pas encore de brume.
        [1] Brume sur la côte.
        [2] Brume à l’intérieur des terres.
       *[other] Brume presque jusqu’au village.
    } { $asleep ->
        [0] Toutes les divinités sont éveillées.
        [one] Une divinité dort ;
       *[other] { $asleep } divinités dorment ;
    } { $next ->
        [none] { "" }
       *[other] avant la manche { $next }, l’une s’éveille en colère et la brume avance.
    }
terminal-no-deity = Aucune divinité n’est encore éveillée.
terminal-deck = { $cards }, ☠ { $monsters }
terminal-relic-deck = Reliques ({ $cards })
terminal-on-top = au-dessus
terminal-somewhere = quelque part
terminal-sign-point = explorer
terminal-sign-village = village
terminal-sign-beach = plage
terminal-sign-bridge = pont
terminal-sign-fog = brume
terminal-sign-next-fog = bientôt brume
terminal-sign-ice = glace
terminal-sign-land = terre
terminal-sign-river = rivière
terminal-sign-sea = mer
terminal-sign-you = vous
terminal-sign-other = un autre joueur
terminal-sign-heart = vie
terminal-sign-energy = énergie : ce que vous pouvez faire en un tour
terminal-sign-attack = attaque
terminal-sign-defence = défense
terminal-sign-gem = gemme : paie pouvoirs et faveurs
terminal-sign-coin = pièce : ce que vaut une carte au village
terminal-sign-orb = orbe
terminal-sign-monster = monstres
terminal-sign-deity = divinité éveillée
terminal-sign-marker = personne ne peut rien demander ici
terminal-sign-asked = de qui on attend la réponse
terminal-icons = ♥ vie · ⚡ énergie · ⚔ attaque · 🛡 défense · ◆ gemme · ¢ pièce · tous : « signes »
terminal-face-down = les cartes sont face cachée
terminal-at =
    { $fog ->
        [yes] en { $cell }, dans la brume
       *[no] en { $cell }
    }
terminal-off-island =
    { $standing ->
        [risen] Hors de l’île ; revient au prochain tour.
       *[fallen] Hors de l’île ; le prochain tour ne fait que relever le pion.
    }
terminal-dice =
    { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }
terminal-felled =
    { $number ->
        [one] 1 vaincu
       *[other] { $number } vaincus
    }
terminal-cards-in-hand =
    { $cards ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $cards } cartes
    }
terminal-in-hand = Main :
terminal-known-to =
    { $who ->
        [all] connue de tous
       *[other] connue de { $who }
    }
terminal-holds =
    { $what ->
        [none] { $source }
       *[other] { $what } ({ $source })
    } { $lasts ->
        [this-turn] ce tour
        [next-attack] à la prochaine attaque
        [next-turn] au prochain tour
       *[until-next-turn] jusqu’au prochain tour
    }

## What is printed on Tanxi's cards

terminal-card-type =
    { $type ->
        [melee] arme de mêlée
        [ranged] arme à distance
        [shield] bouclier
        [head] pour la tête
        [chest] pour le torse
        [feet] pour les pieds
        [accessory] accessoire
        [gem] carte Gemme
       *[object] objet
    }
terminal-in-hands =
    { $hands ->
        [one] { $type } à une main
       *[other] { $type } à deux mains
    }
terminal-relic = relique, { $type }
terminal-more-dice =
    { $dice ->
        [one] +1 dé de défense
       *[other] +{ $dice } dés de défense
    }
terminal-range = portée { $range }
terminal-ammunition = munitions { $all }, { $shot } par tir
terminal-reload = recharge +{ $gain } pour { $energy } ⚡
terminal-no-return = défaussée quand on la retire
terminal-costs-no-energy = ne coûte pas de ⚡
terminal-defence-dice =
    { $dice ->
        [0] aucun dé de défense
        [one] 1 dé de défense
       *[other] { $dice } dés de défense
    }
terminal-ambush = embuscade −{ $hearts } ♥
terminal-reprisal = représailles −{ $hearts } ♥
terminal-reward = récompense { $reward }
terminal-orb =
    { $what ->
        [fire] orbe de feu
       *[ice] orbe de glace
    }
terminal-relics-gained =
    { $relics ->
        [one] 1 relique
       *[other] { $relics } reliques
    }
terminal-always = toujours
terminal-wrath = Colère : { $text }

## A turn of Tanxi

terminal-group-move = Se déplacer
terminal-group-explore = Explorer
terminal-group-attack = Attaquer
terminal-group-equip = Équiper
terminal-group-use = Utiliser
terminal-group-village = Village
terminal-group-ability = Pouvoirs
terminal-group-favour = Faveurs
terminal-group-end = Terminer
terminal-group-closed = Pas maintenant
terminal-changes-nothing = Cela ne changerait rien maintenant : { $text }
terminal-odds =
    { $hurt } de blesser, { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } ♥ en moyenne{ $fell ->
        [none] { "" }
       *[other] , { $fell } de vaincre
    }
terminal-odds-monster = { $won } de le vaincre
terminal-how-to-move = n e s o, une case, ou aller f7
terminal-walk =
    { $arrives ->
        [yes] Le chemin vers { $goal } : { $cells }. Il coûte { $energy } ⚡. Entrée pour y aller, n pour rester.
       *[no] Aussi loin que vos ⚡ le permettent vers { $goal } : { $cells }. Coût : { $energy } ⚡. Entrée pour y aller, n pour rester.
    }
terminal-choose-on-map = Écrivez le nom d’une case, ou son numéro sur la carte.
terminal-to-pay = { $thing } : le prix est de { $price }.
terminal-several = Cela peut vouloir dire plusieurs choses. Choisissez par le numéro :
terminal-only-sea = Il n’y a là que la mer.
terminal-say-what = « { $verb } », mais qui ou quoi ? Ajoutez une partie du nom.
terminal-nothing-so-called = Rien ne s’appelle « { $words } ».
terminal-which-thing = « { $words } » peut être l’une de ces choses : { $names }.
terminal-help-tanxi = Choisissez par numéro, ou écrivez un verbe et une partie d’un nom. → sur la carte est un pas, [1] c’est vous.
terminal-help-tanxi-step = un pas, ou vers cette case
terminal-help-tanxi-go = marcher jusque-là ; le prix est dit avant
terminal-help-tanxi-plain = ce qui ne demande rien de plus
terminal-help-tanxi-named = une partie du nom suffit
terminal-help-tanxi-equip = mettre, retirer ou échanger
terminal-help-tanxi-buy = aux habitants, à une divinité
terminal-help-tanxi-ability = l’un de vos pouvoirs
terminal-help-tanxi-card = tout ce qui est écrit sur une chose
terminal-help-tanxi-signs = ce que veut dire chaque signe
terminal-help-tanxi-show = tout, l’île, vos cartes
terminal-help-tanxi-undo = reprendre votre dernier coup, si possible

## What was verified

verified-origin = La partie en continue une autre, à partir d’un moment qui a été joué
verified-commitment = La graine est bien celle qui avait été fixée d’avance
verified-words = Les mots de chacun sont bien ceux qui avaient été fixés d’avance
verified-shuffle = La donne initiale découle de la graine et des mots
verified-moves = Chaque coup est légal et tel qu’il a été joué
verified-stopped-agreed = La partie a été arrêtée d’un commun accord et n’a pas de résultat
verified-stopped-alone = La partie a été arrêtée par la seule personne encore là et n’a pas de résultat
verified-stopped-deserted = La partie a été arrêtée quand seuls des bots jouaient et n’a pas de résultat
verified-stopped-untouched = La partie a été arrêtée après des semaines sans coup et n’a pas de résultat
verified-stopped-operator = La partie a été arrêtée par la personne qui s’occupe du serveur et n’a pas de résultat
verified-stopped-full = La partie a été arrêtée, son journal étant plein, et n’a pas de résultat

## What was forged

forged-seed = ce n’est pas la graine qui avait été fixée d’avance
forged-sealed = la graine n’est pas encore révélée : redemandez après le dernier coup
forged-no-words = joueurs dont les mots sont connus : { $said } sur { $players }
forged-words =
    { $seat_is ->
        [you] vous avez révélé d’autres mots que ceux que vous aviez fixés d’avance
       *[other] { $seat } a révélé d’autres mots que ceux qui avaient été fixés d’avance
    }
forged-setup = { $problem }
forged-opening = la donne initiale ne découle pas de la graine et des mots
forged-entry = l’entrée { $entry } n’est pas ce qui a été joué
forged-illegal = l’entrée { $entry } n’a pas pu se produire

## Ce qui a été remarqué

remarked-verdict =
    l’entrée { $entry } est valable ; en cherchant de nouveau, { $found ->
        [can-play] il y avait bien un coup
        [none-exists] il est prouvé qu’il n’y avait aucun coup
       *[other] on ne sait pas s’il y avait un coup
    }
remarked-resigned = entrée { $entry } : { $seat } a abandonné et finit à la dernière place
remarked-origin = elle commence après l’entrée { $entry } de la table { $table } ; ce que personne n’y savait a été redistribué
