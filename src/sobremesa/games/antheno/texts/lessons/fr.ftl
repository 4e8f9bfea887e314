### Les leçons d’Antheno en français.

## Trois qui s’accordent

lesson-three-of-a-kind = Trois qui s’accordent
lesson-three-of-a-kind-about = Groupes, suites, et ce qu’est un tour.
lesson-three-of-a-kind-goal =
    Voici votre chevalet. La première personne à avoir joué toutes ses tuiles gagne ; au début
    d’une partie, chacun en a dix.
lesson-three-of-a-kind-secret =
    Chaque tuile a une couleur et un numéro de 1 à 8. Des tuiles de Vega, vous voyez le nombre
    et les couleurs ; les numéros ne regardent qu’elle, comme les vôtres ne regardent que vous.
lesson-three-of-a-kind-group =
    Trois tuiles ou plus alignées forment une combinaison : par exemple un même numéro en
    couleurs différentes. Vous avez trois cinq. Posez-les côte à côte sur le tapis, puis
    terminez votre tour.
lesson-three-of-a-kind-group-draw =
    On ne pioche que si l’on ne peut pas jouer, et vous pouvez : vous avez trois cinq.
lesson-three-of-a-kind-group-two =
    Deux ne suffisent pas : une combinaison, c’est trois. Ajoutez le troisième cinq.
lesson-three-of-a-kind-group-mixed =
    Un numéro en couleurs différentes, ou une couleur en suite, mais pas un peu des deux. Prenez
    les trois cinq.
lesson-three-of-a-kind-group-lone =
    Aucune tuile ne reste seule : il lui en faut au moins deux autres dans sa ligne.
lesson-three-of-a-kind-done =
    Bravo ! Vega ne pouvait rien jouer, elle a donc pioché une tuile, et c’est de nouveau votre
    tour.
lesson-three-of-a-kind-sequence =
    L’autre sorte de combinaison est la suite : trois numéros ou plus qui se suivent, d’une
    même couleur. Posez les 1, 2 et 3 violets ; plusieurs grilles qui ne se touchent pas
    peuvent s’étaler sur le tapis.
lesson-three-of-a-kind-sequence-round =
    8 et 1 ne sont pas voisins : une suite ne fait pas le tour. Prenez 1, 2 et 3.
lesson-three-of-a-kind-sequence-touch =
    Les tuiles qui se touchent doivent former une combinaison, dans les deux sens. Laissez une
    rangée libre entre les deux lignes.
lesson-three-of-a-kind-many =
    On peut jouer autant de tuiles qu’on veut, et compléter ce qui est posé. Les deux vôtres
    conviennent : jouez-les en un seul tour !
lesson-three-of-a-kind-many-one =
    Cela suffirait pour un tour. Mais l’autre convient aussi : jouez les deux d’un coup.
lesson-three-of-a-kind-out =
    Votre chevalet est vide : vous avez gagné ! Voilà tout le jeu ; les leçons suivantes
    montrent jusqu’où cela mène.

## Croisements

lesson-crossings = Croisements
lesson-crossings-about = Une tuile dans deux combinaisons, et ce qui ne doit pas se toucher.
lesson-crossings-look =
    Une suite rouge est posée sur le tapis, et vous avez deux quatre. Deux, c’est trop peu pour
    une combinaison…
lesson-crossings-cross =
    …mais une tuile peut appartenir à deux combinaisons, l’une en largeur, l’autre en hauteur.
    Posez vos quatre au-dessus ou au-dessous du 4 rouge, alignés avec lui.
lesson-crossings-cross-two =
    Dès que deux tuiles se touchent, leur ligne doit être une combinaison de trois ou plus.
    Alignez les deux quatre avec le 4 rouge.
lesson-crossings-both =
    Le 4 rouge compte maintenant dans les deux lignes. Peu importe où se trouve une grille, et
    dans quel sens elle est tournée.
lesson-crossings-corner =
    Vous avez maintenant trois deux, dont un rouge. Faites-leur rejoindre la suite rouge : une
    de vos tuiles peut l’allonger et commencer un groupe en même temps.
lesson-crossings-corner-beside =
    Deux lignes côte à côte se touchent dans chaque colonne, et chaque colonne devrait être une
    combinaison aussi. Qu’une seule tuile rejoigne la suite.
lesson-crossings-corner-few =
    Oui, le 2 rouge va bien là. Ajoutez maintenant les deux autres, vers le haut ou vers le bas.
lesson-crossings-diagonal =
    Trois tuiles d’un coup. Encore une chose : rien ne se construit en diagonale, et deux
    tuiles qui ne se touchent que par un coin n’ont rien à voir l’une avec l’autre.

