### Antheno in French.

## What is in the box

name-red = rouge
name-blue = bleu
name-green = vert
name-purple = violet
name-circle = cercle
name-triangle = triangle
name-square = carré
name-diamond = losange

## What you may do

question-turn =
    { $draw ->
        [free] C’est à vous : jouez au moins une tuile, ou piochez-en une ; si le sac est vide, passez.
       *[strict] C’est à vous : jouez au moins une tuile. Si vous ne pouvez pas, piochez-en une ; si le sac est vide, passez.
    }
move-play = Disposer la table ainsi
move-draw = Piocher une tuile
move-pass = Passer

## What happened

event-played =
    { $seat_is ->
        [you] Vous jouez { $tiles }
       *[other] { $seat } joue { $tiles }
    }{ $moved ->
        [0] {""}
        [one] {" ; "}une tuile de la table change de place
       *[other] {" ; "}{ $moved } tuiles de la table changent de place
    }.{ $left ->
        [0] {""}
        [one] {" "}Il reste une tuile sur le chevalet.
       *[other] {" "}Il reste { $left } tuiles sur le chevalet.
    }
# A tile is feminine: the names of the colours take its gender here.
event-drew =
    { $seat_is ->
        [you] Vous piochez une tuile
       *[other] { $seat } pioche une tuile
    } { $colour ->
        [bleu] bleue
        [vert] verte
        [violet] violette
       *[other] { $colour }
    }{ $tile ->
        [none] {""}
       *[other] {" "}({ $tile })
    }.{ $finding ->
        [none-exists] {" "}Il n’y avait rien à jouer : l’arbitre l’a prouvé.
        [none-found] {" "}L’arbitre n’a rien trouvé dans les étapes dont il dispose, mais cela ne prouve pas qu’il n’y ait rien.
       *[none] {""}
    } { $bag ->
        [0] Le sac est maintenant vide.
        [one] Il reste une tuile dans le sac.
       *[other] Il reste { $bag } tuiles dans le sac.
    }
event-passed =
    { $seat_is ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }{ $finding ->
        [none-exists] {" "}Il n’y avait rien à jouer : l’arbitre l’a prouvé.
        [none-found] {" "}L’arbitre n’a rien trouvé dans les étapes dont il dispose, mais cela ne prouve pas qu’il n’y ait rien.
       *[none] {""}
    }
event-went-out =
    { $place ->
        [1] { $seat_is ->
            [you] Vous n’avez plus de tuiles et gagnez la partie !
           *[other] { $seat } n’a plus de tuiles et gagne la partie !
        }
       *[other] { $seat_is ->
            [you] Vous n’avez plus de tuiles et prenez
           *[other] { $seat } n’a plus de tuiles et prend
        } la { $place ->
            [2] deuxième place
            [3] troisième place
           *[other] place { $place }
        }.
    }
event-turn-passed =
    { $seat_is ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $seat } de jouer.
    }
event-blocked =
    Toutes les personnes encore en jeu ont passé l’une après l’autre : la partie s’arrête là. Entre
    elles, moins il reste de tuiles, meilleure est la place ; à nombre égal, elle est partagée.
event-ended =
    { $seat_is ->
        [you] Plus personne n’a de tuiles, sauf vous : dernière place, et fin de la partie.
       *[other] Plus personne n’a de tuiles, sauf { $seat } : dernière place, et fin de la partie.
    }

## Why not

refused-nothing-played = Au moins une tuile de votre chevalet doit rejoindre la table.
refused-tiles-missing =
    Ce qui était sur la table au début de votre tour doit y rester. Il manque : { $tiles }.
refused-not-yours =
    Vous ne pouvez pas poser ce qui n’est ni sur la table ni sur votre chevalet : { $tiles }.
refused-two-in-a-cell =
    Une case n’accueille qu’une seule tuile, et la case { $cell } en contient plusieurs :
    { $tiles }.
refused-two-touch =
    Deux tuiles se touchent sans former de combinaison : { $tiles }. Il en faut au moins trois.
refused-mixed-line =
    Cette ligne n’est ni un même nombre en couleurs différentes, ni une suite d’une seule couleur :
    { $tiles }.
refused-colour-twice =
    Cette ligne n’a qu’un seul nombre, mais une couleur y figure plusieurs fois : { $tiles }.
