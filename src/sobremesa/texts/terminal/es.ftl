### What only the terminal says, in Spanish.

## The terminal

terminal-you = { $name } (tú)
terminal-edition = { $cards } cartas
terminal-player = Jugador
terminal-points = Puntos
terminal-hand = Mano
terminal-area = Zona
terminal-pile = Mazo ({ $cards }):
terminal-discards = Descartes ({ $cards }):
terminal-exchange = Sobre la mesa
terminal-pockets = ¿Cuántos bolsillos llevas encima? Empieza quien tenga más (Intro: no decir nada).
terminal-prompt = Tu respuesta (? para la ayuda):
terminal-legend-antayagi = ▶ a quién le toca · ◆ la otra parte · ▒ reverso de una carta
terminal-enter = Intro: { $move }
terminal-percent = { $number } %
terminal-advice = Alguien fuerte elegiría { $number }: { $move }
terminal-chance-now = Probabilidad de ganar ahora: alrededor del { $chance }.
terminal-chance-after = · { $chance }: { $move }
terminal-chances = Carta { $slot }: { $objects }
terminal-all-seen = Has visto todas las cartas de tu mano.
terminal-from-memory = En esta mesa se juega de memoria: no se dicen las probabilidades.
terminal-help-antayagi = Elige por número, o escribe una jugada con palabras:
terminal-help-number = la respuesta con ese número; Intro: la única
terminal-help-choose = hacer el intercambio con alguien
terminal-help-lay-card = ofrecer una carta de tu mano
terminal-help-sabotage = jugar una carta como Sabotaje, o dejarlo pasar
terminal-help-take-card = quitarle una carta a la otra parte
terminal-help-eat = dar de comer a tu T-Rex
terminal-help-advice = saber qué haría un bot que sabe lo mismo que tú
terminal-help-chances = qué pueden ser las cartas de tu mano que no has visto
terminal-help-undo-move = deshacer tu última jugada, si nadie ha sabido nada nuevo desde entonces
terminal-no-such-rule =
    Ninguna regla se llama «{ $rule }» ni contiene eso. Las reglas llevan números como { $example }.
terminal-which-rule = ¿Qué regla? Escribe su número o palabras de ella, por ejemplo: regla { $example }
terminal-more-rules = También en: { $rules }. Escribe «regla» y un número para leer una.
terminal-no-such-player = «{ $line }»: en esta mesa nadie se llama así. Escribe un nombre, o cómo empieza: { $names }.
terminal-which-player = «{ $line }» puede referirse a varias personas: { $names }. Escribe más letras del nombre, o el número del asiento.
terminal-no-such-slot = «{ $line }» no indica ninguna carta. Escribe su número, contando desde la izquierda, por ejemplo: { $example }
terminal-not-among = «{ $line }» no puede ser. Escribe uno de estos nombres: { $names }.
terminal-the-end = La partida ha terminado.
terminal-thinking = { $name } está pensando…
terminal-final-place = { $place }.º { $name }: { $score }
terminal-decisive = El momento decisivo (entrada { $entry }): { $what }
terminal-saved = Partida guardada. Para continuar: { $command } play --resume { $file }
terminal-look-back = Para repasar la partida: { $command } replay { $file }
terminal-took-back = { $name } deshace una jugada.
terminal-given-to-bot =
    { $level ->
        [none] { $name } ha vuelto.
       *[other] A partir de ahora, un bot ({ $level }) juega por { $name }.
    }
terminal-time-over = A { $name } se le ha acabado el tiempo.
terminal-resigned = { $name } abandona.
terminal-ruling = criterio nuestro

## Lecciones

terminal-lessons = Lecciones de { $game }
terminal-lesson-minutes =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
terminal-lesson-begin = Empieza con: { $command }
terminal-lesson-go-on = Intro sigue, q sale:
terminal-lesson-left = Sigue cuando quieras con: { $command }
terminal-lesson-done = Hasta aquí la lección. ¡Muy bien!
terminal-lesson-next = La siguiente es «{ $title }»: { $command }
terminal-lesson-last = Ya lo sabes todo. Juega con: { $command }

## What can be typed; the first word of each is shown in help

