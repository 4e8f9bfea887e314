### Règles, retour sur une partie, réglages et ce que c’est, en français.

## Règles

web-rules-choose = Choisissez un jeu. Chaque règle porte un numéro, pour pouvoir la montrer du doigt.
web-rules-players = De { $from } à { $to } personnes
web-rules-of = Les règles de
web-rules-own-words = Racontées avec nos mots. Ce que le livret laisse ouvert, nous l’avons tranché et signalé comme tel.
web-rules-search = Trouvez une règle ou une carte
web-rules-search-example = un mot, ou { $id }
web-rules-alike =
    but, buts, objectif, objectifs, gagner, et vous gagnez, a gagné, victoire, vainqueur,
    il n’en reste qu’un ;
    commencer, commence, commencent, début, départ, préparation, préparer
web-rules-found =
    { $rules ->
        [0] Aucune règle
        [one] Une règle
       *[other] { $rules } règles
    } et { $things ->
        [0] aucune carte
        [one] une carte
       *[other] { $things } cartes
    }
web-rules-nothing = Rien ici ne parle de « { $query } ». Essayez un autre mot, ou moins de mots.
web-rules-show-all = Tout afficher de nouveau
web-rules-contents = Sommaire
web-rules-glossary = Glossaire
web-rules-other-games = Règles des autres jeux
web-rules-link = Règle { $id } : lien
web-rules-ours = notre arbitrage
web-rules-see = Voir
web-rules-sign =
    { $sign ->
        [heart] vie
        [energy] énergie
        [attack] attaque
        [defence] défense
        [gem] gemmes
       *[coins] pièces
    }
web-rules-wrath = Colère : { $text }
web-rules-favour = Faveur : { $text }

## Retour sur une partie

web-replay-title = Revoir la partie
web-replay-about = À propos de cette partie
web-replay-not-over = Cette partie n’est pas terminée. Vous pourrez la revoir après le dernier coup.
web-replay-to-table = Aller à la table
web-replay-winding = Un instant…
web-replay-start = La table avant le premier coup.
web-replay-unseen = { $who ->
        [you] Vous faites quelque chose qui ne se voit pas d’ici.
       *[others] { $name } fait quelque chose qui ne se voit pas d’ici.
    }
web-replay-unseen-by = Il se passe quelque chose qui ne se voit pas d’ici.
web-replay-moment = Moment { $entry } sur { $entries }
web-replay-controls = Parcourez la partie
web-replay-jump = Sautez à un moment
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-forward = Un pas en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-pace =
    { $pace ->
        [0.5] Lent
        [1] Normal
        [2] Rapide
       *[4] Très rapide
    }
web-replay-eyes = Avec les yeux de qui ?
web-replay-eyes-open = Tout à découvert
web-replay-eyes-spectator = Ce que voyaient les spectateurs
web-replay-eyes-seat = { $who ->
        [you] Ce que vous saviez
       *[others] Ce que savait { $name }
    }
web-replay-standing = Comment elle s’est terminée
web-replay-won = a gagné
web-replay-bot = un bot
web-replay-copy = Copier un lien vers ce moment
web-replay-download = Télécharger la partie
web-replay-play-on = Continuer à partir d’ici
web-replay-play-on-explained = Une nouvelle table commence après le moment { $entry } sur { $entries }. Vous prenez une place, des bots les autres, et cette partie reste comme elle est. Ce que personne ne sait à ce moment-là est redistribué.
web-replay-play-on-end = La partie se termine ici. Revenez à un moment antérieur pour continuer à partir de là.
web-replay-play-as = Quelle place prenez-vous ?
web-replay-play-on-now = Continuer contre des bots
web-replay-show-more = Récit et plus

## Réglages

web-settings-explained = Ce que vous choisissez compte aussitôt, et cet appareil s’en souvient.
web-settings-you = Vous
web-settings-name = Mon nom
web-settings-name-explained = Le nom que voient les autres quand vous prenez place à une table.
web-settings-rename = Appelez-moi ainsi
web-settings-named = Désormais, vous vous appelez { $name }.
web-settings-look = Apparence
web-settings-theme = Lumière de la pièce
web-settings-theme-is =
    { $value ->
        [light] Claire, comme en plein jour
        [dark] Sombre, aux bougies
       *[system] Celle de cet appareil
    }
