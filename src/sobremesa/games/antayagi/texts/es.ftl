### AntaYagí in Spanish.

## What is in the box

name-treasure = Tesoro
    .a = un Tesoro
name-bone = Hueso
    .a = un Hueso
name-hat = Sombrero
    .a = un Sombrero
name-musical-lollipop = Piruleta Musical
    .a = una Piruleta Musical
name-muffin = Muffin
    .a = un Muffin
name-t-rex = T-Rex
    .a = un T-Rex
name-toxic-waste = Residuos Tóxicos
    .a = Residuos Tóxicos
name-fish = Pez
    .a = un Pez
name-wandering-wizard = Mago Errante
    .a = un Mago Errante
name-empty-box = Caja Vacía
    .a = una Caja Vacía
name-plain = Liso
    .a = reverso liso
name-sabotage = Sabotaje
    .a = reverso de Sabotaje
name-small-hat = Sombrero Pequeño
    .a = reverso de Sombrero Pequeño
name-treasure-and-t-rex = Tesoro y T-Rex
    .a = reverso de Tesoro y T-Rex

## What you may do

question-choose = Elige con quién haces el intercambio.
question-lay =
    Elige qué carta ofreces. Es definitivo, y secreto hasta que ambas partes hayan elegido.
question-sabotage =
    { $ruined ->
        [yes] El intercambio está saboteado. ¿Lo rescatas con otro Sabotaje?
       *[no] Hay dos objetos distintos a la vista. ¿Saboteas el intercambio?
    }
question-take = Tu Piruleta Musical le quita una carta a la otra parte. ¿Cuál?
question-eat = Tu T-Rex tiene hambre. ¿Qué se come?
move-choose = Intercambiar con { $player }
move-lay = Ofrecer la carta { $slot }
move-sabotage = Sabotear con la carta { $slot }
move-let-it-be = Dejarlo pasar
move-take = Quitar la carta { $slot }
move-eat = Comerse { $food }

## What happened

event-chose =
    { $seat_is ->
        [you] Eliges a { $player }.
       *[other] { $seat } { $player_is ->
            [you] te elige
           *[other] elige a { $player }
        }.
    }
event-laid =
    { $seat_is ->
        [you] Ofreces la carta { $slot }.
       *[other] { $seat } ofrece una carta{ $slot ->
            [none] {""}
           *[other] {" "}(carta { $slot })
        }.
    }
event-revealed =
    { $seat_is ->
        [you] Descubres { $object } (carta { $slot });
       *[other] { $seat } descubre { $object } (carta { $slot });
    } { $player_is ->
        [you] tú, { $player_object } (carta { $player_slot }).
       *[other] { $player }, { $player_object } (carta { $player_slot }).
    }
event-sabotaged =
    { $seat_is ->
        [you] Juegas la carta { $slot } como Sabotaje. Al otro lado había { $object }.
       *[other] { $seat } juega la carta { $slot } como Sabotaje. Al otro lado había { $object }.
    }
event-let-be =
    { $seat_is ->
        [you] Lo dejas pasar.
       *[other] { $seat } lo deja pasar.
    }
event-cancelled =
    { $why ->
        [equal] Dos objetos iguales: el intercambio queda anulado y ambas cartas se descartan.
       *[sabotage] El intercambio ha sido saboteado: ambas cartas se descartan.
    }
event-kept =
    { $seat_is ->
        [you] Tu Mago Errante impide el cambio: cada cual se queda con la carta que ha descubierto.
       *[other] El Mago Errante de { $seat } impide el cambio: cada cual se queda con la carta que ha
            descubierto.
    }
event-received =
    { $seat_is ->
        [you] Pones { $object } en tu zona.
       *[other] { $seat } pone { $object } en su zona.
    }
event-discarded =
    { $seat_is ->
        [you] No ganas ningún punto con { $object }: se descarta.
       *[other] { $seat } no gana ningún punto con { $object }: se descarta.
    }
event-flipped =
    { $seat_is ->
        [you] Tu Sombrero da la vuelta a tu mano.
       *[other] { $seat } da la vuelta a su mano.
    } { $objects ->
        [none] No había ninguna carta.
       *[other] Por un lado: { $objects }. Por el otro: { $backs }.
    }
