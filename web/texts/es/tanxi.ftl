### The table of Tanxi, in Spanish.

## The signs, as they are read out

web-tanxi-sign-heart = vida
web-tanxi-sign-energy = energía
web-tanxi-sign-attack = ataque
web-tanxi-sign-defence = defensa
web-tanxi-sign-gem = { $number ->
        [one] gema
       *[other] gemas
    }
web-tanxi-sign-coins = { $number ->
        [one] moneda
       *[other] monedas
    }
web-tanxi-costs = cuesta

## The map

web-tanxi-map = La isla. Muévete por las casillas con las flechas del teclado.
web-tanxi-village = El pueblo
web-tanxi-beach = playa con una barca
web-tanxi-point = punto de exploración
web-tanxi-in-fog = en la niebla
web-tanxi-fog-next = la niebla llegará aquí en su próximo avance
web-tanxi-ice = un bloque de hielo
web-tanxi-in-range = a tu alcance
web-tanxi-way = Puedes llegar aquí con { $energy } de energía
web-tanxi-closer = Acercar
web-tanxi-further = Alejar
web-tanxi-whole = Mostrar toda la isla
web-tanxi-find-me = Buscar a mi personaje
web-tanxi-cells = Mostrar las casillas y sus nombres
web-tanxi-round =
    { $time ->
        [dawn] Ronda { $round }, amanecer
        [noon] Ronda { $round }, mediodía
        [dusk] Ronda { $round }, atardecer
        [night] Ronda { $round }, noche
       *[none] Ronda { $round }
    }
web-tanxi-time =
    { $time ->
        [dawn] amanecer
        [noon] mediodía
        [dusk] atardecer
       *[night] noche
    }

## The players

web-tanxi-players = Los jugadores
web-tanxi-bot = un bot
web-tanxi-acts = tiene que actuar
web-tanxi-stands = en { $cell }
web-tanxi-hearts = vida: { $hearts } de { $maximum }
web-tanxi-energy = energía: { $left } disponible, { $spent } gastada
web-tanxi-orb =
    { $orb ->
        [fire] Orbe de fuego
       *[ice] Orbe de hielo
    }
web-tanxi-cards-in-hand = cartas en la mano
web-tanxi-off-island =
    { $standing ->
        [risen] Vuelve en su turno
       *[fallen] Fuera un turno
    }
web-tanxi-equipped = Equipado
web-tanxi-empty = vacío
web-tanxi-loaded = munición
web-tanxi-place =
    { $place ->
        [head] Cabeza
        [chest] Pecho
        [feet] Pies
        [accessory] Accesorio
        [left] Mano izquierda
       *[right] Mano derecha
    }
web-tanxi-strength =
    { $weapons ->
        [none] Ataca sin armas con { $attack } ⚔.
       *[other] Ataca con { $attack } ⚔ y lo que suma un arma: { $weapons }.
    } Se defiende con { $defence } 🛡 y { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }.
web-tanxi-felled =
    { $number ->
        [one] Ha derrotado a un personaje.
       *[other] Ha derrotado a { $number } personajes.
    }
web-tanxi-lasting = Por un tiempo
web-tanxi-hand-of =
    { $cards ->
        [0] Ninguna carta en la mano
        [one] Una carta en la mano
       *[other] { $cards } cartas en la mano
    }
web-tanxi-known = Sabes que tiene estas:
web-tanxi-yours = Tus cosas
web-tanxi-my-sheet = Tu personaje
web-tanxi-hand = Tu mano
web-tanxi-no-cards = No tienes cartas en la mano.

## Around the island

web-tanxi-around = Alrededor de la isla
web-tanxi-decks = Mazos
web-tanxi-deck =
    { $cards ->
        [0] No quedan cartas.
        [one] Queda una carta, y { $monsters ->
            [0] no es un monstruo.
           *[other] es un monstruo.
        }
       *[other] Quedan { $cards } cartas, { $monsters ->
            [0] ningún monstruo entre ellas.
            [one] un monstruo entre ellas.
           *[other] { $monsters } monstruos entre ellas.
        }
    }
web-tanxi-cards = cartas
web-tanxi-monsters = monstruos
web-tanxi-for-sale = cartas en venta
web-tanxi-asleep =
    { $asleep ->
        [one] Una deidad sigue dormida.
       *[other] { $asleep } deidades siguen dormidas.
    }
web-tanxi-relics = Reliquias
web-tanxi-discards = Descartes
web-tanxi-on-top = Sabes qué hay encima
web-tanxi-somewhere = Sabes que estas están dentro
web-tanxi-village-hint = Elige lo que quieres. Después pagas con cartas de tu mano.
web-tanxi-marker = Alguien acaba de estar aquí: ahora no.
web-tanxi-face-down = Las cartas siguen boca abajo.

## What to do

web-tanxi-action = Lo que se espera de ti
web-tanxi-group =
    { $group ->
        [explore] Explorar
        [attack] Atacar
        [use] Usar
        [equip] Equipar
        [village] Pueblo
        [ability] Habilidad
        [favour] Favor
       *[end] Terminar
    }
