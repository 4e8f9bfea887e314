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
