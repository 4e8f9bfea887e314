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
terminal-help-antayagi =
    Un numéro de la liste, ou un coup écrit en anglais : choose Nilo (choisir quelqu’un), lay 1 (poser
    une carte), sabotage 3 (saboter), let-it-be (laisser faire), take 2 (prendre une carte),
    eat bone (manger un Os). Et aussi : undo (reprendre un coup), rule AY-22 (lire une règle),
    bot (laisser un bot continuer pour vous), quit (enregistrer et quitter).
terminal-no-such-rule =
    Il n’y a pas de règle « { $rule } ». Les règles portent des numéros comme { $example }.
terminal-the-end = La partie est terminée.
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

## Antheno in the terminal

terminal-box = { $tiles } tuiles
terminal-tiles = Tuiles
terminal-rack = Chevalet
terminal-place = Place
terminal-bag = Dans le sac
terminal-your-rack = Votre chevalet ({ $tiles }), et comment l’écrire :
terminal-empty-table = La table est vide : posez vos tuiles où vous voulez, par exemple en 0,0.
terminal-drawn-for-start = Tirage pour savoir qui commence :
terminal-cell-legend = 2,1 = colonne 2, rangée 1
terminal-help-antheno =
    Construisez la table ligne par ligne, avec autant de lignes que vous voulez ; personne ne la voit
    avant que vous n’écriviez « done ». Les commandes s’écrivent en anglais. Une case, c’est sa
    colonne puis sa rangée. Sur le dessin, + signale ce qui a bougé et ! ce qui n’est pas en ordre.
terminal-help-lay =
    poser des tuiles de votre chevalet à partir de cette case : right (à droite), left (à gauche), down
    (en bas) ou up (en haut)
terminal-help-move = déplacer une tuile de la table
terminal-help-move-tile = de même, s’il n’y a qu’un B4 sur la table ; sinon : move B4 from 2,1 to 5,3
terminal-help-move-several = en déplacer plusieurs en gardant leur forme ; avec une direction, en ligne
terminal-help-back = remettre sur votre chevalet une tuile posée pendant ce tour
terminal-help-undo = annuler la dernière ligne, ou tout le tour
terminal-help-judge = savoir tout ce qui n’est pas encore en ordre
terminal-help-done = terminer votre tour avec cette table
terminal-help-draw = si vous ne pouvez pas jouer : piocher une tuile, ou passer si le sac est vide
terminal-help-hint = voir un coup, ou un coup avec autant de tuiles que la recherche en trouve
terminal-help-take-hint = disposer la table comme l’indice le montre
terminal-help-show = tout revoir
terminal-help-rule = lire une règle
terminal-help-bot = laisser un bot continuer pour vous
terminal-help-quit = enregistrer la partie et quitter
terminal-as-it-lay = La table est telle qu’au début de votre tour.
terminal-in-order = La table est en ordre : écrivez « done » pour terminer votre tour.
terminal-not-in-order =
    { $faults ->
        [one] Une chose n’est pas encore en ordre : continuez, ou écrivez « judge » pour savoir laquelle.
       *[other] { $faults } choses ne sont pas encore en ordre : continuez, ou écrivez « judge » pour savoir lesquelles.
    }
terminal-hint =
    { $best ->
        [proven] Vous pouvez jouer { $tiles } ; il est prouvé qu’aucun coup n’a plus de tuiles.
        [found] Vous pouvez jouer { $tiles } ; il n’est pas exclu qu’on puisse en jouer plus.
       *[any] Vous pouvez jouer { $tiles }.
    } La table pourrait ressembler à ceci :
terminal-hint-taken = Écrivez « take hint » pour la disposer ainsi ; « done » termine ensuite votre tour.
terminal-no-hint = Aucun coup n’a encore été montré : écrivez d’abord « hint ».
terminal-no-play =
    { $proof ->
        [none] Vous ne pouvez rien jouer : c’est prouvé.
       *[undecided] La recherche n’a rien trouvé que vous puissiez jouer, mais cela ne prouve pas qu’il n’y ait rien.
    } { $bag ->
        [0] Écrivez « pass ».
       *[other] Écrivez « draw ».
    }
terminal-draft-lost = La table que vous construisiez n’est pas enregistrée : la partie reprendra au début de votre tour.

## Lines of Antheno that cannot be done

terminal-not-understood = « { $line } » ne se comprend pas. Écrivez ? pour voir ce que vous pouvez écrire.
terminal-say-where = Dites où poser { $tiles }, par exemple : { $tiles } at 0,0 right
terminal-say-where-to = Dites où la mettre, par exemple : move 2,1 to 5,3
terminal-no-tile =
    « { $word } » n’est pas une tuile. Écrivez la lettre d’une couleur, R, B, G ou P, et un nombre de 1 à
    8, ou * pour une étoile : R3, B*.
terminal-no-cell =
    « { $word } » n’est pas une case. Écrivez sa colonne et sa rangée, par exemple 2,1.
terminal-no-direction =
    « { $word } » n’est pas une direction. Écrivez right (à droite), left (à gauche), down (en bas) ou up
    (en haut).
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
    { $tile } at 0,0
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
terminal-how-to-move = n e s w, une case, ou go f7
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
terminal-help-tanxi =
    Choisissez par numéro, ou écrivez un verbe en anglais et une partie d’un nom. Les pas sont des
    flèches sur la carte, votre pion est entre crochets.
terminal-help-tanxi-number = ce qui est à côté de ce numéro
terminal-help-tanxi-step = un pas : au nord, à l’est, au sud, à l’ouest, ou sur cette case
terminal-help-tanxi-go = marcher jusque-là, tant qu’il reste des ⚡ ; le prix est dit avant
terminal-help-tanxi-plain = explorer, terminer le tour, fuir
terminal-help-tanxi-named = attaquer quelqu’un, utiliser un objet : une partie du nom suffit
terminal-help-tanxi-equip = équiper, retirer ou échanger une carte
terminal-help-tanxi-buy = acheter aux habitants, demander la faveur d’une divinité
terminal-help-tanxi-card = tout ce qui est écrit sur une carte, un personnage, un monstre, une divinité
terminal-help-tanxi-show = tout de nouveau, l’île seule, vos cartes et pouvoirs
terminal-help-tanxi-undo = reprendre votre dernier coup, si rien n’a été révélé depuis

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
