### La mesa de AntaYagí, en español.

web-ay-around = Alrededor de la mesa
web-ay-middle = El centro de la mesa
web-ay-card = Carta { $number }: objeto { $object }, reverso { $back }{ $held ->
        [private] , en secreto
       *[blind] {""}
    }
web-ay-card-number = Carta { $number }
web-ay-unknown = desconocido
web-ay-hand = { $seat_is ->
        [you] Tu mano
       *[other] La mano de { $seat }
    }
web-ay-area = { $seat_is ->
        [you] Tu zona
       *[other] La zona de { $seat }
    }
web-ay-nothing-yet = Aún nada
web-ay-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de { $target }
web-ay-hungry = Aquí hay un T-Rex con hambre: se comerá la próxima comida, y ambas cartas se descartarán.
web-ay-bot = Aquí juega un bot
web-ay-here = Está en la mesa
web-ay-active = Tiene el turno
web-ay-chosen = Participa en el intercambio

## El centro

web-ay-exchange = El intercambio
web-ay-face-down = una carta boca abajo
web-ay-no-card = aún sin carta
web-ay-sabotages = { $number ->
        [one] Un Sabotaje jugado
       *[other] { $number } Sabotajes jugados
    }
web-ay-pile = Mazo
web-ay-pile-words = Mazo: { $number ->
        [one] una carta
       *[other] { $number } cartas
    }; el reverso de arriba: { $back }
web-ay-discards = Descartes
web-ay-discards-words = Arriba: { $object }. Hojearlos
web-ay-discards-about = { $number ->
        [one] Se ha descartado una carta.
       *[other] Se han descartado { $number } cartas; la última va primero.
    }
web-ay-discards-none = Todavía no se ha descartado nada.

## Lo que toca

web-ay-wait-choose = { $who ->
        [you] Eliges con quién haces el intercambio.
       *[others] { $name } elige con quién hace el intercambio.
    }
web-ay-wait-lay = { $who ->
        [you] Esperando tu carta.
        [both] Esperando una carta de { $name } y otra tuya.
       *[others] Esperando una carta de { $name }.
    }
web-ay-wait-sabotage = ¿Alguien saboteará el intercambio?
web-ay-wait-rescue = El intercambio está saboteado. ¿Lo rescatará alguien con otro Sabotaje?
web-ay-wait-take = { $who ->
        [you] Tomas una carta con la Piruleta Musical.
       *[others] { $name } toma una carta con la Piruleta Musical.
    }
web-ay-wait-eat = { $who ->
        [you] Decides qué come el T-Rex.
       *[others] { $name } decide qué come el T-Rex.
    }
web-ay-take = { $move }: { $object }
web-ay-suggested = Un bot diría:

## Respuestas fijas

web-ay-standing = Tu respuesta fija
web-ay-standing-about = Cuando queden a la vista dos objetos distintos, esto se responderá por ti al cabo de un instante, estés o no en la mesa. Nadie notará que lo habías dejado dicho.
web-ay-standing-ask = Preguntarme
web-ay-standing-now = Si se puede sabotear un intercambio: { $answer }
web-ay-standing-sabotage = El Sabotaje se juega una sola vez, con la carta que ocupe entonces ese lugar: cuando una carta sale de tu mano, las de su derecha se desplazan a la izquierda. Si no has visto que es un Sabotaje, el intercambio se deja pasar.
web-ay-standing-open = Este mismo intercambio aún se puede sabotear: tu respuesta todavía cuenta.

## Probabilidades

web-ay-count = ¿Qué pueden ser mis cartas?
web-ay-chances = Lo que pueden ser tus cartas
web-ay-chances-about = Contado a partir de todo lo que ves y has visto: exacto, sin suposiciones.
web-ay-chances-none = Conoces todas tus cartas.
web-ay-copies = { $copies } de { $cards } cartas

## Notas en una primera partida, según cómo llama el servidor a la ocasión

web-note-antayagi-goal = Tu objetivo: reunir antes que nadie los puntos que se cuentan bajo tu nombre. Te los dan las cartas que consigues en los intercambios.
web-note-antayagi-choose = Ves las cartas de todo el mundo menos las tuyas. Elige a quien tenga lo que quieres.
web-note-antayagi-lay = Solo ves reversos: da la carta que menos te diga. El reverso de Tesoro y T-Rex es un indicio.
web-note-antayagi-sabotage = Ese era el momento de un Sabotaje: con las cartas descubiertas, cualquiera puede estropear el intercambio.
web-note-antayagi-take = Una Piruleta Musical toma una carta de la otra mano. Toma una que cuente.
web-note-antayagi-eat = Un T-Rex tiene que comer, y desaparece con su comida. Dale lo que menos necesites.
web-note-antayagi-cancelled = El intercambio se cancela: nada cambia de manos y las cartas se descartan.
web-note-antayagi-flipped = Un Sombrero da la vuelta a una mano: su dueño ve ahora los objetos y los demás, los reversos.
web-note-antayagi-kept = Un Mago Errante impide el cambio: cada cual se queda con lo que puso.
