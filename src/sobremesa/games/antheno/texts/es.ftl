### Antheno in Spanish.

## What is in the box

name-red = rojo
name-blue = azul
name-green = verde
name-purple = morado
name-circle = círculo
name-triangle = triángulo
name-square = cuadrado
name-diamond = rombo

## What you may do

question-turn =
    { $draw ->
        [free] Es tu turno: juega al menos una ficha o roba una; si la bolsa está vacía, pasa.
       *[strict] Es tu turno: juega al menos una ficha. Si no puedes, roba una; si la bolsa está vacía, pasa.
    }
move-play = Dejar la mesa así
move-draw = Robar una ficha
move-pass = Pasar

## What happened

event-played =
    { $seat_is ->
        [you] Juegas { $tiles }
       *[other] { $seat } juega { $tiles }
    }{ $moved ->
        [0] {""}
        [one] ; una ficha de la mesa cambia de sitio
       *[other] ; { $moved } fichas de la mesa cambian de sitio
    }.{ $left ->
        [0] {""}
        [one] {" "}En el atril queda una ficha.
       *[other] {" "}En el atril quedan { $left } fichas.
    }
event-drew =
    { $seat_is ->
        [you] Robas una ficha de color { $colour }
       *[other] { $seat } roba una ficha de color { $colour }
    }{ $tile ->
        [none] {""}
       *[other] {" "}({ $tile })
    }.{ $finding ->
        [none-exists] {" "}No había nada que jugar: el árbitro lo ha demostrado.
        [none-found] {" "}El árbitro no ha encontrado nada en los pasos que puede dar, aunque eso no demuestra que no lo haya.
       *[none] {""}
    } { $bag ->
        [0] La bolsa ha quedado vacía.
        [one] En la bolsa queda una ficha.
       *[other] En la bolsa quedan { $bag } fichas.
    }
event-passed =
    { $seat_is ->
        [you] Pasas.
       *[other] { $seat } pasa.
    }{ $finding ->
        [none-exists] {" "}No había nada que jugar: el árbitro lo ha demostrado.
        [none-found] {" "}El árbitro no ha encontrado nada en los pasos que puede dar, aunque eso no demuestra que no lo haya.
       *[none] {""}
    }
event-went-out =
    { $place ->
        [1] { $seat_is ->
            [you] ¡Te quedas sin fichas y ganas la partida!
           *[other] ¡{ $seat } se queda sin fichas y gana la partida!
        }
       *[other] { $seat_is ->
            [you] Te quedas sin fichas y consigues
           *[other] { $seat } se queda sin fichas y consigue
        } el { $place ->
            [2] segundo puesto
            [3] tercer puesto
           *[other] puesto { $place }
        }.
    }
event-turn-passed =
    { $seat_is ->
        [you] Es tu turno.
       *[other] Es el turno de { $seat }.
    }
event-blocked =
    Todos los que seguían en juego han pasado, uno tras otro, y la partida termina aquí. Entre
    ellos, cuantas menos fichas, mejor puesto; quienes tengan las mismas lo comparten.
event-ended =
    { $seat_is ->
        [you] Solo a ti te quedan fichas: ocupas el último puesto y la partida termina.
       *[other] Solo a { $seat } le quedan fichas: ocupa el último puesto y la partida termina.
    }

## Why not

refused-nothing-played = Al menos una ficha de tu atril tiene que pasar a la mesa.
refused-tiles-missing =
    Lo que había en la mesa al empezar tu turno tiene que seguir en ella. Falta: { $tiles }.
refused-not-yours = No puedes colocar lo que no está ni en la mesa ni en tu atril: { $tiles }.
refused-two-in-a-cell =
    En una casilla solo cabe una ficha, y en la casilla { $cell } hay más de una: { $tiles }.
refused-two-touch =
    Dos fichas se tocan sin formar una combinación: { $tiles }. Hacen falta al menos tres.
refused-mixed-line =
    Esta línea no es ni un mismo número en colores distintos ni un solo color con números seguidos:
    { $tiles }.
