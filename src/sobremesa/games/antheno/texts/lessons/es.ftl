### Las lecciones de Antheno en español.

## Tres que casan

lesson-three-of-a-kind = Tres que casan
lesson-three-of-a-kind-about = Grupos, secuencias y qué es un turno.
lesson-three-of-a-kind-goal =
    Este es tu atril. Gana quien juegue antes todas sus fichas; al empezar una partida, cada
    cual tiene diez.
lesson-three-of-a-kind-secret =
    Cada ficha tiene un color y un número del 1 al 8. De las fichas de Vega ves cuántas son y
    sus colores; los números son solo suyos, como los tuyos.
lesson-three-of-a-kind-group =
    Tres o más en línea forman una combinación: por ejemplo, un número en colores distintos.
    Tienes tres cincos. Ponlos uno al lado del otro en el tapete y termina tu turno.
lesson-three-of-a-kind-group-draw =
    Solo puedes robar si no puedes jugar, y puedes: tienes tres cincos.
lesson-three-of-a-kind-group-two = Dos no bastan: una combinación son tres. Añade el tercer cinco.
lesson-three-of-a-kind-group-mixed =
    Un número en colores distintos o un color en secuencia, pero no un poco de cada cosa. Toma
    los tres cincos.
lesson-three-of-a-kind-group-lone = Ninguna ficha va sola: necesita al menos otras dos en su línea.
lesson-three-of-a-kind-done =
    ¡Muy bien! Vega no podía jugar nada, así que ha robado una ficha y vuelve a ser tu turno.
lesson-three-of-a-kind-sequence =
    La otra clase de combinación es la secuencia: tres o más números seguidos de un mismo color.
    Pon el 1, el 2 y el 3 morados; en el tapete puede haber varias cuadrículas que no se toquen.
lesson-three-of-a-kind-sequence-round =
    El 8 y el 1 no son vecinos: una secuencia no da la vuelta. Toma 1, 2 y 3.
lesson-three-of-a-kind-sequence-touch =
    Las fichas que se tocan tienen que formar combinación, en horizontal y en vertical. Deja una
    fila libre entre las dos líneas.
lesson-three-of-a-kind-many =
    Puedes jugar tantas fichas como quieras y añadirlas a lo que ya hay. Las dos tuyas encajan:
    ¡juégalas en un solo turno!
lesson-three-of-a-kind-many-one =
    Con eso bastaría para un turno. Pero la otra también encaja: juega las dos a la vez.
lesson-three-of-a-kind-out =
    Tu atril está vacío: ¡has ganado! En eso consiste el juego; las próximas lecciones enseñan
    hasta dónde se llega con ello.

## Cruces

lesson-crossings = Cruces
lesson-crossings-about = Una ficha en dos combinaciones y lo que no debe tocarse.
lesson-crossings-look =
    En el tapete hay una secuencia roja y tú tienes dos cuatros. Dos son pocas para una
    combinación propia…
lesson-crossings-cross =
    …pero una ficha puede pertenecer a dos combinaciones, una horizontal y otra vertical. Pon
    tus cuatros encima o debajo del 4 rojo, en línea con él.
lesson-crossings-cross-two =
    Donde se tocan dos fichas, su línea tiene que ser una combinación de tres o más. Pon los dos
    cuatros en línea con el 4 rojo.
lesson-crossings-both =
    El 4 rojo cuenta ahora en las dos líneas. Da igual dónde esté una cuadrícula o hacia dónde
    esté girada.
lesson-crossings-corner =
    Ahora tienes tres doses, uno de ellos rojo. Haz que se encuentren con la secuencia roja: una
    de tus fichas puede alargarla y empezar a la vez un grupo.
lesson-crossings-corner-beside =
    Las líneas paralelas se tocan en cada columna, y cada columna tendría que ser también una
    combinación. Que solo una ficha toque la secuencia.
lesson-crossings-corner-few =
    Bien, el 2 rojo encaja ahí. Ahora añade los otros dos, hacia arriba o hacia abajo.
lesson-crossings-diagonal =
    Tres fichas de una vez. Una cosa más: nada se construye en diagonal, y las fichas que solo
    se tocan por una esquina no tienen nada que ver.

## Todo se mueve

