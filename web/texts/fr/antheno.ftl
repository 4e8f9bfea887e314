### La table d’Antheno, en français.

## Les tuiles

web-antheno-tile = { $number } { $colour }
web-antheno-star = étoile de couleur { $colour }
web-antheno-blank = une tuile cachée de couleur { $colour }
web-antheno-shape-of = Les tuiles de couleur { $colour } portent cette forme : { $shape }.
web-antheno-star-is = L’étoile est un joker : elle vaut n’importe quel nombre de 1 à 8 de sa couleur.
web-antheno-stands = { $tile }, qui vaut { $number }
web-antheno-is-new = { $tile }, nouvelle tuile
web-antheno-has-moved = { $tile }, tuile déplacée

## La table

web-antheno-table = La table d’Antheno
web-antheno-cloth = Le tapis avec les tuiles
web-antheno-empty = Le tapis est vide. Pour commencer, posez au moins trois tuiles en ligne.
web-antheno-rack = Votre chevalet
web-antheno-rack-of = Le chevalet de { $name }
web-antheno-lines =
    { $count ->
        [0] Aucune ligne sur la table
        [one] Une ligne sur la table
       *[other] { $count } lignes sur la table
    }
web-antheno-line =
    { $way ->
        [across] Horizontalement
       *[down] Verticalement
    }, depuis la colonne { $column }, rangée { $row } : { $tiles }
web-antheno-cell = Colonne { $column }, rangée { $row } : { $what }
web-antheno-nothing-here = rien
web-antheno-chosen = Vous tenez : { $tile }
web-antheno-none-chosen = Vous ne tenez rien
web-antheno-keys =
    Les flèches déplacent un curseur sur le tapis ; avec Contrôle, elles déplacent le tapis. Entrée
    prend la tuile sous le curseur ou pose ce que vous tenez ; sur une case vide, elle vous mène à
    votre chevalet, où Entrée choisit une tuile et Espace en choisit plusieurs. Majuscule et Entrée
    ajoutent une tuile, L prend toute sa ligne. R tourne ce que vous tenez, Suppr le rend au
    chevalet, Contrôle et Z annulent, U reprend tout, Contrôle et Entrée terminent votre tour. Plus,
    moins et zéro rapprochent, éloignent et montrent toute la table. Le point d’interrogation montre
    de nouveau ceci.

## Les places

web-antheno-you = vous
web-antheno-bot = un bot
web-antheno-away = hors ligne
web-antheno-acts = doit jouer
web-antheno-place = Place { $place }
web-antheno-tiles =
    { $count ->
        [0] Aucune tuile
        [one] Une tuile :
       *[other] { $count } tuiles :
    }
web-antheno-bag =
    { $count ->
        [0] Le sac est vide
        [one] Une tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }

## Mon tour

web-antheno-your-turn =
    { $draw ->
        [free] { $bag ->
            [0] À vous. Jouez au moins une tuile, ou passez.
           *[other] À vous. Jouez au moins une tuile, ou piochez.
        }
       *[strict] { $bag ->
            [0] À vous. Jouez au moins une tuile ; si vous ne pouvez pas, passez.
           *[other] À vous. Jouez au moins une tuile ; si vous ne pouvez pas, piochez.
        }
    }
web-antheno-played =
    { $count ->
        [one] 1 jouée
       *[other] { $count } jouées
    }
web-antheno-where =
    { $count ->
        [one] Choisissez où la poser.
       *[other] Choisissez où les poser.
    }
web-antheno-looking = L’arbitre regarde…
web-antheno-in-order = Tout est en ordre : vous pouvez terminer votre tour.
web-antheno-not-in-order =
    { $count ->
        [one] Une chose n’est pas encore en ordre.
       *[other] { $count } choses ne sont pas encore en ordre.
    }
web-antheno-rearranges = { $name } réarrange la table
web-antheno-changed =
    { $fresh ->
        [0] { $moved ->
            [one] Une tuile a été déplacée.
           *[other] { $moved } tuiles ont été déplacées.
        }
        [one] { $moved ->
            [0] Une tuile est nouvelle.
            [one] Une tuile est nouvelle, une autre a été déplacée.
           *[other] Une tuile est nouvelle, { $moved } ont été déplacées.
        }
       *[other] { $moved ->
            [0] { $fresh } tuiles sont nouvelles.
            [one] { $fresh } tuiles sont nouvelles, une a été déplacée.
           *[other] { $fresh } tuiles sont nouvelles, { $moved } ont été déplacées.
        }
    }
web-antheno-end-turn = Terminer le tour
web-antheno-show-a-play = Montrez-moi un coup
web-antheno-suggested = Voici un coup possible : terminez votre tour, ou modifiez ce coup.
web-antheno-nothing = Aucun coup n’a été trouvé. Faites ceci : { $what }.
web-antheno-no-room = Il n’y a pas de place pour cela ici.
web-antheno-not-now = Ce n’est pas possible maintenant
web-antheno-show-where = Montrez-moi où
web-antheno-rule = Règle { $id }

## Outils

web-antheno-choose = Choisir plusieurs tuiles en les entourant
web-antheno-rotate = Tourner ce qui est choisi (R)
web-antheno-back-to-rack = Rendre ce qui est choisi au chevalet (Suppr)
web-antheno-nearer = Zoom avant
web-antheno-farther = Zoom arrière
web-antheno-fit = Voir toute la table
web-antheno-undo = Annuler
web-antheno-redo = Rétablir
web-antheno-take-all-back = Tout reprendre (U)
web-antheno-by-number = Trier par nombre
web-antheno-by-colour = Trier par couleur

## Ce qui n’est pas en ordre, en peu de mots

web-antheno-refused-two-touch = deux seulement
web-antheno-refused-mixed-line = ne vont pas ensemble
web-antheno-refused-colour-twice = une couleur deux fois
web-antheno-refused-no-sequence = ne se suivent pas
web-antheno-refused-alone = toute seule
web-antheno-refused-star-clash = étoiles en désaccord

## Notes dans une première partie, selon le nom que le serveur donne à l’occasion

web-note-antheno-goal = Votre but : vider votre chevalet avant les autres. Sous chaque nom, vous voyez combien de tuiles il reste.
web-note-antheno-turn = Glissez des tuiles sur le tapis, en lignes de trois ou plus. Ce qui s’y trouve peut bouger aussi.
web-note-antheno-drew = Qui ne peut pas jouer pioche une tuile. Vous avez vu sa couleur, le numéro reste secret.
web-note-antheno-went-out = Un chevalet vide gagne. Les autres continuent pour les places suivantes.