refused-no-sequence =
    Cette ligne est d’une seule couleur, mais ses nombres ne se suivent pas : { $tiles }.{ $wraps ->
        [yes] {" "}Le 8 et le 1 ne sont pas voisins.
       *[no] {""}
    }
refused-alone =
    Toute tuile doit faire partie d’une combinaison, et { $tile } ne fait partie d’aucune.
refused-star-clash =
    Impossible de donner aux étoiles de ces lignes des nombres qui conviennent partout : { $tiles }.
    Une étoile ne représente qu’un nombre à la fois.
refused-can-play =
    Vous pouvez jouer : vous n’avez donc le droit ni de piocher ni de passer. Demandez qu’on
    vous montre un coup.
refused-bag-empty = Le sac est vide et il n’y a rien à piocher : passez.
refused-bag-not-empty = Il reste des tuiles dans le sac : piochez-en une au lieu de passer.

## Why: what a bot says of its choice

why-out = Ce coup pose toutes les tuiles du chevalet : il ne vous en reste aucune.
why-line = Il allonge une ligne ou forme une nouvelle combinaison sans rien déplacer, et les étoiles restent sur le chevalet.
why-must = Il existe un coup, il n’est donc pas permis de piocher. Voici celui qui a été trouvé.
why-nothing = Aucune tuile du chevalet ne trouve place sur la table : il n’y a rien à choisir.
why-hold =
    Ce que vous gardez pourra encore partir plus tard avec le reste. Sur la table, cela aiderait
    d’abord les autres.
why-stars = Une étoile trouve place presque partout, et pour tout le monde : mieux vaut la garder pour l’instant sur le chevalet.
why-next-out =
    { $seat_is ->
        [you] C’est ensuite à vous et, d’après les couleurs de votre chevalet, vous posez tout dans { $percent } cas sur 100 environ.
       *[other] C’est ensuite à { $seat } qui, d’après les couleurs de son chevalet, pose tout dans { $percent } cas sur 100 environ.
    }
why-drew =
    { $seat_is ->
        [you] C’est ensuite à vous, et vous ne pouviez pas jouer il y a peu : cela dit quelles tuiles vous n’avez pas.
       *[other] C’est ensuite à { $seat }, qui ne pouvait pas jouer il y a peu : cela dit quelles tuiles ne sont pas sur son chevalet.
    }

## The rules

chapter-tiles = Les tuiles
chapter-setup = Mise en place
chapter-turn = Le tour de jeu
chapter-table = Une table en ordre
chapter-end = La fin de la partie

rule-an-1 =
    Chaque tuile a une couleur et porte un nombre de 1 à 8 ou une étoile. L’étoile est un joker dans
    sa propre couleur : elle vaut le nombre de 1 à 8 qui vous arrange.
rule-an-2 =
    La boîte contient 76 tuiles en 4 couleurs ; chaque couleur a deux fois chaque nombre de 1 à 8,
    et 3 étoiles. Le livret de règles ne donne que le total, et c’est ainsi qu’il se répartit à
    parts égales. Les options de table « copies » (exemplaires de chaque nombre dans une couleur :
    2), « stars » (étoiles de chaque couleur : 3) et « colours » (couleurs : 4) composent d’autres
    boîtes ; avec 2 étoiles par couleur, par exemple, il y a 72 tuiles. Chaque couleur a aussi sa
    propre forme, pour que personne ne dépende de la seule teinte : un cercle pour le rouge (R), un
    triangle pour le bleu (B), un carré pour le vert (G) et un losange pour le violet (P). R3 est
    donc un 3 rouge, et B* une étoile bleue.
rule-an-5 =
    Qui commence ? Chacun tire une tuile du sac sans regarder. Le premier tour revient au plus grand
    nombre ; une étoile l’emporte sur n’importe quel nombre, et une égalité se départage par un
    nouveau tirage. Ensuite, ces tuiles retournent dans le sac.
rule-an-5a =
    Deux étoiles forment une égalité comme une autre. Seules les personnes à égalité tirent de
    nouveau, parmi les tuiles encore dans le sac.
rule-an-6 =
    Secouez bien le sac ! Chacun pioche ensuite 10 tuiles et les installe sur son chevalet. L’option
    de table « hand » fixe un autre nombre.
