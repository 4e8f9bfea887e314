### AntaYagí in French.

## What is in the box

name-treasure = Trésor
    .a = un Trésor
name-bone = Os
    .a = un Os
name-hat = Chapeau
    .a = un Chapeau
name-musical-lollipop = Sucette lyrique
    .a = une Sucette lyrique
name-muffin = Muffin omniscient
    .a = un Muffin omniscient
name-t-rex = T-Rex
    .a = un T-Rex
name-toxic-waste = Déchets toxiques
    .a = des Déchets toxiques
name-fish = Poisson
    .a = un Poisson
name-wandering-wizard = Magicien itinérant
    .a = un Magicien itinérant
name-empty-box = Boîte vide
    .a = une Boîte vide
name-plain = Uni
    .a = dos uni
name-sabotage = Sabotage
    .a = dos Sabotage
name-small-hat = Petit chapeau
    .a = dos Petit chapeau
name-treasure-and-t-rex = Trésor et T-Rex
    .a = dos Trésor et T-Rex

## What you may do

question-choose = Choisissez avec qui faire l’échange.
question-lay =
    Choisissez la carte à poser. C’est définitif, et secret jusqu’à ce que les deux choix soient faits.
question-sabotage =
    { $ruined ->
        [yes] L’échange est saboté. Voulez-vous le sauver avec un autre Sabotage ?
       *[no] Deux objets différents sont dévoilés. Voulez-vous saboter l’échange ?
    }
question-take = Votre Sucette lyrique se sert dans la main d’en face. Quelle carte prenez-vous ?
question-eat = Votre T-Rex a faim. Que mange-t-il ?
move-choose = Échanger avec { $player }
move-lay = Poser la carte { $slot }
move-sabotage = Saboter avec la carte { $slot }
move-let-it-be = Laisser faire
move-take = Prendre la carte { $slot }
move-eat = Manger { $food }

## What happened

event-chose =
    { $seat_is ->
        [you] Vous choisissez { $player }.
       *[other] { $seat } { $player_is ->
            [you] vous choisit
           *[other] choisit { $player }
        }.
    }
event-laid =
    { $seat_is ->
        [you] Vous posez la carte { $slot }.
       *[other] { $seat } pose une carte{ $slot ->
            [none] {""}
           *[other] {" "}(carte { $slot })
        }.
    }
event-revealed =
    { $seat_is ->
        [you] Vous dévoilez { $object } (carte { $slot }) ;
       *[other] { $seat } dévoile { $object } (carte { $slot }) ;
    } { $player_is ->
        [you] vous, { $player_object } (carte { $player_slot }).
       *[other] { $player }, { $player_object } (carte { $player_slot }).
    }
event-sabotaged =
    { $seat_is ->
        [you] Vous jouez la carte { $slot } comme Sabotage. De l’autre côté, il y avait { $object }.
       *[other] { $seat } joue la carte { $slot } comme Sabotage. De l’autre côté, il y avait { $object }.
    }
event-let-be =
    { $seat_is ->
        [you] Vous laissez faire.
       *[other] { $seat } laisse faire.
    }
event-cancelled =
    { $why ->
        [equal] Deux objets identiques : l’échange est annulé et les deux cartes sont défaussées.
       *[sabotage] L’échange est saboté : les deux cartes sont défaussées.
    }
event-kept =
    { $seat_is ->
        [you] Votre Magicien itinérant empêche l’échange : chacun garde la carte qu’il a dévoilée.
       *[other] Le Magicien itinérant de { $seat } empêche l’échange : chacun garde la carte qu’il a
            dévoilée.
    }
event-received =
    { $seat_is ->
        [you] Vous mettez { $object } dans votre sacoche.
       *[other] { $seat } met { $object } dans sa sacoche.
    }
event-discarded =
    { $seat_is ->
        [you] Vous ne gagnez aucun point avec { $object } : la carte est défaussée.
       *[other] { $seat } ne gagne aucun point avec { $object } : la carte est défaussée.
    }
event-flipped =
    { $seat_is ->
        [you] Votre Chapeau retourne votre main.
       *[other] { $seat } retourne sa main.
    } { $objects ->
        [none] Elle était vide.
       *[other] D’un côté : { $objects }. De l’autre : { $backs }.
    }
