### La page elle-même, en français.

web-skip = Aller au contenu
web-menu = Menu
web-rules = Règles
web-learn = Apprendre
web-lessons = Apprendre en jouant
web-settings = Réglages
web-about = À propos
web-home = Accueil
web-language = Langue
web-language-en = English
web-language-es = Español
web-language-fr = Français
web-close = Fermer
web-not-now = Plutôt pas
web-try-again = Réessayer
web-understood = D’accord
web-unreached = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
web-offline = Vous êtes hors ligne. Les tables se trouvent sur un serveur : dès que le réseau revient, cette page revient aussi.
web-bye-not-understood = La table n’a pas compris cette page. Rechargez-la.
web-notices = De la personne qui s’occupe de ce serveur
web-notice-hide = Ne plus afficher
web-banned = Vous ne pouvez pas participer ici jusqu’au { $until }. Ainsi en a décidé la personne qui s’occupe de ce serveur ; les règles restent à lire.
web-bye-banned = Pour l’instant, vous ne pouvez pas participer ici : ainsi en a décidé la personne qui s’occupe de ce serveur.
web-bye-not-allowed = Cette table n’admet pas de spectateurs.
web-come-in = Entrez
web-your-name = Comment vous appelez-vous ?
web-invited = { $host } vous invite à { $game }
web-guest = Invité
web-you-here = Vous
web-sit-down = S’asseoir
web-nobody = Personne

## À la table

web-story = Ce qui s’est passé
web-show-story = Récit et discussion
web-tabs = Ce qui est affiché
web-tab-board = La table
web-tab-turn = À vous
web-tab-unread = { $tab }, { $count ->
        [one] une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
web-say = Dites un mot
web-say-watching = Aux autres spectateurs
web-send = Envoyer
web-talk-hidden = (masqué par la personne qui s’occupe de ce serveur)
web-phrases = Phrases toutes faites
web-take-back = Reprendre le coup
web-leave = Laisser jouer un bot
web-return = Je suis de retour
web-coming-back = La connexion est perdue ; retour en cours…
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon ? Vous finirez à la dernière place, un bot continuera pour vous, et vous ne pourrez pas revenir.
web-resigned = a abandonné
web-you-resigned = Vous avez abandonné : un bot continue pour vous.
web-stop = Proposer d’arrêter
web-stop-wanted = { $names } { $count ->
        [one] veut
       *[other] veulent
    } arrêter ici, sans résultat.
web-stop-agree = Arrêter ici
web-stop-sure = Arrêter la partie ici ? Elle n’aura pas de résultat et ne reprendra pas.
web-play-on = Continuer
web-close-table = Fermer la table
web-close-sure = Fermer cette table ? Les personnes présentes devront partir.
web-closed =
    { $why ->
        [host] L’hôte a fermé cette table.
        [operator] La personne qui s’occupe de ce serveur a fermé cette table.
        [full] Cette table a été fermée : trop souvent, quelqu’un s’y est assis puis levé.
       *[abandoned] Cette table a été rangée : personne n’est venu en un jour.
    }
web-your-turn-title = À vous · Sobremesa
web-all-rules = Toutes les règles
web-the-end = La partie est terminée
web-won =
    { $who ->
        [you] Vous avez gagné !
        [shared] Vous avez gagné, avec { $names } !
       *[others] { $count ->
            [one] { $names } gagne
           *[other] Victoire partagée : { $names }
        }
    }
web-nobody-won = Personne ne gagne
web-how-it-ended = Le bilan
web-decisive = Le moment décisif
web-look-at-moment = Le revoir
web-share-picture =
    { $how ->
        [send] Partager une image
       *[save] Enregistrer une image
    }
web-next-level = Suivant : { $level }
web-lasted =
    { $unit ->
        [days] { $number } jours
        [hours] { $number } heures
       *[minutes] { $number ->
            [one] Une minute
           *[other] { $number } minutes
        }
    }
web-look-back = La revoir
web-rematch = Rejouer
web-again-set = { $host } a de nouveau dressé la table.
web-again-kept = { $host } a de nouveau dressé la table : votre place vous attend.
web-suggest = Suggérer un coup
web-see-table = Voir la table
web-people = { $people } à la table{ $watchers ->
        [0] { "" }
        [one] , une personne regarde
       *[other] , { $watchers } personnes regardent
    }
web-asleep = un bot joue à sa place
web-bot = un bot
web-here = est là
web-away = n’est pas là
web-mute = Ne plus entendre
web-unmute = Entendre à nouveau
web-hand = Laisser jouer un bot
web-clock = il reste { $time }
web-days = { $days ->
        [one] un jour
       *[other] { $days } jours
    }
web-coming = En route vers la table…
web-wait-for = { $who ->
        [you] On vous attend
        [both] On attend { $name } et vous
       *[others] On attend { $name }
    }
web-table-of = { $game } : la table de { $host }
web-origin = Cette partie en continue une autre. Ce que personne n’y savait a été redistribué.
web-name-away = { $name } (pas là)
web-absent = { $waits ->
        [yes] On attend { $name }, qui n’est pas là.
       *[no] { $name } n’est pas là.
    }
web-absent-host = { $host } peut confier cette place à un bot.
web-absent-bot = Laisser un bot jouer pour { $name }
web-watching = Vous regardez de l’extérieur, sous le nom de { $name } : vous voyez ce que tout le monde peut voir.

## Mon tour

web-turn-yours = À vous de jouer
web-turns = { $count ->
        [one] À vous de jouer à une table
       *[other] À vous de jouer à { $count } tables
    }

## Why a bot would do what it suggests

web-advice = Pourquoi un bot ferait cela
web-advice-now = Vos chances de gagner en l’état : environ { $chance } %.
web-advice-percent = { $chance } %

## What has just happened

web-lately = Depuis votre dernier tour
web-lately-nothing = Rien à raconter encore.

## Notes dans une première partie

web-note-read = Compris
web-note-stop = Plus aucune note
