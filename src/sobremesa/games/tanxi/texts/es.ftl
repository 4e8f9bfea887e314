### Tanxi in Spanish.

## What you may do

question-draft = Elige tu personaje. Es secreto hasta que todo el mundo haya desembarcado.
question-land = Elige la playa en la que desembarcas.
question-return = Estás de vuelta. Elige la casilla en la que regresas a la isla.
question-act = Es tu turno. Elige qué haces, o termina el turno.
question-monster = ¡Un monstruo! Lucha, con armas o sin ellas, o huye si te deja.
question-pay = Elige las cartas con las que pagas. No se da cambio.
question-trade = Elige qué quieres del pueblo. Luego lo pagas.
question-target = Elige a qué personaje va dirigido.
question-go = Elige la casilla a la que vas.
question-push =
    Elige la casilla a la que empujas o atraes al otro personaje. Si eliges la suya, se queda donde
    está.
question-block = Elige una casilla libre para un bloque de hielo. Después del primero puedes parar.
question-dig = Elige un mazo.
question-keep =
    Elige la carta que te quedas. Las demás se mezclan de nuevo con el mazo; si es un monstruo, te
    enfrentas a él.
question-sort = Elige en qué orden vuelven las cartas al mazo, empezando por la de arriba.
question-take = Elige la carta que pasa a tu mano.
question-rob = Ves toda la mano. Elige la carta que te llevas.
question-discard = Elige una carta de tu mano para descartarla.
question-disarm = Elige la carta equipada que se retira.
move-draft = Jugar con { $character }
move-step = Moverse a { $cell }
move-explore = Explorar
move-equip =
    { $on ->
        [none] Retirar { $off }
       *[other] Equipar { $on }{ $off ->
            [none] {""}
           *[other] , retirar { $off }
        }
    }
move-use = Usar { $card }
move-attack =
    { $weapons ->
        [none] Atacar a { $player } sin armas
       *[other] Atacar a { $player } con { $weapons }
    }
move-reload = Recargar { $card }
move-deal = Pedir «{ $benefit }»
move-buy = Comprarle { $card } a la Comerciante
move-ability =
    { $cards ->
        [none] Usar { $ability } (1 ◆)
       *[other] Usar { $ability } (1 ◆, con { $cards })
    }
move-favour =
    { $cards ->
        [none] Pedir un favor (2 ◆) a { $deity }
       *[other] Pedir un favor (2 ◆, con { $cards }) a { $deity }
    }
move-end = Terminar el turno
move-fight =
    { $weapons ->
        [none] Luchar sin armas
       *[other] Luchar con { $weapons }
    }
move-flee = Huir
move-pay = Pagar con { $cards }
move-target = Elegir a { $player }
move-go = Poner la ficha en { $cell }
move-block = Poner hielo en { $cell }
move-done = Parar aquí
move-dig = Elegir el mazo { $deck }
move-take = Llevarse { $card }
move-sort = Devolver en este orden: { $cards }
move-discard = Descartar { $card }
move-take-off = Retirar { $card }

## What happened

event-drafted =
    { $seat_is ->
        [you] Eliges un personaje{ $character ->
            [none] {""}
           *[other] : { $character }
        }.
       *[other] { $seat } elige un personaje{ $character ->
            [none] {""}
           *[other] : { $character }
        }.
    }
event-landed =
    { $seat_is ->
        [you] Desembarcas en la playa { $cell }.
       *[other] { $seat } desembarca en la playa { $cell }.
    }
event-unveiled =
    { $seat_is ->
        [you] Juegas con { $character }.
       *[other] { $seat } juega con { $character }.
    }
event-displayed = La Comerciante pone a la venta: { $cards }.
event-round-began =
    { $round ->
        [3] Ronda 3: amanece.
        [6] Ronda 6: mediodía.
        [9] Ronda 9: atardece.
        [12] Ronda 12: cae la noche. Desde ahora, quien regresa lo hace con 3 ♥.
       *[other] Empieza la ronda { $round }.
    }
event-woke = Despierta una deidad y su ira se desata sobre la isla: { $deity }.
event-fog-rose = La niebla avanza tierra adentro (paso { $step } de 3).
event-turn-began =
    { $seat_is ->
        [you] Es tu turno.
       *[other] Es el turno de { $seat }.
    }
event-stood-up =
    { $seat_is ->
        [you] Pones en pie tu ficha. En tu próximo turno regresas a la isla.
       *[other] { $seat } pone en pie su ficha y regresará en su próximo turno.
    }
event-returned =
    { $seat_is ->
        [you] Regresas a la isla en { $cell } con { $hearts } ♥.
       *[other] { $seat } regresa a la isla en { $cell } con { $hearts } ♥.
    }
event-fogged =
    { $seat_is ->
        [you] Terminas tu turno en la niebla: el dado marca { $die }.
       *[other] { $seat } termina su turno en la niebla: el dado marca { $die }.
    }
event-moved =
    { $seat_is ->
        [you] Vas a { $cell }.
       *[other] { $seat } va a { $cell }.
    }
event-explored =
    { $seat_is ->
        [you] Exploras el mazo { $deck }.
       *[other] { $seat } explora el mazo { $deck }.
    }
event-found =
    { $seat_is ->
        [you] Encuentras { $card ->
            [none] una carta
           *[other] { $card }
        }.
       *[other] { $seat } encuentra { $card ->
            [none] una carta
           *[other] { $card }
        }.
    }
event-met =
    { $seat_is ->
        [you] Te sale al paso un monstruo: { $monster }.
       *[other] A { $seat } le sale al paso un monstruo: { $monster }.
    }
event-fled =
    { $seat_is ->
        [you] Huyes del monstruo ({ $monster }).
       *[other] { $seat } huye del monstruo ({ $monster }).
    } Vuelve a su mazo, que se mezcla.
