### What belongs to no game, in French.

seat = Joueur { $number }

## Refusals of the kernel

refused-not-asked =
    { $seat_is ->
        [you] Ce n’est pas ce qui vous est demandé en ce moment.
       *[other] Ce n’est pas ce qui est demandé à { $seat } en ce moment.
    }
refused-no-such-seat = Cette place n’existe pas : la table en compte { $seats }.
refused-malformed = Ce n’est pas un coup valable : { $problem }
refused-no-such-level = Il n’y a pas de bot « { $level } » ; il y a { $levels }.
refused-game-over = La partie est terminée.
refused-no-way-back =
    Impossible de revenir en arrière : depuis, quelqu’un a joué ou a appris quelque chose.
refused-resigned = Qui a abandonné ne revient pas dans cette partie.

## Refus des leçons

refused-lesson-not-now = C’est permis, mais ce n’est pas ce que la leçon cherche pour l’instant.
refused-lesson-just-look = Regardez d’abord ; vous continuerez quand vous voudrez.

## Refusals of the table

refused-closed-question = Cette question est close : la partie a continué. Regardez de nouveau la table.
refused-being-judged = L’arbitre examine encore votre réponse.
refused-not-seated = Seules les personnes assises à cette table peuvent faire cela.
refused-host-only = Seul l’hôte de cette table peut faire cela.
refused-seat-not-free = Cette place est prise, ou gardée pour quelqu’un d’autre.
refused-nobody-there = Personne n’est assis là.
refused-not-at-this-stage =
    { $stage ->
        [waiting] La partie n’a pas encore commencé.
        [opening] La partie est en train de commencer.
        [playing] La partie a déjà commencé.
        [over] La partie est terminée.
       *[closed] Cette table a été rangée.
    }
refused-seats-missing =
    { $missing ->
        [one] Il reste une place vide : attendez quelqu’un ou donnez-la à un bot.
       *[other] Il reste { $missing } places vides : attendez du monde ou donnez-les à des bots.
    }
refused-other-words = Ce ne sont pas les mots que vous aviez fixés d’avance.
refused-too-much-talk =
    { $seconds ->
        [one] Vous avez beaucoup parlé : réessayez dans une seconde.
       *[other] Vous avez beaucoup parlé : réessayez dans { $seconds } secondes.
    }
refused-say-one-thing = Dites quelque chose avec vos mots, ou choisissez une des phrases.
refused-not-at-this-table = Cette table joue sans cela.
refused-asleep = Un bot joue à cette place : dites d’abord que vous êtes de retour.
refused-awake = Aucun bot ne joue à cette place.
refused-no-time-left = Votre temps est écoulé : un bot continue à votre place.
refused-question-time-over = Votre temps pour cette question est écoulé : revenez à la suivante.
refused-time-is-spent = Ce coup ne peut pas être repris : le temps qu’il vous a donné est déjà utilisé.
refused-somebody-is-there = Cette personne est là, ou l’était à l’instant, et joue elle-même.
refused-enough = C’est assez : ce qui reste du journal de cette table est réservé aux coups.
refused-for-people = C’est réservé aux personnes : un compte de bot répond seulement à ce qu’on lui demande.

## Refusals of the server

refused-no-such-table = Cette table n’existe pas. Vérifiez le lien.
refused-come-in-first = Entrez d’abord : indiquez votre nom.
refused-too-many-tables =
    { $tables ->
        [one] Vous avez déjà dressé une table : fermez-la ou attendez sa fin.
       *[other] Vous avez déjà dressé { $tables } tables : fermez-en une ou attendez la fin de l’une d’elles.
    }
