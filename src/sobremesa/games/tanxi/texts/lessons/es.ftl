### Las lecciones de Tanxi en español.

## En tierra

lesson-ashore = En tierra
lesson-ashore-about = Caminar, explorar, equipar: un turno cualquiera en la isla.
lesson-ashore-island =
    Tres náufragos, una isla, y al final solo quedará uno en ella. Cada cual desembarca en una
    playa; tú eres Ian Frost, al noroeste. En el centro está el pueblo.
lesson-ashore-energy =
    Tu turno dura lo que dure tu energía: 4 ⚡. Caminar, explorar, equipar, atacar: cada cosa
    cuesta 1 ⚡, en el orden que quieras.
lesson-ashore-walk =
    Los símbolos entre cuatro casillas son puntos de exploración. Camina dos casillas a la
    derecha, hasta f1: de una casilla a la vecina, nunca en diagonal ni cruzando un río.
lesson-ashore-walk-far =
    Un paso lleva a una casilla contigua a la tuya. Ve primero a e1 y luego a f1.
lesson-ashore-walk-astray =
    La isla es preciosa, pero el camino más corto a f1 va por la orilla, por e1.
lesson-ashore-walk-explore =
    Aquí no hay nada que explorar. Camina hasta el punto de exploración de f1.
lesson-ashore-explore =
    Estás en un punto de exploración. Explora: tomas la primera carta del mazo de la Selva.
lesson-ashore-explore-end = Aún te queda energía y aquí mismo te espera un hallazgo. ¡Explora!
lesson-ashore-equip =
    ¡Un Casco de coco! El botín va a tu mano y nadie más sabe qué es. Equípatelo: lo que llevas
    puesto está a la vista y te ayuda desde ahora.
lesson-ashore-equip-again =
    Cada punto se explora una vez por turno. Equipa el casco con tu última ⚡.
lesson-ashore-equip-end = Te queda una ⚡, lo justo para el casco. Equípatelo.
lesson-ashore-end = Has gastado toda tu energía. Termina tu turno y deja que jueguen los demás.
lesson-ashore-end-tired = Sin ⚡, ni un paso más. Termina tu turno; el siguiente trae energía nueva.
lesson-ashore-start =
    Ya ha jugado todo el mundo, así que empieza la ronda 2. En una partida de verdad, los dados
    deciden quién empieza y cada cual elige en secreto un personaje; todos comienzan con un
    Cuchillo, una Cantimplora y una carta de gema. Y si una carta contradice las reglas, manda
    la carta.

## Monstruos y dados

lesson-monsters-and-dice = Monstruos y dados
lesson-monsters-and-dice-about = Cómo se lucha, cuándo se huye y hasta dónde llega una flecha.
lesson-monsters-and-dice-explore = No todo lo que hay en los mazos es botín. Explora y verás.
lesson-monsters-and-dice-explore-end =
    Estás en un punto de exploración y con toda tu energía. ¡Explora!
lesson-monsters-and-dice-fight =
    Un Hongo mutante: 5 ♥ y dos dados de defensa. Tu poder es tu ⚔ 2, los 2 del Cuchillo y el
    dado de ataque; menos sus dados, tiene que llegar a 5. ¡Lucha con el Cuchillo!
lesson-monsters-and-dice-fight-unarmed =
    Con las manos vacías pierdes 2 ⚔. Usa el Cuchillo: declararlo no cuesta nada.
lesson-monsters-and-dice-fight-flee =
    Puedes huir, y el monstruo se baraja de nuevo en su mazo. Pero a este se le puede vencer:
    lucha.
lesson-monsters-and-dice-beaten =
    2 + 2 y un 4 en el dado suman 8; el Hongo ha sacado 3. La diferencia es 5: ¡vencido! Se
    descarta y su recompensa es tuya: 1 ◆. Si fallas, pierdes las ♥ de su represalia.
lesson-monsters-and-dice-ambush =
    Hay monstruos al acecho. Explora otra vez y que no cunda el pánico.
lesson-monsters-and-dice-flee =
    ¡El Kraken de la bahía! Su emboscada ya te ha costado 2 ♥; contra eso no valen ni armadura
    ni dados. Tiene 9 ♥ y su represalia es de 4: huye.
lesson-monsters-and-dice-flee-fight =
    Aunque sacaras un 5 llegarías a 9, y todavía le quedan dos dados. Valiente, pero inútil:
    huye.
lesson-monsters-and-dice-orb =
    Ahora eres Isaac, y la Paula de Vega está justo a tu lado. Usa primero tu Orbe de fuego:
    suma 3 ⚔ a tu próximo ataque.
lesson-monsters-and-dice-orb-early =
    ¡Enseguida! Con el Orbe de fuego el golpe será mucho más fuerte: úsalo primero.
