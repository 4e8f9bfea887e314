### Las lecciones, en la página.

web-lessons-of = Aprende { $game } jugando
web-lessons-about = Partidas cortas en las que la suerte ya está echada: se te dice en qué fijarte y lo haces tú.
web-lessons-rules = Las reglas de { $game }
web-lesson-minutes =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
web-lesson-at = Seguir en el paso { $step } de { $steps }
web-lesson-known = Hecha
web-lesson-step = Paso
web-lesson-progress = Hasta dónde has llegado
web-lesson-go-on = Seguir
web-lesson-back = Atrás
web-lesson-there = Llévame ahí
web-lesson-leave = Dejar la lección
web-lesson-right = ¡Eso es! Mira en qué ha quedado y sigue.
web-lesson-done = Hasta aquí la lección. ¡Muy bien!
web-lesson-next = Siguiente: { $title }
web-lesson-play = Jugar a { $game }
web-lesson-again = Otra vez

## Un juego de un vistazo, antes de sus reglas

web-glance = De un vistazo
web-glance-goal = El objetivo
web-glance-turn = Un turno
web-glance-pieces = Las piezas
web-glance-antayagi-goal = Reúne cinco puntos en tu zona, con cartas que solo ven los demás.
web-glance-antayagi-choose = Elige con quién intercambias: tú ves lo que tiene, esa persona no.
web-glance-antayagi-lay = Cada cual pone una carta en secreto y luego se descubren las dos.
web-glance-antayagi-sabotage = Cualquiera puede estropear el intercambio con un Sabotaje, o rescatarlo con otro.
web-glance-antayagi-swap = Cada cual recibe la carta de enfrente: los puntos se quedan; lo demás actúa o se descarta.
web-glance-antheno-goal = Juega antes que nadie todas las fichas de tu atril.
web-glance-antheno-play = Juega al menos una ficha, o cuantas quieras: en líneas de tres o más.
web-glance-antheno-move = Mueve lo que haya en la mesa, con tal de que todo esté en orden al terminar tu turno.
web-glance-antheno-draw = ¿No encaja nada? Roba una ficha y se acabó el turno.
web-glance-tanxi-goal = Sé la última persona que quede en la isla.
web-glance-tanxi-walk = Gasta tu energía: camina de casilla en casilla…
web-glance-tanxi-explore = …explora en busca de botín, si no sale antes un monstruo…
web-glance-tanxi-fight = …lucha contra monstruos y contra los demás con cartas y dados…
web-glance-tanxi-village = …y cambia en el pueblo lo que has encontrado.
web-glance-tanxi-fog = Mientras tanto despiertan deidades y la niebla avanza desde la costa.
web-glance-tanxi-life = Vida: sin ella estás un tiempo fuera de la isla.
web-glance-tanxi-energy = Energía: cada turno la renueva, y casi todo cuesta una.
web-glance-tanxi-power = Ataque y defensa: lo tuyo, lo que llevas puesto y los dados.
web-glance-tanxi-gems = Las gemas de poder pagan habilidades y el favor de las deidades.
web-glance-tanxi-coins = Cada carta vale monedas en el pueblo.

## Notas en una primera partida, según cómo llama el servidor a la ocasión

web-note-read = Entendido
web-note-stop = No más notas
web-note-antayagi-goal = Tu objetivo: reunir antes que nadie los puntos que se cuentan bajo tu nombre. Te los dan las cartas que consigues en los intercambios.
web-note-antayagi-choose = Ves las cartas de todo el mundo menos las tuyas. Elige a quien tenga lo que quieres.
web-note-antayagi-lay = Solo ves reversos: da la carta que menos te diga. El reverso de Tesoro y T-Rex es un indicio.
web-note-antayagi-sabotage = Ese era el momento de un Sabotaje: con las cartas descubiertas, cualquiera puede estropear el intercambio.
web-note-antayagi-take = Una Piruleta Musical toma una carta de la otra mano. Toma una que cuente.
web-note-antayagi-eat = Un T-Rex tiene que comer, y desaparece con su comida. Dale lo que menos necesites.
web-note-antayagi-cancelled = El intercambio se cancela: nada cambia de manos y las cartas se descartan.
web-note-antayagi-flipped = Un Sombrero da la vuelta a una mano: su dueño ve ahora los objetos y los demás, los reversos.
web-note-antayagi-kept = Un Mago Errante impide el cambio: cada cual se queda con lo que puso.
web-note-antheno-goal = Tu objetivo: vaciar tu atril antes que nadie. Bajo cada nombre ves cuántas fichas le quedan.
web-note-antheno-turn = Arrastra fichas al tapete, en líneas de tres o más. Lo que ya está ahí también se puede mover.
web-note-antheno-drew = Quien no puede jugar roba una ficha. Has visto su color; el número es cosa suya.
web-note-antheno-went-out = Un atril vacío gana. Los demás siguen por los otros puestos.
web-note-tanxi-goal = Tu objetivo: que no quede nadie más que tú en la isla. Hazte con armas y equipo mientras haya tiempo: la niebla se acerca.
web-note-tanxi-land = Elige una playa. Mejor una con un punto de exploración cerca.
web-note-tanxi-act = Casi todo cuesta 1 ⚡. Cuanto más oscura una casilla, más cerca está; señálala o tócala para ver lo que cuesta llegar.
web-note-tanxi-return = Vuelves al pueblo con la mitad de tus ♥ y todas tus cosas.
web-note-tanxi-woke = Ha despertado una deidad: su ira golpea una vez a todo el mundo; su favor se consigue por 2 ◆.
web-note-tanxi-fog-rose = No termines tu turno en la niebla: cuesta tantas ♥ como diga el dado de ataque.
web-note-tanxi-fell = Quien se queda sin ♥ está fuera de la isla un turno o dos. Gana quien esté a solas en ella.
