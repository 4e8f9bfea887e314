### Les leçons d’AntaYagí en français.

## À qui sont ces cartes ?

lesson-whose-cards = À qui sont ces cartes ?
lesson-whose-cards-about =
    Des dos, un échange, un point : tout ce qu’il faut pour une première partie.
lesson-whose-cards-goal =
    Bienvenue au bazar ! Chaque carte de votre sacoche vaut un point. À trois ou quatre
    marchands, le premier qui en a cinq gagne.
lesson-whose-cards-backs =
    Voici votre main, et vous la tenez à l’envers : vous voyez les dos, tous les autres voient
    ce que sont vos cartes.
lesson-whose-cards-others =
    Et vous, vous voyez les leurs ! Vega tient un Os, un Chapeau et un Muffin omniscient, sans
    s’en douter. Otto non plus ne sait rien de son Trésor.
lesson-whose-cards-clue =
    Certains dos parlent. Derrière celui-ci se cache un Trésor ou un T-Rex ; les ciseaux de
    votre troisième carte serviront à faire des bêtises, plus tard. Un dos uni ne dit rien.
lesson-whose-cards-choose =
    C’est votre tour : choisissez avec qui échanger. L’Os de Vega vaudrait un point. Choisissez
    Vega.
lesson-whose-cards-choose-otto =
    Otto a un Trésor, c’est vrai, mais aussi un T-Rex qui mangerait votre Os. Chez Vega, rien ne
    mord : essayez d’abord avec elle.
lesson-whose-cards-choose-yourself = Pour un échange, il faut être deux. Choisissez Vega.
lesson-whose-cards-lay =
    Maintenant, chacun pose une carte en secret. Vega voit votre main et peut tenter de vous
    convaincre ; vous ne voyez que des dos. Donnez celle qui ne vous dit rien : la première.
lesson-whose-cards-lay-clue =
    Derrière ce dos se cache peut-être un Trésor. Vous en feriez cadeau ? Posez votre première
    carte.
lesson-whose-cards-lay-sabotage =
    Avec ces ciseaux, vous pourrez un jour gâcher un échange : gardez-les. Posez votre première
    carte.
lesson-whose-cards-window =
    Une Boîte vide contre un Os, quelle affaire ! Avant que les cartes ne changent de main,
    chacun peut gâcher l’échange avec un Sabotage. Il vous plaît : laissez faire.
lesson-whose-cards-window-plain =
    Seul le dos aux ciseaux est un Sabotage. Et cet échange vous arrange : laissez faire.
lesson-whose-cards-window-waste =
    Vous pourriez, mais pourquoi ? L’Os est presque à vous. Laissez faire.
lesson-whose-cards-point =
    L’Os est dans votre sacoche : cela fait trois points. Votre Boîte vide n’a pas de marque de
    point, la pauvre Vega doit la défausser.
lesson-whose-cards-refill =
    Chacun pioche pour avoir de nouveau trois cartes, et le tour passe à gauche. De la prochaine
    carte de la pioche, tous voient le dos. Vega pense à vous…
lesson-whose-cards-answer =
    Vega veut échanger avec vous : posez encore une carte. Vous connaissez les dos,
    maintenant : séparez-vous de celle au dos uni.
lesson-whose-cards-answer-clue = Un Trésor, peut-être ! Gardez-la, et donnez la carte au dos uni.
lesson-whose-cards-answer-sabotage =
    Gardez votre Sabotage pour de plus mauvais jours, et donnez la carte au dos uni.
lesson-whose-cards-equal =
    Deux Chapeaux ! Quand les deux cartes montrent le même objet, il n’y a pas d’échange :
    toutes deux sont défaussées, quels que soient leurs dos.
lesson-whose-cards-worth =
    Quelques tours plus tard : vous avez quatre points. Qui tient ce qu’il vous faut ?
    Choisissez qui peut vous donner le cinquième.
lesson-whose-cards-worth-empty =
    Regardez mieux : ni une Boîte vide ni un Poisson n’ont de marque de point. Toutes les
    cartes d’Otto en ont une.