event-fought =
    { $seat_is ->
        [you] Luchas contra el monstruo { $monster }
       *[other] { $seat } lucha contra el monstruo { $monster }
    } { $weapons ->
        [none] sin armas
       *[other] con { $weapons }
    }. Poder { $strength } + { $counted } (tirada { $rolls }) = { $power } ⚔. Defensa { $dice ->
        [none] { $defence }
       *[other] { $guard } + tirada { $dice } = { $defence }
    } 🛡. { $power } − { $defence } { $beaten ->
        [yes] alcanza sus { $hearts } ♥: ¡el monstruo cae!
       *[no] no alcanza sus { $hearts } ♥: vuelve a su mazo, que se mezcla.
    }
event-cancelled =
    { $seat_is ->
        [you] Tu orbe de hielo anula la { $what ->
            [ambush] emboscada
           *[reprisal] represalia
        } y se gasta.
       *[other] El orbe de hielo de { $seat } anula la { $what ->
            [ambush] emboscada
           *[reprisal] represalia
        } y se gasta.
    }
event-equipped =
    { $seat_is ->
        [you] { $on ->
            [none] Retiras { $off }
           *[other] Equipas { $on }{ $off ->
                [none] {""}
               *[other] {" "}y retiras { $off }
            }
        }.
       *[other] { $seat } { $on ->
            [none] retira { $off }
           *[other] equipa { $on }{ $off ->
                [none] {""}
               *[other] {" "}y retira { $off }
            }
        }.
    }{ $gone ->
        [none] {""}
       *[other] {" "}A los descartes: { $gone }.
    }
event-used =
    { $seat_is ->
        [you] Usas { $card }.
       *[other] { $seat } usa { $card }.
    }
event-invoked =
    { $seat_is ->
        [you] Usas { $ability } por 1 ◆
       *[other] { $seat } usa { $ability } por 1 ◆
    }{ $cards ->
        [none] .
       *[other] {" "}(con { $cards }).
    }
event-favoured =
    { $seat_is ->
        [you] Por 2 ◆{ $cards ->
            [none] {""}
           *[other] {" "}(con { $cards })
        } obtienes el favor de { $deity }.
       *[other] Por 2 ◆{ $cards ->
            [none] {""}
           *[other] {" "}(con { $cards })
        } { $seat } obtiene el favor de { $deity }.
    }
event-attacked =
    { $seat_is ->
        [you] Atacas a { $player }
       *[other] { $seat } { $player_is ->
            [you] te ataca
           *[other] ataca a { $player }
        }
    } { $weapons ->
        [none] sin armas
       *[other] con { $weapons }
    }. Poder { $strength } + { $counted } (tirada { $rolls }) = { $power } ⚔. Defensa { $dice ->
        [none] { $defence }
       *[other] { $guard } + tirada { $dice } = { $defence }
    } 🛡. { $damage ->
        [0] { $power } − { $defence }: ningún daño.
       *[other] Daño: { $power } − { $defence } = { $damage }.
    }
event-reloaded =
    { $seat_is ->
        [you] Recargas { $card }: munición { $ammunition }.
       *[other] { $seat } recarga { $card }: munición { $ammunition }.
    }
event-asked =
    { $seat_is ->
        [you] Pides en el pueblo «{ $benefit }» ({ $price } ¢).
       *[other] { $seat } pide en el pueblo «{ $benefit }» ({ $price } ¢).
    }
event-chose =
    { $seat_is ->
        [you] Le pides { $card } ({ $price } ¢) a la Comerciante.
       *[other] { $seat } le pide { $card } ({ $price } ¢) a la Comerciante.
    }
event-paid =
    { $seat_is ->
        [you] Pagas con { $cards }; lo que pagas queda con la Comerciante.
       *[other] { $seat } paga con { $cards }; lo que paga queda con la Comerciante.
    }
event-took =
    { $seat_is ->
        [you] Te llevas a la mano { $card }
       *[other] { $seat } se lleva a la mano { $card }
    } { $out_of ->
        [discards] de los descartes.
       *[merchant] de la Comerciante.
    }
event-rolled =
    { $seat_is ->
        [you] Lanzas dados de defensa: { $dice }.
       *[other] { $seat } lanza dados de defensa: { $dice }.
    }
event-lost =
    { $seat_is ->
        [you] Pierdes { $hearts } ♥
       *[other] { $seat } pierde { $hearts } ♥
    }{ $why ->
        [attack] {" "}{ $player_is ->
            [you] por tu ataque.
            [nobody] por el ataque.
           *[other] por el ataque de { $player }.
        }
        [ambush] {" "}por la emboscada.
        [reprisal] {" "}por la represalia.
        [wrath] {" "}por la ira de la deidad.
        [fog] {" "}por la niebla.
       *[effect] { $player_is ->
            [you] {" "}por un efecto tuyo.
            [nobody] .
           *[other] {" "}por un efecto de { $player }.
        }
    }
event-fell =
    { $seat_is ->
        [you] Te quedas sin ♥ y abandonas la isla.
       *[other] { $seat } se queda sin ♥ y abandona la isla.
    }
event-rewarded =
    { $seat_is ->
        [you] Ganas 1 ◆ por derrotar a { $player }.
       *[other] { $seat } gana 1 ◆ por { $player_is ->
            [you] derrotarte
           *[other] derrotar a { $player }
        }.
    }
event-healed =
    { $seat_is ->
        [you] Recuperas { $hearts } ♥.
       *[other] { $seat } recupera { $hearts } ♥.
    }
