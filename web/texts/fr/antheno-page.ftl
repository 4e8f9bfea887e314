### What the pages say of Antheno, in French.

web-lure-antheno =
    Tout peut bouger sur la table, pourvu qu’à la fin tout s’accorde. Videz votre chevalet avant les
    autres.
web-level-antheno-novice-about = Pose peu de tuiles à la fois et laisse la table comme elle est.
web-level-antheno-casual-about = Complète ce qui est posé et voit parfois un croisement.
web-level-antheno-strong-about = Voit tous les réarrangements, garde des tuiles et termine dès que possible.
web-level-antheno-expert-about = Voit tout, devine ce que vous avez et prévoit deux tours à l’avance.
web-level-antheno-random-about = Joue n’importe quoi, pourvu que ça aille.
web-level-antheno-in-place-about = Complète ce qui est posé sans toucher au reste. À votre mesure.
web-level-antheno-rearranging-about = Déplace aussi des tuiles sur la table.
web-level-antheno-greedy-about = Joue le plus de tuiles qu’il trouve à placer, quitte à tout réarranger. Bonne chance.
web-option-antheno-colours = Couleurs
web-option-antheno-colours-about = Moins de couleurs, et les lignes d’un même nombre se font rares.
web-option-antheno-copies = Tuiles de chaque nombre
web-option-antheno-copies-about =
    Dans chaque couleur. Plus il y en a, plus de lignes sont possibles.
web-option-antheno-stars = Étoiles par couleur
web-option-antheno-stars-about =
    Une étoile vaut n’importe quel nombre de sa couleur. Plus il y en a, plus c’est facile.
web-option-antheno-hand = Tuiles au départ
web-option-antheno-hand-about = Sur chaque chevalet. Plus il y en a, plus la partie est longue.
web-option-antheno-draw = Quand on peut piocher
web-option-antheno-draw-strict = Seulement si rien n’est jouable
web-option-antheno-draw-strict-about = L’arbitre vérifie, et vous montre un coup s’il en trouve un.
web-option-antheno-draw-free = Quand vous voulez
web-option-antheno-draw-free-about = Personne ne vérifie : piochez même si vous pouviez jouer.
web-about-antheno = Des tuiles numérotées sur une grille de combinaisons que chacun peut refaire, pourvu que tout soit de nouveau en ordre.
web-about-antheno-by = Le livret que nous avons ne dit pas qui l’a fait. Nous l’écririons volontiers ici.
