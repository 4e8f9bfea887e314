// The game that boardgame.io serves in this benchmark; server.mjs and load.mjs share it.
//
// Four players take turns in a round. The one move, `say`, keeps the last eight values said and
// counts them, and ends the turn. Every player holds a hand that the others do not see, and a deck
// lies hidden from all: the library's own PlayerView.STRIP_SECRETS takes them out of what is sent.
// Cards that lie there and never change bring the message to the size that is asked for.
//
// The move is marked `client: false`, as the library advises for games with secrets: the client
// does not guess the new state but waits for the server's, so that a new count in G is always the
// server's word. The server does the same work either way.

import { createRequire } from 'node:module';

process.env.NODE_ENV ??= 'production'; // before the library is loaded: no logs, no debug checks

const require = createRequire(import.meta.url);
const { PlayerView, TurnOrder } = require('boardgame.io/core');
const { CreateGameReducer, InitializeGame, ProcessGameConfig, getFilterPlayerView } = require(
  'boardgame.io/internal',
);

export const NAME = 'bench';
export const PLAYERS = 4;
export const MATCH_NAME = 11; // letters, as in the library's lobby
const RING = 8;
const HAND = 5;
const DECK = 32;

/** The game. `delta` undefined leaves the choice between states and patches to the library. */
export function makeGame({ filler = [], delta } = {}) {
  return {
    name: NAME,
    minPlayers: PLAYERS,
    maxPlayers: PLAYERS,
    deltaState: delta,
    setup: ({ ctx }) => ({
      count: 0,
      ring: [],
      players: Object.fromEntries(
        ctx.playOrder.map((id) => [id, { hand: cards(HAND, 100 * Number(id)) }]),
      ),
      secret: { deck: cards(DECK, 1000) },
      lying: filler,
    }),
    playerView: PlayerView.STRIP_SECRETS,
    turn: { order: TurnOrder.DEFAULT, minMoves: 1, maxMoves: 1 },
    moves: {
      say: {
        client: false,
        move: ({ G }, value) => {
          G.count += 1;
          G.ring.push(value);
          if (G.ring.length > RING) G.ring.shift();
        },
      },
    },
  };
}

/** What is said in the count-th move: always as many digits. */
export function saying(count) {
  return 100000 + (count % 900000);
}

/** Cards with which a full update, as it goes over the wire, is about `bytes` long. */
export function fillerFor(bytes) {
  const bare = updateLength(makeGame());
  const lying = [];
  for (let length = bare; length < bytes; length += 1 + JSON.stringify(lying.at(-1)).length) {
    lying.push({ id: 100 + lying.length, name: 'lantern', owner: lying.length % PLAYERS, up: true });
  }
  return { bare, lying };
}

/** The length of the full update that a player is sent in mid-game. */
function updateLength(config) {
  const game = ProcessGameConfig(config);
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: PLAYERS });
  for (let count = 0; count < 100; count += 1) {
    const payload = { type: 'say', args: [saying(count)], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
  }
  const { type, args } = getFilterPlayerView(game)('0', { type: 'update', args: ['x'.repeat(MATCH_NAME), state] });
  return `42/${NAME},`.length + JSON.stringify([type, ...args]).length;
}

function cards(many, first) {
  return Array.from({ length: many }, (_, index) => first + index);
}