event-took =
    { $seat_is ->
        [you] Vous prenez à { $player } la carte { $slot } : { $object }.
       *[other] { $seat } { $player_is ->
            [you] vous prend
           *[other] prend à { $player }
        } la carte { $slot } : { $object }.
    }
event-hand-discarded =
    { $seat_is ->
        [you] Votre Muffin omniscient vous fait défausser votre main :
       *[other] { $seat } défausse sa main à cause du Muffin omniscient :
    } { $objects ->
        [none] elle était déjà vide.
       *[other] { $objects }.
    }
event-ate =
    { $seat_is ->
        [you] Votre T-Rex mange { $food } ; les deux cartes sont défaussées.
       *[other] Chez { $seat }, le T-Rex mange { $food } ; les deux cartes sont défaussées.
    }
event-reshuffled =
    { $cards ->
        [one] La seule carte de la défausse devient la nouvelle pioche.
       *[other] Les { $cards } cartes de la défausse sont mélangées et deviennent la nouvelle pioche.
    }
event-drew =
    { $seat_is ->
        [you] Vous piochez une carte au { $back }
       *[other] { $seat } pioche une carte au { $back }
    }{ $object ->
        [none] .
       *[other] {" : "}{ $object }.
    }
event-passed-over =
    { $seat_is ->
        [you] Vous n’avez rien à échanger, ou personne avec qui le faire.
       *[other] { $seat } n’a rien à échanger, ou personne avec qui le faire.
    }
event-turn-passed =
    { $seat_is ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $seat } de jouer.
    }
event-won =
    { $seat_is ->
        [you] Vous avez { $points } points et gagnez la partie !
       *[other] { $seat } a { $points } points et gagne la partie !
    }
event-stuck = Plus personne ne peut ni échanger ni piocher. La partie se termine sans vainqueur.

## Why not

refused-not-yourself = Vous ne pouvez pas échanger avec vous-même : choisissez quelqu’un d’autre.
refused-empty-hand = { $player_is ->
        [you] Vous n’avez aucune carte à échanger.
       *[other] { $player } n’a aucune carte à échanger : choisissez quelqu’un d’autre.
    }
refused-no-such-card = Il n’y a pas de carte { $slot } dans cette main : elle { $cards ->
        [0] est vide
        [one] n’a qu’une carte
       *[other] compte { $cards } cartes
    }.
refused-let-it-be-already =
    Vous avez déjà choisi de laisser faire. Si quelqu’un sabote l’échange, la question vous sera reposée.
refused-effects-have-begun =
    Les effets de l’échange ont commencé : il est trop tard pour le saboter.
refused-nothing-revealed = Un Sabotage ne se joue que lorsque deux cartes viennent d’être dévoilées.
refused-no-sabotage-seen = La carte { $slot } n’est pas de celles dont vous avez vu le dos Sabotage.
refused-no-such-food =
    Votre T-Rex ne peut pas manger { $food } qui n’est pas dans votre sacoche : choisissez autre chose.

## Why

why-holds = { $player } a { $object }, comme vous le voyez, et cela vous rapprocherait de votre objectif.
why-leave-alone = Il ne manque qu’un point à { $player } : ne lui proposez pas cet échange.
why-needs-most =
    { $points ->
        [one] Il manque encore un point à { $player }
       *[other] Il manque encore { $points } points à { $player }
    } : c’est l’échange qui donne le moins.
why-needs-one = Il ne manque qu’un point à { $player }.
why-least-use = La carte { $slot } est sans doute la moins utile à { $player }.
why-least-use-known = La carte { $slot } est { $object } : ce qui sert le moins à { $player }.
why-hidden = Votre carte { $slot } est { $object } environ { $times } fois sur { $of }.
why-would-win = { $player } gagnerait grâce à cet échange.
why-rescue = Cet échange vaut plus pour vous que le Sabotage.
why-ruin = Cet échange aide { $player } plus que ne vaut votre Sabotage.
why-later = Votre Sabotage vaudra davantage plus tard.
why-no-harm = En l’état, cela ne vous nuit pas.
why-take = { $player } a { $object } : de ces cartes, celle qui vous aide le plus.
why-take-unseen = Vous n’avez pas vu cette carte de { $player }, mais { $back } promet le plus.
why-keep-fish = Votre Poisson compte deux points : que le T-Rex mange autre chose.
why-any-food = Aucune autre nourriture ne vaut moins pour vous.