web-tanxi-go = Ir a { $cell }
web-tanxi-choose = Elegir
web-tanxi-list = Elegir de una lista
web-tanxi-all = Todas las jugadas
web-tanxi-all-answers = Todas las respuestas posibles en una lista
web-tanxi-end = ¿Terminas ya tu turno?
web-tanxi-end-left = Todavía te quedan { $energy } ⚡. Lo que no uses ahora se pierde.
web-tanxi-end-not = Seguir jugando
web-tanxi-suggested = Un bot haría esto:
web-tanxi-do-it = Hacerlo
web-tanxi-attack-whom = Atacar a { $name }
web-tanxi-take-off = Retirar
web-tanxi-look = Mirar
web-tanxi-odds =
    { $attack } ⚔ + dado contra { $defence } 🛡 + { $dice ->
        [0] ningún dado
        [one] un dado
       *[other] { $dice } dados
    }
web-tanxi-to-beat = de vencerlo
web-tanxi-to-hurt = de herir
web-tanxi-average =
    { $average } ♥ de media{ $fell ->
        [0] { "" }
       *[other] , { $fell } % de derrotar
    }
web-tanxi-more-choices =
    { $number ->
        [one] Una opción más, que no mejora en nada
       *[other] { $number } opciones más, que no mejoran en nada
    }
web-tanxi-shot = { $weapon }: gasta { $shot } de { $loaded } de munición
web-tanxi-lost-for-good = { $card }: se descarta al retirarla.
web-tanxi-show-range = Mostrar su alcance en el mapa
web-tanxi-to-pay = { $thing }: cuesta { $price } ¢.
web-tanxi-laid = Pones { $coins } de { $price } ¢.
web-tanxi-pay = Pagar
web-tanxi-raise = Subir
web-tanxi-put-back = Devolverlas así

## Fights

web-tanxi-against = { $one } contra { $two }
web-tanxi-counts = (vale { $counted })
web-tanxi-damage =
    { $damage ->
        [0] Ningún daño.
       *[other] { $damage } ♥ de daño.
    }
web-tanxi-beaten =
    { $beaten ->
        [yes] Alcanza sus { $hearts } ♥: ¡vencido!
       *[no] No alcanza sus { $hearts } ♥.
    }

## What is printed on the cards

web-tanxi-card-type =
    { $relic ->
        [yes] Reliquia:{" "}
       *[no] {""}
    }{ $type ->
        [melee] arma cuerpo a cuerpo
        [ranged] arma a distancia
        [shield] escudo
        [head] para la cabeza
        [chest] para el pecho
        [feet] para los pies
        [accessory] accesorio
        [gem] carta de gema
       *[object] objeto
    }{ $hands ->
        [1] {" "}de una mano
        [2] {" "}de dos manos
       *[0] {""}
    }
web-tanxi-more-dice =
    { $dice ->
        [one] +1 dado de defensa
       *[other] +{ $dice } dados de defensa
    }
web-tanxi-range = Alcance { $range }
web-tanxi-ammunition = Munición { $all }, { $shot } por disparo
web-tanxi-reload = Recarga +{ $gain } por { $energy } ⚡
web-tanxi-no-return = Se descarta al retirarla
web-tanxi-free = No gasta ⚡
web-tanxi-monster-hearts = { $hearts } ♥ por alcanzar
web-tanxi-defence-dice =
    { $dice ->
        [0] sin dados de defensa
        [one] 1 dado de defensa
       *[other] { $dice } dados de defensa
    }
web-tanxi-ambush = Emboscada: −{ $hearts } ♥
web-tanxi-reprisal = Represalia: −{ $hearts } ♥
web-tanxi-rewards = Recompensa: { $rewards }
web-tanxi-reward =
    { $what ->
        [heart] { $number } ♥
        [gem] { $number } ◆
        [fire] un orbe de fuego
        [ice] un orbe de hielo
       *[relic] { $number ->
            [one] una reliquia
           *[other] { $number } reliquias
        }
    }
web-tanxi-always = siempre
web-tanxi-wrath = Ira:
web-tanxi-favour = Favor
web-tanxi-easy = fácil de llevar
web-tanxi-likings = Mostrar solo algunos
web-tanxi-liking = { $liking ->
        [easy] Fáciles de llevar
        [fighter] Luchadores
        [guardian] Resistentes
        [rover] Andarines
        [trickster] Astutos
       *[all] Todos
    }

## New in one’s hand

web-tanxi-new = Nueva
web-tanxi-new-cards =
    { $new ->
        [one] 1 carta nueva
       *[other] { $new } cartas nuevas
    }

## Notas en una primera partida, según cómo llama el servidor a la ocasión

web-note-tanxi-goal = Tu objetivo: que no quede nadie más que tú en la isla. Hazte con armas y equipo mientras haya tiempo: la niebla se acerca.
web-note-tanxi-land = Elige una playa. Mejor una con un punto de exploración cerca.
web-note-tanxi-act = Casi todo cuesta 1 ⚡. Cuanto más oscura una casilla, más cerca está; señálala o tócala para ver lo que cuesta llegar.
web-note-tanxi-return = Vuelves al pueblo con la mitad de tus ♥ y todas tus cosas.
web-note-tanxi-woke = Ha despertado una deidad: su ira golpea una vez a todo el mundo; su favor se consigue por 2 ◆.
web-note-tanxi-fog-rose = No termines tu turno en la niebla: cuesta tantas ♥ como diga el dado de ataque.
web-note-tanxi-fell = Quien se queda sin ♥ está fuera de la isla un turno o dos. Gana quien esté a solas en ella.
