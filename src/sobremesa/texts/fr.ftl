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
refused-no-such-level = Il n’y a pas de bot « { $level } » ; il y a { $levels }.
refused-game-over = La partie est terminée.
refused-no-way-back =
    Impossible de revenir en arrière : depuis, quelqu’un a joué ou a appris quelque chose.

## The terminal

terminal-you = { $name } (vous)
terminal-edition = { $cards } cartes
terminal-player = Nom
terminal-points = Points
terminal-hand = Main
terminal-area = Sacoche
terminal-pile = Pioche ({ $cards }) :
terminal-discards = Défausse ({ $cards }) :
terminal-exchange = Sur la table
terminal-pockets =
    Combien de poches avez-vous sur vous ? La personne qui en a le plus commence (Entrée : ne rien dire).
terminal-prompt = Votre réponse (? pour l’aide) :
terminal-help =
    Un numéro de la liste, ou un coup écrit en anglais : choose Nilo (choisir quelqu’un), lay 1 (poser
    une carte), sabotage 3 (saboter), let-it-be (laisser faire), take 2 (prendre une carte),
    eat bone (manger un Os). Et aussi : undo (revenir en arrière), rule AY-22 (lire une règle),
    bot (laisser un bot continuer pour vous), quit (enregistrer et quitter).
terminal-no-such-rule =
    Il n’y a pas de règle « { $rule } ». Les règles portent des numéros comme AY-22.
terminal-the-end = La partie est terminée.
terminal-saved = Partie enregistrée. Pour la reprendre : { $command } play --resume { $file }
terminal-look-back = Pour revoir la partie : { $command } replay { $file }
terminal-took-back = { $name } revient sur un coup.
terminal-given-to-bot =
    { $level ->
        [none] { $name } reprend sa place.
       *[other] Désormais, un bot ({ $level }) remplace { $name }.
    }
terminal-time-over = { $name } n’a plus de temps.
terminal-ruling = notre arbitrage

## What was verified

verified-commitment = La graine est bien celle qui avait été fixée d’avance
verified-words = Les mots de chacun sont bien ceux qui avaient été fixés d’avance
verified-shuffle = La donne initiale découle de la graine et des mots
verified-moves = Chaque coup est légal et tel qu’il a été joué

## What was forged

forged-seed = ce n’est pas la graine qui avait été fixée d’avance
forged-sealed = la graine n’est pas encore révélée : redemandez après le dernier coup
forged-no-words = il y a les mots de { $said } joueurs sur { $players }
forged-words =
    { $seat_is ->
        [you] vous avez révélé d’autres mots que ceux que vous aviez fixés d’avance
       *[other] { $seat } a révélé d’autres mots que ceux qui avaient été fixés d’avance
    }
forged-setup = { $problem }
forged-opening = la donne initiale ne découle pas de la graine et des mots
forged-entry = l’entrée { $entry } n’est pas ce qui a été joué
forged-illegal = l’entrée { $entry } n’a pas pu se produire