refused-colour-twice = Esta línea tiene un solo número, pero hay un color repetido: { $tiles }.
refused-no-sequence =
    Esta línea es de un solo color, pero sus números no van seguidos: { $tiles }.{ $wraps ->
        [yes] {" "}El 8 y el 1 no son vecinos.
       *[no] {""}
    }
refused-alone =
    Toda ficha tiene que pertenecer a una combinación, y { $tile } no pertenece a ninguna.
refused-star-clash =
    No hay manera de dar a las estrellas de estas líneas números que encajen en todas: { $tiles }.
    Una estrella vale un solo número a la vez.
refused-can-play =
    Puedes jugar, así que no te está permitido ni robar ni pasar. Pide que te enseñen una jugada.
refused-bag-empty = La bolsa está vacía y no hay nada que robar: pasa.
refused-bag-not-empty = Todavía quedan fichas en la bolsa: en vez de pasar, roba una.

## Why: what a bot says of its choice

why-out = Con esta jugada colocas todas las fichas del atril: te quedas sin ninguna.
why-line = Alarga una línea o forma una combinación nueva sin mover nada, y las estrellas se quedan en el atril.
why-must = Hay una jugada posible, así que no se puede robar. Esta es la que se ha encontrado.
why-nothing = Ninguna ficha del atril encaja en la mesa, así que no hay nada que elegir.
why-hold =
    Lo que te guardas podrá salir más adelante junto con lo demás. En la mesa, ayudaría antes a los
    otros.
why-stars = Una estrella encaja casi en cualquier sitio, y le sirve a todo el mundo: mejor dejarla por ahora en el atril.
why-next-out =
    { $seat_is ->
        [you] Después te toca a ti y, por los colores de tu atril, te quedas sin fichas en unos { $percent } de cada 100 casos.
       *[other] Después le toca a { $seat } y, por los colores de su atril, se queda sin fichas en unos { $percent } de cada 100 casos.
    }
why-drew =
    { $seat_is ->
        [you] Después te toca a ti, y hace poco no pudiste jugar: eso dice qué fichas no tienes.
       *[other] Después le toca a { $seat }, y hace poco no pudo jugar: eso dice qué fichas no tiene.
    }

## The rules

chapter-tiles = Las fichas
chapter-setup = Preparación
chapter-turn = El turno
chapter-table = La mesa en orden
chapter-end = El final

rule-an-1 =
    Cada ficha tiene un color y lleva un número del 1 al 8 o una estrella. La estrella es un comodín
    dentro de su propio color: vale por el número del 1 al 8 que más te convenga.
rule-an-2 =
    En la caja hay 76 fichas de 4 colores; cada color tiene dos veces cada número del 1 al 8, y 3
    estrellas. El reglamento solo da el total, y así es como se reparte por igual. Con las opciones
    de mesa «copies» (copias de cada número en un color: 2), «stars» (estrellas de cada color: 3) y
    «colours» (colores: 4) se componen otras cajas; con 2 estrellas por color, por ejemplo, son 72
    fichas. Cada color tiene además su propia figura, para que nadie dependa solo del tono: un
    círculo para el rojo (R), un triángulo para el azul (B), un cuadrado para el verde (G) y un
    rombo para el morado (P). Así, R3 es un 3 rojo, y B*, una estrella azul.
rule-an-5 =
    ¿Quién empieza? Cada cual saca una ficha de la bolsa sin mirar. El primer turno es para el
    número más alto; una estrella supera a cualquier número, y los empates se deshacen sacando otra
    vez. Después, esas fichas vuelven a la bolsa.
rule-an-5a =
    Dos estrellas son un empate como cualquier otro. Solo vuelven a sacar quienes han empatado, y lo
    hacen de entre las fichas que quedan en la bolsa.
rule-an-6 =
    ¡Agita bien la bolsa! Después, cada cual roba 10 fichas y las pone en su atril. La opción de
    mesa «hand» fija otra cantidad.
