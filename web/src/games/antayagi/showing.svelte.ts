/** What happens in a picture is seen happening: from where things were to where they are. */

import { untrack } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../contract";
import { fadeIn, type Flying, type Rect, survey, takeOff } from "./flying";
import { type Place, tell, worthASentence } from "./steps";
import type { Happening, View } from "./things";
import { lastOf } from "./words";

const LEGIBLE = 96; // letters that there is room for

export class Presentation {
  readonly #props: () => BoardProps<"antayagi">;
  /** The element in which everything has its place. */
  root: HTMLElement | undefined = $state();
  flying: Flying[] = $state.raw([]);
  /** What has been told since all was still the last time, and what is told now. */
  #told: Happening[] = $state.raw([]);
  #spoken: Happening[] = $state.raw([]);
  #meanwhile: Animation[] = [];
  #rects = new Map<Place, Rect>();
  #seen: { number: number; view: View; busy: boolean } | null = null;

  /** The sentence of what is seen; when all has been shown, the last few stay to be read. */
  readonly caption = $derived.by(() => {
    const { busy, speaker } = this.#board;
    const sentences = (busy ? this.#spoken : this.#told).map((one) => speaker.event(one));
    return (busy ? sentences : lastOf(sentences, LEGIBLE)).join(" ");
  });

  constructor(props: () => BoardProps<"antayagi">) {
    this.#props = props;
    $effect.pre(() => this.#look());
    $effect(() => this.#follow());
    $effect(() => () => this.#land());
  }

  get #board(): BoardProps<"antayagi"> {
    return this.#props();
  }

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
    const { news, view, busy } = this.#board;
    this.#seen = { number: news.number, view, busy };
    if (!last || last.number === news.number) {
      if (!busy) untrack(() => this.#land());
      return;
    }
    const happenings = news.lines.filter((line): line is Happening => "event" in line);
    untrack(() => {
      this.#land();
      this.#speak(happenings.filter(worthASentence), last.busy);
      if (this.root && news.lasts) this.#show(this.root, happenings, last.view);
    });
  }

  #show(root: HTMLElement, happenings: Happening[], before: View): void {
    const { view, me, news } = this.#board;
    const plan = tell(happenings, before, view, me);
    if (settings.motion === "less") {
      fadeIn(root, plan);
      return;
    }
    const { flying, meanwhile } = takeOff(root, plan, this.#rects, news.lasts / plan.lasts || 1);
    this.flying = flying;
    this.#meanwhile = meanwhile;
  }

  #speak(words: Happening[], goesOn: boolean): void {
    if (!words.length) return;
    this.#told = goesOn ? [...this.#told, ...words] : words;
    this.#spoken = words;
  }

  /** Whatever is on its way is there. */
  #land(): void {
    this.flying = [];
    for (const one of this.#meanwhile) one.finish();
    this.#meanwhile = [];
  }
}
