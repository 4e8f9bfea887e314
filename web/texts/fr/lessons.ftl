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