rule-an-7 =
    Desde el otro lado de la mesa, tu atril deja ver cuántas fichas tienes y de qué colores. Los
    números solo los ves tú.
rule-an-7a =
    Tampoco se nota que una ficha es una estrella: vista desde fuera, es una más de su color. Lo
    mismo vale para las fichas que robes más adelante. Los demás saben cuántas tienes de cada color,
    pero nunca cómo están colocadas: ordena tu atril como quieras, que no revela nada.
rule-an-8 = El turno recorre la mesa en el sentido de las agujas del reloj.
rule-an-10 =
    Siempre que puedas jugar alguna ficha de tu atril, tienes que jugar al menos una. A partir de
    ahí no hay límite: juega tantas como quieras.
rule-an-11 =
    ¿No puedes jugar ninguna de tus fichas? Entonces robas una de la bolsa, al azar, y ahí acaba tu
    turno.
rule-an-11a =
    La opción de mesa «draw» decide con qué rigor se vigila esto. Con «strict», el valor por
    defecto, el árbitro repasa todas las maneras de reordenar la mesa. Solo te impide robar si ha
    encontrado una jugada, y te la enseña si se lo pides. Si no ha encontrado ninguna, te dice si ha
    demostrado que no la hay o si simplemente no ha dado con ella en su búsqueda, que está limitada
    a un número fijo de pasos. Con «free», robas cuando quieras.
rule-an-12 =
    Cuando la bolsa está vacía, en lugar de robar se pasa, y con la misma condición: solo puedes
    pasar cuando, de haber fichas, habrías podido robar. Si todos los que siguen en juego pasan, uno
    tras otro, la partida termina.
rule-an-13 =
    Puedes reordenar todo lo que hay sobre la mesa: deshacer combinaciones, unirlas, formar otras
    nuevas. Al acabar tienen que cumplirse tres cosas: siguen en la mesa todas las fichas que había
    al empezar tu turno, se les ha sumado al menos una de tu atril y la mesa está en orden.
rule-an-13a =
    Si robas o pasas, la mesa se queda exactamente como la encontraste al empezar tu turno.
rule-an-14 = Tu turno lo terminas tú: se acaba en cuanto lo anuncias.
rule-an-14a =
    Hasta entonces puedes deshacer todo lo que hayas probado. Si la mesa no está en orden, no se
    acepta: se te dicen todos los motivos y a qué casillas afectan, y no pierdes nada.
rule-an-20 =
    Las fichas ocupan las casillas de una cuadrícula, como en un crucigrama. Se construye en
    horizontal y en vertical, nunca en diagonal, y puede haber varias cuadrículas siempre que no se
    toquen entre sí.
rule-an-20a =
    El espacio no se acaba nunca: una cuadrícula puede crecer sin límite por todos los lados. Dos
    fichas que solo coinciden en una esquina no cuentan como fichas que se tocan.
rule-an-21 =
    Una combinación es una línea recta y sin huecos de al menos tres fichas. O bien todas llevan el
    mismo número y cada una es de un color distinto, o bien todas son del mismo color y sus números
    van seguidos.
rule-an-21a =
    Leída de izquierda a derecha o de arriba abajo, una secuencia puede subir o bajar. Pero no da la
    vuelta: el 8 y el 1 no son vecinos.
rule-an-22 =
    El reglamento quiere que las combinaciones sean correctas en toda la mesa, y nos lo tomamos al
    pie de la letra: donde se toquen dos o más fichas en horizontal o en vertical, la línea entera,
    hasta donde llegue sin interrupción, tiene que ser una combinación. Por eso, dos fichas que se
    tocan sin más no están en orden.
rule-an-23 =
    Ninguna ficha va por su cuenta: cada una forma parte de al menos una combinación. Puede formar
    parte de dos a la vez, una horizontal y otra vertical, sin dejar de ser una sola ficha.