event-took =
    { $seat_is ->
        [you] Le quitas a { $player } la carta { $slot }: { $object }.
       *[other] { $seat } { $player_is ->
            [you] te quita
           *[other] le quita a { $player }
        } la carta { $slot }: { $object }.
    }
event-hand-discarded =
    { $seat_is ->
        [you] Tu Muffin te obliga a descartar la mano:
       *[other] { $seat } descarta su mano por el Muffin:
    } { $objects ->
        [none] ya estaba vacía.
       *[other] { $objects }.
    }
event-ate =
    { $seat_is ->
        [you] Tu T-Rex se come { $food }; ambas cartas se descartan.
       *[other] El T-Rex de { $seat } se come { $food }; ambas cartas se descartan.
    }
event-reshuffled =
    { $cards ->
        [one] El único descarte pasa a ser el nuevo mazo.
       *[other] Los { $cards } descartes se mezclan y pasan a ser el nuevo mazo.
    }
event-drew =
    { $seat_is ->
        [you] Robas una carta con { $back }
       *[other] { $seat } roba una carta con { $back }
    }{ $object ->
        [none] .
       *[other] {": "}{ $object }.
    }
event-passed-over =
    { $seat_is ->
        [you] No tienes nada que intercambiar, o nadie con quien hacerlo.
       *[other] { $seat } no tiene nada que intercambiar, o nadie con quien hacerlo.
    }
event-turn-passed =
    { $seat_is ->
        [you] Es tu turno.
       *[other] Es el turno de { $seat }.
    }
event-won =
    { $seat_is ->
        [you] ¡Tienes { $points } puntos y ganas la partida!
       *[other] ¡{ $seat } tiene { $points } puntos y gana la partida!
    }
event-stuck = Ya nadie puede intercambiar ni robar. La partida acaba sin que gane nadie.

## Why not

refused-not-yourself = No puedes elegirte para el intercambio: elige a otra persona.
refused-empty-hand = { $player_is ->
        [you] No tienes ninguna carta que intercambiar.
       *[other] { $player } no tiene ninguna carta que intercambiar: elige a otra persona.
    }
refused-no-such-card = En esa mano no hay ninguna carta { $slot }: { $cards ->
        [0] está vacía
        [one] solo tiene una carta
       *[other] tiene { $cards } cartas
    }.
refused-let-it-be-already =
    Ya has dejado pasar este intercambio. Si alguien lo sabotea, se te volverá a preguntar.
refused-effects-have-begun = Los efectos del intercambio ya han empezado: es tarde para sabotearlo.
refused-nothing-revealed =
    Un Sabotaje solo se puede jugar justo después de que se descubran dos cartas.
refused-no-sabotage-seen =
    La carta { $slot } no es una de las que has visto con reverso de Sabotaje.
refused-no-such-food =
    Tu T-Rex no puede comerse { $food } si no está en tu zona: elige otra comida.

## Why

why-holds = { $player } tiene { $object }, como puedes ver, y te acercaría a tu meta.
why-leave-alone = A { $player } le falta un solo punto: no le ofrezcas este intercambio.
why-needs-most =
    { $points ->
        [one] A { $player } aún le falta un punto
       *[other] A { $player } aún le faltan { $points } puntos
    }: con ese intercambio regalas lo mínimo.
why-needs-one = A { $player } le falta un solo punto.
why-least-use = La carta { $slot } es seguramente la que menos le sirve a { $player }.
why-least-use-known = La carta { $slot } es { $object }: lo que menos le sirve a { $player }.
why-hidden = Tu carta { $slot } es { $object } unas { $times } veces de cada { $of }.
why-would-win = { $player } ganaría con este intercambio.
why-rescue = Este intercambio vale más para ti que el Sabotaje.
why-ruin = Este intercambio ayuda a { $player } más de lo que vale tu Sabotaje.
why-later = Tu Sabotaje será más útil más adelante.
why-no-harm = Tal como está, no te perjudica.
why-take = { $player } tiene { $object }: de esas cartas, la que más te ayuda.
why-take-unseen = No has visto esa carta de { $player }, pero { $back } es lo que más promete.
why-keep-fish = Tu Pez vale dos puntos: que el T-Rex se coma otra cosa.
why-any-food = Ninguna otra comida vale menos para ti.