## The rules

chapter-setup = Mise en place
chapter-holding = Les cartes en main
chapter-turn = Le tour de jeu
chapter-sabotage = Le Sabotage
chapter-objects = Les objets
chapter-backs = Les dos
chapter-refill = Refaire les mains

rule-ay-1 = AntaYagí réunit de 3 à 7 marchands.
rule-ay-2 = Le paquet entier est mélangé, et tout le monde commence avec une main de 3 cartes.
rule-ay-3 =
    Les cartes restantes forment la pioche, dos vers le haut. Le dos de la première est toujours
    visible : chacun voit donc le dos de toute carte piochée. Les cartes défaussées montrent leur
    objet, au vu de toute la table.
rule-ay-3a = Vous pouvez feuilleter la défausse quand vous voulez.
rule-ay-4 = Plus rien à piocher ? La défausse, bien mélangée, prend la place de la pioche.
rule-ay-4a =
    La défausse n’est mélangée qu’au moment où quelqu’un doit piocher et où il ne reste plus aucune
    carte, même si les mains sont en train d’être refaites. Tant que la pioche et la défausse sont
    vides toutes les deux, personne ne pioche.
rule-ay-5 =
    Comptez vos poches ! Si vous en avez plus que tout le monde, c’est à vous de commencer. Dans
    l’édition de 65 cartes, l’égalité profite à la personne la plus jeune.
rule-ay-5a =
    Avant de commencer, chacun peut annoncer son nombre de poches, et la personne qui en a le plus
    débute ; les bots n’ont pas de poches. Si personne n’annonce rien, ou en cas d’égalité, le
    hasard décide ; là où l’égalité profite à la plus jeune, c’est parmi les personnes qui ont
    donné leur âge, et le hasard ne vient qu’ensuite.
rule-ay-6 =
    Votre objectif est de 5 points si vous jouez à 3 ou 4, et de 4 points si vous êtes 5, 6 ou 7.
rule-ay-7 =
    Le jeu existe en deux éditions, l’une de 80 cartes, l’autre de 65. Quelques règles changent de
    l’une à l’autre ; cette page le signale à chaque fois.
rule-ay-7a = La Boîte vide n’existe que dans l’édition de 80 cartes ; celle de 65 cartes s’en passe.
rule-ay-8 =
    Les discussions autour de la table sont les bienvenues : flattez, avertissez, promettez,
    suppliez. Influencer le choix des autres fait partie du plaisir.
rule-ay-10 =
    Une carte de votre main se tient de l’une de ces deux façons. À l’aveugle : vous voyez son dos,
    et tous les autres voient son objet. En secret : vous voyez son objet, et tous les autres voient
    son dos. Une carte piochée se tient à l’aveugle, sauf si son dos porte le Petit chapeau.
rule-ay-11 =
    Si le dos de la carte piochée porte le Petit chapeau, vous la tenez en secret : son objet n’est
    visible que pour vous.
rule-ay-11a =
    Les 3 cartes distribuées au départ comptent comme piochées : un Petit chapeau parmi elles est
    tenu en secret dès le début.
rule-ay-12 =
    Vous avez le droit de retenir tout ce que vous avez vu : le côté tourné vers vous, avant et
    après chaque retournement, et le dos de chaque carte prise dans la pioche. Les dos des cartes
    distribuées au départ ne sont vus que des personnes vers qui ils sont tournés. Une carte qui
    quitte une main et revient après un mélange de la défausse est nouvelle pour tout le monde.
    L’option de table « aide-mémoire », activée par défaut, vous montre les côtés que vous avez déjà
    vus ; elle ne change aucune règle.
rule-ay-13 =
    Les cartes d’une main gardent leur ordre, et vous ne pouvez pas réarranger les vôtres. Quand une
    carte s’en va, celles qui sont à sa droite se décalent vers la gauche ; une carte piochée arrive
    tout à droite. Les cartes en main ne sont désignées que par leur place, comptée à partir de 1 en
    partant de la gauche, pour que rien ne trahisse un côté caché.
rule-ay-14 =
    Les cartes que vous gagnez restent devant vous : c’est votre sacoche. Chacun peut regarder
    toutes les sacoches à tout moment.
rule-ay-14a =
    Les spectateurs ne voient que ce que voient tous les joueurs. Dans les mains, ils ne voient donc
    ni objet ni dos, sauf ceux que toute la table a déjà vus.
