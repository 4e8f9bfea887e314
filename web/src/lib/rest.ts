/** What is sent over HTTP. Written by `make types`: do not edit.
 * b50b7f64643f9c48ade2c0c7c0da3cf4c7db7d923cb8eb0e8c1f977e9b5ec589 */

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be played
         * @description The games with their options, their bots, and ready-made phrases.
         */
        get: operations["ApiGamesGameList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{name}/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The box of a game
         * @description What is printed on the things in the box, for those who draw them; null: nothing more.
         */
        get: operations["ApiGamesNameBoxGameBox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{name}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lessons of a game
         * @description All of them, in their order.
         */
        get: operations["ApiGamesNameLessonsLessonList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{name}/lessons/texts/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts of lessons
         * @description What the lessons of a game say, as Fluent.
         */
        get: operations["ApiGamesNameLessonsTextsLanguageLessonTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{name}/lessons/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn
         * @description Do something in a lesson. The server remembers nothing: who asks says where they are.
         */
        post: operations["ApiGamesNameLessonsLearn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{name}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules
         * @description Every rule with its number; its text is the message that it names.
         */
        get: operations["ApiGamesNameRulesRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{name}/texts/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts of a game
         * @description Moves, events, refusals, rules and names of a game, as Fluent.
         */
        get: operations["ApiGamesNameTextsLanguageGameTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come in, or change your name
         * @description Say what you are called. A cookie that no page can read keeps who you are on this device.
         */
        post: operations["ApiGuestsComeIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I?
         * @description Your name, if you have come in, by a cookie or by the token of a bot account.
         */
        get: operations["ApiMeMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My games
         * @description Tables where you host, sit or, as a bot account, are invited, the latest first.
         */
        get: operations["ApiMeTablesMyTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is said on a socket
         * @description A JSON Schema of every message on the socket of a table, in both directions.
         */
        get: operations["ApiMessagesJsonMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is announced
         * @description Lines for everybody, and whether you can take part. Pages ask for it once a minute.
         */
        get: operations["ApiNoticesNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public tables
         * @description Tables that wait for players, and those that can be watched. Unlisted ones are never here.
         */
        get: operations["ApiTablesLobby"];
        put?: never;
        /**
         * Set a table
         * @description Choose a game, its options and for whom the seats are. You are its host.
         */
        post: operations["ApiTablesSetTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A table
         * @description The table of this code, if you may be there.
         */
        get: operations["ApiTablesCodeTableCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The box of a table
         * @description What is printed on the things with which this table plays; null: nothing more.
         */
        get: operations["ApiTablesCodeBoxTableBox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/play-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play on from here
         * @description A new table that goes on from an entry of a finished game. You are its host.
         *
         *     What no seat could know at that moment is dealt anew, by a new seed and new nonces.
         */
        post: operations["ApiTablesCodePlayOnPlayOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/recap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a game went
         * @description Of the finished game: why it ended so, when that was decided, and what was counted.
         */
        get: operations["ApiTablesCodeRecapRecap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record of a game
         * @description The whole finished game, seed and nonces included: `sobremesa verify` checks it.
         */
        get: operations["ApiTablesCodeRecordRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look back at a game
         * @description The finished game entry by entry, as a seat knew it or with everything open.
         */
        get: operations["ApiTablesCodeReplayReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/texts/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts of a table
         * @description The texts of the game with the pack of this table, as Fluent.
         */
        get: operations["ApiTablesCodeTextsLanguageTableTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts
         * @description What belongs to no game, as Fluent.
         */
        get: operations["ApiTextsLanguageTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is it alive?
         * @description It answers.
         */
        get: operations["HealthzHealthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What it has done
         * @description Counts for Prometheus, for this machine alone: they count unlisted tables too.
         */
        get: operations["MetricsMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can people play?
         * @description A move can be stored, and the server is not about to stop.
         */
        get: operations["ReadyzReadyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Aids
         * @description What the table may be asked for.
         * @default {
         *       "chances": true,
         *       "hints": true
         *     }
         */
        Aids: {
            /**
             * @description what the game can count
             * @default true
             */
            chances?: boolean;
            /**
             * @description what a bot would do
             * @default true
             */
            hints?: boolean;
        };
        /**
         * Announcement
         * @description A line that everybody is shown.
         */
        Announcement: {
            /** @description the same as long as it is shown */
            id: number;
            /** @description by language, `en`, `es` or `fr`; `plain` for whom there is none */
            texts: {
                [key: string]: string;
            };
            /** @description how long it is shown, in ms since 1970 */
            until: number;
        };
        /**
         * AskWish
         * @description To be told something that the game can be asked.
         */
        AskWish: {
            /** @description as in the request `ask` of a table */
            ask: {
                [key: string]: unknown;
            };
            /** @constant */
            want: "ask";
        };
        /**
         * Bank
         * @description So many seconds for the whole game, and some more with each answer.
         */
        Bank: {
            /**
             * @description more with each answer
             * @default 0
             */
            increment?: number;
            /** @constant */
            kind: "bank";
            /** @description at the beginning */
            seconds: number;
        };
        /**
         * BotSeat
         * @description For a bot of this level, or for a bot account whose place it takes while that is away.
         */
        BotSeat: {
            /** @description the bot account that is invited */
            account?: string | null;
            /** @constant */
            kind: "bot";
            /** @description one of those that the game has */
            level: string;
        };
        /**
         * CardSeat
         * @description A seat: for whom it is, and who has taken it.
         */
        CardSeat: {
            /** @description of who has taken it */
            name?: string | null;
            /** @description for whom it is */
            plan: components["schemas"]["OpenSeat"] | components["schemas"]["ReservedSeat"] | components["schemas"]["BotSeat"];
        };
        /**
         * Correspondence
         * @description Days for each answer.
         */
        Correspondence: {
            /** @description for each answer */
            days: number;
            /** @constant */
            kind: "correspondence";
        };
        /**
         * Curve
         * @description How the scores went, turn by turn.
         */
        Curve: {
            /** @description what is counted */
            of: components["schemas"]["Reason"];
            /** @description from seat 0 on, first the deal */
            rows: number[][];
        };
        /**
         * Ending
         * @description How a game went.
         */
        Ending: {
            /** @description from the deal to the end, in ms */
            lasted?: number | null;
            /** @description who won and why, in messages of the game's texts */
            recap: components["schemas"]["Recap"];
        };
        /**
         * GameCard
         * @description A game that can be played.
         */
        GameCard: {
            /** @description the options that nobody has to choose */
            defaults: {
                [key: string]: unknown;
            };
            /** @description the level that people like to play against */
            everyday: string;
            /** @description of its bots, weakest first */
            levels: string[];
            /** @description as addresses have it */
            name: string;
            /** @description a JSON Schema of those that a table may choose */
            options: {
                [key: string]: unknown;
            };
            /** @description the hashes of all released packs */
            packs: string[];
            /** @description what each player may say of themselves when sitting down */
            sayings: string[];
            /** @description the fewest players, and the most */
            seats: [
                number,
                number
            ];
            /** @description as it is printed on the box */
            title: string;
        };
        /**
         * GameList
         * @description Everything that can be played here.
         */
        GameList: {
            /** @description all of them */
            games: components["schemas"]["GameCard"][];
            /** @description in which there are texts */
            languages: string[];
            /** @description what can be said ready-made; the message `phrase-<id>` is its text */
            phrases: string[];
        };
        /**
         * GoOnWish
         * @description To go on, in a step in which one only looks.
         */
        GoOnWish: {
            /** @constant */
            want: "go-on";
        };
        /**
         * Health
         * @description How the server is.
         */
        Health: {
            /** @description `alive`, `ready`, or what is wrong */
            status: string;
            /**
             * @description of Sobremesa
             * @default 0.5.0
             */
            version?: string;
        };
        /**
         * HintWish
         * @description To know what the step asks for.
         */
        HintWish: {
            /** @constant */
            want: "hint";
        };
        /**
         * Learning
         * @description Where somebody is in a lesson, and what they want there.
         */
        Learning: {
            /**
             * @description your own since the scene began, as last told
             * @default []
             */
            moves?: {
                [key: string]: unknown;
            }[];
            /** @description counted from 0 */
            step: number;
            /** @description what is wanted */
            wish: components["schemas"]["LookWish"] | components["schemas"]["GoOnWish"] | components["schemas"]["PlayWish"] | components["schemas"]["WhyNotWish"] | components["schemas"]["HintWish"] | components["schemas"]["AskWish"];
        };
        /**
         * LessonCard
         * @description A lesson of a game.
         */
        LessonCard: {
            /** @description that it takes, about */
            minutes: number;
            /** @description as addresses have it; its title is `lesson-<name>` */
            name: string;
            /** @description the numbers of those that it is about */
            rules: string[];
            /** @description how many there are */
            steps: number;
        };
        /**
         * Lobby
         * @description Public tables: where one can sit down, and where one can watch.
         */
        Lobby: {
            /** @description where one can watch */
            playing: components["schemas"]["TableCard"][];
            /** @description where one can sit down */
            waiting: components["schemas"]["TableCard"][];
        };
        /**
         * LookWish
         * @description To know how it stands.
         */
        LookWish: {
            /** @constant */
            want: "look";
        };
        /**
         * Me
         * @description Who you are here.
         */
        Me: {
            /**
             * @description whether this is a bot account
             * @default false
             */
            bot?: boolean;
            /** @description as others read it */
            name: string;
        };
        /**
         * Moment
         * @description When it was decided.
         */
        Moment: {
            /** @description the number of the entry in the record */
            entry: number;
            /** @description what happened */
            what: components["schemas"]["Reason"];
        };
        /**
         * MyTable
         * @description A table of one's own.
         */
        MyTable: {
            /** @description the table */
            card: components["schemas"]["TableCard"];
            /** @description the place that one came to, after the game */
            place?: number | null;
            /** @description where one sits; missing: one only hosts */
            seat?: number | null;
            /** @description whose turn it is, while a game is played; missing: not known right now */
            turn?: components["schemas"]["TurnShown"] | null;
        };
        /**
         * Named
         * @description What somebody wants to be called.
         */
        Named: {
            /** @description as others will read it */
            name: string;
        };
        /**
         * NoClock
         * @description As long as people like.
         */
        NoClock: {
            /** @constant */
            kind: "none";
        };
        /**
         * Notices
         * @description What is to be shown.
         */
        Notices: {
            /** @description the oldest first */
            announcements: components["schemas"]["Announcement"][];
            /** @description until when you cannot take part, in ms since 1970; missing: you can */
            banned?: number | null;
            /** @description the first script of the pages: another name is another build of them */
            build?: string | null;
        };
        /**
         * OpenSeat
         * @description For whoever comes first.
         */
        OpenSeat: {
            /** @constant */
            kind: "open";
        };
        /**
         * PerMove
         * @description So many seconds for each answer.
         */
        PerMove: {
            /** @constant */
            kind: "per-move";
            /** @description for each answer */
            seconds: number;
        };
        /**
         * PlayOn
         * @description After which entry to play on, and for whom the seats are.
         */
        PlayOn: {
            /** @description what may be asked for */
            aids?: components["schemas"]["Aids"];
            /**
             * @description how much time there is
             * @default {
             *       "kind": "none"
             *     }
             */
            clock?: components["schemas"]["NoClock"] | components["schemas"]["PerMove"] | components["schemas"]["Bank"] | components["schemas"]["Correspondence"];
            /** @description after which one to play on */
            entry: number;
            /**
             * @description whether it is in the list of tables
             * @default false
             */
            public?: boolean;
            /** @description for whom each is */
            seats: (components["schemas"]["OpenSeat"] | components["schemas"]["ReservedSeat"] | components["schemas"]["BotSeat"])[];
            /**
             * @description whether others may watch
             * @default true
             */
            spectators?: boolean;
            /** @description how long everyone may react */
            window?: components["schemas"]["Window"];
        };
        /**
         * PlayWish
         * @description To do this.
         */
        PlayWish: {
            /** @description one of your own */
            move: {
                [key: string]: unknown;
            };
            /** @constant */
            want: "play";
        };
        /**
         * Reason
         * @description A message of the text files and what to put into it.
         */
        Reason: {
            /** @description what to put into it, by name */
            args?: {
                [key: string]: string | number;
            };
            /** @description the message */
            id: string;
        };
        /**
         * Recap
         * @description A game in a few words and numbers.
         */
        Recap: {
            /** @description how it went */
            curve?: components["schemas"]["Curve"] | null;
            /**
             * @description of the whole game
             * @default []
             */
            figures?: components["schemas"]["Reason"][];
            /** @description when it was decided */
            moment?: components["schemas"]["Moment"] | null;
            /** @description from seat 0 on */
            seats: components["schemas"]["SeatRecap"][];
            /** @description why it ended so; null: it was stopped */
            why?: components["schemas"]["Reason"] | null;
        };
        /**
         * Refusal
         * @description Why something is not allowed: a rule, a sentence of the text files, and where.
         */
        Refusal: {
            /** @description what to put into that message */
            args?: {
                [key: string]: string | number;
            };
            /**
             * @description what else is wrong
             * @default []
             */
            others?: components["schemas"]["Refusal"][];
            /** @description the message of the text files that says it */
            reason: string;
            /** @description its number in the rules */
            rule: string;
            /**
             * @description cards, cells or seats concerned
             * @default []
             */
            where?: (string | number)[];
        };
        /**
         * Replay
         * @description A part of a game, seen with somebody's eyes.
         */
        Replay: {
            /** @description how many the whole game has */
            entries: number;
            /** @description one for each entry that was asked for */
            steps: components["schemas"]["ReplayStep"][];
        };
        /**
         * ReplayStep
         * @description What these eyes saw at one entry; entry 0 is the table before the first move.
         */
        ReplayStep: {
            /** @description fields of the view with what they are now; at first all of them */
            changes?: {
                [key: string]: unknown;
            };
            /** @description its number in the record */
            entry: number;
            /**
             * @description events and acts
             * @default []
             */
            lines?: unknown[];
            /** @description who acted */
            seat?: number | null;
        };
        /**
         * ReservedSeat
         * @description For whoever has the link of this seat.
         */
        ReservedSeat: {
            /** @constant */
            kind: "reserved";
        };
        /**
         * Rule
         * @description A rule's id, where it stands and where it comes from; its text is the message `rule-<id>`.
         */
        Rule: {
            /** @description where it stands */
            chapter: string;
            /** @description its number */
            id: string;
            /**
             * @description whether the rulebook says it, or we rule it
             * @enum {string}
             */
            source: "rulebook" | "ruling";
        };
        /**
         * SeatRecap
         * @description What one player has come to.
         */
        SeatRecap: {
            /**
             * @description what else was counted
             * @default []
             */
            figures?: components["schemas"]["Reason"][];
            /** @description what decides about places */
            score: components["schemas"]["Reason"];
        };
        /**
         * Settings
         * @description All that is agreed on when a table is set.
         */
        Settings: {
            /** @description what may be asked for */
            aids?: components["schemas"]["Aids"];
            /**
             * @description how much time there is
             * @default {
             *       "kind": "none"
             *     }
             */
            clock?: components["schemas"]["NoClock"] | components["schemas"]["PerMove"] | components["schemas"]["Bank"] | components["schemas"]["Correspondence"];
            /** @description its name */
            game: string;
            /** @description the host's, for previews */
            language?: "en" | "es" | "fr";
            /** @description what the host has chosen of the game's */
            options?: {
                [key: string]: unknown;
            };
            /**
             * @description ms that a bot takes, about
             * @default 900
             */
            pace?: number;
            /** @description a box of one's own */
            pack?: string | null;
            /**
             * @description whether it is in the list of tables
             * @default false
             */
            public?: boolean;
            /** @description for whom each is */
            seats: (components["schemas"]["OpenSeat"] | components["schemas"]["ReservedSeat"] | components["schemas"]["BotSeat"])[];
            /**
             * @description whether others may watch
             * @default true
             */
            spectators?: boolean;
            /** @description plays for who sleeps */
            substitute?: string | null;
            /** @description how long everyone may react */
            window?: components["schemas"]["Window"];
        };
        /**
         * TableCard
         * @description A table in a list.
         */
        TableCard: {
            /** @description when something last happened there, in ms since 1970 */
            changed: number;
            /** @description how much time there is */
            clock: components["schemas"]["NoClock"] | components["schemas"]["PerMove"] | components["schemas"]["Bank"] | components["schemas"]["Correspondence"];
            /**
             * @description why it ended without a result
             * @enum {null|string}
             */
            ended?: "agreed" | "alone" | "deserted" | "untouched" | "full" | "abandoned" | "host" | "operator" | null;
            /** @description its name */
            game: string;
            /** @description what the host is called */
            host: string;
            /** @description the host's, where they have said it */
            language?: string | null;
            /** @description how the game is played */
            options: {
                [key: string]: unknown;
            };
            /** @description the table that this one plays on from */
            origin?: string | null;
            /** @description what the box is called */
            pack: string;
            /** @description whether it is in the list of tables */
            public: boolean;
            /** @description the place of each seat, after the game */
            ranks?: number[] | null;
            /** @description the table to go on at */
            rematch?: string | null;
            /** @description from seat 0 on */
            seats: components["schemas"]["CardSeat"][];
            /** @description whether others may watch */
            spectators: boolean;
            /**
             * @description how far it has come
             * @enum {string}
             */
            stage: "waiting" | "playing" | "over" | "closed";
            /** @description its code */
            table: string;
        };
        /**
         * TableMade
         * @description A table that was set; its code is its link.
         */
        TableMade: {
            /** @description its code */
            table: string;
        };
        /**
         * Taught
         * @description How a lesson stands, and what has happened in it.
         */
        Taught: {
            /** @description to `ask`, `hint` and `why-not` */
            answer?: unknown;
            /**
             * @description `told` for each move, `fresh` at another table
             * @default []
             */
            deliveries?: unknown[];
            /** @description the message of what a mistake teaches */
            lapse?: string | null;
            /**
             * @description to be named with the next wish
             * @default []
             */
            moves?: unknown[];
            /**
             * @description what it is about, on the table
             * @default []
             */
            point?: string[];
            /** @description why nothing has happened */
            refusal?: components["schemas"]["Refusal"] | null;
            /**
             * @description their numbers
             * @default []
             */
            rules?: string[];
            /** @description a message of the lessons’ texts */
            says?: string | null;
            /** @description of these each sets another table */
            scene: number;
            /** @description who sits at the other seats, from 1 on */
            seats: string[];
            /** @description counted from 0; after the last one, all is done */
            step: number;
            /** @description how many there are */
            steps: number;
            /**
             * @description for a move; else one goes on
             * @default false
             */
            waits?: boolean;
        };
        /**
         * TurnShown
         * @description Whose turn it is.
         */
        TurnShown: {
            /**
             * @description who is thinking as all can see: in a window, and of bots, nobody
             * @default []
             */
            seats?: number[];
            /** @description when your time is over, else that of the first of them, in ms */
            until?: number | null;
            /**
             * @description whether you are asked something
             * @default false
             */
            yours?: boolean;
        };
        /**
         * WhyNotWish
         * @description To know why the rules refuse this.
         */
        WhyNotWish: {
            /** @description one of your own */
            move: {
                [key: string]: unknown;
            };
            /** @constant */
            want: "why-not";
        };
        /**
         * Window
         * @description How long everyone may react (AY-32), and whether it ends when all have answered.
         * @default {
         *       "seconds": 6,
         *       "closes": "time"
         *     }
         */
        Window: {
            /**
             * @description only then, or when all have answered
             * @default time
             * @enum {string}
             */
            closes?: "time" | "answered";
            /**
             * @description from when it opens
             * @default 6
             */
            seconds?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Aids = components['schemas']['Aids'];
export type Announcement = components['schemas']['Announcement'];
export type AskWish = components['schemas']['AskWish'];
export type Bank = components['schemas']['Bank'];
export type BotSeat = components['schemas']['BotSeat'];
export type CardSeat = components['schemas']['CardSeat'];
export type Correspondence = components['schemas']['Correspondence'];
export type Curve = components['schemas']['Curve'];
export type Ending = components['schemas']['Ending'];
export type GameCard = components['schemas']['GameCard'];
export type GameList = components['schemas']['GameList'];
export type GoOnWish = components['schemas']['GoOnWish'];
export type Health = components['schemas']['Health'];
export type HintWish = components['schemas']['HintWish'];
export type Learning = components['schemas']['Learning'];
export type LessonCard = components['schemas']['LessonCard'];
export type Lobby = components['schemas']['Lobby'];
export type LookWish = components['schemas']['LookWish'];
export type Me = components['schemas']['Me'];
export type Moment = components['schemas']['Moment'];
export type MyTable = components['schemas']['MyTable'];
export type Named = components['schemas']['Named'];
export type NoClock = components['schemas']['NoClock'];
export type Notices = components['schemas']['Notices'];
export type OpenSeat = components['schemas']['OpenSeat'];
export type PerMove = components['schemas']['PerMove'];
export type PlayOn = components['schemas']['PlayOn'];
export type PlayWish = components['schemas']['PlayWish'];
export type Reason = components['schemas']['Reason'];
export type Recap = components['schemas']['Recap'];
export type Refusal = components['schemas']['Refusal'];
export type Replay = components['schemas']['Replay'];
export type ReplayStep = components['schemas']['ReplayStep'];
export type ReservedSeat = components['schemas']['ReservedSeat'];
export type Rule = components['schemas']['Rule'];
export type SeatRecap = components['schemas']['SeatRecap'];
export type Settings = components['schemas']['Settings'];
export type TableCard = components['schemas']['TableCard'];
export type TableMade = components['schemas']['TableMade'];
export type Taught = components['schemas']['Taught'];
export type TurnShown = components['schemas']['TurnShown'];
export type WhyNotWish = components['schemas']['WhyNotWish'];
export type Window = components['schemas']['Window'];
export type $defs = Record<string, never>;
export interface operations {
    ApiGamesGameList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    "cache-control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameList"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiGamesNameBoxGameBox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiGamesNameLessonsLessonList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    "cache-control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonCard"][];
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiGamesNameLessonsTextsLanguageLessonTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiGamesNameLessonsLearn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
                lesson: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Learning"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taught"];
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not for you, or not from this page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiGamesNameRulesRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    "cache-control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"][];
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiGamesNameTextsLanguageGameTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiGuestsComeIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not for you, or not from this page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeTablesMyTables: {
        parameters: {
            query?: {
                /** @description Only those that changed earlier, in ms */
                before?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTable"][];
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMessagesJsonMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    "cache-control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiNoticesNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notices"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesLobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lobby"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesSetTable: {
        parameters: {
            query?: {
                /** @description The code of a table with whose box to play, as `pack` */
                box?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settings"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableMade"];
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not for you, or not from this page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody can answer for it right now: ask again in a moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesCodeTableCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not for you, or not from this page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody can answer for it right now: ask again in a moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesCodeBoxTableBox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not for you, or not from this page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody can answer for it right now: ask again in a moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesCodePlayOnPlayOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayOn"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableMade"];
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Come in first */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not for you, or not from this page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody can answer for it right now: ask again in a moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesCodeRecapRecap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ending"];
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not for you, or not from this page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody can answer for it right now: ask again in a moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesCodeRecordRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not for you, or not from this page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody can answer for it right now: ask again in a moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesCodeReplayReplay: {
        parameters: {
            query?: {
                /** @description A seat, `spectator` or `open` */
                eyes?: string;
                /** @description The first entry */
                first?: number;
                /** @description How many */
                count?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not for you, or not from this page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody can answer for it right now: ask again in a moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesCodeTextsLanguageTableTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not for you, or not from this page */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody can answer for it right now: ask again in a moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTextsLanguageTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description It cannot be read, or not be meant */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    HealthzHealthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MetricsMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; version=1.0.0; charset=utf-8": string;
                };
            };
            /** @description There is nothing, or it is not for you to know */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ReadyzReadyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A mistake of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
