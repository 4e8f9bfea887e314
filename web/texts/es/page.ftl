### La página misma, en español.

web-skip = Ir al contenido
web-menu = Menú
web-rules = Reglas
web-learn = Aprender
web-lessons = Aprender jugando
web-settings = Ajustes
web-about = Acerca de
web-home = Inicio
web-language = Idioma
web-language-en = English
web-language-es = Español
web-language-fr = Français
web-close = Cerrar
web-not-now = Mejor no
web-try-again = Probar otra vez
web-understood = De acuerdo
web-unreached = El servidor no responde. Revisa tu conexión y vuelve a probar.
web-offline = No tienes conexión. Las mesas están en un servidor: en cuanto vuelva la red, volverá esta página.
web-bye-not-understood = La mesa no ha entendido a esta página. Vuelve a cargarla.
web-notices = De quien lleva este servidor
web-notice-hide = No mostrar más
web-banned = No puedes participar aquí hasta el { $until }. Así lo ha decidido quien lleva este servidor; aún puedes leer las reglas.
web-bye-banned = Por ahora no puedes participar aquí: así lo ha decidido quien lleva este servidor.
web-bye-not-allowed = En esta mesa no se admite público.
web-come-in = Adelante
web-invited = { $host } te invita a { $game }
web-your-name = ¿Cómo te llamas?
web-guest = Invitado
web-you-here = Tú
web-sit-down = Sentarme
web-nobody = Nadie

## En la mesa

web-story = Lo que ha pasado
web-show-story = Historia y charla
web-tabs = Lo que se ve
web-tab-board = La mesa
web-tab-turn = Te toca
web-tab-unread = { $tab }, { $count ->
        [one] una línea nueva
       *[other] { $count } líneas nuevas
    }
web-say = Di algo
web-say-watching = Al resto del público
web-send = Enviar
web-talk-hidden = (oculto por quien lleva este servidor)
web-phrases = Frases hechas
web-take-back = Deshacer
web-leave = Que juegue un bot
web-return = He vuelto
web-resign = Abandonar
web-resign-sure = ¿Abandonar la partida? Quedarás en último lugar, un bot seguirá jugando por ti y no podrás volver.
web-resigned = ha abandonado
web-you-resigned = Has abandonado: un bot sigue jugando por ti.
web-stop = Proponer dejarlo
web-stop-wanted = { $names } { $count ->
        [one] quiere
       *[other] quieren
    } dejar la partida aquí, sin resultado.
web-stop-agree = Dejarlo aquí
web-stop-sure = ¿Dejar la partida aquí? Quedará sin resultado y no continuará.
web-play-on = Seguir jugando
web-close-table = Cerrar la mesa
web-close-sure = ¿Cerrar esta mesa? Quienes están aquí tendrán que irse.
web-closed =
    { $why ->
        [host] Quien puso esta mesa la ha cerrado.
        [operator] Quien lleva este servidor ha cerrado esta mesa.
        [full] Esta mesa se ha cerrado: demasiadas veces alguien se sentó y se levantó.
       *[abandoned] Esta mesa se ha recogido: no ha venido nadie en un día.
    }
web-coming-back = Se ha perdido la conexión; volviendo…
web-your-turn-title = Te toca · Sobremesa
web-all-rules = Todas las reglas
web-the-end = La partida ha terminado
web-won =
    { $who ->
        [you] ¡Has ganado!
        [shared] ¡Has ganado, junto con { $names }!
       *[others] { $count ->
            [one] Gana { $names }
           *[other] Comparten la victoria: { $names }
        }
    }
web-nobody-won = No gana nadie
web-how-it-ended = Resumen
web-decisive = El momento decisivo
web-look-at-moment = Volver a verlo
web-share-picture =
    { $how ->
        [send] Compartir una imagen
       *[save] Guardar una imagen
    }
web-next-level = Siguiente: { $level }
web-lasted =
    { $unit ->
        [days] { $number } días
        [hours] { $number } horas
       *[minutes] { $number ->
            [one] Un minuto
           *[other] { $number } minutos
        }
    }
web-look-back = Repasarla
web-rematch = Jugar otra vez
web-again-set = { $host } ha vuelto a poner la mesa.
web-again-kept = { $host } ha vuelto a poner la mesa: tu asiento te espera.
web-suggest = Sugerir una jugada
web-see-table = Ver la mesa
web-people = { $people } en la mesa{ $watchers ->
        [0] { "" }
        [one] , uno mirando
       *[other] , { $watchers } mirando
    }
web-asleep = un bot juega en su lugar
web-bot = un bot
web-here = presente
web-away = ausente
web-mute = Silenciar
web-unmute = Volver a oír
web-hand = Que juegue un bot
web-clock = tiempo restante: { $time }
web-days = { $days ->
        [one] un día
       *[other] { $days } días
    }
web-coming = Camino de la mesa…
web-wait-for = { $who ->
        [you] Te toca a ti
        [both] Esperando a { $name } y a ti
       *[others] Esperando a { $name }
    }
web-name-away = { $name } (ausente)
web-absent = { $waits ->
        [yes] Esperamos a { $name }, que no está.
       *[no] { $name } no está.
    }
web-absent-host = { $host } puede dejar ese asiento a un bot.
web-absent-bot = Que juegue un bot por { $name }
web-watching = Miras desde fuera como { $name }: ves lo que puede ver todo el mundo.
web-table-of = { $game }: la mesa de { $host }
web-origin = Esta partida continúa otra. Lo que nadie sabía allí se repartió de nuevo.

## Mi turno

web-turn-yours = Te toca
web-turns = { $count ->
        [one] Te toca en una mesa
       *[other] Te toca en { $count } mesas
    }

## Why a bot would do what it suggests

web-advice = Por qué lo haría un bot
web-advice-now = Tu probabilidad de ganar ahora mismo: alrededor del { $chance } %.
web-advice-percent = { $chance } %

## What has just happened

web-lately = Desde tu último turno
web-lately-nothing = Aún no hay nada que contar.

## Notas en una primera partida

web-note-read = Entendido
web-note-stop = No más notas