event-gained =
    { $seat_is ->
        [you] Consigues { $what ->
            [fire] un orbe de fuego
            [ice] un orbe de hielo
           *[gem] { $number } ◆
        }.
       *[other] { $seat } consigue { $what ->
            [fire] un orbe de fuego
            [ice] un orbe de hielo
           *[gem] { $number } ◆
        }.
    }
event-affected =
    { $seat_is ->
        [you] Tienes
       *[other] { $seat } tiene
    } { $by ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
       *[other] +{ $by }
    } { $stat ->
        [attack] ⚔
        [defence] 🛡
        [dice] { $by ->
            [1] dado de defensa
            [-1] dado de defensa
           *[other] dados de defensa
        }
        [energy] ⚡
       *[healing] ♥ al recuperar ♥,
    } { $lasts ->
        [this-turn] este turno.
        [next-attack] en el próximo ataque de este turno.
        [next-turn] { $seat_is ->
            [you] en tu próximo turno.
           *[other] en su próximo turno.
        }
       *[until-next-turn] { $player_is ->
            [you] hasta tu próximo turno.
            [nobody] desde ahora.
           *[other] hasta el próximo turno de { $player }.
        }
    }
event-looked =
    { $seat_is ->
        [you] Miras la mano de { $player }
       *[other] { $seat } mira { $player_is ->
            [you] tu mano
           *[other] la mano de { $player }
        }
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-stole =
    { $seat_is ->
        [you] Te llevas { $card ->
            [none] una carta
           *[other] { $card }
        } de la mano de { $player }.
       *[other] { $seat } se lleva { $card ->
            [none] una carta
           *[other] { $card }
        } de { $player_is ->
            [you] tu mano
           *[other] la mano de { $player }
        }.
    }
event-scouted =
    { $seat_is ->
        [you] Miras
       *[other] { $seat } mira
    } { $number ->
        [one] la primera carta
       *[other] las { $number } primeras cartas
    } del mazo { $deck }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
event-sorted =
    { $seat_is ->
        [you] Devuelves las cartas al mazo { $deck } en el orden que quieres.
       *[other] { $seat } devuelve las cartas al mazo { $deck } en el orden que quiere.
    }
event-discarded =
    { $seat_is ->
        [you] Descartas { $card }.
       *[other] { $seat } descarta { $card }.
    }
event-forfeited =
    { $seat_is ->
        [you] Pierdes { $gems } ◆.
       *[other] { $seat } pierde { $gems } ◆.
    }
event-shoved =
    { $seat_is ->
        [you] Desplazas a { $player } a { $cell }.
       *[other] { $seat } { $player_is ->
            [you] te desplaza
           *[other] desplaza a { $player }
        } a { $cell }.
    }
event-swapped =
    { $seat_is ->
        [you] Cambias de sitio con { $player }.
       *[other] { $seat } cambia de sitio { $player_is ->
            [you] contigo
           *[other] con { $player }
        }.
    }
event-froze =
    { $seat_is ->
        [you] Pones un bloque de hielo en { $cell }.
       *[other] { $seat } pone un bloque de hielo en { $cell }.
    }
event-thawed =
    { $seat_is ->
        [you] Tus bloques de hielo se derriten.
       *[other] Los bloques de hielo de { $seat } se derriten.
    }
event-disarmed =
    { $seat_is ->
        [you] { $gone ->
            [yes] Tienes que retirar y descartar { $card }.
           *[no] Tienes que devolver { $card } a tu mano.
        }
       *[other] { $seat } { $gone ->
            [yes] tiene que retirar y descartar { $card }.
           *[no] tiene que devolver { $card } a su mano.
        }
    }
event-won =
    { $seat_is ->
        [you] No queda nadie más en la isla: ¡ganas la partida!
       *[other] No queda nadie más en la isla: ¡{ $seat } gana la partida!
    }
event-stopped = La ronda { $round } era la última que habíais acordado. La partida acaba aquí.

## Why not

refused-no-energy =
    Eso cuesta { $price } ⚡, más de los que te quedan: haz algo más barato o termina el turno.
refused-character-gone =
    No se puede elegir a { $character }: elige uno de los personajes que quedan.
refused-no-free-beach =
    { $cell } no es una playa libre: elige una en la que aún no haya desembarcado nadie.
refused-cannot-return-there =
    No puedes regresar en { $cell }: elige una casilla libre del pueblo o, si está lleno, una de al
    lado.
refused-no-such-cell =
    En esta isla no hay ninguna casilla { $cell }. Las casillas se llaman, por ejemplo, c4.
refused-not-adjacent =
    { $cell } no está junto a ti: muévete de casilla en casilla, nunca en diagonal.
refused-not-free = La casilla { $cell } está ocupada por un personaje o por hielo: elige una libre.
refused-river-between = Hay un río entre { $cell } y tú: da un rodeo por un puente.
refused-no-point-here =
    Aquí no hay ningún punto de exploración: ve antes a una de sus cuatro casillas.
refused-point-explored =
    Ya has explorado este punto en este turno: ve a otro o espera a tu próximo turno.
refused-deck-empty = El mazo de este punto está vacío: explora en otro cuadrante.
refused-cannot-flee = De este monstruo no se puede huir ({ $monster }): elige cómo luchas.
refused-mixed-weapons =
    Esas armas no se combinan: usa solo armas cuerpo a cuerpo, o armas a distancia con un mismo
    alcance.
refused-no-such-target =
    { $player_is ->
        [you] No puedes atacar a tu propio personaje: elige a otra persona.
       *[other] { $player } no juega aquí: elige a otra persona.
    }
refused-off-the-island =
    { $player } está fuera de la isla y no se le puede atacar: elige a otra persona.
refused-already-attacked = Ya has atacado a { $player } en este turno: elige a otra persona.
refused-not-within-melee =
    Un ataque cuerpo a cuerpo no alcanza a { $player }: ponte en una casilla contigua, sin río de
    por medio.
refused-not-at-range =
    { $player } no está al alcance de esas armas: la distancia debe ser exacta, en línea recta y sin
    nada en medio.
refused-not-equipped = No puedes elegir { $card }: elige una carta equipada.
refused-not-a-weapon =
    No se puede atacar con { $card }: elige armas cuerpo a cuerpo o a distancia, o ninguna.
refused-no-ammunition = No queda munición suficiente para { $card }: recarga, o ataca sin esa arma.
refused-cannot-reload = No puedes recargar { $card }: elige un arma que se pueda recargar.
refused-fully-loaded = No puedes cargar más munición en { $card }: no falta nada.
refused-nothing-to-equip = Di al menos una carta que equipas o retiras.
refused-cannot-be-worn = No puedes equipar { $card }: solo se equipan armas, escudos y equipo.
refused-not-in-hand = No tienes { $card } en la mano, o no tantas veces: elige cartas que tengas.
refused-one-place-at-a-time =
    Una acción cambia un solo lugar: equipa una carta, retira una o cambia dos del mismo lugar.
refused-place-taken = Ese lugar está ocupado: retira { $card } en la misma acción.
refused-one-weapon-at-a-time =
    Si no es un cambio, una acción equipa o retira una sola arma: hazlo de una en una.
refused-two-hands =
    Para eso harían falta { $hands } manos y tienes dos: retira algo en la misma acción.
refused-no-object = No puedes usar { $card }: elige un objeto.
refused-changes-nothing = «{ $benefit }» no cambiaría nada ahora: elige otra cosa.
refused-no-such-ability =
    Tu personaje no tiene la habilidad especial «{ $ability }»: elige una de las dos suyas.
refused-ability-used = Ya has usado una habilidad especial en este turno: espera al siguiente.
refused-not-revealed =
    No se ha revelado ninguna deidad con ese nombre ({ $deity }): elige una de las reveladas.
refused-favour-used = Ya has pedido un favor en este turno: espera al siguiente.
refused-no-gem = No puedes pagar ◆ con { $card }: paga con cartas de gema o con fichas de ◆.
refused-too-many-gems =
    El precio es de { $price } ◆ y ofreces { $gems } cartas de gema: guarda las que sobran.
refused-too-few-gems =
    El precio es de { $price } ◆ y reunirías { $gems } ◆: añade cartas de gema o consigue antes más
    ◆.
refused-no-such-benefit = Nadie en el pueblo ofrece «{ $benefit }»: elige otra cosa.
refused-not-for-sale = La Comerciante no tiene { $card }: elige una de las cartas a la venta.
refused-under-the-marker = { $resident } tiene encima el marcador del pueblo: elige otro residente.
refused-not-in-the-village =
    Los residentes están en el pueblo: ve antes a una de sus cuatro casillas.
refused-too-poor =
    El precio es de { $price } ¢ y toda tu mano vale { $coins } ¢: elige algo más barato.
refused-too-little = El precio es de { $price } ¢ y esas cartas valen { $coins } ¢: añade otra.
refused-too-much =
    El precio es de { $price } ¢ y esas cartas valen { $coins } ¢: recoge la que sobra.
refused-cannot-aim =
    { $player_is ->
        [you] No puede ir dirigido a tu propio personaje: elige a otra persona.
       *[other] No puede ir dirigido a { $player }: elige a otra persona.
    }
refused-no-such-deck = De ese mazo no se puede robar ({ $deck }): elige otro.
refused-not-among-them = No puedes llevarte { $card }: elige una de las cartas ofrecidas.
refused-not-these-cards = Devuelve exactamente las cartas que se te han mostrado, cada una una vez.
refused-cannot-go-there = Así no se llega a { $cell }: elige una de las casillas ofrecidas.
refused-cannot-freeze =
    No se puede poner un bloque de hielo en { $cell }: elige una casilla libre lo bastante cercana.
refused-at-least-one-block = Pon al menos un bloque de hielo en la isla; después puedes parar.

## Why a bot thinks so

why-win =
    Aparte de ti solo queda en pie { $player }: este ataque gana la partida { $tenths ->
        [10] con seguridad
        [one] { $tenths } vez de cada 10
       *[other] { $tenths } veces de cada 10
    }.
why-fell =
    Un ataque a { $player } logra la derrota { $tenths ->
        [10] con seguridad
        [one] { $tenths } vez de cada 10
       *[other] { $tenths } veces de cada 10
    }.
why-attack = Un ataque a { $player } le quita unos { $hearts } ♥.
why-explore =
    { $cards ->
        [one] Queda 1 carta en este mazo
       *[other] Quedan { $cards } cartas en este mazo
    }, { $monsters ->
        [0] y ninguna es un monstruo.
        [one] 1 de ellas, un monstruo.
       *[other] { $monsters } de ellas, monstruos.
    }
why-way =
    Por aquí llegas a un punto de exploración del mazo { $deck },
    y te queda energía para explorar.
why-fight =
    Vences a este monstruo ({ $monster }) { $tenths ->
        [10] con seguridad
        [one] { $tenths } vez de cada 10
       *[other] { $tenths } veces de cada 10
    }.
why-flee = Este monstruo da más problemas de los que vale su recompensa.
why-equip = { $card } te sirve más en uso que en la mano.
why-heal = Te queda poca vida: usa { $card }.
why-use = Es el momento de usar { $card }.
why-ability = { $ability } merece ahora su gema.
why-favour = El favor de { $deity } merece ahora dos gemas.
why-village = Lo que ofrece el pueblo vale más que las cartas con las que pagarías.
why-leave-fog = Estás en la niebla y puedes salir de ella.
why-fog-comes = La niebla llega a tu casilla al final de esta ronda.
why-threat = { $player } podría quitarte unos { $hearts } ♥ en su próximo turno.
why-away =
    Aquí { $player } podría quitarte unos { $hearts } ♥ en su próximo turno; allí corres menos peligro.

## The rules

chapter-components = Qué hay en la caja
chapter-island = La isla
chapter-setup = Preparación
chapter-turn = El turno
chapter-move = Moverse: 1 ⚡
chapter-explore = Explorar: 1 ⚡
chapter-equip = Equiparse: 1 ⚡
chapter-object = Usar un objeto: 1 ⚡
chapter-attack = Atacar: 1 ⚡
chapter-village = El pueblo: 1 ⚡
chapter-ability = Habilidades especiales y favores: ◆
chapter-passive = Habilidades pasivas
chapter-defeat = La derrota
chapter-rounds = Las rondas
chapter-end = El final
chapter-examples = Ejemplos

rule-tx-1 =
    En Tanxi luchan de 3 a 5 personajes en una isla hasta que solo queda uno. En la caja hay 64
    cartas de botín (armas, equipo, objetos y cartas de gema); 18 reliquias, que son armas, equipo y
    objetos más poderosos; 15 para el botín inicial (cuchillos, cantimploras y cartas de gema, 5 de
    cada); 20 monstruos, 12 personajes, 6 deidades y 4 residentes del pueblo. En esta página, ♥ es
    vida, ⚡ energía, ⚔ ataque, 🛡 defensa, ◆ una gema de poder y ¢ monedas.
rule-tx-2 =
    Hay un dado de ataque, con valores del 0 al 5, y tres dados de defensa de ocho caras cada uno:
    0, 0, 1, 1, 1, 1, 2 y 2.
rule-tx-2a = El dado de ataque tiene seis caras, todas igual de probables.
rule-tx-3 = Las fichas nunca se agotan. La única excepción son los bloques de hielo: hay 5.
rule-tx-4 = Si una carta y estas reglas dicen cosas distintas, haz lo que diga la carta.
rule-tx-5 =
    Hay una sola pila de descartes, a la vista: objetos usados, cartas de gema gastadas, monstruos
    vencidos y armas con la marca «sin retorno» que se hayan retirado. Nunca vuelve a mezclarse con
    ningún mazo.
rule-tx-6 =
    Todo el mundo puede ver las cartas equipadas y su munición, los ♥, las fichas de ◆, los orbes,
    las cartas de la Comerciante, los descartes, cada tirada y cuántas cartas hay en cada mano y en
    cada mazo. Son secretas las cartas de las manos y de los mazos, las deidades sin revelar y los
    personajes hasta que todo el mundo ha desembarcado. Lo que se te haya mostrado, por ejemplo
    gracias a la Bruja, lo puedes recordar.
rule-tx-10 =
    La isla se compone de casillas cuadradas. En cada una cabe como mucho un personaje, y nadie
    atraviesa una casilla ocupada. Dos líneas que se cruzan en el pueblo dividen la isla en 4
    cuadrantes.
rule-tx-11 =
    El pueblo es el bloque de 4 casillas del centro, de dos por dos, de modo que exactamente 8
    casillas lo tocan por un lado. Por lo demás, son casillas como las otras. En 6 casillas de playa
    hay una barca: de ahí se parte.
rule-tx-12 =
    Un punto de exploración es un símbolo rodeado por 4 casillas, de dos por dos. Su color indica a
    qué cuadrante pertenece y, con ello, a qué mazo. En cada cuadrante hay varios.
rule-tx-12a =
    Las 4 casillas de un punto están todas en su cuadrante, y ninguna casilla pertenece a dos
    puntos.
rule-tx-13 =
    No puedes cruzar un río al moverte ni atacar cuerpo a cuerpo a través de él. Un puente es un
    hueco en el río. Los ataques a distancia pasan por encima.
rule-tx-13a = Los ríos corren entre las casillas, no por dentro de ellas.
rule-tx-14 =
    La niebla va cubriendo la isla desde la costa hacia dentro. Lo hace en tres pasos, en las rondas
    3, 6 y 9; el mapa muestra qué casillas cubre cada uno.
rule-tx-14a = La niebla nunca cubre el pueblo.
rule-tx-15 =
    Los demás personajes y los bloques de hielo son obstáculos: cierran el paso y cortan la línea de
    un ataque a distancia.
rule-tx-15a =
    Cuando estas reglas hablan de una casilla libre, se trata de una casilla de tierra sin personaje
    ni bloque de hielo.
rule-tx-20 =
    La Comerciante empieza con 4 cartas de botín y 1 reliquia, tomadas al azar. Quedan boca abajo
    hasta que se revelan los personajes.
rule-tx-21 =
    Con las otras 60 cartas de botín, los 20 monstruos y 4 reliquias se forman cuatro mazos de
    exploración de 21 cartas, uno por cuadrante: 15 de botín, 5 monstruos y 1 reliquia, bien
    mezclados. Las 13 reliquias restantes son el mazo de reliquias.
rule-tx-22 =
    Se toman al azar 3 deidades y se dejan en fila, boca abajo. Las demás quedan fuera de la
    partida, igual que, más tarde, los personajes y el botín inicial que nadie use.
rule-tx-23 =
    Empiezas con una carta de gema y una cantimplora en la mano, y con un cuchillo equipado.
rule-tx-24 =
    Todo el mundo lanza los cuatro dados, los tres de defensa y el de ataque. Quien saque la suma
    más alta irá en primer lugar toda la partida.
rule-tx-24a = Quienes empatan con la suma más alta vuelven a lanzar entre sí.
rule-tx-25 =
    En el sentido de las agujas del reloj, empezando por quien va en primer lugar, cada cual mira
    los personajes que quedan y toma uno en secreto. Con una opción de mesa, los personajes los
    reparte el azar.
rule-tx-26 = En el mismo orden, cada cual pone su ficha en una playa libre.
rule-tx-27 =
    Ahora se descubren las cartas de la Comerciante y los personajes. Tienes todos los ♥ de tu
    personaje, y comienza quien va en primer lugar.
rule-tx-30 =
    En cada turno puedes gastar los ⚡ de tu personaje, más o menos lo que sumen o resten tus cartas
    equipadas, también las armas. Lo que cambia tus ⚡ lo hace al instante.
rule-tx-30a =
    Te quedan los ⚡ de tu personaje, con todos los cambios de ese momento, menos los que ya hayas
    gastado en el turno; nunca menos de 0.
rule-tx-31 =
    Mientras tengas ⚡ puedes repetir una acción, salvo que una regla la limite. También puedes
    terminar el turno con ⚡ sin gastar.
rule-tx-32 =
    Las acciones no se interrumpen: nada se intercala en una lucha, un ataque o una compra. «En
    cualquier momento» significa entre dos acciones, antes de que acabe el turno.
rule-tx-40 =
    Ve a una casilla libre que toque la tuya por un lado, sin río de por medio. La niebla no te
    impide el paso.
rule-tx-45 =
    Si estás en una casilla de un punto de exploración, toma la carta de arriba del mazo de ese
    cuadrante. Cada punto lo puedes explorar una vez por turno, salga lo que salga.
rule-tx-45a = Un mazo vacío no se puede explorar.
rule-tx-46 =
    Una carta de botín o una reliquia va a tu mano sin que nadie más la vea. Puedes tener cualquier
    número de cartas.
rule-tx-47 =
    Un monstruo se muestra a toda la mesa y hace lo que diga su texto. Después luchas o huyes.
rule-tx-48 = Si el monstruo tiene emboscada, primero sufres su daño, aunque luego huyas.
rule-tx-49 = Si huyes, el monstruo vuelve a su mazo, que se mezcla, y tu acción acaba.
rule-tx-50 =
    Si luchas, di cuáles de tus armas equipadas usas: ninguna, una o varias, pero solo cuerpo a
    cuerpo o solo a distancia con un mismo alcance. Las armas a distancia gastan su munición. Tu
    poder es el dado de ataque, más tus ⚔, más los ⚔ de tus cartas equipadas que no son armas, más
    los ⚔ de las armas que usas, más otros efectos. El monstruo se defiende con sus dados de
    defensa. Si tu poder menos su defensa llega al menos a sus ♥, lo vences: te llevas la recompensa
    y lo descartas. Si no, pierdes los ♥ de su represalia y el monstruo vuelve a su mazo, que se
    mezcla.
rule-tx-51 = Si la emboscada o la represalia te derrota, tu turno acaba en ese instante.
rule-tx-51a = En tal caso el monstruo vuelve a su mazo, que se mezcla, y nadie recibe recompensa.
rule-tx-52 = La emboscada y la represalia son daño directo: contra ellas no hay defensa.
rule-tx-52a =
    La lucha es parte de la exploración y no cuesta más ⚡. Cuenta como tu «próximo ataque» para los
    efectos que lo digan, pero no entra en el límite de un ataque por personaje y turno.
rule-tx-55 =
    Tienes cuatro lugares para una carta de equipo cada uno (cabeza, pecho, pies y accesorio) y dos
    manos para armas que ocupan una o las dos; los escudos son armas. Por 1 ⚡ cada vez, equipas una
    carta en un lugar libre, retiras una a tu mano o cambias una por otra del mismo lugar. Las
    cartas equipadas están a la vista. Su efecto empieza al momento y dura mientras sigan equipadas.
rule-tx-56 =
    Con las armas, 1 ⚡ da para más: puedes cambiar cualesquiera de tus armas equipadas por
    cualesquiera de tu mano, siempre que el resultado quepa en dos manos.
rule-tx-56a =
    En un cambio así se retira al menos un arma y se equipa al menos otra, y las que se equipan ya
    estaban en tu mano. Poner dos armas en manos vacías son dos acciones.
rule-tx-57 = Un arma con la marca «sin retorno» no vuelve a tu mano cuando se retira: se descarta.
rule-tx-58 =
    Un arma a distancia recibe toda su munición cada vez que la equipas, y pierde la que le quede al
    retirarla. Por eso las armas con munición que no se pueden recargar llevan la marca «sin
    retorno».
rule-tx-60 =
    Haz lo que diga el objeto y después descártalo. Los objetos con la marca «gratis» no cuestan ⚡.
    Los efectos duraderos acaban al comienzo de tu próximo turno.
rule-tx-61 =
    Un orbe de fuego te da una ficha de fuego: tu próximo ataque tiene +3 ⚔, sea contra un personaje
    o contra un monstruo, y la ficha se gasta. Un orbe de hielo te da una ficha de hielo, que hace
    lo que ocurra primero de estas dos cosas: suma +3 🛡 contra el próximo ataque que sufras, o anula
    la emboscada o la represalia del próximo monstruo; después se gasta. Puedes tener uno de cada,
    no más.
rule-tx-61a =
    Mientras tengas un orbe no puedes usar ni comprar otro igual. Los orbes se gastan solos. Un
    ataque que no hace daño gasta igualmente el orbe de fuego. El de hielo se gasta cuando sufres un
    ataque, o cuando de verdad había una emboscada o una represalia que anular; si se gastó en la
    emboscada, la represalia te alcanza.
rule-tx-65 =
    Ataca a otro personaje que esté en la isla y tenga ♥. A cada uno puedes atacarlo una vez por
    turno.
rule-tx-66 =
    Cuerpo a cuerpo atacas a un personaje en una casilla que toque la tuya por un lado, sin río de
    por medio, sin armas o con cualesquiera de tus armas cuerpo a cuerpo equipadas.
rule-tx-66a = Un puente deja pasar los ataques cuerpo a cuerpo.
rule-tx-67 =
    Con un arma a distancia atacas en línea recta, nunca en diagonal, exactamente al alcance del
    arma y sin ningún obstáculo en medio. Varias armas solo se usan juntas si tienen el mismo
    alcance. Cada una gasta 1 o más de munición.
rule-tx-67a =
    Cuánta munición cuesta un disparo lo dice el arma; con menos no puedes usarla. La línea recorre
    casillas de la isla: el mar la corta; la niebla, el pueblo y los ríos, no.
rule-tx-68 =
    Algunas armas se pueden recargar: a cambio de ⚡, como diga su carta, ganan munición, tantas
    veces como quieras.
rule-tx-68a =
    La carta da dos números: los ⚡ que cuesta y la munición que se gana. Solo se recargan armas
    equipadas, entre acciones, y nunca por encima de la munición con la que empiezan.
rule-tx-69 =
    Tu ataque tiene el mismo poder que en una lucha con un monstruo. Enfrente están los 🛡 de quien
    se defiende, los 🛡 de todas sus cartas equipadas, incluidas armas y escudos, otros efectos y los
    dados de defensa: 1 dado, más si lo dicen las cartas, nunca más de 3. Si el ataque es mayor, la
    diferencia es el daño.
rule-tx-69a =
    Solo los ⚔ de un arma dependen de que la uses. Sus 🛡, sus ⚡ y sus dados cuentan mientras esté
    equipada.
rule-tx-70 = Si tu ataque derrota a un personaje, ganas 1 ◆ y 1 reliquia del mazo de reliquias.
rule-tx-70a =
    Ganas lo mismo si derrotas a un personaje con una habilidad. La reliquia va a tu mano sin que
    nadie más la vea; si el mazo de reliquias está vacío, no hay ninguna.
rule-tx-71 =
    Las habilidades, los favores, las iras y la niebla hacen daño directo: no hay defensa que valga,
    y no gastan ningún orbe de hielo.
rule-tx-75 =
    En una casilla del pueblo puedes acudir a un residente, salvo al que esté bajo el marcador del
    pueblo, y pagar uno de los beneficios que ofrece. Después el marcador pasa a ese residente. Al
    principio no hay nadie debajo.
rule-tx-76 =
    Pagas con cartas de tu mano, también las de gema, cuyos ¢ lleguen entre todas al precio. No se
    da cambio. Las cartas con las que pagas se unen a las de la Comerciante, a la vista de la mesa.
rule-tx-76a =
    No puedes pagar con cartas de más: si faltara cualquiera de ellas, no se llegaría al precio. Las
    fichas de ◆ no son dinero.
rule-tx-77 =
    El Cantinero: por 3 ¢ recuperas 3 ♥; por 5 ¢ tus ♥ suben hasta la mitad de tu máximo. Nunca
    tienes más que tu máximo.
rule-tx-77a =
    La mitad se redondea hacia arriba. No se vende nada que no fuera a cambiar nada; lo mismo vale
    para objetos, habilidades y favores.
rule-tx-78 =
    La Bruja: por 5 ¢ miras la mano de otro personaje con ♥ y te llevas una carta; por 5 ¢ consigues
    un orbe, de fuego o de hielo, como prefieras.
rule-tx-78a = Tiene que ser alguien con cartas en la mano. Solo tú las ves, y debes llevarte una.
rule-tx-79 = El Duende minero: por 3 ¢ consigues 1 ◆; por 5 ¢ consigues 2 ◆.
rule-tx-80 =
    La Comerciante: paga los ¢ de una de sus cartas y llévatela a la mano. Tenía que estar ahí antes
    de que pagaras. Sus cartas están a la vista y solo aumentan con los pagos.
rule-tx-85 =
    En cualquier momento de tu turno, por 1 ◆ y sin gastar ⚡, usas si quieres una de las dos
    habilidades especiales de tu personaje. Solo una vez por turno en total. Si la habilidad ataca o
    explora, también valen para ella los límites de esa acción.
rule-tx-85a =
    La Suerte necesita un punto que no hayas explorado en este turno, y te muestra tres cartas de su
    mazo, o las que haya. Si te quedas un monstruo, te enfrentas a él como siempre. Las cartas que
    no te quedas se mezclan de nuevo con el mazo sin que nadie más las vea.
rule-tx-86 =
    En cualquier momento de tu turno, por 2 ◆ y sin gastar ⚡, pides si quieres el favor de una
    deidad revelada. Solo un favor por turno. Por cada personaje al que derrote recibes la
    recompensa, 1 ◆ y 1 reliquia.
rule-tx-87 = Siempre que pagues ◆, una carta de gema de tu mano puede servir como 1 ◆.
rule-tx-90 = La habilidad pasiva de tu personaje actúa siempre y no cuesta nada.
rule-tx-90a = Mientras el personaje está fuera de la isla, no actúa.
rule-tx-95 =
    Cuando te quedas sin ♥, tu ficha sale de la isla de inmediato. En tu próximo turno no haces más
    que ponerla en pie. Al empezar el turno siguiente regresas, en una casilla libre del pueblo que
    elijas o, si no hay ninguna, en una de las 8 de alrededor, y juegas ese turno. Vuelves con la
    mitad de tus ♥ máximos; de noche, con 3.
rule-tx-95a =
    La mitad se redondea hacia arriba. Si es de noche se mira al regresar. Conservas la mano, las
    cartas equipadas, los ◆ y los orbes, pero los efectos duraderos sobre ti acaban al momento. Si
    caes en tu propio turno, este termina ahí, y no se tira por la niebla.
rule-tx-96 = Nunca tienes más ♥ que el máximo de tu personaje.
rule-tx-100 =
    Cuando todo el mundo ha tenido un turno, también quien está fuera de la isla, acaba la ronda y
    avanza su marcador. Hay 12 espacios: el tercero es el amanecer; el sexto, el mediodía; el
    noveno, el atardecer, y el duodécimo, la noche. Ahí se queda el marcador.
rule-tx-101 =
    Antes de las rondas 3, 6 y 9 se revela la siguiente deidad. Su ira alcanza a todos los
    personajes de la isla, aunque a cada uno le deja al menos 1 ♥, y la niebla da su siguiente paso.
    Desde entonces puedes pedir el favor de esa deidad.
rule-tx-101a = Primero llega la ira, sobre todos a la vez; después, la niebla.
rule-tx-102 =
    Si terminas tu turno en la niebla, lanza un dado y pierde esos ♥. Cuando la niebla derrota a
    alguien, nadie recibe recompensa.
rule-tx-102a = El dado es el de ataque.
rule-tx-103 = De noche hay muerte súbita: quien regresa tiene 3 ♥. No cambia nada más.
rule-tx-110 =
    En cuanto hay un solo personaje en la isla, ha ganado, aunque otros esperen para regresar.
rule-tx-110a =
    Todos los ♥ que quita un mismo efecto se pierden a la vez; luego se mira si la partida ha
    acabado, y solo entonces se dan las recompensas. Si no queda nadie en la isla, gana la persona
    cuyo efecto lo ha causado.
rule-tx-111 =
    Los puestos de los demás, y los de toda la mesa si la partida debía acabar tras una ronda
    acordada (una opción de mesa), se deciden así: primero, quien esté en la isla; luego, quien
    tenga más ♥; luego, quien haya derrotado a más personajes; luego, quien haya caído más tarde por
    última vez, y lo mejor es no haber caído nunca. Si el empate sigue, se comparte el puesto.
rule-tx-120 =
    Ian Frost (⚔ 2) lucha contra un Hongo mutante con su Cuchillo (+2 ⚔) y saca un 4: en total, 8.
    El hongo saca 1 y 2: en total, 3. El daño, 5, alcanza sus 5 ♥, así que cae, e Ian gana 1 ◆.
rule-tx-121 =
    Isaac Fleesa (⚔ 3) usa un Orbe de fuego por 1 ⚡. Por otro cambia el Cuchillo y la Ballesta de
    caza por el Cetro del bosque, por el tercero se mueve y por el cuarto ataca a distancia a Ian
    Frost: sus ⚔ 3, el cetro 3, el dado 2 y el orbe 3 suman 11. Ian se defiende con sus 🛡 2, la
    Máscara mirona 1 y el dado 2, que suman 5. El daño es 6; se gastan el orbe y 2 de munición.
rule-tx-122 =
    Darla Olcay se mueve 2 casillas hasta el pueblo y le compra 2 ◆ al Duende minero con dos cartas
    que suman 5 ¢, Botas del viajero y Cuchillo. Se mueve 1 casilla hasta un punto de exploración y
    gasta 1 ◆ en Suerte: roba 3 cartas de ese mazo y elige 1.
rule-tx-123 =
    Paula Percebe gasta 3 ⚡ en moverse y 1 ⚡ en explorar. Ian Frost explora, se mueve 2 casillas
    hasta otro punto de exploración y explora de nuevo.

## Cómo fue la partida

recap-last-standing =
    { $seat_is ->
        [you] Solo quedas tú en pie en la isla.
       *[other] Solo queda { $seat } en pie en la isla.
    }
recap-nobody-left =
    { $seat_is ->
        [you] No queda nadie en la isla, y ha sido cosa tuya.
       *[other] No queda nadie en la isla, y ha sido cosa de { $seat }.
    }
recap-last-round =
    { $seat_is ->
        [you] La ronda { $round } era la última, y nadie está mejor que tú.
       *[other] La ronda { $round } era la última, y nadie está mejor que { $seat }.
    }
recap-last-round-shared = La ronda { $round } era la última, y hay un empate en cabeza.
recap-felled-by =
    Ronda { $round }: { $seat_is ->
        [you] quitas { $hearts } ♥ y { $player } cae.
       *[other] { $seat } quita { $hearts } ♥ y { $player_is ->
            [you] caes tú.
           *[other] { $player } cae.
        }
    }
recap-fall =
    Ronda { $round }: { $player_is ->
        [you] caes
       *[other] { $player } cae
    } { $why ->
        [fog] en la niebla.
        [ambush] en la emboscada de un monstruo.
        [reprisal] en la represalia de un monstruo.
       *[other] por un efecto.
    }
recap-life = { $hearts } de { $maximum } de vida
recap-off-island = Fuera de la isla
recap-curve-life = Vida, turno a turno
recap-rounds =
    { $number ->
        [one] Una ronda
       *[other] { $number } rondas
    }
recap-monsters =
    { $number ->
        [one] Un monstruo vencido
       *[other] { $number } monstruos vencidos
    }
recap-attacks =
    { $number ->
        [one] Un ataque
       *[other] { $number } ataques
    }
recap-falls =
    { $number ->
        [one] Una caída
       *[other] { $number } caídas
    }
recap-dice =
    { $number ->
        [one] Un dado lanzado
       *[other] { $number } dados lanzados
    }
recap-deities =
    { $number ->
        [one] Una deidad despierta
       *[other] { $number } deidades despiertas
    }
recap-felled =
    { $number ->
        [one] Un personaje derrotado
       *[other] { $number } personajes derrotados
    }
recap-taken = { $number } ♥ quitados a otros
recap-found =
    { $number ->
        [one] Una carta encontrada
       *[other] { $number } cartas encontradas
    }
