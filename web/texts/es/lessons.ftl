### Las lecciones, en la página.

web-lessons = Aprender jugando
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