lesson-whose-cards-last = Quoi qu’Otto pose, c’est un point. Posez la carte que vous voulez.
lesson-whose-cards-quiet =
    Les autres ont répondu, et personne ne sait quoi. À vous maintenant : laissez faire.
lesson-whose-cards-quiet-own = Gâcher votre propre victoire ? Laissez faire !
lesson-whose-cards-won =
    Cinq points : vous avez gagné ! Si les deux atteignent leur objectif dans le même échange,
    c’est la personne choisie qui gagne. Vous pouvez jouer : le reste s’apprend en chemin.

## T-Rex, Sucettes et Magiciens

lesson-t-rexes-lollipops-wizards = T-Rex, Sucettes et Magiciens
lesson-t-rexes-lollipops-wizards-about = Ce que font les objets quand ils vous arrivent.
lesson-t-rexes-lollipops-wizards-rex =
    Vega veut échanger avec vous, et elle tient un T-Rex. Il vaut un point, mais il a toujours
    faim : il mange les Os, les Muffins omniscients, les Poissons et les Sucettes lyriques.
lesson-t-rexes-lollipops-wizards-give = Posez la carte que vous voulez. Voyons ce qu’elle fait.
lesson-t-rexes-lollipops-wizards-eat =
    Le T-Rex est à vous, et il y a de la nourriture dans votre sacoche ! Il doit en manger
    exactement une, et c’est vous qui choisissez.
lesson-t-rexes-lollipops-wizards-eaten =
    Le T-Rex et son repas disparaissent : deux points de moins qu’espéré. Sans rien à manger,
    il reste et compte, mais il sautera sur la première nourriture qui arrive.
lesson-t-rexes-lollipops-wizards-sweet =
    Une Sucette lyrique vaut un point, et vous fait prendre une autre carte dans la main d’où
    elle vient. Vega en a une : choisissez-la.
lesson-t-rexes-lollipops-wizards-sweet-otto =
    Otto n’a rien qui compte. C’est Vega qui a la Sucette lyrique : choisissez-la.
lesson-t-rexes-lollipops-wizards-swap =
    Deux dos unis, rien à savoir. Posez votre première carte, au petit bonheur.
lesson-t-rexes-lollipops-wizards-swap-other =
    Un autre jour, peut-être. Aujourd’hui, c’est la première carte qui porte chance.
lesson-t-rexes-lollipops-wizards-take =
    La Sucette lyrique est à vous, et vous devez maintenant prendre une carte à Vega. Prenez-en
    une qui compte.
lesson-t-rexes-lollipops-wizards-take-box =
    Cette Boîte vide, vous devriez la défausser. Prenez le Trésor !
lesson-t-rexes-lollipops-wizards-twice =
    Deux points en un seul échange. Si la seconde carte avait aussi été une Sucette lyrique,
    vous auriez repris une carte dans la même main.
lesson-t-rexes-lollipops-wizards-hat =
    Assez des dos ? Un Chapeau retourne toute votre main. Otto en a un : choisissez-le.
lesson-t-rexes-lollipops-wizards-hat-vega = Vega n’a pas de Chapeau. Choisissez Otto.
lesson-t-rexes-lollipops-wizards-any = Posez la carte que vous voulez.
lesson-t-rexes-lollipops-wizards-flipped =
    Vous voyez maintenant vos objets, et les autres ne voient que des dos. La carte que vous
    venez de piocher est de nouveau à l’aveugle. Ce que vous avez vu, vous pouvez vous en
    souvenir.
lesson-t-rexes-lollipops-wizards-muffin =
    Pendant que vous regardiez, Vega a reçu un Muffin omniscient : un point, mais qui le reçoit
    défausse toute sa main. Elle a pioché trois nouvelles cartes.
lesson-t-rexes-lollipops-wizards-small-hat =
    Le dos de votre première carte est un Petit chapeau : qui la pioche la tient en secret.
    Personne d’autre ne sait que c’est un Magicien itinérant.
lesson-t-rexes-lollipops-wizards-wizard =
    Vega a quatre points, et ce qu’elle recevrait de vous serait le cinquième. Mais un Magicien
    itinérant empêche l’échange : posez-le !