## The rules

chapter-setup = Preparación
chapter-holding = Las cartas en la mano
chapter-turn = El turno
chapter-sabotage = Sabotaje
chapter-objects = Los objetos
chapter-backs = Los reversos
chapter-refill = Reponer las manos

rule-ay-1 = A AntaYagí juegan de 3 a 7 mercaderes.
rule-ay-2 = Se mezcla el mazo entero y todo el mundo empieza con una mano de 3 cartas.
rule-ay-3 =
    Las cartas restantes forman el mazo, con el reverso hacia arriba. El reverso de la primera está
    siempre a la vista, así que todos ven el reverso de cada carta que se roba. Los descartes se
    dejan mostrando el objeto, para que cualquiera pueda verlo.
rule-ay-3a = Puedes hojear la pila de descartes siempre que quieras.
rule-ay-4 = ¿No quedan cartas en el mazo? Entonces los descartes, bien mezclados, ocupan su lugar.
rule-ay-4a =
    Los descartes solo se mezclan en el momento en que alguien tiene que robar y ya no queda ninguna
    carta, aunque sea a mitad de una reposición. Mientras no haya cartas ni en el mazo ni en los
    descartes, nadie roba.
rule-ay-5 =
    ¡Cuenta tus bolsillos! Si tienes más que nadie, empiezas tú. En la edición de 65 cartas, si hay
    empate empieza la persona más joven.
rule-ay-5a =
    Antes de empezar, cada cual puede decir cuántos bolsillos tiene, y comienza quien diga el número
    más alto; los bots no tienen bolsillos. Si nadie dice nada, o si hay empate, decide el azar;
    cuando el empate favorece a la persona más joven, cuentan las que hayan dicho su edad, y solo
    después decide el azar.
rule-ay-6 = Tu meta son 5 puntos si jugáis 3 o 4 personas, y 4 puntos si sois 5, 6 o 7.
rule-ay-7 =
    Hay dos ediciones del juego: una de 80 cartas y otra de 65. Algunas reglas cambian de una a
    otra; cuando es así, esta página lo indica.
rule-ay-7a = La Caja Vacía solo existe en la edición de 80 cartas; la de 65 prescinde de ella.
rule-ay-8 =
    Hablar en la mesa es bienvenido: convence, advierte, promete y suplica. Influir en lo que eligen
    los demás es parte de la gracia.
rule-ay-10 =
    Cada carta de tu mano está de una de estas dos maneras. A ciegas: tú ves el reverso y los demás
    ven el objeto. En secreto: tú ves el objeto y los demás ven el reverso. Las cartas que robas van
    a ciegas, salvo que lleven el Sombrero Pequeño en el reverso.
rule-ay-11 =
    Si la carta que robas lleva el Sombrero Pequeño en el reverso, la tienes en secreto: solo tú ves
    su objeto.
rule-ay-11a =
    Las 3 cartas del reparto inicial cuentan como robadas; si alguna lleva el Sombrero Pequeño, está
    en secreto desde el principio.
rule-ay-12 =
    Puedes recordar todo lo que hayas visto: el lado que tenías a la vista, antes y después de cada
    giro, y el reverso de cada carta robada del mazo. Los reversos del reparto inicial solo los ve
    quien los tiene delante. Una carta que sale de una mano y vuelve tras mezclar los descartes es
    nueva para todos. La opción de mesa «ayuda de memoria», activada por defecto, te muestra los
    lados que ya has visto; no cambia ninguna regla.
rule-ay-13 =
    Las cartas de una mano mantienen su orden, y no puedes recolocar las tuyas. Cuando sale una, las
    que están a su derecha se desplazan a la izquierda; la carta robada entra por el extremo
    derecho. A las cartas de la mano se las nombra solo por su posición, contando desde 1 por la
    izquierda, para que nada delate un lado oculto.
rule-ay-14 =
    Las cartas que consigues quedan delante de ti, en tu zona. Todo el mundo puede mirar todas las
    zonas en cualquier momento.