web-settings-text = Taille du texte
web-settings-text-is =
    { $value ->
        [larger] Plus grande
       *[usual] Normale
    }
web-settings-table = À table
web-settings-motion = Mouvement
web-settings-motion-explained = Cartes et tuiles peuvent voyager jusqu’à leur place, ou simplement y être.
web-settings-motion-is =
    { $value ->
        [less] Le moins possible
       *[full] Montrer ce qui va où
    }
web-settings-pace = Rythme
web-settings-pace-explained = À quelle vitesse se montre ce qui arrive, une chose après l’autre. Vos premières parties vont sans hâte. Un appui, Espace ou Échap passent ce qui est montré.
web-settings-pace-is =
    { $value ->
        [unhurried] Sans hâte
        [quick] Vif
        [at-once] D’un coup
       *[usual] Normal
    }
web-settings-sound = Sons
web-settings-sound-explained = Des notes douces quand c’est à vous, quand on joue ou parle, quand le temps presse, et à la fin.
web-settings-notify = Me prévenir quand c’est à moi
web-settings-notify-explained = Tant que cette page reste ouverte en arrière-plan : le jeu et « à vous de jouer », rien d’autre.
web-settings-notify-refused = Votre navigateur refuse les notifications de cette page : autorisez-les d’abord dans ses réglages.
web-install = Comme une application
web-install-about = Sobremesa reçoit sa propre icône sur cet appareil, et une fenêtre sans barre d’adresse.
web-install-now = Installer
web-settings-aid = Aide-mémoire
web-settings-aid-explained = Vous rappelle ce que vous avez vu et compte ce qui reste possible, là où la table le permet.

## Ce que c’est

web-about-lead = La sobremesa, c’est le temps qu’une tablée passe ensemble après le repas.
web-about-what = Voici une table pour elle : trois jeux imprimés qui y ont leur place, contre des bots ou entre amis, dans le navigateur et sans compte. Elle connaît toutes les règles, explique chaque refus et garde les secrets de chacun.
web-about-games = Les jeux et qui les a faits
web-about-its-rules = Règles de { $title }
web-about-respect = Leurs noms sont employés avec respect. Aucun texte ni aucune image ne vient des boîtes : les règles sont racontées avec nos mots, et ce que les livrets n’impriment pas, comme le nombre d’exemplaires de chaque carte ou la plupart des cartes de Tanxi, est notre reconstitution.
web-about-fair = Franc jeu
web-about-fair-shuffle = Personne ne peut truquer le paquet. Avant la première carte, le serveur est lié à sa graine et chaque personne à des mots bien à elle ; le mélange découle de tout cela. N’importe qui peut vérifier une partie terminée.
web-about-fair-secrets = Chacun n’apprend que ce qu’il peut savoir. Les bots aussi : ils voient ce que voit leur place.
web-about-works = Le travail d’autres personnes
web-about-icons = Les icônes sont de Lorc, Delapouite et d’autres artistes, sous licence Creative Commons Attribution ; nous leur avons donné nos couleurs.
web-about-fonts = Les lettres sont Fraunces, d’Undercase Type, et Atkinson Hyperlegible Next, du Braille Institute, sous SIL Open Font License.
web-about-program = Le programme lui-même est un logiciel libre sous licence Apache.
web-about-builders = Pour les développeurs
web-about-api = Écrivez un bot, un client ou un pont vers ailleurs : tout ce que fait cette page, elle le fait par des portes qui vous sont ouvertes aussi.
web-about-to-api = En savoir plus sur l’API
web-about-to-messages = Tous les messages en JSON Schema

## La boîte

web-gallery-of = Dans la boîte de { $game }
web-gallery-open = La boîte
web-gallery-back = Retour à la table
web-gallery-search = Chercher dans la boîte
web-gallery-kinds = Sortes de cartes
web-gallery-all = Tout
web-gallery-found = { $found ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $found } pièces
    }
web-gallery-characters = Personnages
web-gallery-weapons = Armes
web-gallery-shields = Boucliers
web-gallery-equipment = Équipement
web-gallery-objects = Objets
web-gallery-gems = Gemmes
web-gallery-relics = Reliques
web-gallery-monsters = Monstres
web-gallery-deities = Divinités
web-gallery-residents = Habitants
web-gallery-sides = Objets
web-gallery-backs = Dos
web-gallery-tiles = Tuiles
