/** A table over its socket: comes back by itself, and never says anything twice. */

import { NotDone, UNREACHED } from "./api";
import {
  CLOSE_CODES,
  type AnyDelivery,
  type AnyReply,
  type AnyRequest,
  type Drafted,
  type GameName,
  type Line,
  type Refusal,
  type Room,
} from "./messages";
import { keepLate, withKeptLate, withLate } from "./late";
import { painted } from "./after-paint";
import { Returning } from "./returning";
import { begin, goOn, type Known } from "./stream";
import { SerialQueue } from "./serial-queue";
import { commit, forgetNonce, keepNonce, keptNonce, newNonce } from "./nonce";

const PATIENCE = 20_000; // ms for a reply
/** What may be sent again after a break: the table counts it once. */
const SAFE = new Set(["answer", "open", "ask", "why-not", "hint"]);

type Given<T> = T extends { type: string } ? Omit<T, "id"> : never;
export type Request<G extends GameName = GameName> = Given<AnyRequest<G>>;

interface Waiting {
  request: object & { type: string; id: number };
  resolve: (answer: AnyReply | null) => void;
  reject: (why: NotDone) => void;
  timer: ReturnType<typeof setTimeout>;
}

export type Link = "coming" | "there" | "away" | "gone";

export class LiveTable<G extends GameName = GameName> {
  room: Room<G> | null = $state.raw(null);
  known: Known<G> | null = $state.raw(null);
  /** What was told at once, for those who show it happen. */
  news: { number: number; lines: Line<G>[] } = $state.raw({ number: 0, lines: [] });
  /** Called with each thing that is told, or with null in its place when all is known anew. */
  heard: ((known: Known<G>, lines: Line<G>[] | null) => void) | null = null;
  /** What others are thinking about, by seat. */
  drafts: Map<number, Drafted<G>["draft"]> = $state.raw(new Map());
  link: Link = $state("coming");
  /** Why we are not there and will not come back. */
  ended: Refusal | null = $state.raw(null);
  /** The server's clock less ours, in ms. */
  ahead = $state(0);

  #socket: WebSocket | null = null;
  readonly #returning = new Returning();
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #again: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  #lines: Line<G>[] = []; // of the frame that is being read
  readonly #turns = new SerialQueue(); // of what is heard, and of what a press has changed