lesson-t-rexes-lollipops-wizards-wizard-swap =
    Cette carte pourrait bien être le point de la victoire pour Vega. Votre Magicien itinérant
    est la première.
lesson-t-rexes-lollipops-wizards-kept =
    Rien n’a changé de main : chacun garde la carte qu’il a dévoilée. Celle de Vega était une
    Boîte vide, elle en reste à quatre points ; le Magicien itinérant s’en va à la défausse.
lesson-t-rexes-lollipops-wizards-waste =
    Les Déchets toxiques valent un point, mais portent votre objectif à six. Ils ont tout de
    même du bon…
lesson-t-rexes-lollipops-wizards-fish =
    …car avec des Déchets toxiques dans la sacoche, un Poisson y reste, et vaut deux points. Où
    en trouver un ?
lesson-t-rexes-lollipops-wizards-fish-one =
    Vega n’a qu’un point pour vous. Il vous en faut deux : choisissez Otto, qui tient deux
    Poissons.
lesson-t-rexes-lollipops-wizards-reel =
    Posez la carte que vous voulez, en espérant qu’Otto ne sache pas ce qu’il tient.
lesson-t-rexes-lollipops-wizards-caught =
    Un Poisson à deux points, et cela fait six : vous gagnez, déchets compris. Sans Déchets
    toxiques, il aurait simplement été défaussé.

## Sabotage et sauvetage

lesson-sabotage-and-rescue = Sabotage et sauvetage
lesson-sabotage-and-rescue-about = Comment gâcher l’échange d’un autre, et comment sauver le vôtre.
lesson-sabotage-and-rescue-danger =
    Otto a quatre points et va recevoir un Trésor de Vega : ce serait le cinquième. Deux objets
    différents sont dévoilés, et l’on demande à chacun s’il s’y oppose.
lesson-sabotage-and-rescue-sabotage =
    Vous, oui ! Des ciseaux au dos, c’est un Sabotage. Jouez cette carte de votre main.
lesson-sabotage-and-rescue-sabotage-let = Alors Otto gagne, sur-le-champ. Cherchez les ciseaux.
lesson-sabotage-and-rescue-sabotage-plain =
    On ne peut jouer comme Sabotage qu’une carte dont on a vu les ciseaux au dos.
lesson-sabotage-and-rescue-anew =
    Clac ! On redemande à tout le monde, à vous aussi : un second Sabotage sauverait
    l’échange. Vous avez ce que vous vouliez : laissez faire.
lesson-sabotage-and-rescue-spoilt =
    L’échange est annulé : les deux cartes et votre Sabotage sont défaussés, rien ne prend
    effet, et les mains sont refaites. Un Sabotage arrive à temps ou jamais : un échange
    terminé reste acquis.
lesson-sabotage-and-rescue-yours =
    Cette fois, le Trésor est pour vous, et c’est le cinquième point. Mais Otto a l’air de
    mijoter quelque chose…
lesson-sabotage-and-rescue-rescue =
    Il vous sabote ! Un Sabotage s’annule par un autre : avec le vôtre, vous pouvez sauver
    l’échange.
lesson-sabotage-and-rescue-rescue-let =
    Alors votre cinquième point est perdu. Votre première carte montre aussi des ciseaux.
lesson-sabotage-and-rescue-hold =
    Deux Sabotages, et l’échange continue ; un troisième le gâcherait encore. On redemande à
    tous : laissez faire, et croisez les doigts.
lesson-sabotage-and-rescue-saved =
    Sauvé ! Seuls les Sabotages ont disparu ; le Trésor est à vous, et la partie aussi.
lesson-sabotage-and-rescue-both =
    Une carte aux ciseaux a aussi un objet. Jouée comme Sabotage, son objet ne fait rien ; on
    peut aussi la poser dans un échange, comme une autre.
lesson-sabotage-and-rescue-poker-face =
    Personne ne voit le dos de vos cartes, personne ne sait donc ce que vous pourriez faire.
    Menacez, promettez, suppliez : parler fait partie du jeu.
lesson-sabotage-and-rescue-start =
    Une dernière chose : trois cartes chacun au départ, et la personne qui a le plus de poches
    commence. Si la pioche s’épuise, on mélange la défausse. À bientôt au bazar !
