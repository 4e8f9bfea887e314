### What belongs to no game, in English.

seat = Player { $number }

## Refusals of the kernel

refused-not-asked =
    { $seat_is ->
        [you] You are not asked for that now.
       *[other] { $seat } is not asked for that now.
    }
refused-no-such-seat = There is no such seat: this table has { $seats }.
refused-malformed = This is not a valid move: { $problem }
refused-no-such-level = There is no bot “{ $level }”; there are { $levels }.
refused-game-over = The game is over.
refused-no-way-back = That cannot be taken back: somebody has acted, or has learnt something since.
refused-resigned = Who has resigned does not come back to this game.

## Refusals of lessons

refused-lesson-not-now = That is allowed, but not what this lesson is after right now.
refused-lesson-just-look = Have a look first; you go on when you are ready.

## Refusals of the table

refused-closed-question = This question is closed: the table has moved on. Look again.
refused-being-judged = The referee is still looking at your answer.
refused-not-seated = Only those who sit at this table can do that.
refused-host-only = Only the host of this table can do that.
refused-seat-not-free = That seat is taken, or kept for somebody else.
refused-nobody-there = Nobody sits there.
refused-not-at-this-stage =
    { $stage ->
        [waiting] The game has not started yet.
        [opening] The game is just starting.
        [playing] The game has started already.
        [over] The game is over.
       *[closed] This table has been put away.
    }
refused-seats-missing =
    { $missing ->
        [one] One seat is still empty: wait for somebody, or give it to a bot.
       *[other] { $missing } seats are still empty: wait for people, or give them to bots.
    }
refused-other-words = These are not the words that you had committed to.
refused-too-much-talk =
    { $seconds ->
        [one] That was a lot of talk: try again in a second.
       *[other] That was a lot of talk: try again in { $seconds } seconds.
    }
refused-say-one-thing = Say something in your own words, or choose one of the phrases.
refused-not-at-this-table = This table plays without that.
refused-asleep = A bot plays this seat: say first that you are back.
refused-awake = No bot plays this seat.
refused-no-time-left = Your time is used up: a bot plays on for you.
refused-question-time-over = Your time for this question is over: come back with the next one.
refused-time-is-spent = That cannot be taken back: the time that it brought you is already used.
refused-somebody-is-there = They are there, or were a moment ago, and play for themselves.
refused-enough = Enough: what is left of this table’s log is kept for moves.
refused-for-people = This is for people: a bot account only answers what it is asked.

## Refusals of the server

refused-no-such-table = There is no such table. Check the link.
refused-come-in-first = Come in first: enter a name.
refused-too-many-tables =
    { $tables ->
        [one] You already host a table: close it, or wait until it ends.
       *[other] You already host { $tables } tables: close one, or wait until one ends.
    }
refused-unreadable-table = This table cannot be opened: what is stored of it is damaged. Trying again does not help; tell whoever runs this server.
refused-too-fast = That was too fast: wait a moment, then try again.
refused-too-slow = That took too long to arrive: try again.
refused-too-many-wait = You are still waiting for several answers: wait for one, then ask again.
refused-strange-origin = This page may not talk to this server.
refused-not-over = The game is not over: its record opens after the last move.
refused-no-such-entry = There is no such moment in this game: it has { $entries } entries.
refused-banned = Whoever runs this server has shut you out until { $until }.
refused-no-spectators = This table does not allow spectators.
refused-too-large = That is too large: at most { $bytes } bytes.
refused-bad-field = This cannot be used: { $problem }
refused-no-such-bot = There is no bot account “{ $account }” on this server. Ask whoever runs it for the name.
refused-no-such-page = There is nothing here.
refused-server-fault = Something went wrong here. Nothing is lost; try again.

## What was done at a table

act-take-back =
    { $seat_is ->
        [you] You take a move back.
       *[other] { $seat } takes a move back.
    }
act-bot =
    { $level ->
        [none] { $seat_is ->
            [you] You are back.
           *[other] { $seat } is back.
        }
       *[other] { $seat_is ->
            [you] A bot ({ $level }) plays for you from here on.
           *[other] A bot ({ $level }) plays for { $seat } from here on.
        }
    }
act-time-over =
    { $seat_is ->
        [you] You have run out of time.
       *[other] { $seat } has run out of time.
    }
act-resigned =
    { $seat_is ->
        [you] You resign, and are last in the end. A bot plays on for you.
       *[other] { $seat } resigns, and is last in the end. A bot plays on.
    }
act-stop =
    { $agree ->
        [yes] { $seat_is ->
            [you] You want to stop the game here.
           *[other] { $seat } wants to stop the game here.
        }
       *[no] { $seat_is ->
            [you] You want to play on.
           *[other] { $seat } wants to play on.
        }
    }
act-stopped =
    { $why ->
        [agreed] The game was stopped by agreement. It has no result.
        [alone] The game was stopped: the others had been away for a long time. It has no result.
        [deserted] The game was stopped: only bots were still playing. It has no result.
        [untouched] The game was stopped: nobody had touched it for weeks. It has no result.
        [operator] The game was stopped by whoever runs this server. It has no result.
       *[full] The game was stopped: its log has no room for more. It has no result.
    }

## Ready-made phrases

phrase-hello = Hello, everyone!
phrase-trade-with-me = Trade with me!
phrase-you-will-like-it = You will like it.
phrase-trust-me = Trust me.
phrase-do-not-do-it = Don’t do it!
phrase-well-played = Well played!
phrase-what-luck = What luck!
phrase-oh-no = Oh no!
phrase-one-moment = One moment, please.
phrase-your-turn = It’s your turn!
phrase-thanks = Thank you!
phrase-good-game = Good game!

## How bots play

level-novice = Novice
level-casual = Casual
level-strong = Strong
level-expert = Expert
level-random = Scatterbrained
level-greedy = Shrewd
level-in-place = Relaxed
level-rearranging = Thoughtful

## Previews of links

preview-site = A table for three games: AntaYagí, Antheno and Tanxi. Play with friends and bots.
preview-table = { $game } at { $host }’s table
preview-waiting =
    { $free ->
        [0] Everybody is there: the game is about to begin.
        [one] One of { $seats } seats is still free. Come and sit down.
       *[other] { $free } of { $seats } seats are still free. Come and sit down.
    }
preview-playing = The game is on. Come and watch.
preview-over = The game is over. Look back at it, step by step.
## How a game went

recap-given-up = Everybody has given up.
recap-resigned-first = Whoever was ahead has given up, so the next in line wins.