rule-ay-20 =
    Votre tour commence quand vous désignez quelqu’un : c’est la personne choisie, avec qui vous
    ferez l’échange.
rule-ay-20a =
    La personne désignée doit avoir au moins une carte. Si vous n’en avez aucune vous-même, ou s’il
    n’y a personne à désigner, vous sautez l’échange et vous ne faites que piocher ; cela ne peut
    arriver que dans l’édition de 65 cartes. Si plus personne ne pouvait ni échanger ni piocher, la
    partie se terminerait sans vainqueur.
rule-ay-21 =
    Chacun des deux décide en secret quelle carte de sa main il propose ; une fois fait, ce choix
    est définitif. C’est seulement quand les deux sont prêts que les cartes sont dévoilées ensemble,
    côté objet visible.
rule-ay-22 =
    Les deux cartes montrent le même type d’objet ? Alors le marché tombe à l’eau, quels que soient
    leurs dos : elles partent à la défausse, et ni l’une ni l’autre n’a d’effet.
rule-ay-22a =
    Deux Magiciens itinérants sont aussi le même type d’objet : ils s’annulent comme n’importe
    quelle autre paire.
rule-ay-23 =
    Si les objets sont différents, chacun des deux reçoit la carte montrée par l’autre. Si elle
    porte la marque de point, elle entre dans votre sacoche et son effet s’applique ; sinon, elle
    est défaussée. Le Poisson et le Magicien itinérant ont leurs propres règles.
rule-ay-24 =
    Quand tous les effets sont terminés, repas des T-Rex compris, les deux personnes qui ont échangé
    comptent leurs points ; un objet en plusieurs exemplaires compte autant de fois. Celle des deux
    qui a atteint ou dépassé son objectif gagne. Si toutes les deux y sont parvenues, la victoire
    revient uniquement à la personne choisie.
rule-ay-25 =
    Si personne n’a gagné, les mains sont refaites, et c’est au tour de la personne de gauche.
rule-ay-26 =
    D’abord agit la carte reçue par la personne dont c’est le tour, avec tout ce qu’elle déclenche ;
    puis celle qu’a reçue la personne choisie ; enfin les T-Rex, dans le même ordre. Une option de
    table inverse le tout : la personne choisie passe alors toujours en premier. Cela ne compte que
    si une Sucette lyrique croise un Muffin omniscient ou un Chapeau.
rule-ay-30 =
    Une fois les deux cartes dévoilées, n’importe qui, concerné ou non par l’échange, peut jouer de
    sa main une carte au dos Sabotage et faire capoter l’affaire. Les cartes dévoilées et le
    Sabotage sont défaussés, et rien ne prend effet.
rule-ay-31 =
    Un Sabotage peut être contré par un autre, celui-ci par un troisième, et ainsi de suite, sans
    limite. Si leur nombre est pair, l’échange a lieu et seuls les Sabotages sont défaussés ; s’il
    est impair, l’échange est annulé.
rule-ay-32 =
    Quand deux objets différents ont été dévoilés, et avant que la moindre carte ne bouge, la
    question est posée à tout le monde, Sabotage en main ou non : saboter ou laisser faire ? Le
    premier Sabotage reçu compte ; puis tout le monde est interrogé à nouveau, et vous pouvez même
    contrer le vôtre. La question est close quand tous laissent faire, et personne n’apprend qui a
    renoncé. Devant deux objets identiques, elle n’est pas posée : il n’y a plus rien à empêcher.
rule-ay-33 =
    Vous pouvez jouer toute carte de votre main dont vous avez vu le dos Sabotage, qu’elle soit
    tenue à l’aveugle ou en secret, et que l’aide-mémoire soit actif ou non. La carte que vous avez
    posée pour l’échange n’est plus dans votre main : elle ne peut pas servir de Sabotage.
rule-ay-34 =
    Quand un échange est terminé, il est trop tard pour le saboter. L’objet d’une carte jouée comme
    Sabotage reste sans effet ; vous pouvez aussi garder cette carte et la proposer dans un échange.
rule-ay-34a = Il est également trop tard dès que les effets de l’échange ont commencé.
rule-ay-35 =
    Qui aurait pu saboter reste un secret, hormis les dos que vous avez vus vous-même. La table n’en
    laisse rien deviner : ni par ce qu’elle montre, peu ou beaucoup, ni par ce qu’elle refuse, ni
    par l’ordre des événements ou le temps qu’ils prennent.