word-help = ayuda
word-rule = regla
word-bot = bot
word-quit = salir
word-undo = deshacer
word-hint = pista
word-show = ver, mostrar
word-choose = elegir
word-lay = ofrecer
word-sabotage = sabotear
word-let-it-be = dejarlo, dejar
word-take = tomar, quitar, llevarse
word-eat = comer, comerse
word-bone = hueso
word-chances = probabilidades
word-at = en
word-move = mover
word-to = a
word-from = de
word-back = devolver
word-right = derecha
word-left = izquierda
word-down = abajo
word-up = arriba
word-reset = reiniciar
word-judge = juzgar
word-done = listo
word-draw = robar
word-pass = pasar
word-most = máxima
word-star = estrella
word-north = norte
word-east = este
word-south = sur
word-west = oeste
word-w = o
word-go = ir
word-explore = explorar
word-end = terminar, fin
word-flee = huir
word-fight = luchar
word-attack = atacar
word-use = usar
word-equip = equipar
word-off = retirar
word-reload = recargar
word-buy = comprar, pedir
word-soup = sopa
word-ability = habilidad
word-favour = favor
word-pay = pagar
word-discard = descartar
word-card = carta
word-knife = cuchillo
word-map = mapa, isla
word-hand = mano
word-signs = signos
word-shell = concha

## Antheno in the terminal

terminal-box = { $tiles } fichas
terminal-tiles = Fichas
terminal-rack = Atril
terminal-place = Puesto
terminal-bag = En la bolsa
terminal-your-rack = Tu atril ({ $tiles })
terminal-as-typed = se escribe
terminal-empty-table = La mesa está vacía: coloca tus fichas donde quieras, por ejemplo en 0,0.
terminal-drawn-for-start = Sorteo para ver quién empieza:
terminal-cell-legend = 2,1 = columna 2, fila 1
terminal-star-legend = ●⑤ = estrella roja que vale por un 5
terminal-help-antheno =
    Construye la mesa línea a línea; nadie la ve hasta que escribas «listo». Una casilla es su columna
    y luego su fila. + es lo que ha cambiado de sitio y ! lo que no está en orden.
terminal-help-lay = colocar fichas: derecha, izquierda, abajo o arriba
terminal-help-move = mover una ficha de la mesa
terminal-help-move-tile = lo mismo; si hay dos: mover B4 de 2,1 a 5,3
terminal-help-move-several = mover varias, con su forma o en línea
terminal-help-back = devolver al atril una ficha de este turno
terminal-help-undo = deshacer la última línea, o todo el turno
terminal-help-judge = saber todo lo que aún no está en orden
terminal-help-done = terminar tu turno con esta mesa
terminal-help-draw = si no puedes jugar: robar una ficha, o pasar
terminal-help-hint = ver una jugada, o la de más fichas que se encuentre
terminal-help-take-hint = dejar la mesa como la enseña la pista
terminal-help-show = volver a verlo todo
terminal-help-rule = leer una regla
terminal-help-bot = dejar que un bot siga jugando por ti
terminal-help-quit = guardar la partida y salir
terminal-as-it-lay = La mesa está como al empezar tu turno.
terminal-in-order = La mesa está en orden: escribe «listo» para terminar tu turno.
terminal-goes-out =
    La mesa está en orden y tu atril, vacío: escribe «listo» y { $place ->
        [1] ¡ganas!
       *[other] sales en el puesto { $place }.
    }
terminal-not-in-order =
    { $faults ->
        [one] Aún hay una cosa que no está en orden: sigue construyendo, o escribe «judge» para saber cuál es.
       *[other] Aún hay { $faults } cosas que no están en orden: sigue construyendo, o escribe «judge» para saber cuáles son.
    }
    Aún hay { $faults } cosas que no están en orden: sigue construyendo, o escribe «juzgar» para saber
terminal-hint =
    { $best ->
        [proven] Puedes jugar { $tiles }; está demostrado que ninguna jugada tiene más fichas.
        [found] Puedes jugar { $tiles }; no se descarta que se puedan jugar más.
       *[any] Puedes jugar { $tiles }.
    } La mesa podría quedar así:
terminal-hint-taken = Escribe «tomar pista» para dejarla así; «listo» termina después tu turno.
terminal-no-hint = Aún no se ha enseñado ninguna jugada: escribe primero «pista».
terminal-no-play =
    { $proof ->
        [none] No puedes jugar nada: está demostrado.
       *[undecided] La búsqueda no ha encontrado nada que puedas jugar, aunque eso no demuestra que no lo haya.
    } { $bag ->
        [0] Escribe «pasar».
       *[other] Escribe «robar».
    }
terminal-refused-can-play =
    Puedes jugar, así que no te está permitido ni robar ni pasar. Escribe «pista» y verás una jugada.
terminal-draft-lost = La mesa que estabas construyendo no se guarda: la partida sigue desde el comienzo de tu turno.
terminal-draw-anyway = Perderás la mesa que estabas construyendo. Intro para robar, n para seguir construyendo:

## Lines of Antheno that cannot be done

terminal-not-understood = «{ $line }» no se entiende. Escribe ? para ver qué puedes escribir.
terminal-say-where = Di dónde colocar { $tiles }, por ejemplo: { $tiles } en 0,0 derecha
terminal-say-where-to = Di adónde moverlo, por ejemplo: mover 2,1 a 5,3
terminal-say-where-from = Di dónde está { $tile }, por ejemplo: mover { $tile } de 2,1 a 5,3
terminal-no-tile =
    «{ $word }» no es una ficha. Escribe la letra de un color, R, B, G o P, y un número del 1 al 8, o *
    para una estrella: R3, B*.
terminal-no-cell = «{ $word }» no es una casilla. Escribe su columna y su fila, por ejemplo 2,1.
terminal-no-direction = «{ $word }» no es una dirección. Escribe derecha, izquierda, abajo o arriba.
terminal-too-far = No hay casillas más allá de { $far }: elige una más cercana.
terminal-not-on-rack =
    No tienes { $tiles } en tu atril. { $rack ->
        [none] Está vacío.
       *[other] En él tienes { $rack }.
    }
terminal-cell-taken =
    En { $cell } ya está { $tile }. Elige otra casilla, o mueve antes { $tile } a otro sitio.
terminal-cell-empty = En { $cell } no hay ninguna ficha. Busca su columna y su fila en los bordes.
terminal-other-tile = En { $cell } está { $there }, no { $tile }.
terminal-not-on-table =
    No hay ningún { $tile } en la mesa. Para colocar uno de tu atril, escribe por ejemplo: { $tile } en 0,0
terminal-which-one =
    Hay más de un { $tile }: { $cells }. Escribe la casilla en lugar de la ficha, por ejemplo { $cell }.
terminal-not-laid =
    No has colocado ningún { $tile } en este turno. Solo lo que has colocado tú puede volver a tu atril.
terminal-must-stay =
    { $tile } en { $cell } ya estaba en la mesa antes de tu turno: se puede mover, pero no llevar a tu
    atril.
terminal-nothing-to-undo = Aún no has cambiado nada en este turno.

## Tanxi in the terminal

terminal-heading-village = Pueblo
terminal-heading-players = Jugadores
terminal-heading-yours = Tus cosas
terminal-round = Ronda { $round }
terminal-time =
    { $time ->
        [dawn] amanecer
        [noon] mediodía
        [dusk] atardecer
       *[night] noche
    }
terminal-fog =
    { $step ->
        [0] Aún no hay niebla.
        [1] Niebla en la costa.
        [2] Niebla tierra adentro.
       *[other] Niebla casi hasta el pueblo.
    } { $asleep ->
        [0] Todas las deidades están despiertas.
        [one] Una deidad duerme;
       *[other] { $asleep } deidades duermen;
    } { $next ->
        [none] { "" }
       *[other] antes de la ronda { $next } una despierta enfadada y la niebla avanza.
    }
