### Las lecciones de AntaYagí en español.

## ¿De quién son estas cartas?

lesson-whose-cards = ¿De quién son estas cartas?
lesson-whose-cards-about =
    Reversos, un intercambio, un punto: todo lo que hace falta para una primera partida.
lesson-whose-cards-goal =
    ¡Te damos la bienvenida al bazar! Cada carta de tu zona vale un punto. Si jugáis tres o
    cuatro, gana quien llegue primero a cinco.
lesson-whose-cards-backs =
    Esta es tu mano, y la sujetas al revés: tú ves los reversos y los demás ven qué cartas son.
lesson-whose-cards-others =
    ¡Y tú ves las suyas! Vega tiene un Hueso, un Sombrero y un Muffin, y no lo sabe. Otto
    tampoco sabe nada de su Tesoro.
lesson-whose-cards-clue =
    Algunos reversos hablan. Detrás de este hay un Tesoro o un T-Rex; las tijeras de tu tercera
    carta son para hacer travesuras, más tarde. Un reverso liso no dice nada.
lesson-whose-cards-choose =
    Es tu turno: elige con quién intercambias. El Hueso de Vega sería un punto para ti. Elige a
    Vega.
lesson-whose-cards-choose-otto =
    Otto tiene un Tesoro, sí, pero también un T-Rex que se comería tu Hueso. Vega no tiene nada
    que muerda: prueba primero con ella.
lesson-whose-cards-choose-yourself = Para un intercambio hacen falta dos. Elige a Vega.
lesson-whose-cards-lay =
    Ahora cada cual pone una carta boca abajo, en secreto. Vega ve lo que tienes y puede
    intentar convencerte; tú solo ves reversos. Da la que no te dice nada: la primera.
lesson-whose-cards-lay-clue =
    Detrás de este reverso puede haber un Tesoro. ¿Lo regalarías? Pon tu primera carta.
lesson-whose-cards-lay-sabotage =
    Con esas tijeras podrás estropear un intercambio algún día: guárdatelas. Pon tu primera
    carta.
lesson-whose-cards-window =
    Una Caja Vacía por un Hueso, ¡menudo negocio! Antes de que las cartas cambien de manos,
    cualquiera puede estropear el intercambio con un Sabotaje. A ti te conviene: déjalo pasar.
lesson-whose-cards-window-plain =
    Solo el reverso con tijeras es un Sabotaje. Y este intercambio te interesa: déjalo pasar.
lesson-whose-cards-window-waste =
    Podrías, pero ¿para qué? El Hueso está a punto de ser tuyo. Déjalo pasar.
lesson-whose-cards-point =
    El Hueso está en tu zona: ya son tres puntos. Tu Caja Vacía no tiene marca de punto, así que
    la pobre Vega la descarta.
lesson-whose-cards-refill =
    Todo el mundo vuelve a robar hasta tener tres cartas y el turno pasa a la izquierda. De la
    próxima carta del mazo todos ven el reverso. Vega está pensando en ti…
lesson-whose-cards-answer =
    Vega te ha elegido, así que vuelves a poner una carta. Ya conoces los reversos: despréndete
    del liso.
lesson-whose-cards-answer-clue = ¡A lo mejor es un Tesoro! Guárdala y da la carta de reverso liso.
lesson-whose-cards-answer-sabotage =
    Guarda tu Sabotaje para días peores y da la carta de reverso liso.
lesson-whose-cards-equal =
    ¡Dos Sombreros! Cuando las dos cartas muestran el mismo objeto no hay intercambio: ambas se
    descartan, tengan el reverso que tengan.
lesson-whose-cards-worth =
    Unos turnos después: tienes cuatro puntos. ¿Quién tiene lo que te falta? Elige a quien pueda
    darte el quinto.
lesson-whose-cards-worth-empty =
    Fíjate bien: ni una Caja Vacía ni un Pez tienen marca de punto. Todas las cartas de Otto la
    tienen.
lesson-whose-cards-last = Ponga lo que ponga Otto, es un punto. Pon la carta que quieras.
lesson-whose-cards-quiet =
    Los demás ya han contestado, y nadie sabe qué. Ahora depende de ti: déjalo pasar.