refused-too-fast = C’était trop rapide : attendez un instant, puis réessayez.
refused-too-many-wait = Vous attendez déjà plusieurs réponses : patientez jusqu’à la prochaine, puis demandez à nouveau.
refused-too-slow = Cela a mis trop de temps à arriver : réessayez.
refused-unreadable-table = Cette table ne s’ouvre plus : ce qui en est enregistré est abîmé. Inutile de réessayer ; prévenez la personne qui s’occupe de ce serveur.
refused-strange-origin = Cette page n’a pas le droit de parler à ce serveur.
refused-not-over = La partie n’est pas terminée : son compte rendu s’ouvre après le dernier coup.
refused-no-such-entry = Ce moment n’existe pas dans cette partie : elle compte { $entries } entrées.
refused-banned = La personne qui s’occupe de ce serveur vous a fermé la porte jusqu’au { $until }.
refused-no-spectators = Cette table n’admet pas de spectateurs.
refused-too-large = C’est trop grand : { $bytes } octets au plus.
refused-bad-field = Ceci est inutilisable : { $problem }
refused-no-such-bot = Il n’y a pas de compte de bot « { $account } » sur ce serveur. Demandez son nom à qui le tient.
refused-no-such-page = Il n’y a rien ici.
refused-server-fault = Quelque chose a échoué ici. Rien n’est perdu ; réessayez.

## What was done at a table

act-take-back =
    { $seat_is ->
        [you] Vous reprenez un coup.
       *[other] { $seat } reprend un coup.
    }
act-bot =
    { $level ->
        [none] { $seat_is ->
            [you] Vous reprenez votre place.
           *[other] { $seat } reprend sa place.
        }
       *[other] { $seat_is ->
            [you] Désormais, un bot ({ $level }) joue pour vous.
           *[other] Désormais, un bot ({ $level }) joue pour { $seat }.
        }
    }
act-time-over =
    { $seat_is ->
        [you] Votre temps est écoulé.
       *[other] { $seat } n’a plus de temps.
    }
act-resigned =
    { $seat_is ->
        [you] Vous abandonnez et finissez à la dernière place. Un bot continue pour vous.
       *[other] { $seat } abandonne et finit à la dernière place. Un bot continue.
    }
act-stop =
    { $agree ->
        [yes] { $seat_is ->
            [you] Vous voulez arrêter la partie ici.
           *[other] { $seat } veut arrêter la partie ici.
        }
       *[no] { $seat_is ->
            [you] Vous voulez continuer.
           *[other] { $seat } veut continuer.
        }
    }
act-stopped =
    { $why ->
        [agreed] La partie a été arrêtée d’un commun accord. Elle n’a pas de résultat.
        [alone] La partie a été arrêtée : les autres étaient partis depuis longtemps. Elle n’a pas de résultat.
        [deserted] La partie a été arrêtée : seuls des bots jouaient encore. Elle n’a pas de résultat.
        [untouched] La partie a été arrêtée : personne n’y avait touché depuis des semaines. Elle n’a pas de résultat.
        [operator] La partie a été arrêtée par la personne qui s’occupe de ce serveur. Elle n’a pas de résultat.
       *[full] La partie a été arrêtée : son journal est plein. Elle n’a pas de résultat.
    }

## Ready-made phrases

phrase-hello = Bonjour tout le monde !
phrase-trade-with-me = Échangez avec moi !
phrase-you-will-like-it = Ça va vous plaire.
phrase-trust-me = Faites-moi confiance.
phrase-do-not-do-it = Ne faites pas ça !
phrase-well-played = Bien joué !
phrase-what-luck = Quelle chance !
phrase-oh-no = Oh non !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous !
phrase-thanks = Merci !
phrase-good-game = Belle partie !

## How bots play

level-novice = Débutant
level-casual = Amateur
level-strong = Fort
level-expert = Expert
level-random = Étourdi
level-greedy = Malin
level-in-place = Détendu
level-rearranging = Réfléchi

## Aperçus des liens

preview-site = Une table pour trois jeux : AntaYagí, Antheno et Tanxi. Jouez entre amis et avec des bots.
preview-table = { $game } à la table de { $host }
preview-waiting =
    { $free ->
        [0] Tout le monde est là : la partie va commencer.
        [one] Il reste une place libre sur { $seats }. Venez vous asseoir.
       *[other] Il reste { $free } places libres sur { $seats }. Venez vous asseoir.
    }
preview-playing = La partie est en cours. Venez la suivre.
preview-over = La partie est terminée. Revoyez-la pas à pas.
## Comment la partie s’est passée

recap-given-up = Tout le monde a abandonné.
recap-resigned-first = La personne en tête a abandonné : c’est la suivante qui gagne.
