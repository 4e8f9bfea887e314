### Avant une partie, en français : l’accueil, dresser une table, la salle d’attente.

## Accueil

web-home-title = Restez encore un peu à table
web-home-about =
    Trois jeux sortis de vraies boîtes, à partager avec des amis par un simple lien, ou tout de
    suite avec des bots. Sans compte, sans rien installer.
web-play-now = Jouer
web-play-now-at = Jouer : { $game }, contre des bots
web-how-strong = { $game } : quelle force pour les autres ?
web-first-time = Jamais joué ?
web-learn-first = Apprenez-le en quelques minutes
web-set-table = Dresser une table
web-set-table-of = Dresser une table pour { $game }
web-how-it-goes = Comment on joue
web-how-it-goes-at = Comment on joue à { $game } : ses règles
web-opening-door = On mélange…
web-players-minutes = { $from }–{ $to } joueurs · environ { $minutes } minutes

web-join = Rejoindre avec un code
web-join-label = Le code ou le lien que vous avez reçu
web-join-go = Aller à la table
web-join-wrong =
    Ce n’est ni le code ni le lien d’une table. Copiez-le en entier depuis l’invitation.
web-my-games = Mes parties
web-my-finished = Parties terminées
web-public-tables = Tables ouvertes
web-no-public-tables =
    Aucune table ouverte pour l’instant. Dressez-en une et rendez-la publique : tout le monde la
    verra ici.
web-lists-unreached = Impossible de mettre les listes à jour. Nous essayons encore.
web-table-waiting =
    { $free ->
        [0] Les { $seats } places sont prises
        [one] Il reste une place sur { $seats }
       *[other] Il reste { $free } places sur { $seats }
    }
web-table-playing = La partie est en cours
web-came-in = Place { $place } sur { $seats }
web-you-won = Vous avez gagné
web-watched = Vous avez dressé la table
web-stopped = Arrêtée, sans résultat
web-with = avec { $names }
web-go-on = Continuer
web-go-in = Entrer
web-take-seat = Rejoindre
web-watch = Regarder
web-see-again = Revoir
web-show-more = En voir plus
web-just-now = à l’instant

## Dresser une table

web-new-title = Dresser une table pour { $game }
web-new-choose = À quoi voulez-vous jouer ?
web-new-other = Un autre jeu
web-seats = Places
web-seats-count = Combien jouent ?
web-fewer = Un de moins
web-more = Un de plus
web-seat-number = Place { $number }
web-seat-yours = Place { $number }, la vôtre
web-seat-yours-about = Vous vous asseyez dès que la table est dressée.
web-seat-open = Ouverte
web-seat-open-about = Au premier venu.
web-seat-reserved = Par lien
web-seat-reserved-about = Gardée pour quelqu’un : elle a son propre lien.
web-seat-bot = Bot
web-bot-level = Sa façon de jouer
web-bot-account = Un bot programmé par quelqu’un
web-bot-account-name = Le nom de son compte
web-bot-account-about = Qui tient ce serveur donne un nom à ces bots. Le bot choisi ici joue pendant son absence.

web-guests = Qui peut venir
web-public = La montrer dans la liste des tables ouvertes
web-public-about-yes = N’importe qui peut trouver cette table et prendre une place ouverte.
web-public-about-no = Seules les personnes qui ont le lien la trouveront.
web-spectators = Laisser d’autres regarder
web-spectators-about-yes = Toute personne qui a le lien peut regarder, sans rien voir de caché.
web-spectators-about-no = Seuls ceux qui jouent voient la table.

web-time = Temps de réflexion
web-clock-none = Autant que vous voulez
web-clock-none-about = Pas d’horloge : c’est une soirée entre amis.
web-clock-per-move = À chaque coup
web-clock-per-move-about = S’il est écoulé, un bot joue pour vous jusqu’à votre retour.
web-clock-bank = Pour toute la partie
web-clock-bank-about = Chacun dispose d’une réserve, un peu augmentée à chaque coup.
web-clock-correspondence = Sur plusieurs jours
web-clock-correspondence-about = Jouez en passant. Nul besoin d’être là en même temps.
web-clock-per-move-amount = Temps pour chaque coup
web-clock-bank-amount = Temps pour toute la partie
web-clock-bank-increment = En plus à chaque coup
web-clock-correspondence-amount = Temps pour chaque coup
web-span-seconds =
    { $count ->
        [one] 1 seconde
       *[other] { $count } secondes
    }
web-span-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-span-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
web-none-more = rien

web-options = Comment vous jouez
web-wrong-name = Entrez un nom de 24 caractères visibles au plus.
web-wrong-hand = Il n’y a pas assez de tuiles : moins au départ, ou une boîte plus grande.
web-wrong-field = Vérifiez « { $label } ». { $said }

