### Reglas, repetición, ajustes y qué es esto, en español.

## Reglas

web-rules-choose = Elige un juego. Cada regla tiene su número, para que puedas señalarla.
web-rules-players = De { $from } a { $to } personas
web-rules-of = Las reglas de
web-rules-own-words = Contadas con nuestras palabras. Lo que el reglamento deja abierto lo hemos decidido y marcado como nuestro.
web-rules-search = Busca una regla o una carta
web-rules-search-example = una palabra, o { $id }
web-rules-alike =
    objetivo, objetivos, meta, metas, finalidad, ganar, gana quien, gana la persona, ha ganado,
    gane nadie, victoria, solo queda uno;
    empezar, empieza, empiezan, comenzar, comienza, comienzo, inicio, inicial, principio,
    preparación, preparar
web-rules-found =
    { $rules ->
        [0] Ninguna regla
        [one] Una regla
       *[other] { $rules } reglas
    } y { $things ->
        [0] ninguna carta
        [one] una carta
       *[other] { $things } cartas
    }
web-rules-nothing = Nada de esto habla de «{ $query }». Prueba con otra palabra, o con menos.
web-rules-show-all = Mostrar todo de nuevo
web-rules-contents = Contenido
web-rules-glossary = Glosario
web-rules-other-games = Reglas de los otros juegos
web-rules-link = Regla { $id }: enlace
web-rules-ours = criterio nuestro
web-rules-see = Véase
web-rules-sign =
    { $sign ->
        [heart] vida
        [energy] energía
        [attack] ataque
        [defence] defensa
        [gem] gemas
       *[coins] monedas
    }
web-rules-wrath = Ira: { $text }
web-rules-favour = Favor: { $text }

## Repetición

web-replay-title = Repetición
web-replay-about = Sobre esta partida
web-replay-not-over = Esta partida no ha terminado. Podrás volver a verla después de la última jugada.
web-replay-to-table = Ir a la mesa
web-replay-winding = Un momento…
web-replay-start = La mesa antes de la primera jugada.
web-replay-unseen = { $who ->
        [you] Haces algo que desde aquí no se ve.
       *[others] { $name } hace algo que desde aquí no se ve.
    }
web-replay-unseen-by = Ocurre algo que desde aquí no se ve.
web-replay-moment = Momento { $entry } de { $entries }
web-replay-controls = Recorre la partida
web-replay-jump = Salta a un momento
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-forward = Un paso adelante
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-pace =
    { $pace ->
        [0.5] Lento
        [1] Normal
        [2] Rápido
       *[4] Muy rápido
    }
web-replay-eyes = ¿Con los ojos de quién?
web-replay-eyes-open = Todo a la vista
web-replay-eyes-spectator = Lo que veía el público
web-replay-eyes-seat = { $who ->
        [you] Lo que sabías tú
       *[others] Lo que sabía { $name }
    }
web-replay-standing = Cómo terminó
web-replay-won = ha ganado
web-replay-bot = un bot
web-replay-copy = Copiar un enlace a este momento
web-replay-download = Descargar la partida
web-replay-play-on = Seguir jugando desde aquí
web-replay-play-on-explained = Una mesa nueva empieza tras el momento { $entry } de { $entries }. Tú ocupas un asiento; los bots, los demás, y esta partida se queda como está. Lo que nadie sabe en ese momento se reparte de nuevo.
web-replay-play-on-end = La partida acaba aquí. Vuelve a un momento anterior para seguir jugando desde él.
web-replay-play-as = ¿Qué asiento ocupas?
web-replay-play-on-now = Seguir contra bots
web-replay-show-more = Historia y más

## Ajustes

web-settings-explained = Lo que elijas vale al momento y se recuerda en este dispositivo.
web-settings-you = Tú
web-settings-name = Mi nombre
web-settings-name-explained = El nombre que ven los demás cuando te sientas a una mesa.
web-settings-rename = Llámame así
web-settings-named = A partir de ahora te llamas { $name }.
web-settings-look = Aspecto
web-settings-theme = Luz de la sala
web-settings-theme-is =
    { $value ->
        [light] Clara, como de día
        [dark] Oscura, con velas
       *[system] La de este dispositivo
    }
