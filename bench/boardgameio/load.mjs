// Plays many tables of four on a boardgame.io server, through the library's own client.
//
//   node load.mjs --url http://127.0.0.1:PORT --tables N --seconds S
//                 [--rate R] [--warmup S] [--pid SERVER] [--websocket]
//
// Every player is a headless client with a socket of its own (SocketIO of boardgame.io/multiplayer).
// Without `--rate`, whoever's turn it is moves as soon as the update arrives: one move is under way
// at every table, always. With `--rate R`, R moves per second fall due, evenly spread in time and
// over the tables; one that falls due before its table is ready is made as soon as it is.
//
// A move's time runs from its sending until the last of the four clients has the new state in its
// store. Those moves count that were sent within the S seconds, which begin after `--warmup`
// seconds of the same play (1 unless told).
//
// stdout gets one line of JSON:
//   moves, seconds, p50_ms, p99_ms; max_ms
//   bytes_per_update_mean: one update to one client: the text of the websocket message
//   bytes_per_move_mean: the text of the one that a player sends
//   updates: "update" (whole states), "patch" (deltas) or both
//   unfinished: moves of which some client heard nothing in time; 0, or the numbers are void
//   load_cpu_s: our own CPU time within the seconds: near `seconds`, it is we who were too slow
//   load_delay_p99_ms: how late our own event loop came to look, which is part of every time above
//   server_cpu_s: with `--pid`, the server's within the same seconds, from /proc (Linux)
//   server_rss_mb: with `--pid`, the server's memory at the end
//   due_p99_ms: with `--rate`, p99 from when a move fell due
//   behind: with `--rate`, moves that had fallen due but not been sent when the seconds ended
//   connect_s: how long it took to seat everybody
// stderr gets `playing` when the seconds begin and `played` when they end, for a caller that wants
// to look at the server itself just then.
//
// `--websocket` skips the library's default of beginning with HTTP polling; we wait in any case
// until every socket is a websocket. A match is created by connecting to it under a new name, not
// through the lobby's REST API: that answers 404 with the koa-compose 4.2 of our lock file.
//
// Ends by itself: with 1 if seating or the last moves take too long or a connection is lost, with
// 2 if called wrongly. Needs `npm ci` in this folder.

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MATCH_NAME, NAME, PLAYERS, makeGame, saying } from './game.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const AT_ONCE = 20; // tables that are seated at the same time
const SEATING_S = 120;
const LAST_MOVES_S = 10;
const TICKS = 100; // of /proc, per second: the same on every Linux that we know

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    tables: { type: 'string' },
    seconds: { type: 'string' },
    rate: { type: 'string', default: '0' },
    warmup: { type: 'string', default: '1' },
    pid: { type: 'string', default: '0' },
    websocket: { type: 'boolean', default: false },
  },
});
if (!values.url) wrong('url', 'given');
const wanted = {
  tables: number('tables'),
  seconds: number('seconds'),
  rate: number('rate'),
  warmup: number('warmup'),
  pid: number('pid'),
};

/** What happens at all tables. */
const seen = {
  ending: false,
  from: Infinity, // moves sent from here
  until: Infinity, // to here count
  spans: [],
  dueSpans: [],
  updates: { update: 0, patch: 0 },
  updateBytes: 0,
  moves: 0,
  moveBytes: 0,
};

class Table {
  constructor(match) {
    this.match = match;
    this.count = 0; // moves sent
    this.owed = []; // moves due that wait for the table to be ready
    this.underway = new Map(); // count after the move -> [sent, due, clients that have it]
    this.players = [];
  }

  /** Seat everybody; the first who comes makes the server create the match. */
  async open() {
    while (this.players.length < PLAYERS) {
      this.seat(String(this.players.length));
      while (!this.seated) await sleep(2);
    }
  }

  seat(id) {
    const client = Client({
      game: makeGame(),
      numPlayers: PLAYERS,
      matchID: this.match,
      playerID: id,
      debug: false,
      multiplayer: SocketIO({
        server: values.url,
        socketOpts: values.websocket ? { transports: ['websocket'] } : undefined,
      }),
    });
    const player = { client, has: -1 };
    this.players.push(player);
    client.subscribe((state) => this.heard(player, state));
    client.start();
    const { socket } = client.transport;
    socket.on('disconnect', (reason) => {
      if (!seen.ending) giveUp(`connection lost: ${reason}`);
    });
    socket.on('connect_error', (error) => giveUp(`no connection: ${error.message}`));
    watch(socket.io.engine);
  }

  /** All who came have the first state, and a websocket. */
  get seated() {
    return this.players.every(
      ({ client, has }) =>
        has >= 0 && client.transport.socket.io.engine.transport.name === 'websocket',
    );
  }

  /** A client has a state, maybe a new one. */
  heard(player, state) {
    if (state === null || state.G.count === player.has) return;
    player.has = state.G.count;
    const move = this.underway.get(player.has);
    if (move !== undefined && (move.heard += 1) === PLAYERS) {
      this.underway.delete(player.has);
      note(move);
    }
    if (state.isActive && this.owed.length > 0) this.move(player, this.owed.shift());
  }

  /** A move falls due; the player whose turn it is makes it, if the turn has come. */
  demand(due) {
    const player = this.players[this.count % PLAYERS];
    if (player.has === this.count) this.move(player, due);
    else this.owed.push(due);
  }

  move(player, due) {
    this.count += 1;
    if (wanted.rate === 0 && !seen.ending) this.owed.push(0); // the next one, at once
    const sent = performance.now();
    this.underway.set(this.count, { sent, due, heard: 0 });
    player.client.moves.say(saying(this.count));
  }
}

