### What belongs to no game, in Spanish.

seat = Jugador { $number }

## Refusals of the kernel

refused-not-asked =
    { $seat_is ->
        [you] Ahora no es eso lo que se te pide.
       *[other] Ahora no es eso lo que se le pide a { $seat }.
    }
refused-no-such-seat = Ese asiento no existe: en esta mesa hay { $seats }.
refused-malformed = Eso no es una jugada válida: { $problem }
refused-no-such-level = No hay ningún bot «{ $level }»; hay { $levels }.
refused-game-over = La partida ha terminado.
refused-no-way-back =
    Eso no se puede deshacer: desde entonces alguien ha jugado o ha averiguado algo.

## The terminal

terminal-you = { $name } (tú)
terminal-edition = { $cards } cartas
terminal-player = Nombre
terminal-points = Puntos
terminal-hand = Mano
terminal-area = Zona
terminal-pile = Mazo ({ $cards }):
terminal-discards = Descartes ({ $cards }):
terminal-exchange = Sobre la mesa
terminal-pockets = ¿Cuántos bolsillos llevas encima? Empieza quien tenga más (Intro: no decir nada).
terminal-prompt = Tu respuesta (? para la ayuda):
terminal-help =
    Un número de la lista, o una jugada escrita en inglés: choose Nilo (elegir a alguien), lay 1
    (ofrecer una carta), sabotage 3 (sabotear), let-it-be (dejarlo pasar), take 2 (quitar una
    carta), eat bone (comerse un Hueso). Además: undo (deshacer), rule AY-22 (leer una regla),
    bot (dejar que un bot siga jugando por ti), quit (guardar y salir).
terminal-no-such-rule = No hay ninguna regla «{ $rule }». Las reglas llevan números como AY-22.
terminal-the-end = La partida ha terminado.
terminal-saved = Partida guardada. Para continuar: { $command } play --resume { $file }
terminal-look-back = Para repasar la partida: { $command } replay { $file }
terminal-took-back = { $name } deshace una jugada.
terminal-given-to-bot =
    { $level ->
        [none] { $name } vuelve a jugar.
       *[other] A partir de ahora, un bot ({ $level }) juega por { $name }.
    }
terminal-time-over = A { $name } se le ha acabado el tiempo.
terminal-ruling = criterio nuestro

## What was verified

verified-commitment = La semilla es la que se había fijado de antemano
verified-words = Las palabras de cada cual son las que se habían fijado de antemano
verified-shuffle = El reparto inicial se deduce de la semilla y de las palabras
verified-moves = Todas las jugadas son legales y están tal como se hicieron

## What was forged

forged-seed = esta no es la semilla que se había fijado de antemano
forged-sealed = la semilla aún no se ha abierto: vuelve a preguntar después de la última jugada
forged-no-words = hay palabras de { $said } de { $players } jugadores
forged-words =
    { $seat_is ->
        [you] abriste otras palabras que las que habías fijado de antemano
       *[other] { $seat } abrió otras palabras que las que había fijado de antemano
    }
forged-setup = { $problem }
forged-opening = el reparto inicial no se deduce de la semilla y de las palabras
forged-entry = la entrada { $entry } no es lo que se jugó
forged-illegal = la entrada { $entry } no pudo ocurrir