  constructor(readonly code: string) {
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** The time at the table, in ms. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Go away for good. */
  leave(): void {
    this.#left = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  /** Want something of the table; NotDone says why not. */
  ask(request: Request<G>): Promise<AnyReply<G> | null> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(id, UNREACHED), PATIENCE);
      const waiting: Waiting = {
        request: { ...request, id } as Waiting["request"],
        resolve: resolve as Waiting["resolve"],
        reject,
        timer,
      };
      this.#waiting.set(id, waiting);
      const shown = painted(); // what a press does at once comes before what the table says
      this.#turns.next(() => shown);
      this.#send(waiting.request);
    });
  }

  /** Take a seat, with a new nonce of one's own. */
  async sit(seat: number, link: string | null, says: Record<string, number | null>): Promise<void> {
    const commitment = this.#commit();
    await this.ask({ type: "sit", seat, commitment, link, says } as Request<G>);
  }

  /** Let the others see what one is thinking about; it may get lost. */
  draft(draft: Record<string, unknown>): void {
    if (this.link === "there") this.#send({ type: "draft", draft, id: this.#next++ });
  }

  #commit(): string {
    const nonce = newNonce();
    const commitment = commit(nonce);
    keepNonce(commitment, nonce);
    return commitment;
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    clearTimeout(this.#again);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = ({ data }) => {
      this.#turns.next(() => {
        if (socket === this.#socket) this.#read(data as string);
      });
    };
    socket.onclose = ({ code }) => {
      this.#turns.next(() => {
        if (socket === this.#socket) this.#lost(code);
      });
    };
  }

  #read(data: string): void {
    this.#lines = [];
    for (const said of JSON.parse(data) as AnyDelivery<G>[]) this.#hear(said);
  }

  #hello(socket: WebSocket): void {
    const seat = this.room?.you ?? null;
    socket.send(JSON.stringify({ type: "hello", last: this.known?.number ?? null, seat }));
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.link === "away") this.#open();
  };

  #lost(code: number): void {
    if (this.#left) return;
    const why = CLOSE_REASONS[code];
    if (why) {
      this.link = "gone";
      this.ended = { rule: "web", reason: why };
      return;
    }
    this.link = "away";
    for (const [id, waiting] of this.#waiting) {
      if (!SAFE.has(waiting.request.type)) this.#fail(id, UNREACHED);
    }
    this.#again = setTimeout(() => this.#open(), this.#returning.pause(Date.now()));
  }

  #hear(said: AnyDelivery<G>): void {
    const me = this.room?.you ?? null;
    switch (said.type) {
      case "room":
        this.#see(said);
        break;
      case "fresh":
        this.known = begin(withKeptLate(said, this.code, me));
        this.ahead = said.at - Date.now();
        this.news = { number: said.number, lines: [] };
        this.heard?.(this.known, null);
        break;
      case "told": {
        if (this.known) said = withLate(said, this.known, me);
        const known = this.known && goOn(this.known, said);
        if (!known) {
          this.#send({ type: "hello" });
        } else if (known !== this.known) {
          this.known = known;
          if (me !== null) keepLate(this.code, known.story, said.lines?.length ?? 0, me);
          this.#lines = [...this.#lines, ...(said.lines ?? [])];
          this.news = { number: said.number, lines: this.#lines };
          this.heard?.(known, said.lines ?? []);
          if (said.changes) this.drafts = new Map();
        }
        break;
      }
      case "done":
        this.#settle(said.id, null);
        break;
      case "reply":
        this.#settle(said.id, said.answer);
        break;
      case "refused":
        this.#fail(said.id, said.refusal);
        break;
      case "drafted":
        this.drafts = new Map(this.drafts).set(said.seat, said.draft);
        break;
      case "bye":
        break; // the code that follows says it all
    }
  }

  #see(room: Room<G>): void {
    this.room = room;
    this.link = "there";
    this.#returning.isThere(Date.now());
    this.ahead = room.at - Date.now();
    const mine = room.you === null ? null : room.seats[room.you];
    if (!mine) return;
    if (room.stage === "opening" && mine.commitment && !mine.opened) {
      void this.#openNonce(mine.commitment);
    } else if (room.stage === "waiting" && !mine.commitment && mine.plan.kind !== "bot") {
      const commitment = this.#commit();
      this.ask({ type: "commit", commitment } as Request<G>).catch(() => {});
    }
  }

  async #openNonce(commitment: string): Promise<void> {
    const nonce = keptNonce(commitment);
    if (!nonce) return; // another device of ours has it
    try {
      await this.ask({ type: "open", words: nonce } as Request<G>);
      forgetNonce(commitment);
    } catch (why) {
      if (!(why instanceof NotDone)) throw why; // the room shows what came of it
    }
  }

  #settle(id: number, answer: AnyReply<G> | null): void {
    this.#take(id)?.resolve(answer);
  }

  #fail(id: number, refusal: Refusal): void {
    this.#take(id)?.reject(new NotDone(refusal));
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) clearTimeout(waiting.timer);
    return waiting;
  }
}

/** Closed for good: what to say. Whatever else ends a socket, we come back. */
const CLOSE_REASONS: Record<number, string> = {
  [CLOSE_CODES.NOT_UNDERSTOOD]: "web-bye-not-understood",
  [CLOSE_CODES.COME_IN_FIRST]: "refused-come-in-first",
  [CLOSE_CODES.NOT_ALLOWED]: "web-bye-not-allowed",
  [CLOSE_CODES.NO_SUCH_TABLE]: "refused-no-such-table",
  [CLOSE_CODES.TOO_FAST]: "refused-too-fast",
  [CLOSE_CODES.BANNED]: "web-bye-banned",
  [CLOSE_CODES.UNREADABLE]: "refused-unreadable-table",
};