rule-ay-40 = Trésor, 1 point. Il se contente de briller : aucun effet.
rule-ay-41 = Os, 1 point. Il ne fait rien par lui-même, mais c’est un repas pour T-Rex.
rule-ay-42 =
    Chapeau, 1 point. Toutes les cartes présentes à cet instant dans votre main changent de sens :
    celles tenues à l’aveugle passent en secret, et inversement. Celles que vous piochez plus tard
    se tiennent comme d’habitude.
rule-ay-43 =
    Sucette lyrique, 1 point. Vous devez prendre une carte, celle que vous voulez, dans la main de
    la personne avec qui vous échangez ; elle va tout droit dans votre sacoche et son effet
    s’applique. Si c’est encore une Sucette lyrique, vous vous servez de nouveau dans la même main.
    C’est un repas pour T-Rex.
rule-ay-43a =
    Dans une main vide, vous ne prenez rien. Une carte sans marque de point est défaussée quand vous
    la prenez, mais un Poisson reste si vous avez des Déchets toxiques ; un Magicien itinérant ne
    fait rien ; le Chapeau et le Muffin omniscient agissent sur votre propre main. Pour choisir,
    vous voyez ce que vous verriez de votre place à table : l’objet des cartes tenues à l’aveugle,
    le dos de celles tenues en secret, et ce que vous avez retenu.
rule-ay-44 =
    Muffin omniscient, 1 point. Toute votre main part à la défausse. C’est un repas pour T-Rex.
rule-ay-45 =
    T-Rex, 1 point. S’il y a de la nourriture dans votre sacoche (Poisson, Muffin omniscient,
    Sucette lyrique ou Os), le T-Rex avale exactement une de ces cartes, du type de votre choix,
    puis part à la défausse avec elle. Il mange en dernier, après tous les autres effets de
    l’échange. Tant qu’il est dans votre sacoche, il reste affamé : ce qui arrive plus tard y passe
    aussi.
rule-ay-46 =
    Plusieurs T-Rex mangent l’un après l’autre, une carte chacun. Impossible de refuser, et s’il n’y
    a qu’un seul type de nourriture, on ne vous demande rien ; si plusieurs cartes de ce type sont
    là, c’est la plus ancienne qui part. Un Poisson défaussé dès son arrivée ne nourrit jamais de
    T-Rex.
rule-ay-47 =
    Déchets toxiques, 1 point. En contrepartie, votre propre objectif monte de 1 : il vous faut
    désormais 6 points si vous jouez à 3 ou 4, et 5 si vous êtes 5, 6 ou 7.
rule-ay-47a =
    Les Déchets toxiques portent la marque de point et restent donc dans votre sacoche. Si vous avez
    plusieurs de ces cartes, votre objectif ne monte que de 1 en tout dans l’édition de 80 cartes ;
    dans celle de 65 cartes, il monte de 1 pour chacune.
rule-ay-48 =
    Poisson, 2 points ou rien. Si des Déchets toxiques sont déjà dans votre sacoche quand il arrive,
    il y reste et compte 2 points ; sinon, il est défaussé. C’est un repas pour T-Rex.
rule-ay-48a =
    Rien ne fait disparaître les Déchets toxiques : un Poisson qui est resté garde ses 2 points
    jusqu’à ce qu’un T-Rex le mange. Un Poisson arrivé avant les Déchets toxiques est perdu.
rule-ay-49 =
    Magicien itinérant, aucun point. S’il apparaît, les cartes ne changent pas de propriétaire :
    chacun garde celle qu’il a montrée. L’autre carte entre dans la sacoche de la personne qui l’a
    dévoilée, avec son effet, et le Magicien est défaussé.
rule-ay-49a =
    La carte qui rencontre le Magicien suit toutes les règles habituelles pour entrer dans une
    sacoche. Une Boîte vide est défaussée, de même qu’un Poisson sans Déchets toxiques ; une Sucette
    lyrique se sert dans la main de la personne qui a montré le Magicien.
rule-ay-50 =
    Boîte vide, aucun point. La personne qui la reçoit la défausse. Elle n’existe que dans l’édition
    de 80 cartes.
