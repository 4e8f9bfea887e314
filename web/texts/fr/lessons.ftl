### Les leçons, sur la page.

web-lessons-of = Apprenez { $game } en jouant
web-lessons-about =
    De courtes parties où le hasard est connu : on vous dit quoi regarder, et c’est vous qui jouez.
web-lessons-rules = Les règles de { $game }
web-lesson-minutes =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
web-lesson-at = Reprendre à l’étape { $step } sur { $steps }
web-lesson-known = Faite
web-lesson-step = Étape
web-lesson-progress = Où vous en êtes
web-lesson-go-on = Continuer
web-lesson-back = Retour
web-lesson-there = M’y amener
web-lesson-leave = Quitter la leçon
web-lesson-right = C’est cela ! Regardez ce que cela donne, puis continuez.
web-lesson-done = Voilà pour cette leçon. Bravo !
web-lesson-next = Ensuite : { $title }
web-lesson-play = Jouer à { $game }
web-lesson-again = Encore une fois

## Un jeu d’un coup d’œil, avant ses règles

web-glance = D’un coup d’œil
web-glance-goal = Le but
web-glance-turn = Un tour
web-glance-pieces = Les pièces
web-glance-antayagi-goal = Réunissez cinq points dans votre sacoche, avec des cartes que seuls les autres voient.
web-glance-antayagi-choose = Choisissez avec qui échanger : vous voyez ce qu’on tient en face, pas eux.
web-glance-antayagi-lay = Chacun pose une carte en secret, puis toutes deux sont dévoilées.
web-glance-antayagi-sabotage = N’importe qui peut gâcher l’échange avec un Sabotage, ou le sauver avec un autre.
web-glance-antayagi-swap = Chacun reçoit la carte de l’autre : les points restent, le reste agit ou est défaussé.
web-glance-antheno-goal = Jouez avant tout le monde toutes les tuiles de votre chevalet.
web-glance-antheno-play = Jouez au moins une tuile, ou autant que vous voulez : en lignes de trois ou plus.
web-glance-antheno-move = Déplacez ce qui est sur la table, pourvu que tout soit en ordre à la fin de votre tour.
web-glance-antheno-draw = Rien ne va ? Piochez une tuile, et le tour est fini.
web-glance-tanxi-goal = Soyez la dernière personne sur l’île.
web-glance-tanxi-walk = Dépensez votre énergie : marchez de case en case…
web-glance-tanxi-explore = …explorez pour trouver du butin, si un monstre ne surgit pas d’abord…
web-glance-tanxi-fight = …affrontez les monstres et les autres avec des cartes et des dés…
web-glance-tanxi-village = …et marchandez au village ce que vous avez trouvé.
web-glance-tanxi-fog = Pendant ce temps, des divinités s’éveillent et la brume monte de la côte.
web-glance-tanxi-life = La vie : sans elle, on est hors de l’île pour un temps.
web-glance-tanxi-energy = L’énergie : chaque tour la renouvelle, presque tout en coûte une.
web-glance-tanxi-power = Attaque et défense : les vôtres, ce que vous portez, et les dés.
web-glance-tanxi-gems = Les gemmes de pouvoir paient les pouvoirs et la faveur des divinités.
web-glance-tanxi-coins = Chaque carte vaut des pièces au village.

## Notes dans une première partie, selon le nom que le serveur donne à l’occasion

web-note-read = Compris
web-note-stop = Plus de notes
web-note-antayagi-goal = Votre but : réunir avant tout le monde les points que l’on compte sous votre nom. Les cartes gagnées dans les échanges les rapportent.
web-note-antayagi-choose = Vous voyez les cartes de tous sauf les vôtres. Choisissez qui tient ce qui vous plaît.
web-note-antayagi-lay = Vous ne voyez que des dos : donnez la carte qui vous en dit le moins. Le dos Trésor et T-Rex est un indice.
web-note-antayagi-sabotage = C’était le moment d’un Sabotage : une fois les cartes dévoilées, chacun peut gâcher l’échange.
web-note-antayagi-take = Une Sucette lyrique prend une carte dans l’autre main. Prenez-en une qui compte.
web-note-antayagi-eat = Un T-Rex doit manger, et disparaît avec son repas. Donnez-lui ce qui vous manquera le moins.
web-note-antayagi-cancelled = L’échange est annulé : rien ne change de main, et les cartes sont défaussées.
web-note-antayagi-flipped = Un Chapeau retourne une main : qui la tient voit maintenant les objets, les autres les dos.
web-note-antayagi-kept = Un Magicien itinérant empêche l’échange : chacun garde ce qu’il a posé.
web-note-antheno-goal = Votre but : vider votre chevalet avant les autres. Sous chaque nom, vous voyez combien de tuiles il reste.
web-note-antheno-turn = Glissez des tuiles sur le tapis, en lignes de trois ou plus. Ce qui s’y trouve peut bouger aussi.
web-note-antheno-drew = Qui ne peut pas jouer pioche une tuile. Vous avez vu sa couleur, le numéro reste secret.
web-note-antheno-went-out = Un chevalet vide gagne. Les autres continuent pour les places suivantes.
web-note-tanxi-goal = Votre but : rester la dernière personne sur l’île. Trouvez armes et équipement tant qu’il est temps : la brume approche.
web-note-tanxi-land = Choisissez une plage, de préférence près d’un point d’exploration.
web-note-tanxi-act = Presque tout coûte 1 ⚡. Plus une case est foncée, plus elle est proche ; pointez-la ou touchez-la pour voir ce que coûte le chemin.
web-note-tanxi-return = Vous revenez au village avec la moitié de vos ♥ et toutes vos affaires.
web-note-tanxi-woke = Une divinité s’est éveillée : sa colère frappe tout le monde une fois, sa faveur s’obtient pour 2 ◆.
web-note-tanxi-fog-rose = Ne terminez pas votre tour dans la brume : elle coûte autant de ♥ que l’indique le dé d’attaque.
web-note-tanxi-fell = Qui n’a plus de ♥ est hors de l’île un tour ou deux. Qui s’y trouve sans personne d’autre gagne.
