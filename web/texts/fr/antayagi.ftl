### La table d’AntaYagí, en français.

web-ay-around = Autour de la table
web-ay-middle = Le centre de la table
web-ay-card = Carte { $number } : objet { $object }, dos { $back }{ $held ->
        [private] , tenue en secret
       *[blind] {""}
    }
web-ay-card-number = Carte { $number }
web-ay-unknown = inconnu
web-ay-hand = { $seat_is ->
        [you] Votre main
       *[other] La main de { $seat }
    }
web-ay-area = { $seat_is ->
        [you] Votre sacoche
       *[other] La sacoche de { $seat }
    }
web-ay-nothing-yet = Encore rien
web-ay-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $target }
web-ay-hungry = Un T-Rex affamé est ici : il mangera la prochaine nourriture, et les deux cartes seront défaussées.
web-ay-bot = Un bot joue ici
web-ay-here = Est là
web-ay-active = C’est son tour
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
web-ay-pile-words = Pioche : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } ; le dos du dessus : { $back }
web-ay-discards = Défausse
web-ay-discards-words = Au-dessus : { $object }. La feuilleter
web-ay-discards-about = { $number ->
        [one] Une carte a été défaussée.
       *[other] { $number } cartes ont été défaussées ; la dernière vient en premier.
    }
web-ay-discards-none = Rien n’a encore été défaussé.

## Ce qui est attendu

web-ay-wait-choose = { $who ->
        [you] Vous choisissez avec qui échanger.
       *[others] { $name } choisit avec qui échanger.
    }
web-ay-wait-lay = { $who ->
        [you] On attend votre carte.
        [both] On attend une carte de { $name } et la vôtre.
       *[others] On attend une carte de { $name }.
    }
web-ay-wait-sabotage = Quelqu’un va-t-il saboter l’échange ?
web-ay-wait-rescue = L’échange est saboté. Quelqu’un le sauvera-t-il avec un autre Sabotage ?
web-ay-wait-take = { $who ->
        [you] Vous prenez une carte avec la Sucette lyrique.
       *[others] { $name } prend une carte avec la Sucette lyrique.
    }
web-ay-wait-eat = { $who ->
        [you] Vous décidez de ce que mange le T-Rex.
       *[others] { $name } décide de ce que mange le T-Rex.
    }
web-ay-take = { $move } : { $object }
web-ay-suggested = Un bot dirait :

## Réponses permanentes

web-ay-standing = Votre réponse permanente
web-ay-standing-about = Quand deux objets différents sont dévoilés, cette réponse est donnée pour vous un instant plus tard, que vous soyez là ou non. Personne ne peut deviner que vous l’aviez préparée.
web-ay-standing-ask = Me demander
web-ay-standing-now = Si un échange peut être saboté : { $answer }
web-ay-standing-sabotage = Le Sabotage n’est joué qu’une fois, avec la carte qui se trouve alors à cette place : quand une carte quitte votre main, celles à sa droite se décalent. Si vous n’avez pas vu que c’est un Sabotage, l’échange a lieu.
web-ay-standing-open = Cet échange-ci peut encore être saboté : votre réponse compte encore.

## Probabilités

web-ay-count = Que peuvent être mes cartes ?
web-ay-chances = Ce que vos cartes peuvent être
web-ay-chances-about = Compté d’après tout ce que vous voyez et avez vu : exact, rien n’est deviné.
web-ay-chances-none = Vous connaissez toutes vos cartes.
web-ay-copies = { $copies } cartes sur { $cards }

## Notes dans une première partie, selon le nom que le serveur donne à l’occasion

web-note-antayagi-goal = Votre but : réunir avant tout le monde les points que l’on compte sous votre nom. Les cartes gagnées dans les échanges les rapportent.
web-note-antayagi-choose = Vous voyez les cartes de tous sauf les vôtres. Choisissez qui tient ce qui vous plaît.
web-note-antayagi-lay = Vous ne voyez que des dos : donnez la carte qui vous en dit le moins. Le dos Trésor et T-Rex est un indice.
web-note-antayagi-sabotage = C’était le moment d’un Sabotage : une fois les cartes dévoilées, chacun peut gâcher l’échange.
web-note-antayagi-take = Une Sucette lyrique prend une carte dans l’autre main. Prenez-en une qui compte.
web-note-antayagi-eat = Un T-Rex doit manger, et disparaît avec son repas. Donnez-lui ce qui vous manquera le moins.
web-note-antayagi-cancelled = L’échange est annulé : rien ne change de main, et les cartes sont défaussées.
web-note-antayagi-flipped = Un Chapeau retourne une main : qui la tient voit maintenant les objets, les autres les dos.
web-note-antayagi-kept = Un Magicien itinérant empêche l’échange : chacun garde ce qu’il a posé.