lesson-monsters-and-dice-attack =
    Ataca a Vega con el Cuchillo. Un ataque cuerpo a cuerpo llega a una casilla vecina, sin río
    de por medio. Ella suma su 🛡, lo que lleve puesto y un dado de defensa.
lesson-monsters-and-dice-attack-far =
    Otto está en la otra punta de la isla. Ataca a Vega, que está a tu lado.
lesson-monsters-and-dice-attack-unarmed = Sin armas perderías 2 ⚔. Toma el Cuchillo.
lesson-monsters-and-dice-once =
    11 contra 4: 7 ♥ menos para Vega, y el orbe de fuego se ha gastado. Te quedan ⚡, pero a cada
    personaje se le ataca solo una vez por turno. Termina tu turno.
lesson-monsters-and-dice-once-twice =
    Una vez por turno a cada personaje. Vega ya ha recibido lo suyo: termina tu turno.
lesson-monsters-and-dice-shoot =
    La Ballesta de caza dispara a 2 casillas exactas, en línea recta, por encima de los ríos
    pero no de las personas. Vega está justo ahí: dispara.
lesson-monsters-and-dice-shoot-fists = Los puños no llegan tan lejos. Usa la Ballesta de caza.
lesson-monsters-and-dice-reload =
    Era tu última munición. Algunas armas se recargan gastando ⚡: hazlo.
lesson-monsters-and-dice-reload-end = Te sobran ⚡: recarga antes la Ballesta de caza.
lesson-monsters-and-dice-ready =
    Lista otra vez. Tienes dos manos, para dos armas pequeñas o una grande; cambiarlas cuesta 1
    ⚡, sean cuantas sean, y algunas no vuelven.

## El pueblo

lesson-the-village = El pueblo
lesson-the-village-about = Cuatro residentes, y lo que venden a cambio de lo que has encontrado.
lesson-the-village-go =
    Eres Darla Olcay, con los bolsillos llenos de botín y solo 8 ♥. El pueblo está al lado: ve a
    g5.
lesson-the-village-go-from-afar = Los residentes solo atienden a quien está en el pueblo. Ve a g5.
lesson-the-village-go-astray = El pueblo está hacia el otro lado: g5.
lesson-the-village-goblin =
    Cada trato cuesta 1 ⚡ y su precio en ¢. El Duende minero vende gemas de poder: pídele dos ◆.
lesson-the-village-goblin-one =
    Una ◆ por 3 ¢ no está mal, pero dos por 5 ¢ es mejor, y te lo puedes permitir.
lesson-the-village-pay =
    Se paga con cartas de la mano; cada una vale los ¢ que lleva impresos. El Cuchillo vale 2 y
    las Botas del viajero 3: juntos, justo 5.
lesson-the-village-pay-little = Con eso no llega: el precio es de 5 ¢. Añade las Botas del viajero.
lesson-the-village-pay-much =
    Nadie da cambio, pero tampoco puede sobrar ninguna carta. Bastan el Cuchillo y las Botas del
    viajero.
lesson-the-village-pay-machete =
    También serían 5 ¢. Pero enseguida necesitarás el Machete: paga con el Cuchillo y las Botas
    del viajero.
lesson-the-village-inn =
    Dos ◆ para ti, y ahora la marca del pueblo está sobre el Duende: por el momento ha cerrado.
    Toma un plato de sopa en la taberna del Cantinero, 3 ¢, y paga con el Machete.
lesson-the-village-inn-marker =
    La marca está sobre el Duende, así que no atiende. Acude al Cantinero.
lesson-the-village-fed =
    3 ♥ más: buena sopa. Las ♥ nunca superan el máximo de tu personaje, y lo que no serviría de
    nada no se vende.
lesson-the-village-merchant =
    Las cartas de la Comerciante están a la vista. Compra el Escudo de tortuga por 4 ¢ y paga
    con tu hacha: vale lo mismo.
lesson-the-village-merchant-dear =
    Una reliquia así es cara: 6 ¢. Tienes 5 en total. Llévate el Escudo de tortuga.
lesson-the-village-merchant-other =
    No es mala elección. Pero un Escudo de tortuga da 🛡 y un dado de defensa más: llévatelo.
lesson-the-village-bought =
    El escudo está en tu mano y tu hacha ahora está a la venta: todo lo que se paga en el pueblo
    va a la Comerciante.
lesson-the-village-witch =
    ¿Y la Bruja? Por 5 ¢ te deja mirar una mano y quitarle una carta, o te da un orbe. No le
    digas quién te envía.

## Gemas, habilidades, deidades