web-settings-text = Tamaño del texto
web-settings-text-is =
    { $value ->
        [larger] Más grande
       *[usual] Normal
    }
web-settings-table = En la mesa
web-settings-motion = Movimiento
web-settings-motion-explained = Las cartas y las fichas pueden viajar hasta su sitio, o estar allí sin más.
web-settings-motion-is =
    { $value ->
        [less] El menor posible
       *[full] Mostrar qué va adónde
    }
web-settings-pace = Ritmo
web-settings-pace-explained = Con qué rapidez se muestra lo que pasa, una cosa tras otra. Tus primeras partidas van sin prisa. Un toque, la barra espaciadora o Escape saltan lo que se está mostrando.
web-settings-pace-is =
    { $value ->
        [unhurried] Sin prisa
        [quick] Rápido
        [at-once] Al instante
       *[usual] Normal
    }
web-settings-sound = Sonidos
web-settings-sound-explained = Notas suaves cuando te toca, cuando alguien juega o habla, cuando queda poco tiempo y al final.
web-settings-notify = Avísame cuando me toque
web-settings-notify-explained = Mientras esta página siga abierta en segundo plano: el juego y «te toca», nada más.
web-settings-notify-refused = Tu navegador no permite notificaciones de esta página: permítelas allí primero.
web-install = Como aplicación
web-install-about = Sobremesa tendrá un icono propio en este dispositivo y una ventana sin barra de direcciones.
web-install-now = Instalar
web-settings-aid = Ayuda de memoria
web-settings-aid-explained = Te recuerda lo que has visto y cuenta lo que todavía es posible, donde la mesa lo permite.

## Qué es esto

web-about-lead = La sobremesa es el tiempo que se pasa en la mesa, en compañía, después de comer.
web-about-what = Esta es una mesa para ella: tres juegos impresos que ahí están en su salsa, contra bots o con amigos, en el navegador y sin crear una cuenta. Conoce todas las reglas, explica cada negativa y guarda los secretos de todo el mundo.
web-about-games = Los juegos y quién los hizo
web-about-its-rules = Reglas de { $title }
web-about-respect = Usamos sus nombres con respeto. Ningún texto ni dibujo sale de las cajas: contamos las reglas con nuestras palabras, y lo que los reglamentos no imprimen, como cuántas cartas hay de cada una o la mayoría de las de Tanxi, es una reconstrucción nuestra.
web-about-fair = Juego limpio
web-about-fair-shuffle = Nadie puede amañar la baraja. Antes de repartir la primera carta, el servidor queda atado a su semilla y cada persona a unas palabras propias; de todo ello sale la mezcla. Cualquiera puede comprobar la partida terminada.
web-about-fair-secrets = A cada cual se le cuenta solo lo que puede saber. También a los bots: ven lo que ve su asiento.
web-about-works = El trabajo de otras personas
web-about-icons = Los iconos son de Lorc, Delapouite y más artistas, con la licencia Creative Commons Atribución; les hemos dado nuestros colores.
web-about-fonts = Las letras son Fraunces, de Undercase Type, y Atkinson Hyperlegible Next, del Braille Institute, con la SIL Open Font License.
web-about-program = El programa mismo es software libre con la Licencia Apache.
web-about-builders = Para desarrolladores
web-about-api = Escribe un bot, un cliente o un puente a otro sitio: todo lo que hace esta página lo hace por puertas que también están abiertas para ti.
web-about-to-api = Más sobre la API
web-about-to-messages = Todos los mensajes como JSON Schema

## La caja

web-gallery-of = En la caja de { $game }
web-gallery-open = La caja
web-gallery-back = Volver a la mesa
web-gallery-search = Buscar en la caja
web-gallery-kinds = Tipos de cartas
web-gallery-all = Todo
web-gallery-found = { $found ->
        [one] una pieza
       *[other] { $found } piezas
    }
web-gallery-characters = Personajes
web-gallery-weapons = Armas
web-gallery-shields = Escudos
web-gallery-equipment = Equipo
web-gallery-objects = Objetos
web-gallery-gems = Gemas
web-gallery-relics = Reliquias
web-gallery-monsters = Monstruos
web-gallery-deities = Deidades
web-gallery-residents = Vecinos
web-gallery-sides = Objetos
web-gallery-backs = Reversos
web-gallery-tiles = Fichas
