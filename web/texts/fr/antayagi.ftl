### La table d’AntaYagí, en français.

web-ay-card = Carte { $number } : objet { $object }, dos { $back }{ $held ->
        [private] , tenue en privé
       *[blind] {""}
    }
web-ay-card-number = Carte { $number }
web-ay-unknown = inconnu
web-ay-hand = { $seat_is ->
        [you] Votre main
       *[other] La main de { $seat }
    }
web-ay-area = { $seat_is ->
        [you] Votre étagère
       *[other] L’étagère de { $seat }
    }
web-ay-nothing-yet = Encore rien
web-ay-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $target }
web-ay-hungry = Un T-Rex affamé est ici : il mangera la prochaine nourriture, et les deux partiront.
web-ay-bot = Un bot joue ici
web-ay-here = Présent à la table
web-ay-away = Absent de la table
web-ay-active = A la main
web-ay-chosen = Participe à l’échange

## Le centre

web-ay-exchange = L’échange
web-ay-face-down = une carte face cachée
web-ay-no-card = pas encore de carte
web-ay-sabotages = { $number ->
        [one] Un Sabotage joué
       *[other] { $number } Sabotages joués
    }
web-ay-pile = Pioche
web-ay-pile-words = Pioche : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } ; le dos du dessus : { $back }
web-ay-discards = Défausse
web-ay-discards-words = Feuilleter la défausse : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } ; au-dessus : { $object }
web-ay-discards-about = { $number ->
        [one] Une carte a été défaussée.
       *[other] { $number } cartes ont été défaussées ; la dernière vient en premier.
    }
web-ay-discards-none = Rien n’a encore été défaussé.

## Ce qui est attendu

web-ay-wait-choose = { $name } choisit avec qui échanger.
web-ay-wait-lay = On attend une carte de { $name }.
web-ay-wait-sabotage = Quelqu’un va-t-il saboter l’échange ?
web-ay-wait-take = { $name } prend une carte avec la Sucette lyrique.
web-ay-wait-eat = { $name } décide de ce que mange le T-Rex.
web-ay-suggested = Un bot dirait :

## Probabilités

web-ay-count = Que peuvent être mes cartes ?
web-ay-chances = Ce que vos cartes peuvent être
web-ay-chances-about = Compté d’après tout ce que vous voyez et avez vu : exact, rien n’est deviné.
web-ay-chances-none = Vous connaissez toutes vos cartes.
