### What the pages say of AntaYagí, in Spanish.

web-lure-antayagi =
    Todo el mundo ve tus cartas menos tú. Cámbialas mirando solo su reverso, no te fíes de nadie y
    cuidado con el T-Rex.
web-level-antayagi-novice-about = Mira por lo suyo y pronto olvida lo que ha visto.
web-level-antayagi-casual-about = Cambia con sentido y vigila a quien va delante.
web-level-antayagi-strong-about = Lleva la cuenta de cada carta y sabe cuánto vale un Sabotaje.
web-level-antayagi-expert-about = Cuenta, recuerda, interpreta lo que eliges y piensa varios intercambios por delante.
web-level-antayagi-random-about = Cambia lo primero que pilla.
web-level-antayagi-greedy-about = Cuenta los puntos y sabe lo que es una ganga.
web-option-antayagi-edition = Qué caja
web-option-antayagi-edition-80 = 80 cartas
web-option-antayagi-edition-80-about =
    La caja nueva, con la Caja Vacía: tras cada intercambio todo el mundo completa su mano.
web-option-antayagi-edition-65 = 65 cartas
web-option-antayagi-edition-65-about =
    La caja antigua: las manos se completan más despacio, y cada carta de Residuos Tóxicos te sale
    cara.
web-option-antayagi-effects_first = Qué carta actúa primero
web-option-antayagi-effects_first-active = La de quien propuso el intercambio
web-option-antayagi-effects_first-active-about =
    Primero va la carta que ha recibido quien tiene el turno, como dice el reglamento.
web-option-antayagi-effects_first-chosen = La de la otra parte
web-option-antayagi-effects_first-chosen-about =
    Al revés. Solo importa cuando una Piruleta Musical se cruza con un Muffin o un Sombrero.
web-option-antayagi-memory_aid = Ayuda de memoria
web-option-antayagi-memory_aid-yes = La mesa te recuerda los lados de las cartas que ya has visto.
web-option-antayagi-memory_aid-no = Acuérdate tú de lo que has visto: más difícil y más divertido.
web-about-antayagi = Mercaderes que sujetan sus cartas del revés y cambian lo que no pueden ver.
web-about-antayagi-by = De Jacobo Rufete y Anastasio Martínez, publicado por PIF Games. Ilustraciones de Oksana Vrzhesnevskaja, dirección de arte de María Alcaraz.