rule-ay-14a =
    El público ve únicamente lo que ven todos los jugadores. De las manos no ve ningún objeto ni
    ningún reverso, salvo los que ya haya visto toda la mesa.
rule-ay-20 =
    Tu turno empieza señalando a alguien: será la persona elegida, con la que harás el intercambio.
rule-ay-20a =
    La persona que señales debe tener al menos una carta. Si tú no tienes ninguna, o no hay a quién
    señalar, te saltas el intercambio y solo robas; esto únicamente puede ocurrir en la edición de
    65 cartas. Si ya nadie pudiera intercambiar ni robar, la partida acaba sin que gane nadie.
rule-ay-21 =
    Cada parte decide en secreto qué carta de su mano ofrece; una vez tomada, la decisión es
    definitiva. Solo cuando las dos han elegido se descubren ambas cartas al mismo tiempo, mostrando
    el objeto.
rule-ay-22 =
    ¿Las dos cartas muestran el mismo tipo de objeto? Entonces no hay intercambio, sean cuales sean sus
    reversos: ambas se descartan y ninguna tiene efecto.
rule-ay-22a =
    Dos Magos Errantes también son el mismo tipo de objeto, así que se anulan como cualquier otra
    pareja.
rule-ay-23 =
    Si los objetos son distintos, cada parte recibe la carta que ha mostrado la otra. Si lleva la
    marca de punto, va a tu zona y produce su efecto; si no la lleva, se descarta. El Pez y el Mago
    Errante siguen sus propias reglas.
rule-ay-24 =
    Terminados todos los efectos, incluidos los banquetes de los T-Rex, quienes han hecho el
    intercambio cuentan sus puntos; varias copias de un objeto suman todas. Gana quien, de los dos,
    haya alcanzado o superado su meta. Si lo han logrado ambos, la victoria es únicamente para la
    persona elegida.
rule-ay-25 =
    Si no ha ganado nadie, se reponen las manos y el turno pasa a quien está a la izquierda.
rule-ay-26 =
    Primero actúa la carta que ha recibido quien tiene el turno, con todo lo que desencadene; luego,
    la que ha recibido la persona elegida; y al final los T-Rex, antes los de quien tiene el turno.
    Una opción de mesa invierte todo este orden, de modo que la persona elegida va siempre primero.
    Solo se nota cuando una Piruleta Musical coincide con un Muffin o un Sombrero.
rule-ay-30 =
    Con las dos cartas ya descubiertas, cualquiera, participe o no en el intercambio, puede jugar de su
    mano una carta con el reverso de Sabotaje y frustrar el intercambio. Las cartas descubiertas y
    el Sabotaje se descartan, y nada surte efecto.
rule-ay-31 =
    Un Sabotaje se puede frenar con otro, este con un tercero, y así cuantas veces queráis. Si el
    total es par, el intercambio sigue adelante y solo se descartan los Sabotajes; si es impar,
    queda anulado.
rule-ay-32 =
    Cuando se han descubierto dos objetos distintos, y antes de que se mueva ninguna carta, se
    pregunta a todo el mundo, tenga o no un Sabotaje: ¿sabotear o dejarlo pasar? Cuenta el primer
    Sabotaje que llegue; después se vuelve a preguntar a todos, e incluso puedes responder al tuyo.
    La pregunta se cierra cuando todos lo dejan pasar, y a nadie se le dice quién ha renunciado. Con
    dos objetos iguales no se pregunta, porque ya no queda nada que frustrar.
rule-ay-33 =
    Puedes jugar cualquier carta de tu mano cuyo reverso de Sabotaje hayas visto, esté a ciegas o en
    secreto, y con la ayuda de memoria activada o sin ella. La carta que has puesto para el
    intercambio ya no está en tu mano, así que no te sirve de Sabotaje.
rule-ay-34 =
    Una vez concluido el intercambio, ya es tarde para sabotearlo. El objeto de una carta jugada
    como Sabotaje no hace nada; si lo prefieres, puedes guardarla y ofrecerla en un intercambio.
