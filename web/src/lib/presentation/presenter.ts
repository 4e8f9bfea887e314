/** What the table tells is shown one beat after the other, and nothing runs ahead of it.
 *
 * Log, captions, sounds and clocks follow what is shown; a question comes after what led to it. The
 * server's time is the truth: who would be asked too late catches up by leaving pictures out, while
 * their words still go to the log, in order. It knows no browser; times are the server's, in ms.
 */

import type { GameName, Line } from "../messages";
import { type Known, lengthened } from "../stream";
import type { Beat, Cut } from "./beats";

const LONGEST = 15_000; // that it may lag behind the table at the usual pace
const FASTEST = 0.5; // of its usual time that something is shown; else it is left out
const OF_A_WINDOW = 0.25; // that may pass before one sees what is asked
const OF_A_CLOCK = 0.05;
const LATEST = 5000; // while one's clock runs

/** What happens in a picture, and for how many ms it is shown; 0: it was left out. */
export interface ShownNews<G extends GameName = GameName> {
  number: number;
  lines: Line<G>[];
  lasts: number;
}

/** What is shown now. */
export interface ShownTable<G extends GameName = GameName> {
  /** What is known, as far as it has been shown. */
  known: Known<G>;
  /** What happens in the picture, for boards that show it happen. */
  news: ShownNews<G>;
  /** All that is told since the picture before, also of what was left out. */
  told: { number: number; lines: Line<G>[] };
  /** Whether something is being shown: then more comes, a question perhaps. */
  busy: boolean;
}

interface WaitingBeat<G extends GameName> {
  beat: Beat<G>;
  known: Known<G>; // after the delivery of which it is a part
  last: boolean; // of this delivery
}

export class Presenter<G extends GameName = GameName> {
  shown: ShownTable<G>;
  #received: Known<G>;
  #waiting: WaitingBeat<G>[] = [];
  #ends: number | null = null;

  constructor(
    known: Known<G>,
    readonly me: number | null,
    readonly cut: Cut<G>,
    /** By how much everything takes longer than usual; 0: no time at all. */
    readonly pace: () => number,
  ) {
    this.#received = known;
    const nothing = { number: known.number, lines: [] };
    this.shown = { known, news: { ...nothing, lasts: 0 }, told: nothing, busy: false };
  }

  /** When to tick next; null: everything has been shown. */
  get due(): number | null {
    return this.#ends;
  }

  /** The table has told something. */
  hear(known: Known<G>, lines: Line<G>[], now: number): void {
    const before = this.#received.view;
    const after = known.view;
    this.#received = known;
    const { me } = this;
    const beats = before && after ? this.cut({ lines, before, after, me }) : [];
    const all = beats.length ? beats : [{ lines, view: after as Beat<G>["view"], lasts: 0 }];
    for (const [index, beat] of all.entries()) {
      this.#waiting.push({ beat, known, last: index === all.length - 1 });
    }
    if (this.#ends === null) this.#next(now);
    else this.#ends = Math.min(this.#ends, Math.max(now, latest(known, me)));
  }

  /** Time has passed. */
  tick(now: number): void {
    if (this.#ends !== null && this.#ends <= now) this.#next(now);
  }

  /** Enough of it: everything is as the table says. */
  finish(): void {
    if (this.#ends !== null) this.#next(Infinity);
  }

  #next(now: number): void {
    let told: Line<G>[] = [];
    let next: WaitingBeat<G> | undefined;
    while ((next = this.#waiting.shift())) {
      told = [...told, ...next.beat.lines];
      const lasts = this.#time(next.beat, now);
      this.#show(next, told, lasts);
      if (lasts > 0) {
        this.#ends = now + lasts;
        return;
      }
    }
    this.#ends = null;
    this.shown = { ...this.shown, known: this.#received, busy: false };
  }

  /** How long it is shown: there must be time for all that waits behind it. */
  #time(beat: Beat<G>, now: number): number {
    const pace = this.pace();
    const wanted = pace * this.#waiting.reduce((sum, one) => sum + one.beat.lasts, beat.lasts);
    const end = Math.min(this.#received.at + LONGEST * pace, latest(this.#received, this.me));
    const share = wanted > 0 ? Math.min(1, (end - now) / wanted) : 0;
    return share < FASTEST ? 0 : beat.lasts * pace * share;
  }

  #show({ beat, known, last }: WaitingBeat<G>, told: Line<G>[], lasts: number): void {
    const number = this.shown.news.number + 1;
    this.shown = {
      known: {
        ...known,
        story: lengthened(this.shown.known.story, beat.lines),
        view: last ? known.view : beat.view,
        question: this.#stillAsked(),
        back: 0,
      },
      news: { number, lines: beat.lines, lasts },
      told: { number, lines: told },
      busy: true,
    };
  }

  /** A question stays while other things are shown, if it is still open; a new one waits. */
  #stillAsked(): Known<G>["question"] {
    const asked = this.shown.known.question;
    return asked && asked.number === this.#received.question?.number ? asked : null;
  }
}

/** When what is asked must be seen at the latest, so that there is time to answer. */
export function latest({ question, clocks, at }: Known, me: number | null): number {
  if (!question) return Infinity;
  if (typeof question.until === "number") return at + OF_A_WINDOW * (question.until - at);
  if (me === null || !clocks?.running.includes(me)) return Infinity;
  return at + Math.min(LATEST, OF_A_CLOCK * (clocks.left[me] ?? 0));
}