rule-an-24 =
    Una estrella vale un solo número a la vez: donde se cruzan dos combinaciones, vale lo mismo en
    ambas. Cada vez que se vuelve a comprobar la mesa, puede valer otro. Una combinación puede
    llevar cuantas estrellas quieras, o incluso no llevar otra cosa, siempre que se les puedan dar
    números con los que todas las combinaciones de esa cuadrícula sean válidas.
rule-an-25 =
    Tu primera jugada no tiene que alcanzar ningún mínimo: el reglamento no menciona ninguno.
rule-an-26 =
    Puedes llevar una cuadrícula entera a otro sitio, girarla o darle la vuelta como en un espejo:
    sigue contando como la misma, y no cambia nada.
rule-an-30 =
    Gana quien vacía su atril antes que nadie. Si jugáis más de dos, los demás siguen jugando por el
    segundo puesto y los siguientes, hasta que solo le queden fichas a una persona.
rule-an-30a = Quien ya no tiene fichas no juega más: su turno se salta.
rule-an-31 =
    Si la partida termina porque todos han pasado, quienes ya se habían quedado sin fichas conservan
    su puesto. Los demás se clasifican por detrás: cuantas menos fichas en el atril, mejor puesto, y
    con las mismas se comparte.

## Cómo fue la partida

recap-out-first =
    { $seat_is ->
        [you] Has sido la primera persona en quedarse sin fichas.
       *[other] { $seat } ha sido la primera persona en quedarse sin fichas.
    }
recap-blocked =
    { $seat_is ->
        [you] La bolsa estaba vacía y nadie podía jugar más: tenías menos fichas que nadie.
       *[other] La bolsa estaba vacía y nadie podía jugar más: { $seat } tenía menos fichas que nadie.
    }
recap-blocked-shared =
    La bolsa estaba vacía y nadie podía jugar más: a varias personas les quedaba { $tiles ->
        [one] solo una ficha
       *[other] el mínimo, { $tiles } fichas
    }, y comparten la victoria.
recap-last-play =
    { $seat_is ->
        [you] Turno { $turn }: juegas { $tiles ->
            [one] tu última ficha.
           *[other] tus últimas { $tiles } fichas de una vez.
        }
       *[other] Turno { $turn }: { $seat } juega { $tiles ->
            [one] su última ficha.
           *[other] sus últimas { $tiles } fichas de una vez.
        }
    }
recap-lead-play =
    { $seat_is ->
        [you] Turno { $turn }: juegas { $tiles ->
            [one] una ficha
           *[other] { $tiles } fichas
        }, te quedan { $left } y ya nadie te alcanza.
       *[other] Turno { $turn }: { $seat } juega { $tiles ->
            [one] una ficha
           *[other] { $tiles } fichas
        }, le quedan { $left } y ya nadie le alcanza.
    }
recap-lead-draw =
    Turno { $turn }: { $player_is ->
        [you] robas,
       *[other] { $player } roba,
    } y desde entonces { $seat_is ->
        [you] tienes menos fichas que nadie.
       *[other] { $seat } tiene menos fichas que nadie.
    }
recap-left =
    { $tiles ->
        [0] Ninguna ficha
        [one] Queda una ficha
       *[other] Quedan { $tiles } fichas
    }
recap-curve-tiles = Fichas que quedan, turno a turno
recap-turns =
    { $number ->
        [one] Un turno
       *[other] { $number } turnos
    }
recap-on-the-table =
    { $number ->
        [one] Una ficha en la mesa
       *[other] { $number } fichas en la mesa
    }
recap-moved =
    { $number ->
        [one] Una ficha recolocada
       *[other] { $number } fichas recolocadas
    }
recap-drawn =
    { $number ->
        [one] Una ficha robada
       *[other] { $number } fichas robadas
    }
recap-laid =
    { $number ->
        [one] Una ficha jugada
       *[other] { $number } fichas jugadas
    }
recap-largest =
    { $number ->
        [one] De una en una
       *[other] Hasta { $number } de una vez
    }
