/** What has happened is shown: from where things were to where they are, one after the other. */

import { untrack } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../contract";
import { fadeIn, type Flying, type Rect, survey, takeOff } from "./flying";
import { Queue, type Slot } from "./queue";
import { type Place, READ, type Spoken, tell, type AnimationPlan } from "./steps";
import type { Happening, View } from "./things";

/** What belongs to one batch of happenings, while it is shown or waits for that. */
interface Batch {
  slot: Slot;
  ghosts: number[]; // ids of what flies
  meanwhile: Animation[];
  timers: ReturnType<typeof setTimeout>[];
}

export class Presentation {
  readonly #props: () => BoardProps<"antayagi">;
  /** The element in which everything has its place. */
  root: HTMLElement | undefined = $state();
  flying: Flying[] = $state.raw([]);
  /** What the caption tells now, and what it tells when all has been shown. */
  #spoken: Happening[] = $state.raw([]);
  #latest: Happening[] = [];
  readonly #queue = new Queue();
  #batches: Batch[] = [];
  #rects = new Map<Place, Rect>();
  #seen: { number: number; view: View } | null = null;

  readonly caption = $derived.by(() =>
    this.#spoken.map((happening) => this.#board.speaker.event(happening)).join(" "),
  );

  constructor(props: () => BoardProps<"antayagi">) {
    this.#props = props;
    $effect.pre(() => this.#look());
    $effect(() => this.#follow());
    $effect(() => this.land);
  }

  get #board(): BoardProps<"antayagi"> {
    return this.#props();
  }

  /** A click finishes whatever is on its way or waits. */
  land = (): void => {
    this.#queue.clear();
    this.#tidy();
    this.#spoken = this.#latest;
  };

  landed(id: number): void {
    this.flying = this.flying.filter((one) => one.id !== id);
  }

  /** Where everything lies before the page shows what is new. */
  #look(): void {
    const { number } = this.#board.news;
    if (this.root && this.#seen && number !== this.#seen.number) this.#rects = survey(this.root);
  }

  #follow(): void {
    const last = this.#seen;
    const { news, view } = this.#board;
    this.#seen = { number: news.number, view };
    if (!this.root || !last || last.number === news.number) return;
    const happenings = news.lines.filter((line): line is Happening => "event" in line);
    const { root } = this;
    if (happenings.length) untrack(() => this.#show(root, happenings, last.view));
  }

  /** The table shows it already; how it came about is seen after what came before. */
  #show(root: HTMLElement, happenings: Happening[], before: View): void {
    const { view, me } = this.#board;
    const told = tell(happenings, before, view, me);
    const still = settings.motion === "less";
    if (still) fadeIn(root, told);
    const lasts = still ? told.words.length * READ : told.lasts;
    if (!lasts) return;
    const now = performance.now();
    const slot = this.#queue.put(now, lasts / settings.speed);
    this.#tidy();
    const batch: Batch = { slot, ghosts: [], meanwhile: [], timers: [] };
    this.#batches.push(batch);
    if (told.words.length) this.#speak(batch, told.words, now, still);
    if (!still) this.#fly(batch, root, told, now);
  }

  #fly(batch: Batch, root: HTMLElement, told: AnimationPlan, now: number): void {
    const { flying, meanwhile } = takeOff(root, told, this.#rects, {
      delay: batch.slot.start - now,
      pace: batch.slot.pace / settings.speed,
      awaited: new Set(this.flying.map((one) => one.to)),
    });
    this.flying = [...this.flying, ...flying];
    batch.ghosts = flying.map((one) => one.id);
    batch.meanwhile = meanwhile;
  }

  /** Sentence after sentence, at the pace of what is seen; then all of it stays to be read. */
  #speak(batch: Batch, words: Spoken[], now: number, still: boolean): void {
    const all = words.map((word) => word.happening);
    const { start, end, pace } = batch.slot;
    this.#latest = all;
    const at = (time: number, happenings: Happening[]): void => {
      batch.timers.push(setTimeout(() => (this.#spoken = happenings), time - now));
    };
    if (still) return at(start, all);
    for (const word of words) {
      at(start + (word.start * pace) / settings.speed, [word.happening]);
    }
    batch.timers.push(setTimeout(() => this.#rest(end), end - now));
  }

  /** What came last stays, unless there is more to tell. */
  #rest(end: number): void {
    const more = this.#batches.some(({ slot, timers }) => slot.start >= end && timers.length > 0);
    if (!more) this.#spoken = this.#latest;
  }

  /** Away with what has no time any more. */
  #tidy(): void {
    const over = this.#batches.filter((batch) => !this.#queue.holds(batch.slot));
    this.#batches = this.#batches.filter((batch) => this.#queue.holds(batch.slot));
    const gone = new Set(over.flatMap((batch) => batch.ghosts));
    this.flying = this.flying.filter((one) => !gone.has(one.id));
    for (const { meanwhile, timers } of over) {
      for (const one of meanwhile) one.finish();
      for (const timer of timers) clearTimeout(timer);
    }
  }
}