lesson-whose-cards-quiet-own = ¿Estropear tu propia victoria? ¡Déjalo pasar!
lesson-whose-cards-won =
    Cinco puntos: ¡has ganado! Si en un intercambio llegan las dos personas a su meta, gana la
    persona elegida. Ya puedes jugar: lo demás se aprende por el camino.

## T-Rex, Piruletas y Magos

lesson-t-rexes-lollipops-wizards = T-Rex, Piruletas y Magos
lesson-t-rexes-lollipops-wizards-about = Lo que hacen los objetos cuando te llegan.
lesson-t-rexes-lollipops-wizards-rex =
    Vega te ha elegido y tiene un T-Rex. Vale un punto, pero siempre tiene hambre: come Huesos,
    Muffins, Peces y Piruletas Musicales.
lesson-t-rexes-lollipops-wizards-give = Pon la carta que quieras. Veamos qué hace ella.
lesson-t-rexes-lollipops-wizards-eat =
    ¡El T-Rex es tuyo, y en tu zona hay comida! Tiene que comerse exactamente una, y eliges tú
    cuál.
lesson-t-rexes-lollipops-wizards-eaten =
    El T-Rex y su comida desaparecen: dos puntos menos de lo que esperabas. Si no hay nada que
    comer se queda y cuenta, pero se lanzará sobre la primera comida que llegue.
lesson-t-rexes-lollipops-wizards-sweet =
    Una Piruleta Musical vale un punto y te hace tomar otra carta de la mano de la que vino.
    Vega tiene una: elígela.
lesson-t-rexes-lollipops-wizards-sweet-otto =
    Otto no tiene nada que cuente. La Piruleta Musical la tiene Vega: elígela.
lesson-t-rexes-lollipops-wizards-swap =
    Dos reversos lisos: no hay nada que saber. Pon tu primera carta, a ver si hay suerte.
lesson-t-rexes-lollipops-wizards-swap-other =
    Otro día puede salir bien. Hoy la que trae suerte es la primera carta.
lesson-t-rexes-lollipops-wizards-take =
    La Piruleta Musical es tuya, y ahora tienes que tomar una carta de Vega. Toma una que
    cuente.
lesson-t-rexes-lollipops-wizards-take-box =
    Esa Caja Vacía tendrías que descartarla. ¡Toma el Tesoro!
lesson-t-rexes-lollipops-wizards-twice =
    Dos puntos en un solo intercambio. Si la segunda carta también hubiera sido una Piruleta
    Musical, habrías vuelto a tomar de la misma mano.
lesson-t-rexes-lollipops-wizards-hat =
    ¿Te cansan los reversos? Un Sombrero da la vuelta a toda tu mano. Otto tiene uno: elígelo.
lesson-t-rexes-lollipops-wizards-hat-vega = Vega no tiene ningún Sombrero. Elige a Otto.
lesson-t-rexes-lollipops-wizards-any = Pon la carta que quieras.
lesson-t-rexes-lollipops-wizards-flipped =
    Ahora tú ves tus objetos y los demás solo ven reversos. La carta que acabas de robar vuelve
    a estar a ciegas. Lo que has visto, lo puedes recordar.
lesson-t-rexes-lollipops-wizards-muffin =
    Mientras mirabas, Vega ha recibido un Muffin: un punto, pero quien lo recibe descarta toda
    la mano. Ha robado tres cartas nuevas.
lesson-t-rexes-lollipops-wizards-small-hat =
    El reverso de tu primera carta es un Sombrero Pequeño: quien la roba la tiene en secreto.
    Solo tú sabes que es un Mago Errante.
lesson-t-rexes-lollipops-wizards-wizard =
    Vega tiene cuatro puntos, y lo que reciba de ti sería el quinto. Pero un Mago Errante impide
    el intercambio: ¡ponlo!
lesson-t-rexes-lollipops-wizards-wizard-swap =
    Esa carta puede ser el punto con el que gana Vega. Tu Mago Errante es la primera.