/** Count what comes in and goes out, as it is on the wire. */
function watch(engine) {
  const message = (type) => `2/${NAME},["${type}"`; // socket.io: an event in our namespace
  engine.on('packet', ({ type, data }) => {
    if (type !== 'message' || !counting()) return;
    for (const kind of ['update', 'patch']) {
      if (!data.startsWith(message(kind))) continue;
      seen.updates[kind] += 1;
      seen.updateBytes += 1 + data.length; // plain ASCII; engine.io's own type is the one more
    }
  });
  engine.on('packetCreate', ({ type, data }) => {
    if (type !== 'message' || !counting() || !data.startsWith(message('update'))) return;
    seen.moves += 1;
    seen.moveBytes += 1 + data.length;
  });
}

function counting() {
  const now = performance.now();
  return now >= seen.from && now < seen.until;
}

/** A move is everywhere. */
function note({ sent, due }) {
  if (sent < seen.from || sent >= seen.until) return;
  const now = performance.now();
  seen.spans.push(now - sent);
  seen.dueSpans.push(now - due);
}

async function main() {
  const began = performance.now();
  const tables = await seatAll();
  const connected = (performance.now() - began) / 1000;

  const playing = play(tables);
  await sleep(1000 * wanted.warmup);
  const before = look();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  seen.from = performance.now();
  console.error('playing');
  await sleep(1000 * wanted.seconds);
  seen.until = performance.now();
  delay.disable();
  const after = look();
  console.error('played');
  seen.ending = true;
  await playing;
  const behind = tables.reduce((sum, table) => sum + table.owed.length, 0);
  const unfinished = await finish(tables);

  report({ connected, before, after, delay, behind, unfinished });
  for (const { client } of tables.flatMap((table) => table.players)) client.stop();
  setTimeout(() => process.exit(unfinished ? 1 : 0), 200); // time for the sockets to say goodbye
}

/** Seat everybody, at some tables at a time. */
async function seatAll() {
  const tables = [];
  let left = wanted.tables;
  const usher = async () => {
    while (left > 0) {
      left -= 1;
      const table = new Table(matchName());
      tables.push(table);
      await table.open();
    }
  };
  const late = setTimeout(() => giveUp('not everybody was seated in time'), 1000 * SEATING_S);
  await Promise.all(Array.from({ length: AT_ONCE }, usher));
  clearTimeout(late);
  return tables;
}

/** A name that no other match has: as long as those that the library's lobby gives. */
function matchName() {
  return randomBytes(9).toString('base64url').slice(0, MATCH_NAME);
}

/** Let moves fall due until the end. */
async function play(tables) {
  if (wanted.rate === 0) {
    for (const table of tables) table.demand(0);
    return;
  }
  const start = performance.now();
  for (let made = 0; !seen.ending; await sleep(1)) {
    const now = performance.now();
    for (; ; made += 1) {
      const due = start + (1000 * made) / wanted.rate;
      if (due > now) break;
      tables[made % tables.length].demand(due);
    }
  }
}

/** Let the last moves arrive, and say how many did not. */
async function finish(tables) {
  for (const table of tables) table.owed.length = 0;
  const underway = () => tables.reduce((sum, table) => sum + table.underway.size, 0);
  const last = performance.now() + 1000 * LAST_MOVES_S;
  while (underway() > 0 && performance.now() < last) await sleep(5);
  return underway();
}

/** Our CPU time and the server's, in seconds, and the server's memory. */
function look() {
  const { user, system } = process.cpuUsage();
  const ours = (user + system) / 1e6;
  if (wanted.pid === 0) return { ours };
  const stat = readFileSync(`/proc/${wanted.pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // the third field is the first
  const rss = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${wanted.pid}/status`, 'latin1'));
  return {
    ours,
    server: (Number(fields[11]) + Number(fields[12])) / TICKS,
    rss: Number(rss[1]) / 1024,
  };
}

function report({ connected, before, after, delay, behind, unfinished }) {
  const spans = seen.spans.sort((a, b) => a - b);
  const dueSpans = seen.dueSpans.sort((a, b) => a - b);
  const { update, patch } = seen.updates;
  const kinds = Object.keys(seen.updates).filter((kind) => seen.updates[kind] > 0);
  const result = {
    moves: spans.length,
    seconds: round((seen.until - seen.from) / 1000, 3),
    p50_ms: round(quantile(spans, 0.5), 3),
    p99_ms: round(quantile(spans, 0.99), 3),
    max_ms: round(quantile(spans, 1), 3),
    bytes_per_update_mean: round(seen.updateBytes / (update + patch), 1),
    bytes_per_move_mean: round(seen.moveBytes / seen.moves, 1),
    updates: kinds.join('+'),
    unfinished,
    load_cpu_s: round(after.ours - before.ours, 2),
    load_delay_p99_ms: round(delay.percentile(99) / 1e6, 1),
    connect_s: round(connected, 2),
  };
  if (wanted.rate > 0) {
    result.due_p99_ms = round(quantile(dueSpans, 0.99), 3);
    result.behind = behind;
  }
  if (wanted.pid > 0) {
    result.server_cpu_s = round(after.server - before.server, 2);
    result.server_rss_mb = round(after.rss, 0);
  }
  console.log(JSON.stringify(result));
}

function quantile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

function round(value, digits) {
  return value === undefined || !Number.isFinite(value) ? null : Number(value.toFixed(digits));
}

function number(name) {
  const value = Number(values[name]);
  if (values[name] === undefined || !Number.isFinite(value) || value < 0) wrong(name, 'a number');
  return value;
}

function wrong(name, what) {
  console.error(`--${name} must be ${what}`);
  process.exit(2);
}

function giveUp(why) {
  console.error(why);
  process.exit(1);
}

await main();
