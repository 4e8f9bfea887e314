### Before a game, in English: the home page, setting a table, the waiting room.

## Home

web-home-title = Stay at the table a little longer
web-home-about =
    Three games out of printed boxes, to play with friends by sending a link, or with bots right
    now. No account, nothing to install.
web-play-now = Play now
web-play-now-at = Play now: { $game }, against bots
web-how-strong = { $game }: how strong shall the others be?
web-first-time = Never played it before?
web-learn-first = Learn it in a few minutes
web-set-table = Set a table
web-set-table-of = Set a table for { $game }
web-how-it-goes = How it goes
web-how-it-goes-at = How it goes: { $game }
web-opening-door = The cards are being shuffled…
web-players-minutes = { $from }–{ $to } players · about { $minutes } minutes

web-join = Join with a code
web-join-label = The code or the link that you were sent
web-join-go = Go to the table
web-join-wrong =
    This is neither the code nor the link of a table. Copy it whole from the invitation.
web-my-games = My games
web-my-finished = Finished games
web-public-tables = Open tables
web-no-public-tables =
    No open table at the moment. Set one and make it public: it will stand here for everyone.
web-lists-unreached = The lists could not be brought up to date. We keep trying.
web-table-waiting =
    { $free ->
        [0] All { $seats } seats are taken
        [one] One of { $seats } seats is free
       *[other] { $free } of { $seats } seats are free
    }
web-table-playing = The game is on
web-came-in = Place { $place } of { $seats }
web-you-won = You won
web-watched = You hosted
web-stopped = Stopped, without a result
web-with = with { $names }
web-go-on = Go on
web-go-in = Go in
web-take-seat = Join
web-watch = Watch
web-see-again = Look back
web-show-more = Show more
web-just-now = just now

## Setting a table

web-new-title = Set a table for { $game }
web-new-choose = What do you want to play?
web-new-other = Another game
web-seats = Seats
web-seats-count = How many play?
web-fewer = One fewer
web-more = One more
web-seat-number = Seat { $number }
web-seat-yours = Seat { $number }, yours
web-seat-yours-about = You sit down as soon as the table is set.
web-seat-open = Open
web-seat-open-about = For whoever comes first.
web-seat-reserved = By link
web-seat-reserved-about = Kept for somebody: it has a link of its own.
web-seat-bot = Bot
web-bot-level = How it plays
web-bot-account = A bot of somebody’s own
web-bot-account-name = The name of its account
web-bot-account-about = Whoever runs this server gives such bots a name. The bot that is chosen here plays while it is away.

web-guests = Who may come
web-public = Show it in the list of open tables
web-public-about-yes = Anybody can find this table and take an open seat.
web-public-about-no = Only people with the link will find it.
web-spectators = Let others watch
web-spectators-about-yes = Anyone with the link may watch; they see nothing that is hidden.
web-spectators-about-no = Only those who play see the table.

web-time = Time to think
web-clock-none = As long as you like
web-clock-none-about = No clock at all: this is an evening among friends.
web-clock-per-move = For each move
web-clock-per-move-about = If it runs out, a bot plays for you until you are back.
web-clock-bank = For the whole game
web-clock-bank-about = Everyone has a supply of time, and gets a little more with each move.
web-clock-correspondence = Over days
web-clock-correspondence-about =
    Make a move when you pass by. Nobody has to be here at the same time.
web-clock-per-move-amount = Time for each move
web-clock-bank-amount = Time for the whole game
web-clock-bank-increment = More with each move
web-clock-correspondence-amount = Time for each move
web-span-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
web-span-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-span-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-none-more = nothing

web-options = How you play
web-wrong-name = Enter a name of up to 24 visible characters.
web-wrong-hand = There are not enough tiles for that: fewer to begin with, or a larger box.
web-wrong-field = Look at “{ $label }” again. { $said }

web-finer = Finer points
web-finer-about = Reacting, help, and the bots. You need not touch any of this.
web-window = Time to sabotage
web-window-about = How long everyone has to sabotage an exchange before it goes through.
web-window-closes = It goes on
web-window-answered = As soon as everybody has answered
web-window-answered-about = The quickest; nobody is told who declined.
web-window-time = Only when the time is up
web-window-time-about = Always the same wait, so that no haste gives anything away.
web-chances = Chances by counting
web-chances-about = Players may ask what their hidden cards can still be.
web-hints = Suggest a move
web-hints-about = Players may ask what a bot would do in their place.
web-pace = How long bots think
web-pace-0 = Not at all
web-pace-400 = Briefly
web-pace-900 = Like people
web-pace-1800 = At leisure
web-pace-3000 = Long enough to follow everything
web-substitute = Who plays for somebody who is away
web-laying = The table is being set…
web-set-it = Set the table
web-set-it-about = Next you get a link to send to your friends.