lesson-gems-abilities-deities = Gemas, habilidades, deidades
lesson-gems-abilities-deities-about = Para qué sirven las ◆ y quién despierta al alba.
lesson-gems-abilities-deities-character =
    Cada personaje tiene algo propio. El dado de ataque de Darla nunca vale menos de 2, siempre
    y gratis; además tiene dos habilidades, que cuestan 1 ◆ y ninguna ⚡.
lesson-gems-abilities-deities-luck =
    Estás en un punto de exploración. Usa Suerte: exploras, robas tres cartas y te quedas la que
    más te guste.
lesson-gems-abilities-deities-luck-explore =
    También puedes explorar sin más, pero por 1 ◆ eliges entre tres. Usa Suerte.
lesson-gems-abilities-deities-choose = Tres cartas: ¿cuál quieres? El hacha tiene ⚔ 5.
lesson-gems-abilities-deities-once =
    No ha costado ⚡: conservas las 4. Pero solo una habilidad por turno. Termina tu turno.
lesson-gems-abilities-deities-once-twice =
    Una habilidad por turno. Guarda tu otra ◆ para el siguiente.
lesson-gems-abilities-deities-sun =
    El sol cuenta las rondas. En la isla duermen tres deidades, boca abajo; antes de las rondas
    3, 6 y 9 despierta la siguiente. La ronda 2 se acaba: termina tu turno.
lesson-gems-abilities-deities-sun-other = Otro día. Veamos salir el sol: termina tu turno.
lesson-gems-abilities-deities-dawn =
    ¡Amanece! Ronronao despierta de mal humor y su ira le cuesta 2 ♥ a todo el mundo; contra la
    ira no hay defensa, pero nadie baja de 1 ♥ por ella.
lesson-gems-abilities-deities-fog =
    Y la niebla avanza desde la costa, un paso más cada vez. Nunca llega al pueblo.
lesson-gems-abilities-deities-favour =
    Una vez despierta, se puede pedir su favor a una deidad, por 2 ◆. Tienes una ◆ y una carta
    de gema, que cuenta como otra. Pide a Ronronao que golpee a quien quieras.
lesson-gems-abilities-deities-favour-asleep =
    Mareana sigue dormida. Pídeselo a Ronronao, que está despierto.
lesson-gems-abilities-deities-struck =
    4 ♥, esté donde esté y sin defensa. Un favor por turno. No pierdas de vista las ◆ de los
    demás: las tuyas también las vigilan.

## El último en pie

lesson-the-last-one-standing = El último en pie
lesson-the-last-one-standing-about = Niebla, caer, volver, y el final.
lesson-the-last-one-standing-fog =
    La niebla ha llegado a tu playa. Se puede caminar por ella, pero quien termina su turno
    dentro lanza el dado de ataque y pierde tantas ♥ como salga. Tienes 5.
lesson-the-last-one-standing-out = Tierra adentro el aire está limpio: ve a d2.
lesson-the-last-one-standing-out-stay = Un 5 en el dado sería el final. Sal antes de la niebla: d2.
lesson-the-last-one-standing-out-along = Hay niebla en toda la costa. Tierra adentro está d2.
lesson-the-last-one-standing-attack = A Vega le quedan 3 ♥ y está a tu lado. Atácala con el Machete.
lesson-the-last-one-standing-attack-unarmed = Asegúrate: toma el Machete.
lesson-the-last-one-standing-spoils =
    Vega cae y deja la isla por un tiempo. Derrotar a alguien te da 1 ◆ y una reliquia, las
    mejores cartas que hay. Ella conserva todo lo que tiene.
lesson-the-last-one-standing-fallen =
    Esta vez has caído tú: sin ♥ y fuera de la isla. No es el final. Veamos qué trae tu próximo
    turno.
lesson-the-last-one-standing-risen =
    Tu primer turno solo sirve para levantar tu ficha. En el siguiente vuelves.
lesson-the-last-one-standing-return = ¡De vuelta a la isla! Elige una casilla libre del pueblo.
lesson-the-last-one-standing-back =
    La mitad de tus ♥, todas tus cosas y un turno entero por delante. Fuera de la isla no valen
    los dones de un personaje; ahora recuperas los tuyos.
lesson-the-last-one-standing-night =
    Ronda 12: es de noche, y desde ahora quien cae vuelve con solo 3 ♥. Pero si en cualquier
    momento no queda nadie más que tú en la isla, ganas, aunque otros esperen para volver.
lesson-the-last-one-standing-last = Vega está fuera de la isla y a Otto le quedan 2 ♥. ¡Ahora!
lesson-the-last-one-standing-last-end = Si esperas, vuelve Vega. ¡Ataca a Otto!
lesson-the-last-one-standing-last-fallen =
    A quien está fuera de la isla no se le puede atacar. Otto está a tu lado.
lesson-the-last-one-standing-won =
    No queda nadie más en pie: la isla es tuya. ¡Ahora ve y descubre quién la habita!