terminal-no-deity = Aún no ha despertado ninguna deidad.
terminal-deck = { $cards }, ☠ { $monsters }
terminal-relic-deck = Reliquias ({ $cards })
terminal-on-top = encima
terminal-somewhere = en alguna parte
terminal-sign-point = explorar
terminal-sign-village = pueblo
terminal-sign-beach = playa
terminal-sign-bridge = puente
terminal-sign-fog = niebla
terminal-sign-next-fog = pronto niebla
terminal-sign-ice = hielo
terminal-sign-land = tierra
terminal-sign-river = río
terminal-sign-sea = mar
terminal-sign-you = tú
terminal-sign-other = otro jugador
terminal-sign-heart = vida
terminal-sign-energy = energía: lo que puedes hacer en un turno
terminal-sign-attack = ataque
terminal-sign-defence = defensa
terminal-sign-gem = gema: paga habilidades y favores
terminal-sign-coin = moneda: lo que vale una carta en el pueblo
terminal-sign-orb = orbe
terminal-sign-monster = monstruos
terminal-sign-deity = deidad despierta
terminal-sign-marker = ahora nadie puede pedir aquí
terminal-sign-asked = de quién se espera respuesta
terminal-icons = ♥ vida · ⚡ energía · ⚔ ataque · 🛡 defensa · ◆ gema · ¢ moneda · todos: «signos»
terminal-face-down = las cartas están boca abajo
terminal-at =
    { $fog ->
        [yes] en { $cell }, en la niebla
       *[no] en { $cell }
    }
terminal-off-island =
    { $standing ->
        [risen] Fuera de la isla; vuelve en su próximo turno.
       *[fallen] Fuera de la isla; en su próximo turno solo pone en pie su ficha.
    }
