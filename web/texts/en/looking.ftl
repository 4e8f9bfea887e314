### Rules, looking back, settings and what this is, in English.

## Rules

web-rules-choose = Choose a game. Every rule has a number, so you can point to it.
web-rules-players = For { $from } to { $to } players
web-rules-of = The rules of
web-rules-own-words = Told in our own words. What the rulebook leaves open we have decided, and marked as ours.
web-rules-search = Find a rule or a card
web-rules-search-example = a word, or { $id }
web-rules-alike =
    goal, goals, aim, target, targets, win, wins, won, winner, winning, victory, only one is left;
    start, starts, starting, begin, begins, beginning, setup, set up
web-rules-found =
    { $rules ->
        [0] No rule
        [one] One rule
       *[other] { $rules } rules
    } and { $things ->
        [0] no card
        [one] one card
       *[other] { $things } cards
    } found
web-rules-nothing = Nothing here speaks of “{ $query }”. Try another word, or fewer of them.
web-rules-show-all = Show everything again
web-rules-contents = Contents
web-rules-glossary = Glossary
web-rules-other-games = Rules of the other games
web-rules-link = Rule { $id }: link to it
web-rules-ours = our ruling
web-rules-see = See
web-rules-sign =
    { $sign ->
        [heart] life
        [energy] energy
        [attack] attack
        [defence] defence
        [gem] gems
       *[coins] coins
    }
web-rules-wrath = Wrath: { $text }
web-rules-favour = Favour: { $text }

## Looking back

web-replay-title = Looking back
web-replay-about = About this game
web-replay-not-over = This game is not over. You can look back at it after the last move.
web-replay-to-table = Go to the table
web-replay-winding = One moment…
web-replay-start = The table before the first move.
web-replay-unseen = { $who ->
        [you] You do something that cannot be seen from here.
       *[others] { $name } does something that cannot be seen from here.
    }
web-replay-unseen-by = Something happens that cannot be seen from here.
web-replay-moment = Moment { $entry } of { $entries }
web-replay-controls = Go through the game
web-replay-jump = Jump to a moment
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-speed = Speed
web-replay-pace =
    { $pace ->
        [0.5] Slow
        [1] Usual
        [2] Fast
       *[4] Very fast
    }
web-replay-eyes = Whose knowledge?
web-replay-eyes-open = Everything open
web-replay-eyes-spectator = What a spectator saw
web-replay-eyes-seat = { $who ->
        [you] What you knew
       *[others] What { $name } knew
    }
web-replay-standing = How it ended
web-replay-won = has won
web-replay-bot = a bot
web-replay-copy = Copy a link to this moment
web-replay-download = Download the record
web-replay-play-on = Play on from here
web-replay-play-on-explained = A new table begins after moment { $entry } of { $entries }. You take one seat, bots take the others, and this game stays as it is. What nobody knows at that moment is dealt anew.
web-replay-play-on-end = The game ends here. Go back to an earlier moment to play on from it.
web-replay-play-as = Whose seat do you take?
web-replay-play-on-now = Play on against bots
web-replay-show-more = Story and more

## Settings

web-settings-explained = Whatever you choose counts at once, and is remembered on this device.
web-settings-you = You
web-settings-name = My name
web-settings-name-explained = The name that others see when you sit down at a table.
web-settings-rename = Call me that
web-settings-named = From now on you are { $name }.
web-settings-look = Look
web-settings-theme = Light in the room
web-settings-theme-is =
    { $value ->
        [light] Bright, like daylight
        [dark] Dark, by candlelight
       *[system] As this device has it
    }
web-settings-text = Size of the text
web-settings-text-is =
    { $value ->
        [larger] Larger
       *[usual] Usual
    }
web-settings-table = At the table
web-settings-motion = Movement
web-settings-motion-explained = Cards and tiles can travel to where they go, or simply be there.
web-settings-motion-is =
    { $value ->
        [less] As little as possible
       *[full] Show what goes where
    }
web-settings-pace = Pace
web-settings-pace-explained = How quickly what happens is shown, one thing after the other. Your first games are unhurried. A press, Space or Escape skips what is being shown.
web-settings-pace-is =
    { $value ->
        [unhurried] Unhurried
        [quick] Quick
        [at-once] At once
       *[usual] Usual
    }
web-settings-sound = Sounds
web-settings-sound-explained = Soft notes for your turn, a move, a word, a clock that runs short, and the end.
web-settings-notify = Tell me when it is my turn
web-settings-notify-explained = While this page is open in the background: the game and “your turn”, nothing else.
web-settings-notify-refused = Your browser does not allow notifications from this page: allow them there first.
web-install = As an app
web-install-about = Sobremesa gets an icon of its own on this device, and a window without an address bar.
web-install-now = Install
web-settings-aid = Memory aid
web-settings-aid-explained = Reminds you of what you have seen, and counts what can still be, where the table allows it.

## What this is

web-about-lead = Sobremesa is the time that a table spends together after the meal.
web-about-what = This is a table for it: three printed games that belong there, against bots or with friends, in the browser and without an account. It knows every rule, explains every refusal, and keeps everybody’s secrets.
web-about-games = The games and who made them
web-about-its-rules = Rules of { $title }
web-about-respect = Their names are used with respect. No text and no picture is taken from the boxes: the rules are told in our own words, and what the rulebooks do not print, such as how many of each card there are or most cards of Tanxi, is our reconstruction.
web-about-fair = Fair play
web-about-fair-shuffle = Nobody can stack the deck. Before the first card is dealt the server is bound to its seed, and every player to words of their own; the shuffle follows from all of them. The record of a finished game can be checked by anybody.
web-about-fair-secrets = Everybody is told only what they may know. The bots too: they see what their seat sees.
web-about-works = Other people’s work in it
web-about-icons = The icons are by Lorc, Delapouite and contributors, under the Creative Commons Attribution licence; we have given them our colours.
web-about-fonts = The letters are Fraunces, by Undercase Type, and Atkinson Hyperlegible Next, by the Braille Institute, under the SIL Open Font License.
web-about-program = The program itself is free software under the Apache License.
web-about-builders = For developers
web-about-api = Write a bot, a client or a bridge to somewhere else: everything that this page does it does through doors that are open to you as well.
web-about-to-api = Read about the API
web-about-to-messages = All messages as JSON Schema

## The box

web-gallery-of = In the box of { $game }
web-gallery-open = The box
web-gallery-back = Back to the table
web-gallery-search = Find it in the box
web-gallery-kinds = Kinds of cards
web-gallery-all = Everything
web-gallery-found = { $found ->
        [one] one thing
       *[other] { $found } things
    }
web-gallery-characters = Characters
web-gallery-weapons = Weapons
web-gallery-shields = Shields
web-gallery-equipment = Equipment
web-gallery-objects = Objects
web-gallery-gems = Gems
web-gallery-relics = Relics
web-gallery-monsters = Monsters
web-gallery-deities = Deities
web-gallery-residents = Residents
web-gallery-sides = Objects
web-gallery-backs = Backs
web-gallery-tiles = Tiles