## The waiting room

web-waiting-title = A table of { $game }
web-waiting-hosted = { $host } hosts.
web-waiting-yours = This is your table.
web-who-sits = Who sits where
web-talk = While you wait
web-free = Free: whoever comes first
web-kept = Kept for somebody with its link
web-kept-for-you = Kept for you
web-a-bot = Bot, { $level }
web-a-bot-account = Bot; while it is away, { $level } plays
web-you = you
web-is-host = host
web-is-here = is here
web-is-away = is away
web-sit-here = Sit here
web-sit-kept = It is kept for me
web-move-here = Move here
web-rise = Get up
web-ask-to-leave = Ask to leave
web-ask-to-leave-name = Ask to leave: { $name }
web-seat-for = Who is seat { $number } for?
web-copy-seat = Copy its link
web-copied = Copied
web-copy-by-hand = Copy it from here: it is selected
web-watchers =
    { $count ->
        [one] One more person is watching.
       *[other] { $count } more people are watching.
    }
web-start = Start the game
web-start-missing =
    { $missing ->
        [one] One seat is still empty: wait for somebody, or give it to a bot.
       *[other] { $missing } seats are still empty: wait for people, or give them to bots.
    }
web-start-unseated = Everybody is there, and you are only watching. Start whenever you like.
web-start-ready = Everybody is there. Start whenever you like.
web-start-host = { $host } starts as soon as everybody is there.
web-sit-first = Choose a seat.
web-full = { $watch ->
        [yes] Every seat is taken, { $name }: you can stay and watch.
       *[no] Every seat is taken, { $name }, and this table does not allow spectators.
    }
web-full-kept = { $watch ->
        [yes] No open seat is left, { $name }: an empty one is kept for whoever has its link. You can stay and watch.
       *[no] No open seat is left, { $name }: an empty one is kept for whoever has its link, and this table does not allow spectators.
    }
web-fill-bots = Give open seats to bots
web-invite = Invite somebody
web-invite-about = Whoever opens this link finds this table. Send it, or let them scan the code.
web-invite-here-only =
    This address works on this computer alone. For others, open the page by the address that this
    computer has in your network.
web-invite-link = The link to this table
web-copy = Copy
web-share = Share…
web-share-text = Come and play { $game } with me!
web-qr = A code to scan, with the link to this table
web-agreed = What is agreed
web-agreed-public = In the list of open tables
web-agreed-unlisted = Only by the link
web-agreed-spectators = Others may watch
web-agreed-no-spectators = Without spectators
web-agreed-clock-none = As long as you like for each move
web-agreed-clock-per-move = { $time } for each move
web-agreed-clock-bank = { $time } for the whole game, { $more } more with each move
web-agreed-clock-correspondence = { $time } for each move
web-agreed-window = { $time } to sabotage an exchange
web-agreed-chances = Chances by counting
web-agreed-hints = Bots suggest moves
web-agreed-option = { $option }: { $value }
web-fair = A fair deal
web-fair-about =
    The table has already chosen a secret number and shows its fingerprint below. Everybody who sits
    down adds something of their own, and the cards are shuffled by all of it together. After the
    game the number is shown, and anyone can check that nobody stacked the deck.
web-fingerprint = Fingerprint
web-opening-title = The table is being set
web-opening-about = Shuffling, with a little chance from everybody. The game begins in a moment.
web-opening-ready = is ready
web-opening-waits = is getting ready
web-ask-title = Before you sit down
web-ask-pockets = How many pockets do you have on you?
web-ask-pockets-about = Count them all: trousers, jacket, apron. Whoever has the most goes first!
web-ask-ages = How old are you?
web-ask-ages-about = If pockets are tied, the youngest goes first.
web-rather-not = I’d rather not say
web-reserved-taken = This seat has been taken in the meantime. Choose another one.
web-name-about = This is how the others at the table will see you. No account, no password.
