### La mesa de Antheno, en español.

## Fichas

web-antheno-tile = { $number } { $colour }
web-antheno-star = estrella de color { $colour }
web-antheno-blank = una ficha oculta de color { $colour }
web-antheno-shape-of = Las fichas de color { $colour } llevan esta figura: { $shape }.
web-antheno-star-is = La estrella es un comodín: vale por cualquier número del 1 al 8 de su color.
web-antheno-stands = { $tile }, que vale { $number }
web-antheno-is-new = { $tile }, ficha nueva
web-antheno-has-moved = { $tile }, cambiada de sitio

## La mesa

web-antheno-table = La mesa de Antheno
web-antheno-cloth = El tapete con las fichas
web-antheno-empty = El tapete está vacío. Para empezar, coloca tres o más fichas en línea.
web-antheno-rack = Tu atril
web-antheno-rack-of = El atril de { $name }
web-antheno-lines =
    { $count ->
        [0] No hay líneas en la mesa
        [one] Una línea en la mesa
       *[other] { $count } líneas en la mesa
    }
web-antheno-line =
    { $way ->
        [across] En horizontal
       *[down] En vertical
    } desde la columna { $column }, fila { $row }: { $tiles }
web-antheno-cell = Columna { $column }, fila { $row }: { $what }
web-antheno-nothing-here = nada
web-antheno-chosen = Tienes en la mano: { $tile }
web-antheno-none-chosen = No tienes nada en la mano
web-antheno-keys =
    Las flechas mueven un cursor por el tapete; con Control mueven el tapete. Intro coge la ficha
    que hay bajo el cursor o suelta lo que tienes en la mano; en una casilla vacía te lleva a tu
    atril, donde Intro elige una ficha y Espacio elige varias. Mayúsculas e Intro añaden una ficha,
    L coge toda su línea. R gira lo que tienes en la mano, Suprimir lo devuelve al atril, Control y
    Z deshacen, U lo recoge todo, Control e Intro terminan tu turno. Más, menos y cero acercan,
    alejan y muestran toda la mesa. Con el signo de interrogación vuelves a ver esto.

## Los asientos

web-antheno-you = tú
web-antheno-bot = un bot
web-antheno-away = sin conexión
web-antheno-acts = le toca jugar
web-antheno-place = Puesto { $place }
web-antheno-tiles =
    { $count ->
        [one] Una ficha:
       *[other] { $count } fichas:
    }
web-antheno-bag =
    { $count ->
        [0] La bolsa está vacía
        [one] Queda una ficha en la bolsa
       *[other] Quedan { $count } fichas en la bolsa
    }

## Mi turno

web-antheno-your-turn =
    { $draw ->
        [free] { $bag ->
            [0] Es tu turno. Juega al menos una ficha, o pasa.
           *[other] Es tu turno. Juega al menos una ficha, o roba.
        }
       *[strict] { $bag ->
            [0] Es tu turno. Juega al menos una ficha; si no puedes, pasa.
           *[other] Es tu turno. Juega al menos una ficha; si no puedes, roba.
        }
    }
web-antheno-played =
    { $count ->
        [one] 1 ficha jugada
       *[other] { $count } fichas jugadas
    }
web-antheno-where =
    { $count ->
        [one] Elige dónde ponerla.
       *[other] Elige dónde ponerlas.
    }
web-antheno-looking = El árbitro está mirando…
web-antheno-in-order = Todo está en orden: puedes terminar tu turno.
web-antheno-not-in-order =
    { $count ->
        [one] Todavía hay una cosa que no está en orden.
       *[other] Todavía hay { $count } cosas que no están en orden.
    }
web-antheno-rearranges = { $name } está reordenando la mesa
web-antheno-changed =
    { $fresh ->
        [0] { $moved ->
            [one] Una ficha ha cambiado de sitio.
           *[other] { $moved } fichas han cambiado de sitio.
        }
        [one] { $moved ->
            [0] Hay una ficha nueva.
            [one] Hay una ficha nueva y otra ha cambiado de sitio.
           *[other] Hay una ficha nueva y { $moved } han cambiado de sitio.
        }
       *[other] { $moved ->
            [0] Hay { $fresh } fichas nuevas.
            [one] Hay { $fresh } fichas nuevas y una ha cambiado de sitio.
           *[other] Hay { $fresh } fichas nuevas y { $moved } han cambiado de sitio.
        }
    }
web-antheno-end-turn = Terminar el turno
web-antheno-show-a-play = Enséñame una jugada
web-antheno-suggested = Se podría jugar así: termina tu turno, o cambia algo.
web-antheno-nothing = No se ha encontrado ninguna jugada. Haz esto: { $what }.
web-antheno-no-room = Aquí no hay sitio para eso.
web-antheno-not-now = Eso no se puede hacer ahora
web-antheno-show-where = Enséñame dónde
web-antheno-rule = Regla { $id }

## Herramientas

web-antheno-choose = Elegir varias fichas rodeándolas
web-antheno-rotate = Girar lo elegido (R)
web-antheno-back-to-rack = Devolver lo elegido a tu atril (Suprimir)
web-antheno-nearer = Acercar
web-antheno-farther = Alejar
web-antheno-fit = Ver toda la mesa
web-antheno-undo = Deshacer
web-antheno-redo = Rehacer
web-antheno-take-all-back = Recogerlo todo (U)
web-antheno-by-number = Ordenar por número
web-antheno-by-colour = Ordenar por color

## Lo que no está en orden, en pocas palabras

web-antheno-refused-two-touch = solo son dos
web-antheno-refused-mixed-line = no van juntas
web-antheno-refused-colour-twice = un color repetido
web-antheno-refused-no-sequence = no van seguidas
web-antheno-refused-alone = está sola
web-antheno-refused-star-clash = las estrellas no encajan

## Notas en una primera partida, según cómo llama el servidor a la ocasión

web-note-antheno-goal = Tu objetivo: vaciar tu atril antes que nadie. Bajo cada nombre ves cuántas fichas le quedan.
web-note-antheno-turn = Arrastra fichas al tapete, en líneas de tres o más. Lo que ya está ahí también se puede mover.
web-note-antheno-drew = Quien no puede jugar roba una ficha. Has visto su color; el número es cosa suya.
web-note-antheno-went-out = Un atril vacío gana. Los demás siguen por los otros puestos.