rule-an-7 =
    D’en face, votre chevalet laisse voir combien de tuiles vous avez et de quelles couleurs. Leurs
    nombres ne sont visibles que pour vous.
rule-an-7a =
    Une étoile ne se trahit pas non plus : vue d’en face, c’est une tuile de sa couleur comme une
    autre. Il en va de même des tuiles que vous piochez plus tard. Les autres savent combien vous en
    avez de chaque couleur, mais jamais comment elles sont rangées : triez votre chevalet comme il
    vous plaît, cela ne révèle rien.
rule-an-8 = On joue à tour de rôle, dans le sens horaire.
rule-an-10 =
    Dès lors que vous pouvez jouer une tuile de votre chevalet, vous devez en jouer au moins une.
    Au-delà, il n’y a pas de limite : jouez-en autant que vous voulez.
rule-an-11 =
    Aucune de vos tuiles ne peut être jouée ? Alors vous en piochez une dans le sac, au hasard, et
    votre tour s’arrête là.
rule-an-11a =
    L’option de table « draw » règle la rigueur du contrôle. Avec « strict », la valeur par défaut,
    l’arbitre passe en revue toutes les façons de réarranger la table. Il ne vous empêche de piocher
    que s’il a trouvé un coup, et il vous le montre si vous le demandez. S’il n’en a trouvé aucun,
    il vous dit s’il a prouvé qu’il n’y en a pas, ou s’il n’en a simplement pas découvert au cours
    de sa recherche, limitée à un nombre d’étapes fixe. Avec « free », vous piochez quand vous
    voulez.
rule-an-12 =
    Quand le sac est vide, on passe au lieu de piocher, et à la même condition : vous ne pouvez
    passer que si vous auriez eu le droit de piocher. Si toutes les personnes encore en jeu passent
    l’une après l’autre, la partie se termine.
rule-an-13 =
    Vous pouvez réarranger tout ce qui se trouve sur la table : défaire des combinaisons, les
    réunir, en former de nouvelles. À la fin, trois conditions doivent être remplies : toutes les
    tuiles qui étaient sur la table au début de votre tour y sont encore, au moins une de votre
    chevalet s’y est ajoutée, et la table est en ordre.
rule-an-13a =
    Si vous piochez ou passez, la table reste exactement telle que vous l’avez trouvée au début de
    votre tour.
rule-an-14 = C’est vous qui mettez fin à votre tour : il s’achève dès que vous l’annoncez.
rule-an-14a =
    D’ici là, vous pouvez revenir sur tout ce que vous avez essayé. Si la table n’est pas en ordre,
    elle est refusée : vous apprenez toutes les raisons et les cases concernées, et vous n’y perdez
    rien.
rule-an-20 =
    Les tuiles occupent les cases carrées d’une grille, comme dans les mots croisés. On construit à
    l’horizontale et à la verticale, jamais en diagonale, et il peut y avoir plusieurs grilles, du
    moment qu’elles ne se touchent pas.
rule-an-20a =
    La place ne manque jamais : une grille peut s’étendre sans limite de tous les côtés. Deux tuiles
    qui ne se rencontrent que par un coin ne comptent pas comme des tuiles qui se touchent.
rule-an-21 =
    Une combinaison est une ligne droite et sans trou d’au moins trois tuiles. Soit elles portent
    toutes le même nombre et chacune est d’une couleur différente, soit elles sont toutes de la même
    couleur et leurs nombres se suivent.
rule-an-21a =
    Lue de gauche à droite ou de haut en bas, une suite peut monter ou descendre. Mais elle ne
    boucle pas : le 8 et le 1 ne sont pas voisins.
rule-an-22 =
    Le livret de règles veut des combinaisons correctes sur toute la table, et nous le prenons au
    mot : là où deux tuiles ou plus se touchent à l’horizontale ou à la verticale, la ligne entière,
    aussi loin qu’elle va sans interruption, doit être une combinaison. Deux tuiles qui ne font que
    se toucher ne sont donc pas en ordre.
rule-an-23 =
    Aucune tuile ne reste seule : chacune fait partie d’au moins une combinaison. Elle peut faire
    partie de deux à la fois, l’une horizontale, l’autre verticale, tout en restant une seule et
    même tuile.