web-finer = Détails
web-finer-about = Réactions, aides et bots. Vous pouvez tout laisser ainsi.
web-window = Temps pour saboter
web-window-about = Le temps dont chacun dispose pour saboter un échange avant qu’il n’ait lieu.
web-window-closes = On continue
web-window-answered = Dès que tout le monde a répondu
web-window-answered-about = Le plus rapide ; on ne dit pas qui a renoncé.
web-window-time = Seulement à la fin du temps
web-window-time-about = L’attente est toujours la même, pour qu’aucune hâte ne trahisse rien.
web-chances = Calcul des probabilités
web-chances-about = Chacun peut demander ce que ses cartes cachées peuvent encore être.
web-hints = Suggestions
web-hints-about = Chacun peut demander ce qu’un bot ferait à sa place.
web-pace = Combien de temps pensent les bots
web-pace-0 = Pas du tout
web-pace-400 = Un instant
web-pace-900 = Comme des humains
web-pace-1800 = Tranquillement
web-pace-3000 = Assez pour tout suivre
web-substitute = Qui joue pour les absents
web-laying = On dresse la table…
web-set-it = Dresser la table
web-set-it-about = Vous aurez ensuite un lien à envoyer à vos amis.

## La salle d’attente

web-waiting-title = Une table de { $game }
web-waiting-hosted = { $host } vous reçoit.
web-waiting-yours = C’est votre table.
web-who-sits = Qui s’assied où
web-free = Libre : au premier venu
web-talk = En attendant
web-kept = Gardée pour qui en a le lien
web-kept-for-you = Gardée pour vous
web-a-bot = Bot, { $level }
web-a-bot-account = Bot ; en son absence joue : { $level }
web-you = vous
web-is-host = hôte
web-is-here = est là
web-is-away = n’est pas là
web-sit-here = M’asseoir ici
web-sit-kept = C’est ma place
web-move-here = M’installer ici
web-rise = Me lever
web-ask-to-leave = Demander de se lever
web-ask-to-leave-name = Demander de se lever : { $name }
web-seat-for = Pour qui est la place { $number } ?
web-copy-seat = Copier son lien
web-copied = Copié
web-copy-by-hand = Copiez-le d’ici : il est sélectionné
web-watchers =
    { $count ->
        [one] Une personne de plus regarde.
       *[other] { $count } personnes de plus regardent.
    }
web-start = Commencer la partie
web-start-missing =
    { $missing ->
        [one] Il reste une place vide : attendez quelqu’un, ou donnez-la à un bot.
       *[other] Il reste { $missing } places vides : attendez du monde, ou donnez-les à des bots.
    }
web-start-unseated = Tout le monde est là, et vous regardez. Commencez quand vous voulez.
web-start-ready = Tout le monde est là. Commencez quand vous voulez.
web-start-host = { $host } commence dès que tout le monde est là.
web-sit-first = Choisissez une place.
web-full = { $watch ->
        [yes] Toutes les places sont prises, { $name } : vous pouvez rester et regarder.
       *[no] Toutes les places sont prises, { $name }, et cette table n’admet pas de spectateurs.
    }
web-full-kept = { $watch ->
        [yes] Il ne reste plus de place ouverte, { $name } : s’il y en a une vide, elle est gardée pour qui en a le lien. Vous pouvez rester et regarder.
       *[no] Il ne reste plus de place ouverte, { $name } : s’il y en a une vide, elle est gardée pour qui en a le lien, et cette table n’admet pas de spectateurs.
    }
web-fill-bots = Donner les places ouvertes à des bots
web-invite = Invitez quelqu’un
web-invite-about = Ce lien mène à cette table. Envoyez-le, ou faites scanner le code.
web-invite-here-only =
    Cette adresse ne marche que sur cet ordinateur. Pour les autres, ouvrez la page avec l’adresse
    que cet ordinateur a dans votre réseau.
web-invite-link = Le lien vers cette table
web-copy = Copier
web-share = Partager…
web-share-text = Venez jouer à { $game } avec moi !
web-qr = Un code à scanner, avec le lien vers cette table
web-agreed = Ce qui est convenu
web-agreed-public = Dans la liste des tables ouvertes
web-agreed-unlisted = Seulement par le lien
web-agreed-spectators = D’autres peuvent regarder
web-agreed-no-spectators = Sans spectateurs
web-agreed-clock-none = Autant de temps que vous voulez à chaque coup
web-agreed-clock-per-move = { $time } pour chaque coup
web-agreed-clock-bank = { $time } pour toute la partie ; à chaque coup, { $more } de plus
web-agreed-clock-correspondence = { $time } pour chaque coup
web-agreed-window = { $time } pour saboter un échange
web-agreed-chances = Calcul des probabilités
web-agreed-hints = Les bots suggèrent des coups
web-agreed-option = { $option } : { $value }
web-fair = Une donne honnête
web-fair-about =
    La table a déjà choisi un nombre secret et montre son empreinte ci-dessous. Chaque personne qui
    s’assied ajoute quelque chose de son cru, et c’est l’ensemble qui mélange les cartes. Après la
    partie le nombre est montré, et chacun peut vérifier que personne n’a truqué le paquet.
web-fingerprint = Empreinte
web-opening-title = La table se prépare
web-opening-about = On mélange, avec un peu de hasard de chacun. La partie commence tout de suite.
web-opening-ready = est en place
web-opening-waits = se prépare
web-ask-title = Avant de vous asseoir
web-ask-pockets = Combien de poches avez-vous sur vous ?
web-ask-pockets-about = Comptez-les toutes : pantalon, veste, tablier. Qui en a le plus commence !
web-ask-ages = Quel âge avez-vous ?
web-ask-ages-about = À poches égales, la plus jeune personne commence.
web-rather-not = Je préfère ne rien dire
web-reserved-taken = Entre-temps, cette place a été prise. Choisissez-en une autre.
web-name-about = C’est ainsi que la table vous verra. Ni compte, ni mot de passe.