lesson-everything-moves = Todo se mueve
lesson-everything-moves-about = Lo que hay en la mesa lo puede recolocar cualquiera.
lesson-everything-moves-stuck =
    Tienes un 5 rojo, pero en esa fila ya hay un 5 rojo y en ninguno de los extremos cabe otro.
    ¿Sin salida? Ni mucho menos.
lesson-everything-moves-split =
    Durante tu turno puedes mover todas las fichas de la mesa. Separa la fila: 3, 4, 5 y, con tu
    ficha, 5, 6, 7.
lesson-everything-moves-split-draw =
    El árbitro sabe más: hay una jugada, y entonces no se puede robar. Corta la fila en dos.
lesson-everything-moves-split-twice =
    Dos fichas que se tocan no son una combinación. Mejor aparta una parte de la fila.
lesson-everything-moves-split-doubled =
    Al 5 no le sigue otro 5. Deja un hueco entre las dos mitades.
lesson-everything-moves-split-missing =
    Puedes moverlas, pero no quedártelas: lo que estaba en la mesa al empezar tu turno tiene que
    seguir ahí al terminar.
lesson-everything-moves-free =
    Todo en orden otra vez, y una ficha menos. Hasta que termines tu turno puedes probar lo que
    quieras: no se pierde nada, y cada línea dice qué le falta.
lesson-everything-moves-borrow =
    A un grupo de cuatro le sobra una. A tus 3 y 4 morados les vendría bien un 5 morado: tómalo
    prestado o construye donde está.
lesson-everything-moves-borrow-draw =
    Hay una jugada, así que no puedes robar. Fíjate en el 5 morado.
lesson-everything-moves-borrow-touch =
    Ahora otra línea se ha alargado sin querer: mira dónde se tocan tus fichas. Dales más
    espacio.
lesson-everything-moves-draw =
    A veces no encaja nada, por más vueltas que se le dé. Entonces robas una ficha y se acaba tu
    turno; el árbitro busca en todas las recolocaciones antes de dar el visto bueno.
lesson-everything-moves-draw-pass =
    Solo se pasa cuando la bolsa está vacía. Quedan fichas: roba una.
lesson-everything-moves-drawn = Ya está en tu atril. Los demás han visto su color, y tú, su número.

## Estrellas y quedarse sin fichas

lesson-stars-and-going-out = Estrellas y quedarse sin fichas
lesson-stars-and-going-out-about = Fichas que valen cualquier número, y cómo termina una partida.
lesson-stars-and-going-out-star =
    Una estrella vale cualquier número de su color. La tuya es verde: que sea el 4 entre tu 3 y
    tu 5 verdes.
lesson-stars-and-going-out-star-colour =
    Puede ser cualquier número, pero su color sigue siendo el verde. Toma el 3 y el 5 verdes.
lesson-stars-and-going-out-star-draw = Hay una jugada: pon la estrella entre el 3 y el 5.
lesson-stars-and-going-out-one-number =
    Aquí una estrella roja es el 5 entre el 4 y el 6. En un cruce tiene un solo número para las
    dos líneas: haz que un grupo la atraviese hacia abajo.
lesson-stars-and-going-out-one-number-four =
    Un grupo es un número en colores distintos, y aquí la estrella es un 5. Toma tus dos cincos.
lesson-stars-and-going-out-anew =
    Es un 5 en ambas. Si alguien recoloca la mesa más tarde, la estrella puede convertirse en
    otro número.
lesson-stars-and-going-out-out = La bolsa está vacía y te queda una sola ficha. ¡Juégala!
lesson-stars-and-going-out-out-pass =
    Solo se pasa cuando no hay jugada, y tú tienes una: el cinco va con los cincos.
lesson-stars-and-going-out-first =
    Te has quedado sin fichas y has ganado. Vega y Otto siguen jugando por los otros puestos; a
    quien ya ha terminado se le salta.
lesson-stars-and-going-out-blocked =
    Nadie puede jugar y la bolsa está vacía, así que los dos pasan: ahí termina la partida. Vega
    tiene menos fichas y se lleva el segundo puesto.
lesson-stars-and-going-out-start =
    Una partida de verdad tiene 76 fichas. Cada cual roba una para ver quién empieza: el número
    más alto, y una estrella gana a todos. ¡A disfrutar!