## Tout bouge

lesson-everything-moves = Tout bouge
lesson-everything-moves-about = Ce qui est sur la table, chacun peut le réarranger.
lesson-everything-moves-stuck =
    Vous avez un 5 rouge, mais il y en a déjà un dans cette rangée, et aucun bout n’en veut
    d’autre. Une impasse ? Pas du tout.
lesson-everything-moves-split =
    Pendant votre tour, vous pouvez déplacer toutes les tuiles de la table. Coupez la rangée :
    3, 4, 5 et, avec votre tuile, 5, 6, 7.
lesson-everything-moves-split-draw =
    L’arbitre en sait plus long : il y a un coup à jouer, on ne peut donc pas piocher. Coupez
    la rangée en deux.
lesson-everything-moves-split-twice =
    Deux tuiles qui se touchent ne font pas une combinaison. Éloignez plutôt une partie de la
    rangée.
lesson-everything-moves-split-doubled = 5 ne suit pas 5. Laissez un vide entre les deux moitiés.
lesson-everything-moves-split-missing =
    Vous pouvez les déplacer, mais pas les garder : ce qui était sur la table au début de votre
    tour doit y être encore à la fin.
lesson-everything-moves-free =
    Tout est en ordre, et une tuile de moins. Tant que vous n’avez pas terminé votre tour,
    essayez ce que vous voulez : rien n’est perdu, et chaque ligne dit ce qui ne va pas.
lesson-everything-moves-borrow =
    Un groupe de quatre peut en céder une. Vos 3 et 4 violets aimeraient un 5 violet :
    empruntez-le, ou construisez là où il est.
lesson-everything-moves-borrow-draw =
    Il y a un coup à jouer, on ne peut donc pas piocher. Regardez le 5 violet.
lesson-everything-moves-borrow-touch =
    Une autre ligne s’est allongée sans le vouloir : regardez où vos tuiles se touchent.
    Donnez-leur plus de place.
lesson-everything-moves-draw =
    Parfois rien ne va, dans aucun sens. Alors on pioche une tuile, et le tour est fini ;
    l’arbitre cherche parmi tous les arrangements avant d’être d’accord.
lesson-everything-moves-draw-pass =
    On ne passe que lorsque le sac est vide. Il reste des tuiles : piochez-en une.
lesson-everything-moves-drawn =
    La voilà sur votre chevalet. Les autres ont vu sa couleur, et vous son numéro.

## Étoiles, et finir

lesson-stars-and-going-out = Étoiles, et finir
lesson-stars-and-going-out-about =
    Des tuiles qui valent n’importe quel numéro, et la fin d’une partie.
lesson-stars-and-going-out-star =
    Une étoile vaut n’importe quel numéro de sa couleur. La vôtre est verte : qu’elle soit le 4
    entre votre 3 et votre 5 verts.
lesson-stars-and-going-out-star-colour =
    Elle peut valoir n’importe quel numéro, mais elle reste verte. Prenez le 3 et le 5 verts.
lesson-stars-and-going-out-star-draw = Il y a un coup à jouer : mettez l’étoile entre le 3 et le 5.
lesson-stars-and-going-out-one-number =
    Ici, une étoile rouge est le 5 entre le 4 et le 6. Dans un croisement, elle a un seul numéro
    pour les deux lignes : faites passer un groupe par elle, de haut en bas.
lesson-stars-and-going-out-one-number-four =
    Un groupe, c’est un numéro en couleurs différentes, et ici l’étoile est un 5. Prenez vos
    deux cinq.
lesson-stars-and-going-out-anew =
    C’est un 5 dans les deux. Si quelqu’un réarrange la table plus tard, l’étoile pourra prendre
    un autre numéro.
lesson-stars-and-going-out-out = Le sac est vide, et il vous reste une seule tuile. Jouez-la !
lesson-stars-and-going-out-out-pass =
    On ne passe que si l’on ne peut rien jouer, et vous pouvez : le cinq va avec les cinq.
lesson-stars-and-going-out-first =
    Plus de tuile : vous avez gagné. Vega et Otto continuent pour les places suivantes ; on
    saute qui a déjà fini.
lesson-stars-and-going-out-blocked =
    Ni l’un ni l’autre ne peut jouer et le sac est vide : tous deux passent, et la partie
    s’arrête là. Vega a moins de tuiles, elle prend la deuxième place.
lesson-stars-and-going-out-start =
    Une vraie partie compte 76 tuiles. Chacun en pioche une pour savoir qui commence : le plus
    grand numéro, et une étoile les bat tous. Amusez-vous bien !