rule-an-24 =
    Une étoile ne représente qu’un nombre à la fois : au croisement de deux combinaisons, c’est le
    même dans l’une et dans l’autre. Chaque fois que la table est de nouveau vérifiée, elle peut en
    représenter un autre. Une combinaison peut compter autant d’étoiles que vous voulez, ou même
    n’être faite que d’étoiles, pourvu qu’on puisse leur donner des nombres qui rendent valables
    toutes les combinaisons de cette grille.
rule-an-25 =
    Votre premier coup n’a aucun minimum à atteindre : le livret de règles n’en mentionne pas.
rule-an-26 =
    Vous pouvez déplacer une grille entière, la faire pivoter ou la retourner comme dans un miroir :
    elle compte toujours comme la même, et rien ne change.
rule-an-30 =
    Videz votre chevalet avant tout le monde et vous gagnez. Si vous jouez à plus de deux, les
    autres continuent pour la deuxième place et les suivantes, jusqu’à ce qu’une seule personne ait
    encore des tuiles.
rule-an-30a = Les personnes qui n’ont plus de tuiles ne jouent plus : leur tour est sauté.
rule-an-31 =
    Si la partie se termine parce que tout le monde a passé, les personnes qui n’avaient déjà plus
    de tuiles gardent leur place. Les autres sont classées derrière elles : moins il reste de tuiles
    sur le chevalet, meilleure est la place, et à nombre égal elle est partagée.

## Comment la partie s’est passée

recap-out-first =
    { $seat_is ->
        [you] Vous avez vidé votre chevalet avant tout le monde.
       *[other] { $seat } a vidé son chevalet avant tout le monde.
    }
recap-blocked =
    { $seat_is ->
        [you] Le sac était vide et plus personne ne pouvait jouer : vous aviez le moins de tuiles.
       *[other] Le sac était vide et plus personne ne pouvait jouer : { $seat } avait le moins de tuiles.
    }
recap-blocked-shared =
    Le sac était vide et plus personne ne pouvait jouer : à plusieurs, il ne restait que { $tiles ->
        [one] une tuile
       *[other] { $tiles } tuiles
    }, et la victoire se partage.
recap-last-play =
    { $seat_is ->
        [you] Tour { $turn } : vous jouez { $tiles ->
            [one] votre dernière tuile.
           *[other] vos { $tiles } dernières tuiles d’un coup.
        }
       *[other] Tour { $turn } : { $seat } joue { $tiles ->
            [one] sa dernière tuile.
           *[other] ses { $tiles } dernières tuiles d’un coup.
        }
    }
recap-lead-play =
    { $seat_is ->
        [you] Tour { $turn } : vous jouez { $tiles ->
            [one] une tuile
           *[other] { $tiles } tuiles
        }, il vous en reste { $left }, et personne ne vous rattrape.
       *[other] Tour { $turn } : { $seat } joue { $tiles ->
            [one] une tuile
           *[other] { $tiles } tuiles
        }, il lui en reste { $left }, et personne ne suit plus.
    }
recap-lead-draw =
    Tour { $turn } : { $player_is ->
        [you] vous piochez,
       *[other] { $player } pioche,
    } et dès lors { $seat_is ->
        [you] vous avez le moins de tuiles.
       *[other] { $seat } a le moins de tuiles.
    }
recap-left =
    { $tiles ->
        [0] Aucune tuile
        [one] Une tuile restante
       *[other] { $tiles } tuiles restantes
    }
recap-curve-tiles = Les tuiles restantes, tour après tour
recap-turns =
    { $number ->
        [one] Un tour
       *[other] { $number } tours
    }
recap-on-the-table =
    { $number ->
        [one] Une tuile sur la table
       *[other] { $number } tuiles sur la table
    }
recap-moved =
    { $number ->
        [one] Une tuile déplacée
       *[other] { $number } tuiles déplacées
    }
recap-drawn =
    { $number ->
        [one] Une tuile piochée
       *[other] { $number } tuiles piochées
    }
recap-laid =
    { $number ->
        [one] Une tuile jouée
       *[other] { $number } tuiles jouées
    }
recap-largest =
    { $number ->
        [one] Une à la fois
       *[other] Jusqu’à { $number } d’un coup
    }
