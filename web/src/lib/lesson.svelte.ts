/** A lesson that somebody plays: a table that the server plays but does not keep. */

import { api, type LessonPlace, type LessonTaught, type LessonWish, NotDone } from "./api";
import { keepProgress, type LessonProgress } from "./lessons-progress";
import type { Fresh, GameName, Games, Refusal, Told } from "./messages";
import type { ShownTable } from "./presentation/presenter";
import { chosenPace, Showing } from "./presentation/showing.svelte";
import { begin, goOn, type Known } from "./stream";

const ME = 0; // the seat of who learns

/** What came of a mistake: what the rules say, and what the lesson says to it. */
export interface LessonLapse {
  refusal: Refusal;
  taught: string | null; // the key of a sentence
}

export class LessonTable<G extends GameName = GameName> {
  /** What happens is shown one thing after the other, as at any table. */
  showing: Showing<G> | null = $state.raw(null);
  lapse: LessonLapse | null = $state.raw(null);
  /** Why nothing can be shown. */
  problem: Refusal | null = $state.raw(null);
  busy = $state(false);
  /** How many tables have been set: nothing of one is left on the next. */
  tables = $state(0);
  #known: Known<G> | null = null;
  #stand: LessonTaught<G> | null = $state.raw(null);
  #before: LessonTaught<G> | null = null; // as it stood before what is being shown
  /** The next table, which waits until one has seen what became of this one. */
  #next: { fresh: Fresh<G>; stand: LessonTaught<G> } | null = $state.raw(null);

  constructor(
    readonly game: G,
    readonly name: string,
    from: LessonProgress,
  ) {
    void this.#look(from.step, from.moves as Games[G]["Move"][]);
  }

  leave(): void {
    this.showing?.leave();
  }

  get shown(): ShownTable<G> | null {
    return this.showing?.shown ?? null;
  }

  /** How the lesson stands, as far as that has been shown. */
  get stand(): LessonTaught<G> | null {
    return this.shown?.busy ? this.#before : this.#stand;
  }

  /** Whether something is done, and the next table is yet to be set. */
  get pausing(): boolean {
    return this.#next !== null && !this.shown?.busy;
  }

  /** Whether all is done. */
  get over(): boolean {
    return !!this.stand && this.stand.step >= this.stand.steps;
  }

  /** Go on: past what is being shown, to the next table, or past what was only to be looked at. */
  async goOn(): Promise<void> {
    const next = this.#next;
    if (this.shown?.busy) {
      this.showing?.skip();
    } else if (next) {
      this.#next = null;
      this.#begin(next.fresh);
      this.#stands(next.stand);
    } else {
      await this.#wish({ want: "go-on" });
    }
  }

  /** Do it; false: it leads nowhere here, and `lapse` says why. */
  async play(move: Games[G]["Move"]): Promise<boolean> {
    const told = await this.#wish({ want: "play", move });
    return !!told && !told.refusal;
  }

  /** To the step before, with the table as it was then. */
  async back(): Promise<void> {
    const at = this.stand?.step ?? 0;
    await this.#look(this.pausing ? at : Math.max(0, at - 1), []);
  }

  async again(): Promise<void> {
    await this.#look(0, []);
  }

  async ask(ask: Games[G]["Ask"]): Promise<Games[G]["Answer"] | null> {
    const told = await this.#wish({ want: "ask", ask });
    return (told?.answer ?? null) as Games[G]["Answer"] | null;
  }

  /** What the step asks for. */
  async hint(): Promise<Games[G]["Move"] | null> {
    const told = await this.#wish({ want: "hint" });
    return (told?.answer as { move?: Games[G]["Move"] } | undefined)?.move ?? null;
  }

  async why(move: Games[G]["Move"]): Promise<Refusal | null> {
    const told = await this.#wish({ want: "why-not", move });
    return (told?.answer as { refusal?: Refusal } | undefined)?.refusal ?? null;
  }

  async #look(step: number, moves: Games[G]["Move"][]): Promise<void> {
    this.#next = null;
    const told = await this.#send({ step, moves, wish: { want: "look" } });
    if (told) this.#hear(told);
    else if (step > 0) await this.#look(0, []); // the lesson may have changed since
  }

  async #wish(wish: LessonWish<G>): Promise<LessonTaught<G> | null> {
    const { stand } = this;
    if (!stand || this.#next || this.over || this.shown?.busy) return null;
    const acts = wish.want === "play" || wish.want === "go-on";
    if (acts) {
      this.lapse = null;
      this.busy = true;
    }
    const told = await this.#send({ step: stand.step, moves: stand.moves ?? [], wish });
    if (acts) this.busy = false;
    if (told && acts) this.#hear(told);
    return told;
  }

  async #send(at: LessonPlace<G>): Promise<LessonTaught<G> | null> {
    try {
      const told = await api.learn(this.game, this.name, at);
      this.problem = null;
      return told;
    } catch (why) {
      if (!(why instanceof NotDone)) throw why;
      this.problem = why.refusal;
      return null;
    }
  }

  #hear(told: LessonTaught<G>): void {
    if (told.refusal) {
      this.lapse = { refusal: told.refusal as Refusal, taught: told.lapse ?? null };
      return;
    }
    const deliveries = told.deliveries ?? [];
    const fresh = deliveries.find((one): one is Fresh<G> => one.type === "fresh");
    const happened = deliveries.filter((one): one is Told<G> => one.type === "told");
    this.#follow(happened);
    if (fresh && happened.length) {
      this.#next = { fresh, stand: told };
      this.#keep(told);
      return;
    }
    if (fresh) this.#begin(fresh);
    this.#stands(told);
  }

  /** A lesson has no clock: what happens counts from when it is heard. */
  #follow(happened: Told<G>[]): void {
    this.#before = this.#stand;
    for (const told of happened) {
      const known = this.#known && goOn(this.#known, told);
      if (!known) continue;
      this.#known = { ...known, at: Date.now() };
      this.showing?.hear(this.#known, told.lines ?? []);
    }
  }

  #begin(fresh: Fresh<G>): void {
    const known = { ...begin(fresh), at: Date.now() };
    this.#known = known;
    if (this.showing) this.showing.begin(known, ME);
    else this.showing = new Showing(known, ME, () => Date.now(), chosenPace);
    this.lapse = null;
    this.tables += 1;
  }

  #stands(told: LessonTaught<G>): void {
    this.#stand = told;
    this.#keep(told);
  }

  /** Who has done it all finds it at its beginning next time. */
  #keep({ step, steps, moves }: LessonTaught<G>): void {
    const done = step >= steps;
    const at = done ? { step: 0, moves: [] } : { step, moves: (moves ?? []) as object[] };
    keepProgress(this.game, this.name, { ...at, done });
  }
}
