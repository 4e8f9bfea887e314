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
refused-resigned = Quien ha abandonado no vuelve a esta partida.

## Rechazos de las lecciones

refused-lesson-not-now = Eso está permitido, pero no es lo que busca la lección en este momento.
refused-lesson-just-look = Primero echa un vistazo; sigue cuando quieras.

## Refusals of the table

refused-closed-question = Esta pregunta ya está cerrada: la partida ha seguido. Vuelve a mirar la mesa.
refused-being-judged = El árbitro aún está mirando tu respuesta.
refused-not-seated = Eso solo pueden hacerlo quienes están sentados a esta mesa.
refused-host-only = Eso solo puede hacerlo quien ha puesto esta mesa.
refused-seat-not-free = Ese asiento está ocupado o reservado para otra persona.
refused-nobody-there = Ahí no hay nadie sentado.
refused-not-at-this-stage =
    { $stage ->
        [waiting] La partida aún no ha empezado.
        [opening] La partida está empezando.
        [playing] La partida ya ha empezado.
        [over] La partida ha terminado.
       *[closed] Esta mesa se ha recogido.
    }
refused-seats-missing =
    { $missing ->
        [one] Queda un asiento vacío: espera a alguien o dáselo a un bot.
       *[other] Quedan { $missing } asientos vacíos: espera a los demás o dáselos a bots.
    }
refused-other-words = Estas no son las palabras que habías fijado de antemano.
refused-too-much-talk =
    { $seconds ->
        [one] Has hablado mucho: prueba de nuevo dentro de un segundo.
       *[other] Has hablado mucho: prueba de nuevo dentro de { $seconds } segundos.
    }
refused-say-one-thing = Di algo con tus palabras o elige una de las frases.
refused-not-at-this-table = En esta mesa se juega sin eso.
refused-asleep = En este asiento juega un bot: di primero que has vuelto.
refused-awake = En este asiento no juega ningún bot.
refused-no-time-left = Se te ha acabado el tiempo: un bot sigue jugando por ti.
refused-question-time-over = Se ha acabado tu tiempo para esta pregunta: vuelve con la siguiente.
refused-time-is-spent = Eso no se puede deshacer: el tiempo que te dio ya está gastado.
refused-somebody-is-there = Está en la mesa, o lo estaba hace un momento, y juega por su cuenta.
refused-enough = Ya es bastante: lo que queda del registro de esta mesa se guarda para las jugadas.
refused-for-people = Esto es cosa de personas: una cuenta de bot solo responde a lo que se le pregunta.

## Refusals of the server

refused-no-such-table = No existe esa mesa. Revisa el enlace.
refused-unreadable-table = Esta mesa no se puede abrir: lo que se guardó de ella está dañado. No sirve volver a intentarlo; avisa a quien lleva este servidor.
refused-come-in-first = Entra primero: di cómo te llamas.
refused-too-many-tables =
    { $tables ->
        [one] Ya has puesto una mesa: ciérrala o espera a que termine.
       *[other] Ya has puesto { $tables } mesas: cierra una o espera a que termine alguna.
    }
refused-too-fast = Demasiado rápido: espera un momento y prueba de nuevo.
refused-too-slow = Ha tardado demasiado en llegar: prueba de nuevo.
refused-too-many-wait = Ya tienes varias respuestas pendientes: espera a que llegue alguna y vuelve a preguntar.
refused-strange-origin = Esta página no puede hablar con este servidor.
refused-not-over = La partida no ha terminado: su registro se abre tras la última jugada.
refused-no-such-entry = Ese momento no existe en esta partida: tiene { $entries } entradas.
refused-banned = Quien lleva este servidor te ha cerrado la puerta hasta el { $until }.
refused-no-spectators = En esta mesa no se admite público.
refused-too-large = Es demasiado grande: como mucho { $bytes } bytes.
refused-bad-field = Esto no se puede usar: { $problem }
refused-no-such-bot = No hay ninguna cuenta de bot «{ $account }» en este servidor. Pregunta el nombre a quien lo lleva.
refused-no-such-page = Aquí no hay nada.
refused-server-fault = Algo ha fallado aquí. No se ha perdido nada; prueba de nuevo.

## What was done at a table

act-take-back =
    { $seat_is ->
        [you] Deshaces una jugada.
       *[other] { $seat } deshace una jugada.
    }
act-bot =
    { $level ->
        [none] { $seat_is ->
            [you] Has vuelto.
           *[other] { $seat } ha vuelto.
        }
       *[other] { $seat_is ->
            [you] Un bot ({ $level }) juega por ti desde ahora.
           *[other] Un bot ({ $level }) juega por { $seat } desde ahora.
        }
    }
act-time-over =
    { $seat_is ->
        [you] Se te ha acabado el tiempo.
       *[other] A { $seat } se le ha acabado el tiempo.
    }
act-resigned =
    { $seat_is ->
        [you] Abandonas y quedas en último lugar. Un bot sigue jugando por ti.
       *[other] { $seat } abandona y queda en último lugar. Un bot sigue jugando.
    }
act-stop =
    { $agree ->
        [yes] { $seat_is ->
            [you] Quieres dejar la partida aquí.
           *[other] { $seat } quiere dejar la partida aquí.
        }
       *[no] { $seat_is ->
            [you] Quieres seguir jugando.
           *[other] { $seat } quiere seguir jugando.
        }
    }
act-stopped =
    { $why ->
        [agreed] La partida se ha dejado de común acuerdo. No hay resultado.
        [alone] La partida se ha dejado: los demás llevaban mucho tiempo fuera. No hay resultado.
        [deserted] La partida se ha dejado: ya solo jugaban bots. No hay resultado.
        [untouched] La partida se ha dejado: nadie la había tocado en semanas. No hay resultado.
        [operator] Quien lleva este servidor ha parado la partida. No hay resultado.
       *[full] La partida se ha dejado: en su registro no cabe nada más. No hay resultado.
    }

## Ready-made phrases

phrase-hello = ¡Hola a todos!
phrase-trade-with-me = ¡Cambia conmigo!
phrase-you-will-like-it = Te va a gustar.
phrase-trust-me = Confía en mí.
phrase-do-not-do-it = ¡No lo hagas!
phrase-well-played = ¡Bien jugado!
phrase-what-luck = ¡Qué suerte!
phrase-oh-no = ¡Oh, no!
phrase-one-moment = Un momento, por favor.
phrase-your-turn = ¡Te toca!
phrase-thanks = ¡Gracias!
phrase-good-game = ¡Buena partida!

## How bots play

level-novice = Principiante
level-casual = Aficionado
level-strong = Fuerte
level-expert = Experto
level-random = Despistado
level-greedy = Astuto
level-in-place = Relajado
level-rearranging = Reflexivo

## Vistas previas de enlaces

preview-site = Una mesa para tres juegos: AntaYagí, Antheno y Tanxi. Juega con amigos y con bots.
preview-table = { $game } en la mesa de { $host }
preview-waiting =
    { $free ->
        [0] Ya está todo el mundo: la partida está a punto de empezar.
        [one] Queda libre un asiento de { $seats }. Ven y siéntate.
       *[other] Quedan libres { $free } asientos de { $seats }. Ven y siéntate.
    }
preview-playing = La partida está en marcha. Ven a mirar.
preview-over = La partida ha terminado. Repásala paso a paso.
## Cómo fue la partida

recap-given-up = Todo el mundo se ha rendido.
recap-resigned-first = Quien iba por delante se ha rendido, así que gana quien le sigue.
