// boardgame.io's own server, with its own in-memory store and socket transport, on loopback.
//
//   node server.mjs --port PORT [--filler BYTES] [--delta | --no-delta] [--max-seconds S]
//
// `--filler BYTES`: how long a full update to one client is about to be, as it goes over the wire.
// It cannot be shorter than what the library itself needs; if it would have to be, we say so.
//
// `--delta`: send JSON patches (`deltaState: true`) in place of states. Without it the library
// does what it does by default, and sends every client its whole state after every move.
//
// Prints `ready` when it listens, and ends at SIGTERM or SIGINT, or by itself after `--max-seconds`.
// Needs `npm ci` in this folder. The CPU time is for others to read, from /proc/PID/stat.

import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { fillerFor, makeGame } from './game.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const { values } = parseArgs({
  allowNegative: true,
  options: {
    port: { type: 'string' },
    filler: { type: 'string', default: '0' },
    delta: { type: 'boolean' },
    'max-seconds': { type: 'string', default: '600' },
  },
});

const port = number('port');
const bytes = number('filler');
const filler = fillerFor(bytes);
if (bytes && filler.bare > bytes) {
  console.error(`an update cannot be shorter than ${filler.bare} bytes; ${bytes} were asked for`);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
setTimeout(() => process.exit(3), 1000 * number('max-seconds'));

const server = Server({
  games: [makeGame({ filler: filler.lying, delta: values.delta })],
  origins: ['*'],
});
// What stands for the port is handed to listen() as it is: so we can keep to loopback.
await server.run({ port: { port, host: '127.0.0.1' } });
console.log('ready');

function number(name) {
  const value = Number(values[name]);
  if (values[name] === undefined || !Number.isFinite(value) || value < 0) {
    console.error(`--${name} must be a number`);
    process.exit(2);
  }
  return value;
}
