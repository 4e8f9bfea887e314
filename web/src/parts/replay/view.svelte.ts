/** Which moment of a finished game is shown, with whose eyes, and how it goes on. */

import { untrack } from "svelte";
import type { TableCard } from "../../lib/api";
import { Showing } from "../../lib/presentation/showing.svelte";
import {
  type Eyes,
  knownAt,
  lasts,
  type Moment,
  NOTHING,
  type Reel,
  readSpot,
  within,
  writeSpot,
} from "../../lib/replaying";
import { place } from "../../lib/router.svelte";
import { Film } from "./film.svelte";

const ADDRESS = 400; // ms of rest before the address says where we are

export class ReplayView {
  entry = $state(0);
  eyes: Eyes = $state("open");
  entries = $state(0); // of the whole game; 0 until we know
  playing = $state(false);
  speed = $state(1);
  film: Film | null = $state.raw(null);

  /** What is shown of it: a step forward is seen happening. */
  readonly showing = new Showing(NOTHING, null, () => Date.now(), () => 1 / this.speed);

  #card: TableCard;
  /** What has been given to be shown. */
  #given: { film: Film; entry: number } | null = null;

  constructor(card: TableCard) {
    this.#card = card;
    const { entry, eyes } = readSpot(place.hash, card.seats.length);
    this.entry = entry;
    this.eyes = eyes;
    $effect(() => this.#watch());
    $effect(() => this.#measure());
    $effect(() => this.#follow());
    $effect(() => this.#write());
    $effect(() => this.#goOn());
    $effect(() => this.#come());
    $effect(() => () => this.showing.leave());
  }

  get reel(): Reel | null {
    return this.film?.reel ?? null;
  }

  get moment(): Moment | undefined {
    return this.reel?.moments[this.entry];
  }

  /** The moment in the address, to be sent to others. */
  get spot(): string {
    return writeSpot({ entry: this.entry, eyes: this.eyes });
  }

  /** Go there by hand: then it does not go on by itself. */
  go(to: number): void {
    this.playing = false;
    const next = within(this.entries || to, to);
    if (next !== this.entry) this.#show(next);
  }

  play(on: boolean): void {
    if (on && this.entry >= this.entries) this.#show(0);
    this.playing = on;
  }

  #show(next: number): void {
    const one = next === this.entry + 1;
    this.showing.skip();
    this.entry = next;
    if (this.film) this.film.wanted = next;
    const { film, reel } = this;
    const moment = reel?.moments[next];
    if (!one || !film || !reel || !moment || this.#given?.film !== film) return;
    this.#given = { film, entry: next };
    this.showing.hear(knownAt(reel, next), moment.lines);
  }

  /** What is not a step forward is there at once. */
  #come(): void {
    const { film, reel, entry, eyes } = this;
    if (!film || !reel?.moments[entry]) return;
    if (this.#given?.film === film && this.#given.entry === entry) return;
    this.#given = { film, entry };
    const me = typeof eyes === "number" ? eyes : null;
    untrack(() => this.showing.begin(knownAt(reel, entry), me));
  }

  /** Other eyes, another film. */
  #watch(): () => void {
    const film = new Film(this.#card.table, this.eyes, untrack(() => this.entry));
    this.film = film;
    return () => film.leave();
  }

  /** Once the length of the game is known, a moment after its end becomes the end. */
  #measure(): void {
    if (!this.reel) return;
    this.entries = this.reel.entries;
    if (this.entry > this.entries) this.entry = this.entries;
  }

  /** Somebody else's link, or the way back in the history. */
  #follow(): void {
    const spot = readSpot(place.hash, this.#card.seats.length);
    untrack(() => {
      if (spot.eyes !== this.eyes) this.eyes = spot.eyes;
      if (spot.entry !== this.entry) this.go(spot.entry);
    });
  }

  #write(): () => void {
    const spot = this.spot;
    const timer = setTimeout(() => history.replaceState(null, "", spot), ADDRESS);
    return () => clearTimeout(timer);
  }

  #goOn(): (() => void) | undefined {
    if (!this.playing || !this.moment || this.showing.shown.busy) return undefined;
    if (this.entry >= this.entries) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => this.#show(this.entry + 1), lasts(this.moment) / this.speed);
    return () => clearTimeout(timer);
  }
}
