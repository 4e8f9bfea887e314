### Antes de una partida, en español: el inicio, poner una mesa, la sala de espera.

## Inicio

web-home-title = Quédate un rato más en la mesa
web-home-about =
    Tres juegos salidos de cajas de verdad, para jugar con amigos enviando un enlace, o con bots
    ahora mismo. Sin cuenta y sin instalar nada.
web-play-now = Jugar ya
web-play-now-at = Jugar ya: { $game }, contra bots
web-how-strong = { $game }: ¿cómo de fuertes quieres que sean los demás?
web-first-time = ¿No lo has jugado nunca?
web-learn-first = Apréndelo en unos minutos
web-set-table = Poner una mesa
web-set-table-of = Poner una mesa de { $game }
web-how-it-goes = Cómo se juega
web-how-it-goes-at = Cómo se juega a { $game }: sus reglas
web-opening-door = Barajando…
web-players-minutes = { $from }–{ $to } personas · unos { $minutes } minutos

web-join = Entrar con un código
web-join-label = El código o el enlace que te han enviado
web-join-go = Ir a la mesa
web-join-wrong =
    Esto no es ni el código ni el enlace de una mesa. Cópialo entero de la invitación.
web-my-games = Mis partidas
web-my-finished = Partidas terminadas
web-public-tables = Mesas abiertas
web-no-public-tables =
    Ahora no hay ninguna mesa abierta. Pon una y hazla pública: aquí la verá todo el mundo.
web-lists-unreached = No se han podido actualizar las listas. Seguimos probando.
web-table-waiting =
    { $free ->
        [0] Los { $seats } asientos están ocupados
        [one] Queda libre un asiento de { $seats }
       *[other] Quedan libres { $free } asientos de { $seats }
    }
web-table-playing = La partida está en marcha
web-came-in = Puesto { $place } de { $seats }
web-you-won = Has ganado
web-watched = Pusiste la mesa
web-stopped = Se dejó sin resultado
web-with = con { $names }
web-go-on = Seguir
web-go-in = Entrar
web-take-seat = Unirme
web-watch = Mirar
web-see-again = Repasar
web-show-more = Ver más
web-just-now = ahora mismo

## Poner una mesa

web-new-title = Poner una mesa de { $game }
web-new-choose = ¿A qué quieres jugar?
web-new-other = Otro juego
web-seats = Asientos
web-seats-count = ¿Cuántos jugáis?
web-fewer = Uno menos
web-more = Uno más
web-seat-number = Asiento { $number }
web-seat-yours = Asiento { $number }, el tuyo
web-seat-yours-about = Te sientas en cuanto la mesa esté puesta.
web-seat-open = Abierto
web-seat-open-about = Para quien llegue primero.
web-seat-reserved = Con enlace
web-seat-reserved-about = Guardado para alguien: tiene su propio enlace.
web-seat-bot = Bot
web-bot-level = Cómo juega
web-bot-account = Un bot programado por alguien
web-bot-account-name = El nombre de su cuenta
web-bot-account-about = Quien lleva este servidor da nombre a esos bots. El bot elegido aquí juega mientras no está.

web-guests = Quién puede venir
web-public = Que salga en la lista de mesas abiertas
web-public-about-yes = Cualquiera puede encontrar esta mesa y ocupar un asiento abierto.
web-public-about-no = Solo la encontrará quien tenga el enlace.
web-spectators = Dejar que otros miren
web-spectators-about-yes = Quien tenga el enlace puede mirar; no ve nada que esté oculto.
web-spectators-about-no = Solo ve la mesa quien juega.