rule-ay-34a = También es tarde en cuanto han empezado los efectos del intercambio.
rule-ay-35 =
    Quién habría podido sabotear es un secreto, salvo por los reversos que tú hayas visto. La mesa
    no da pistas: ni por lo que muestra o cuánto muestra, ni por lo que rechaza, ni por el orden en
    que ocurren las cosas o lo que tardan.
rule-ay-40 = Tesoro, 1 punto. Se limita a relucir: no hace nada más.
rule-ay-41 = Hueso, 1 punto. Por sí solo no hace nada, pero es comida para un T-Rex.
rule-ay-42 =
    Sombrero, 1 punto. Todas las cartas que hay en ese momento en tu mano se dan la vuelta: las que
    estaban a ciegas pasan a estar en secreto, y al revés. Las que robes después se tienen como de
    costumbre.
rule-ay-43 =
    Piruleta Musical, 1 punto. Es obligatorio: le quitas a la otra parte del intercambio una carta
    de la mano, la que tú quieras; va derecha a tu zona y produce su efecto. Si es otra Piruleta
    Musical, vuelves a quitar una de la misma mano. Es comida para un T-Rex.
rule-ay-43a =
    De una mano vacía no te llevas nada. Una carta sin marca de punto se descarta al quitarla,
    aunque un Pez se queda si tienes Residuos Tóxicos; un Mago Errante no hace nada; el Sombrero y
    el Muffin actúan sobre tu propia mano. Al elegir ves lo mismo que verías desde tu lado de la
    mesa: los objetos de las cartas a ciegas, los reversos de las que están en secreto y lo que
    recuerdes.
rule-ay-44 = Muffin, 1 punto. Te quedas sin mano: la descartas entera. Es comida para un T-Rex.
rule-ay-45 =
    T-Rex, 1 punto. Si en tu zona hay comida (Pez, Muffin, Piruleta Musical o Hueso), el T-Rex se
    come exactamente una pieza, del tipo que tú elijas, y ambas cartas se descartan. Come el último,
    después de todos los demás efectos del intercambio. Mientras siga en tu zona tendrá hambre, así
    que también devora la comida que llegue más tarde.
rule-ay-46 =
    Si hay varios T-Rex, comen uno tras otro, una pieza cada uno. No puedes negarte, y si solo hay
    un tipo de comida no se te pregunta; si hay varias cartas del mismo tipo, desaparece la que
    lleve más tiempo ahí. Un Pez que se descarta al llegar nunca alimenta a un T-Rex.
rule-ay-47 =
    Residuos Tóxicos, 1 punto. A cambio, tu propia meta sube 1 punto: ahora necesitas 6 puntos si
    jugáis 3 o 4 personas, y 5 si sois 5, 6 o 7.
rule-ay-47a =
    Los Residuos Tóxicos llevan la marca de punto, y por eso se quedan en tu zona. Si reúnes varias
    de estas cartas, en la edición de 80 cartas tu meta sube igualmente solo 1 punto en total; en la
    de 65, cada carta la sube 1 punto.
rule-ay-48 =
    Pez, 2 puntos o nada. Si cuando llega ya hay Residuos Tóxicos en tu zona, se queda y vale 2
    puntos; si no, se descarta. Es comida para un T-Rex.
rule-ay-48a =
    Nada elimina los Residuos Tóxicos, así que un Pez que se ha quedado conserva sus 2 puntos hasta
    que se lo coma un T-Rex. Un Pez que llega antes que los Residuos Tóxicos se pierde.
rule-ay-49 =
    Mago Errante, sin puntos. Si aparece uno, las cartas no cambian de dueño: cada parte conserva la
    que ha mostrado. La otra carta va a la zona de quien la ha descubierto, con su efecto, y el Mago
    se descarta.
rule-ay-49a =
    La carta que coincide con el Mago cumple todas las reglas habituales para entrar en una zona.
    Una Caja Vacía se descarta, igual que un Pez sin Residuos Tóxicos; una Piruleta Musical quita
    una carta de la mano de quien ha mostrado el Mago.
rule-ay-50 =
    Caja Vacía, sin puntos. Quien la recibe la descarta. Solo aparece en la edición de 80 cartas.
