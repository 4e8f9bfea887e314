### The page itself, in English.

web-skip = Go to the content
web-menu = Menu
web-rules = Rules
web-learn = Learn
web-lessons = Learn by playing
web-settings = Settings
web-about = About
web-home = Home
web-language = Language
web-language-en = English
web-language-es = Español
web-language-fr = Français
web-close = Close
web-not-now = Rather not
web-try-again = Try again
web-understood = All right
web-unreached = The server does not answer. Check your connection, then try again.
web-offline = You are offline. Tables live on a server: as soon as the network is back, so is this page.
web-bye-not-understood = The table could not understand this page. Load it again.
web-notices = From whoever runs this server
web-notice-hide = Do not show this any more
web-banned = You cannot take part here until { $until }. Whoever runs this server has decided so; you can still read the rules.
web-bye-banned = You cannot take part here for now: whoever runs this server has decided so.
web-bye-not-allowed = This table does not allow spectators.
web-come-in = Come in
web-your-name = What is your name?
web-invited = { $host } invites you to { $game }
web-guest = Guest
web-you-here = You
web-sit-down = Sit down
web-nobody = Nobody

## At the table

web-story = What has happened
web-show-story = Story and talk
web-tabs = What is shown
web-tab-board = The table
web-tab-turn = Your turn
web-tab-unread = { $tab }, { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
web-say = Say something
web-say-watching = To the other spectators
web-send = Send
web-talk-hidden = (hidden by whoever runs this server)
web-phrases = Ready-made phrases
web-take-back = Take back
web-leave = Let a bot play
web-return = I am back
web-resign = Resign
web-resign-sure = Resign for good? You will be last, a bot plays on for you, and you cannot come back.
web-resigned = has resigned
web-you-resigned = You have resigned: a bot plays on for you.
web-stop = Propose to stop
web-stop-wanted = { $names } { $count ->
        [one] wants
       *[other] want
    } to stop here, without a result.
web-stop-agree = Stop here
web-stop-sure = Stop the game here? It has no result then, and does not go on.
web-play-on = Play on
web-close-table = Close the table
web-close-sure = Close this table? Whoever is here is sent away.
web-closed =
    { $why ->
        [host] The host has closed this table.
        [operator] Whoever runs this server has closed this table.
        [full] This table was closed: too often somebody sat down and rose again.
       *[abandoned] This table was put away: nobody had come for a day.
    }
web-coming-back = The connection is gone; coming back…
web-your-turn-title = Your turn · Sobremesa
web-all-rules = All rules
web-the-end = The game is over
web-won =
    { $who ->
        [you] You win!
        [shared] You win, together with { $names }!
       *[others] { $count ->
            [one] { $names } wins
           *[other] { $names } share the win
        }
    }
web-nobody-won = Nobody wins
web-how-it-ended = How it ended
web-decisive = The decisive moment
web-look-at-moment = Look at it again
web-share-picture =
    { $how ->
        [send] Share a picture
       *[save] Save a picture
    }
web-next-level = Next: { $level }
web-lasted =
    { $unit ->
        [days] { $number } days
        [hours] { $number } hours
       *[minutes] { $number ->
            [one] One minute
           *[other] { $number } minutes
        }
    }
web-look-back = Look back at it
web-rematch = Play again
web-again-set = { $host } has set the table again.
web-again-kept = { $host } has set the table again: your seat is kept for you.
web-suggest = Suggest a move
web-see-table = See the table
web-people = { $people } at the table{ $watchers ->
        [0] { "" }
        [one] , one watching
       *[other] , { $watchers } watching
    }
web-asleep = a bot plays for them
web-bot = a bot
web-here = here
web-away = away
web-mute = Mute
web-unmute = Unmute
web-hand = Let a bot play
web-clock = { $time } left
web-days = { $days ->
        [one] one day
       *[other] { $days } days
    }
web-coming = Coming to the table…
web-wait-for = { $who ->
        [you] Waiting for you
        [both] Waiting for { $name } and you
       *[others] Waiting for { $name }
    }
web-name-away = { $name } (away)
web-absent = { $waits ->
        [yes] We are waiting for { $name }, who is away.
       *[no] { $name } is away.
    }
web-absent-host = { $host } can hand the seat to a bot.
web-absent-bot = Let a bot play for { $name }
web-watching = You are watching as { $name }, from outside: you see what everybody may see.
web-table-of = { $game }: the table of { $host }
web-origin = This game goes on from another one. What nobody knew there was dealt anew.

## My turn

web-turn-yours = Your turn
web-turns = { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }

## Why a bot would do what it suggests

web-advice = Why a bot would do that
web-advice-now = Your chance to win, as things stand: about { $chance } %.
web-advice-percent = { $chance } %

## What has just happened

web-lately = Since your last turn
web-lately-nothing = Nothing to tell yet.

## Notes in a first game

web-note-read = Got it
web-note-stop = No more notes
