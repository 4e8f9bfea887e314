/** What has happened is shown: from where things were to where they are, one after the other. */

import { settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../contract";
import { type Box, fadeIn, type Flying, survey, takeOff } from "./flying";
import { type Place, type Spoken, tell, TRAVEL } from "./steps";
import type { Happening, View } from "./things";

export class Showing {
  readonly #props: () => BoardProps<"antayagi">;
  /** The element in which everything has its place. */
  root: HTMLElement | undefined = $state();
  flying: Flying[] = $state.raw([]);
  /** What is worth a sentence, and which of these is being told; null: all of it has been. */
  #chain: Happening[] = $state.raw([]);
  #step: number | null = $state(null);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #meanwhile: Animation[] = [];
  #boxes = new Map<Place, Box>();
  #seen: { number: number; view: View } | null = null;

  readonly #sentences = $derived.by(() =>
    this.#chain.map((happening) => this.#table.speaker.event(happening)),
  );
  /** What is told at this moment. */
  readonly caption = $derived(
    this.#step === null ? this.#sentences.join(" ") : (this.#sentences[this.#step] ?? ""),
  );

  constructor(props: () => BoardProps<"antayagi">) {
    this.#props = props;
    $effect.pre(() => this.#look());
    $effect(() => this.#follow());
    $effect(() => () => this.#hush());
  }

  get #table(): BoardProps<"antayagi"> {
    return this.#props();
  }

  /** A click finishes whatever is on its way. */
  land = (): void => {
    for (const one of this.#meanwhile) one.finish();
    this.#meanwhile = [];
    this.flying = [];
    this.#hush();
  };

  landed(id: number): void {
    this.flying = this.flying.filter((one) => one.id !== id);
  }

  /** Where everything lies before the page shows what is new. */
  #look(): void {
    const { number } = this.#table.news;
    if (this.root && this.#seen && number !== this.#seen.number) this.#boxes = survey(this.root);
  }

  #follow(): void {
    const last = this.#seen;
    const { news, view } = this.#table;
    this.#seen = { number: news.number, view };
    if (!this.root || !last || last.number === news.number) return;
    const happenings = news.lines.filter((line): line is Happening => "event" in line);
    if (happenings.length) this.#show(this.root, happenings, last.view);
  }

  #show(root: HTMLElement, happenings: Happening[], before: View): void {
    const { view, me } = this.#table;
    const told = tell(happenings, before, view, me);
    if (told.words.length) this.#speak(told.words);
    if (settings.motion === "less") return fadeIn(root, told);
    const { flying, meanwhile } = takeOff(root, told, this.#boxes, 1 / settings.speed);
    this.flying = [...this.flying, ...flying];
    this.#meanwhile = this.#meanwhile.filter((one) => one.playState === "running");
    this.#meanwhile.push(...meanwhile);
  }

  /** Sentence after sentence, at the pace of what is seen; then all of it stays to be read. */
  #speak(words: Spoken[]): void {
    this.#hush();
    this.#chain = words.map((word) => word.happening);
    if (settings.motion === "less" || words.length < 2) return;
    this.#step = 0;
    const at = (start: number, step: number | null): void => {
      const tellIt = (): unknown => (this.#step = step);
      this.#timers.push(setTimeout(tellIt, start / settings.speed));
    };
    words.forEach(({ start }, step) => at(start, step));
    at((words.at(-1)?.start ?? 0) + 4 * TRAVEL, null);
  }

  #hush(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#step = null;
  }
}