rule-ay-51 = Tesoro y T-Rex: un indicio. El objeto del otro lado es uno de esos dos, pero ¿cuál?
rule-ay-52 =
    Sabotaje: juega la carta desde tu mano para frustrar un intercambio, como explica el capítulo
    del Sabotaje.
rule-ay-53 =
    Sombrero Pequeño: cuando robas esta carta la tienes en secreto; tú ves el objeto y los demás,
    solo el sombrerito.
rule-ay-54 =
    Todas las demás cartas tienen un reverso liso. Cada carta lleva un único reverso, nunca dos
    combinados.
rule-ay-60 =
    En la edición de 80 cartas, después de cada intercambio todo el mundo roba hasta volver a tener
    3 cartas.
rule-ay-60a =
    Se roba en el sentido de las agujas del reloj, empezando por quien tiene el turno. Robas las
    cartas de una en una y completas tu mano antes de que robe la siguiente persona.
rule-ay-61 =
    En la edición de 65 cartas, después de cada intercambio, anulado o no, la persona elegida roba
    exactamente una carta; luego, quien tiene el turno roba hasta tener 3. Los demás, incluso
    quienes hayan jugado un Sabotaje, esperan al final de su propio turno.
rule-ay-61a =
    Si no ha habido intercambio porque era imposible, solo roba quien tiene el turno. Ninguna mano
    pasa nunca de 3 cartas.

## Cómo fue la partida

recap-reached =
    { $seat_is ->
        [you] Tienes { $points } puntos y te hacían falta { $target }.
       *[other] { $seat } tiene { $points } puntos y le hacían falta { $target }.
    }
recap-chosen-first =
    { $seat_is ->
        [you] Las dos personas habían llegado a la meta, y entonces gana la persona elegida: tú.
       *[other] Las dos personas habían llegado a la meta, y entonces gana la persona elegida: { $seat }.
    }
recap-stuck = Ya nadie podía intercambiar ni robar, así que no gana nadie.
recap-last-exchange =
    { $seat_is ->
        [you] El último intercambio decide: te llevas { $object }.
       *[other] El último intercambio decide: { $seat } se lleva { $object }.
    }
recap-lead-for-good =
    { $seat_is ->
        [you] Intercambio { $exchange }: te llevas { $object }, te pones por delante y ya nadie te alcanza.
       *[other] Intercambio { $exchange }: { $seat } se lleva { $object }, se pone por delante y ya nadie le alcanza.
    }
recap-others-fell-behind =
    { $seat_is ->
        [you] Intercambio { $exchange }: otros pierden puntos, y desde entonces vas por delante.
       *[other] Intercambio { $exchange }: otros pierden puntos, y desde entonces { $seat } va por delante.
    }
recap-points = { $points } de { $target } puntos
recap-curve-points = Puntos, intercambio a intercambio
recap-exchanges =
    { $number ->
        [one] Un intercambio
       *[other] { $number } intercambios
    }
recap-sabotages =
    { $number ->
        [one] Un Sabotaje
       *[other] { $number } Sabotajes
    }
recap-equal-pairs =
    { $number ->
        [one] Dos objetos iguales una vez
       *[other] Dos objetos iguales { $number } veces
    }
recap-meals =
    { $number ->
        [one] Un festín para un T-Rex
       *[other] { $number } festines para un T-Rex
    }
recap-treasure =
    { $number ->
        [one] Un Tesoro
       *[other] { $number } Tesoros
    }
recap-bone =
    { $number ->
        [one] Un Hueso
       *[other] { $number } Huesos
    }
recap-hat =
    { $number ->
        [one] Un Sombrero
       *[other] { $number } Sombreros
    }
recap-musical-lollipop =
    { $number ->
        [one] Una Piruleta Musical
       *[other] { $number } Piruletas Musicales
    }
recap-muffin =
    { $number ->
        [one] Un Muffin
       *[other] { $number } Muffins
    }
recap-t-rex =
    { $number ->
        [one] Un T-Rex
       *[other] { $number } T-Rex
    }
recap-toxic-waste =
    { $number ->
        [one] Residuos Tóxicos
       *[other] Residuos Tóxicos { $number } veces
    }
recap-fish =
    { $number ->
        [one] Un Pez
       *[other] { $number } Peces
    }