web-time = Tiempo para pensar
web-clock-none = Todo el que queráis
web-clock-none-about = Sin reloj: esto es una velada entre amigos.
web-clock-per-move = Para cada jugada
web-clock-per-move-about = Si se te acaba, un bot juega por ti hasta que vuelvas.
web-clock-bank = Para toda la partida
web-clock-bank-about = Cada cual tiene una reserva de tiempo, y gana un poco más con cada jugada.
web-clock-correspondence = A lo largo de días
web-clock-correspondence-about = Juega cuando pases por aquí. No hace falta coincidir.
web-clock-per-move-amount = Tiempo para cada jugada
web-clock-bank-amount = Tiempo para toda la partida
web-clock-bank-increment = Más con cada jugada
web-clock-correspondence-amount = Tiempo para cada jugada
web-span-seconds =
    { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
web-span-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
web-span-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
web-none-more = nada

web-options = Cómo jugáis
web-wrong-name = Escribe un nombre de 24 caracteres visibles como mucho.
web-wrong-hand = No hay fichas para tanto: menos al empezar, o una caja más grande.
web-wrong-field = Revisa «{ $label }». { $said }

web-finer = Detalles
web-finer-about = Reacciones, ayudas y bots. No hace falta tocar nada de esto.
web-window = Tiempo para sabotear
web-window-about = Cuánto tiempo tiene cada cual para sabotear un intercambio antes de que se haga.
web-window-closes = Se sigue
web-window-answered = En cuanto todos han respondido
web-window-answered-about = Lo más rápido; no se dice quién ha renunciado.
web-window-time = Solo cuando acaba el tiempo
web-window-time-about = La espera es siempre la misma, para que ninguna prisa delate nada.
web-chances = Cálculo de probabilidades
web-chances-about = Cada cual puede preguntar qué pueden ser aún sus cartas ocultas.
web-hints = Sugerencias
web-hints-about = Cada cual puede preguntar qué haría un bot en su lugar.
web-pace = Cuánto piensan los bots
web-pace-0 = Nada
web-pace-400 = Un instante
web-pace-900 = Como las personas
web-pace-1800 = Con calma
web-pace-3000 = Lo bastante para seguirlo todo
web-substitute = Quién juega por alguien que no está
web-laying = Poniendo la mesa…
web-set-it = Poner la mesa
web-set-it-about = Después tendrás un enlace para enviar a tus amigos.

## La sala de espera

web-waiting-title = Una mesa de { $game }
web-waiting-hosted = La mesa la pone { $host }.
web-waiting-yours = Esta es tu mesa.
web-who-sits = Quién se sienta dónde
web-talk = Mientras esperáis
web-free = Libre: para quien llegue primero
web-kept = Guardado para quien tenga su enlace
web-kept-for-you = Guardado para ti
web-a-bot = Bot, { $level }
web-a-bot-account = Bot; si no está, juega { $level }
web-you = tú
web-is-host = pone la mesa
web-is-here = está aquí
web-is-away = no está
web-sit-here = Sentarme aquí
web-sit-kept = Es para mí
web-move-here = Cambiarme aquí
web-rise = Levantarme
web-ask-to-leave = Pedir que se levante
web-ask-to-leave-name = Pedir que se levante: { $name }
web-seat-for = ¿Para quién es el asiento { $number }?
web-copy-seat = Copiar su enlace
web-copied = Copiado
web-copy-by-hand = Cópialo de aquí: está seleccionado
web-watchers =
    { $count ->
        [one] Hay una persona más mirando.
       *[other] Hay { $count } personas más mirando.
    }
web-start = Empezar la partida
web-start-missing =
    { $missing ->
        [one] Queda un asiento vacío: espera a alguien o dáselo a un bot.
       *[other] Quedan { $missing } asientos vacíos: espera a los demás o dáselos a bots.
    }
web-start-unseated = Ya está todo el mundo, y tú solo miras. Empieza cuando quieras.
web-start-ready = Ya está todo el mundo. Empieza cuando quieras.
web-start-host = { $host } empieza en cuanto esté todo el mundo.
web-sit-first = Elige un asiento.
web-full = { $watch ->
        [yes] Todos los asientos están ocupados, { $name }: puedes quedarte a mirar.
       *[no] Todos los asientos están ocupados, { $name }, y en esta mesa no se admite público.
    }
web-full-kept = { $watch ->
        [yes] Ya no quedan asientos abiertos, { $name }: si hay alguno vacío, está guardado para quien tenga su enlace. Puedes quedarte a mirar.
       *[no] Ya no quedan asientos abiertos, { $name }: si hay alguno vacío, está guardado para quien tenga su enlace, y en esta mesa no se admite público.
    }
web-fill-bots = Dar los asientos abiertos a bots
web-invite = Invita a alguien
web-invite-about = Quien abra este enlace llega a esta mesa. Envíalo, o que escaneen el código.
web-invite-here-only =
    Esta dirección solo funciona en este ordenador. Para los demás, abre la página con la dirección
    que este ordenador tiene en tu red.
web-invite-link = El enlace de esta mesa
web-copy = Copiar
web-share = Compartir…
web-share-text = ¡Ven a jugar a { $game } conmigo!
web-qr = Un código para escanear, con el enlace de esta mesa
web-agreed = Lo acordado
web-agreed-public = En la lista de mesas abiertas
web-agreed-unlisted = Solo con el enlace
web-agreed-spectators = Otros pueden mirar
web-agreed-no-spectators = Sin público
web-agreed-clock-none = Todo el tiempo que queráis para cada jugada
web-agreed-clock-per-move = { $time } para cada jugada
web-agreed-clock-bank = { $time } para toda la partida; con cada jugada, { $more } más
web-agreed-clock-correspondence = { $time } para cada jugada
web-agreed-window = { $time } para sabotear un intercambio
web-agreed-chances = Cálculo de probabilidades
web-agreed-hints = Los bots sugieren jugadas
web-agreed-option = { $option }: { $value }
web-fair = Un reparto limpio
web-fair-about =
    La mesa ya ha elegido un número secreto y enseña abajo su huella. Quien se sienta añade algo
    propio, y las cartas se barajan con todo ello junto. Tras la partida se muestra el número, y
    cualquiera puede comprobar que nadie ha amañado la baraja.
web-fingerprint = Huella
web-opening-title = Se está preparando la mesa
web-opening-about = Barajando, con un poco de azar de cada cual. La partida empieza enseguida.
web-opening-ready = ya está
web-opening-waits = se está preparando
web-ask-title = Antes de sentarte
web-ask-pockets = ¿Cuántos bolsillos llevas encima?
web-ask-pockets-about = Cuéntalos todos: pantalón, chaqueta, delantal. ¡Empieza quien tenga más!
web-ask-ages = ¿Cuántos años tienes?
web-ask-ages-about = Si hay empate de bolsillos, empieza la persona más joven.
web-rather-not = Prefiero no decirlo
web-reserved-taken = Mientras tanto alguien ha ocupado este asiento. Elige otro.
web-name-about = Así te verá el resto de la mesa. Sin cuenta ni contraseña.