lesson-t-rexes-lollipops-wizards-kept =
    No se ha cambiado nada: cada cual se queda con lo que ha descubierto. Lo de Vega era una
    Caja Vacía, así que sigue con cuatro puntos; el Mago Errante se marcha a los descartes.
lesson-t-rexes-lollipops-wizards-waste =
    Los Residuos Tóxicos valen un punto, pero suben tu meta a seis. Aun así, para algo sirven…
lesson-t-rexes-lollipops-wizards-fish =
    …porque, con Residuos Tóxicos en tu zona, un Pez se queda en ella y vale dos puntos. ¿Dónde
    encontrarías uno?
lesson-t-rexes-lollipops-wizards-fish-one =
    Vega tiene un punto para ti. Necesitas dos: elige a Otto, que tiene dos Peces.
lesson-t-rexes-lollipops-wizards-reel =
    Pon la carta que quieras y confía en que Otto no sepa lo que tiene.
lesson-t-rexes-lollipops-wizards-caught =
    Un Pez de dos puntos suma seis: ganas, con residuos y todo. Sin Residuos Tóxicos,
    simplemente se habría descartado.

## Sabotaje y rescate

lesson-sabotage-and-rescue = Sabotaje y rescate
lesson-sabotage-and-rescue-about = Cómo estropear un intercambio ajeno y cómo rescatar el tuyo.
lesson-sabotage-and-rescue-danger =
    Otto tiene cuatro puntos y está a punto de recibir un Tesoro de Vega: sería el quinto. Hay
    dos objetos distintos descubiertos, y se pregunta a todo el mundo si tiene algo en contra.
lesson-sabotage-and-rescue-sabotage =
    ¡Tú sí! Las tijeras en un reverso significan Sabotaje. Juega esa carta de tu mano.
lesson-sabotage-and-rescue-sabotage-let = Entonces Otto gana ahora mismo. Busca las tijeras.
lesson-sabotage-and-rescue-sabotage-plain =
    Solo se puede jugar como Sabotaje una carta cuyo reverso con tijeras hayas visto.
lesson-sabotage-and-rescue-anew =
    ¡Tris! Ahora se vuelve a preguntar a todo el mundo, también a ti: un segundo Sabotaje
    rescataría el intercambio. Tú ya tienes lo que querías: déjalo pasar.
lesson-sabotage-and-rescue-spoilt =
    El intercambio se cancela: las dos cartas y tu Sabotaje se descartan, nada surte efecto y se
    reponen las manos. Un Sabotaje llega a tiempo o no llega: un intercambio terminado ya no se
    toca.
lesson-sabotage-and-rescue-yours =
    Ahora el Tesoro es para ti, y es tu quinto punto. Pero Otto parece tramar algo…
lesson-sabotage-and-rescue-rescue =
    ¡Te ha saboteado! Un Sabotaje se anula con otro: rescata tu intercambio con el tuyo.
lesson-sabotage-and-rescue-rescue-let =
    Entonces pierdes tu quinto punto. Tu primera carta también tiene tijeras.
lesson-sabotage-and-rescue-hold =
    Dos Sabotajes y el intercambio sigue; un tercero volvería a estropearlo. Se pregunta una vez
    más a todo el mundo: déjalo pasar y cruza los dedos.
lesson-sabotage-and-rescue-saved =
    ¡Rescatado! Solo desaparecen los Sabotajes; el Tesoro es tuyo, y la partida también.
lesson-sabotage-and-rescue-both =
    Una carta con tijeras también tiene un objeto. Jugada como Sabotaje, su objeto no hace nada;
    también puedes ponerla en un intercambio como cualquier otra.
lesson-sabotage-and-rescue-poker-face =
    Nadie ve los reversos de tus cartas, así que nadie sabe qué podrías hacer. Amenaza, promete,
    suplica: hablar es parte del juego.
lesson-sabotage-and-rescue-start =
    Una cosa más: tres cartas para cada cual al empezar, y comienza quien tenga más bolsillos.
    Si se acaba el mazo, se barajan los descartes. ¡Nos vemos en el bazar!