rule-ay-51 = Trésor et T-Rex : un indice. L’objet de l’autre côté est l’un des deux, mais lequel ?
rule-ay-52 =
    Sabotage : jouez la carte de votre main pour faire capoter un échange, comme l’explique le
    chapitre sur le Sabotage.
rule-ay-53 =
    Petit chapeau : quand vous piochez cette carte, vous la tenez en secret ; vous en voyez l’objet,
    les autres ne voient que le chapeau.
rule-ay-54 =
    Toutes les autres cartes ont un dos uni. Chaque carte n’a qu’un seul dos, jamais deux à la fois.
rule-ay-60 =
    Dans l’édition de 80 cartes, tout le monde pioche après chaque échange, jusqu’à avoir de nouveau
    3 cartes.
rule-ay-60a =
    On pioche dans le sens horaire, à commencer par la personne dont c’est le tour. Vous piochez une
    carte à la fois et complétez votre main avant que la personne suivante ne pioche.
rule-ay-61 =
    Dans l’édition de 65 cartes, après chaque échange, annulé ou non, la personne choisie prend
    exactement une carte dans la pioche ; puis celle dont c’est le tour remonte à 3 cartes. Tous les
    autres, même après avoir joué un Sabotage, attendent la fin de leur propre tour.
rule-ay-61a =
    S’il n’y a pas eu d’échange parce qu’il était impossible, seule la personne dont c’est le tour
    pioche. Aucune main ne dépasse jamais 3 cartes.

## Comment la partie s’est passée

recap-reached =
    { $seat_is ->
        [you] Vous avez { $points } points ; il vous en fallait { $target }.
       *[other] { $seat } a { $points } points ; il lui en fallait { $target }.
    }
recap-chosen-first =
    { $seat_is ->
        [you] Tous deux aviez atteint l’objectif ; c’est alors la personne choisie qui gagne : vous.
       *[other] Tous deux avaient atteint l’objectif ; c’est alors la personne choisie qui gagne : { $seat }.
    }
recap-stuck = Plus personne ne pouvait échanger ni piocher : personne ne gagne.
recap-last-exchange =
    { $seat_is ->
        [you] Le dernier échange décide : vous obtenez { $object }.
       *[other] Le dernier échange décide : { $seat } obtient { $object }.
    }
recap-lead-for-good =
    { $seat_is ->
        [you] Échange { $exchange } : vous obtenez { $object }, prenez la tête, et personne ne vous rattrape.
       *[other] Échange { $exchange } : { $seat } obtient { $object }, prend la tête, et personne ne suit plus.
    }
recap-others-fell-behind =
    { $seat_is ->
        [you] Échange { $exchange } : d’autres perdent des points, et vous êtes en tête jusqu’à la fin.
       *[other] Échange { $exchange } : d’autres perdent des points, et { $seat } est en tête jusqu’à la fin.
    }
recap-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $target }
recap-curve-points = Les points, échange après échange
recap-exchanges =
    { $number ->
        [one] Un échange
       *[other] { $number } échanges
    }
recap-sabotages =
    { $number ->
        [one] Un Sabotage
       *[other] { $number } Sabotages
    }
recap-equal-pairs =
    { $number ->
        [one] Deux objets identiques une fois
       *[other] Deux objets identiques { $number } fois
    }
recap-meals =
    { $number ->
        [one] Un repas de T-Rex
       *[other] { $number } repas de T-Rex
    }
recap-treasure =
    { $number ->
        [one] Un Trésor
       *[other] { $number } Trésors
    }
recap-bone =
    { $number ->
        [one] Un Os
       *[other] { $number } Os
    }
recap-hat =
    { $number ->
        [one] Un Chapeau
       *[other] { $number } Chapeaux
    }
recap-musical-lollipop =
    { $number ->
        [one] Une Sucette lyrique
       *[other] { $number } Sucettes lyriques
    }
recap-muffin =
    { $number ->
        [one] Un Muffin omniscient
       *[other] { $number } Muffins omniscients
    }
recap-t-rex =
    { $number ->
        [one] Un T-Rex
       *[other] { $number } T-Rex
    }
recap-toxic-waste =
    { $number ->
        [one] Déchets toxiques
       *[other] Déchets toxiques { $number } fois
    }
recap-fish =
    { $number ->
        [one] Un Poisson
       *[other] { $number } Poissons
    }