terminal-dice =
    { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
terminal-felled =
    { $number ->
        [one] 1 derrotado
       *[other] { $number } derrotados
    }
terminal-cards-in-hand =
    { $cards ->
        [0] sin cartas
        [one] 1 carta
       *[other] { $cards } cartas
    }
terminal-in-hand = Mano:
terminal-known-to =
    { $who ->
        [all] conocida por todos
       *[other] conocida por { $who }
    }
terminal-holds =
    { $what ->
        [none] { $source }
       *[other] { $what } ({ $source })
    } { $lasts ->
        [this-turn] este turno
        [next-attack] en el próximo ataque
        [next-turn] en el próximo turno
       *[until-next-turn] hasta el próximo turno
    }

## What is printed on Tanxi's cards

terminal-card-type =
    { $type ->
        [melee] arma cuerpo a cuerpo
        [ranged] arma a distancia
        [shield] escudo
        [head] para la cabeza
        [chest] para el pecho
        [feet] para los pies
        [accessory] accesorio
        [gem] carta de gema
       *[object] objeto
    }
terminal-in-hands =
    { $hands ->
        [one] { $type } de una mano
       *[other] { $type } de dos manos
    }
terminal-relic = reliquia, { $type }
terminal-more-dice =
    { $dice ->
        [one] +1 dado de defensa
       *[other] +{ $dice } dados de defensa
    }
terminal-range = alcance { $range }
terminal-ammunition = munición { $all }, { $shot } por disparo
terminal-reload = recarga +{ $gain } por { $energy } ⚡
terminal-no-return = se descarta al retirarla
terminal-costs-no-energy = no gasta ⚡
terminal-defence-dice =
    { $dice ->
        [0] sin dados de defensa
        [one] 1 dado de defensa
       *[other] { $dice } dados de defensa
    }
terminal-ambush = emboscada −{ $hearts } ♥
terminal-reprisal = represalia −{ $hearts } ♥
terminal-reward = recompensa { $reward }
terminal-orb =
    { $what ->
        [fire] orbe de fuego
       *[ice] orbe de hielo
    }
terminal-relics-gained =
    { $relics ->
        [one] 1 reliquia
       *[other] { $relics } reliquias
    }
terminal-always = siempre
terminal-wrath = Ira: { $text }

## A turn of Tanxi

terminal-group-move = Moverse
terminal-group-explore = Explorar
terminal-group-attack = Atacar
terminal-group-equip = Equipar
terminal-group-use = Usar
terminal-group-village = Pueblo
terminal-group-ability = Habilidades
terminal-group-favour = Favores
terminal-group-end = Terminar
terminal-group-closed = Ahora no
terminal-changes-nothing = Ahora no cambiaría nada: { $text }
terminal-odds =
    { $hurt } de herir, { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } ♥ de media{ $fell ->
        [none] { "" }
       *[other] , { $fell } de derrotar
    }
terminal-odds-monster = { $won } de vencerlo
terminal-how-to-move = n e s o, una casilla, o ir f7
terminal-walk =
    { $arrives ->
        [yes] El camino a { $goal }: { $cells }. Gasta { $energy } ⚡. Intro para ir, n para quedarte.
       *[no] Hasta donde te llegan los ⚡ hacia { $goal }: { $cells }. Gasta { $energy } ⚡. Intro para ir, n para quedarte.
    }
terminal-choose-on-map = Escribe el nombre de una casilla, o su número en el mapa.
terminal-to-pay = { $thing }: cuesta { $price }.
terminal-several = Eso puede significar varias cosas. Elige una por su número:
terminal-only-sea = Ahí no hay más que mar.
terminal-say-what = «{ $verb }», ¿a quién o qué? Escribe detrás una parte del nombre.
terminal-nothing-so-called = Nada se llama «{ $words }».
terminal-which-thing = «{ $words }» puede ser cualquiera de estas cosas: { $names }.
terminal-help-tanxi = Elige por número, o escribe un verbo y parte de un nombre. → en el mapa es un paso, [1] eres tú.
terminal-help-tanxi-step = un paso, o a esa casilla
terminal-help-tanxi-go = caminar hasta allí; antes oyes el precio
terminal-help-tanxi-plain = lo que no necesita más palabras
terminal-help-tanxi-named = basta una parte del nombre
terminal-help-tanxi-equip = equipar, retirar o cambiar una carta
terminal-help-tanxi-buy = a los residentes, a una deidad
terminal-help-tanxi-ability = una de tus habilidades
terminal-help-tanxi-card = todo lo que pone en algo de la caja
terminal-help-tanxi-signs = qué significa cada signo
terminal-help-tanxi-show = todo, la isla, tus cartas
terminal-help-tanxi-undo = deshacer tu última jugada, si se puede

## What was verified

verified-origin = La partida continúa otra, desde un momento que se jugó de verdad
verified-commitment = La semilla es la que se había fijado de antemano
verified-words = Las palabras de cada cual son las que se habían fijado de antemano
verified-shuffle = El reparto inicial se deduce de la semilla y de las palabras
verified-moves = Todas las jugadas son legales y están tal como se hicieron
verified-stopped-agreed = La partida se dejó de común acuerdo y no tiene resultado
verified-stopped-alone = Dejó la partida quien se había quedado a solas, y no tiene resultado
verified-stopped-deserted = La partida se dejó cuando ya solo jugaban bots, y no tiene resultado
verified-stopped-untouched = La partida se dejó tras semanas sin jugadas y no tiene resultado
verified-stopped-operator = Quien lleva el servidor paró la partida, y no tiene resultado
verified-stopped-full = La partida se dejó al llenarse su registro y no tiene resultado

## What was forged

forged-seed = esta no es la semilla que se había fijado de antemano
forged-sealed = la semilla aún no se ha revelado: vuelve a preguntar después de la última jugada
forged-no-words = jugadores cuyas palabras se conocen: { $said } de { $players }
forged-words =
    { $seat_is ->
        [you] revelaste otras palabras que las que habías fijado de antemano
       *[other] { $seat } reveló otras palabras que las que había fijado de antemano
    }
forged-setup = { $problem }
forged-opening = el reparto inicial no se deduce de la semilla y de las palabras
forged-entry = la entrada { $entry } no es lo que se jugó
forged-illegal = la entrada { $entry } no pudo ocurrir

## Lo que se observó

remarked-verdict =
    la entrada { $entry } es válida; al buscar de nuevo, { $found ->
        [can-play] sí había una jugada
        [none-exists] está demostrado que no había ninguna jugada
       *[other] queda sin decidir si había una jugada
    }
remarked-resigned = entrada { $entry }: { $seat } abandonó y queda en último lugar
remarked-origin = empezó tras la entrada { $entry } de la mesa { $table }; lo que nadie sabía allí se repartió de nuevo
