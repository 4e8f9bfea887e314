/** What I am asked, what I look at, and what I am about to do. */

import { untrack } from "svelte";
import type { Refusal, tanxi } from "../../lib/messages";
import { settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../contract";
import { Aiming } from "./aiming.svelte";
import { wordsOf } from "./cells";
import { chancesIn, isFight, lostBy, odds, shots } from "./fights";
import { marksOf } from "./marks";
import {
  against,
  byCell,
  type OfferGroup,
  grouped,
  type Kind,
  type TanxiMove,
  priceOf,
  takesEnergy,
} from "./offers";
import { inDialog, isFleeting, type Open, type OpenedPlace } from "./opened";
import type { Print } from "./print";
import { type Arranged, arranged, oddsIn, Weighing } from "./weighing.svelte";

const STEP_PAUSE = 200; // ms, so that one sees each step of a walk
const MUCH = 2; // energy that is not lost without a question

export class TanxiTurn {
  open: Open | null = $state.raw(null);
  chosen: string | null = $state(null); // a cell; another press on it is sure
  looked: string | null = $state(null); // a cell that is pointed at
  considered: TanxiMove | null = $state.raw(null); // a move that is pointed at
  weapon: string | null = $state(null); // an equipped one whose range is shown
  suggestion: TanxiMove | null = $state.raw(null);
  route: string[] = $state.raw([]); // the cells that are still to be walked to
  prices: tanxi.Priced | null = $state.raw(null);
  #reach: tanxi.Reachable | null = $state.raw(null);
  readonly #aiming: Aiming;
  readonly #weighing: Weighing;
  readonly #props: () => BoardProps<"tanxi">;
  readonly #print: Print;

  readonly moves = $derived.by(() => (this.#props().question?.moves ?? []) as TanxiMove[]);
  readonly cells = $derived.by(() => byCell(this.moves));
  readonly groups = $derived.by(() =>
    this.kind === "act" ? grouped(this.moves) : new Map<OfferGroup, TanxiMove[]>(),
  );
  readonly ways = $derived.by(
    () => new Map(this.#reach?.cells.map((way) => [way.cell, way]) ?? []),
  );
  readonly marks = $derived.by(() =>
    marksOf(this.kind, this.cells, this.ways, this.#props().speaker),
  );
  /** Whom something can be aimed at. */
  readonly targets = $derived.by(
    () => new Set(this.moves.flatMap((move) => ("player" in move ? [move.player] : []))),
  );
  /** The cells that are within the range of what is considered, or looked at. */
  readonly aimed = $derived.by(() => {
    const looked = this.weapon ? [this.weapon] : null;
    const weapons = this.considered?.do === "attack" ? this.considered.weapons : looked;
    return weapons ? (this.#aiming.with(weapons)?.cells ?? []) : [];
  });
  /** The cell that was chosen, or is pointed at, in words. */
  readonly caption = $derived.by(() => {
    const cell = this.#print.cell(this.goal);
    return cell ? this.words(cell) : "";
  });
  /** The cell that was chosen, or is pointed at. */
  readonly goal = $derived.by(() => this.chosen ?? this.looked ?? "");
  /** The way that is being walked, or would be. */
  readonly trail = $derived.by(() =>
    this.route.length ? this.route : (this.ways.get(this.goal)?.path ?? []),
  );
  /** The energy that is about to be spent. */
  readonly cost = $derived.by(() => {
    if (this.considered) return priceOf(this.considered, this.prices).energy ?? 0;
    return this.ways.get(this.goal)?.cost ?? 0;
  });

  constructor(props: () => BoardProps<"tanxi">, print: Print) {
    this.#props = props;
    this.#print = print;
    this.#aiming = new Aiming(async (weapons) => {
      return (await props().ask({ ask: "aim", weapons })) as tanxi.Aimed | null;
    });
    this.#weighing = new Weighing(async () => {
      return (await props().ask({ ask: "odds" })) as tanxi.Weighed | null;
    });
    $effect(() => {
      const number = props().question?.number;
      untrack(() => this.#begin(number));
    });
  }

  get kind(): Kind | null {
    return this.#props().question?.kind ?? null;
  }

  get inDialog(): boolean {
    return inDialog(this.kind);
  }

  // A new question

  #begin(number: number | undefined): void {
    this.chosen = this.considered = this.suggestion = this.weapon = null;
    this.#reach = null;
    this.#aiming.forget();
    this.#weighing.forget();
    if (this.open && isFleeting(this.open)) this.open = null;
    const { view, me } = this.#props();
    if (view.active !== me) this.route = [];
    if (number === undefined) return;
    if (this.#props().aids.chances && this.moves.some(isFight)) void this.#weighing.learn();
    if (this.inDialog) this.answer();
    if (this.kind === "trade") void this.#price();
    if (this.kind !== "act") this.route = [];
    else if (!this.#walkOn()) void this.#learn(number);
  }

  /** What everything costs, and how far one can go. */
  async #learn(number: number): Promise<void> {
    const { ask } = this.#props();
    const [far, prices] = await Promise.all([ask({ ask: "reach" }), ask({ ask: "prices" })]);
    if (this.#props().question?.number !== number) return;
    this.#reach = far as tanxi.Reachable | null;
    this.prices = prices as tanxi.Priced | null;
  }

  async #price(): Promise<void> {
    this.prices = (await this.#props().ask({ ask: "prices" })) as tanxi.Priced | null;
  }

  answer(): void {
    this.#aiming.learnAll(this.moves);
    this.open = { spot: "answer" };
  }

  // Playing

  play = (move: TanxiMove): void => {
    this.open = null;
    this.route = [];
    void this.#props().play(move);
  };

  /** Play it; if much would be lost by ending the turn now, that is asked about first. */
  take = (move: TanxiMove): void => {
    if (move.do === "end" && this.#isHasty) this.open = { spot: "end" };
    else this.play(move);
  };

  why = (move: TanxiMove): Promise<Refusal | null> => this.#props().why(move);

  /** Walk to the next cell of the route, unless something else is asked by now. */
  #walkOn(): boolean {
    const [next, ...rest] = this.route;
    const move = next === undefined ? undefined : this.cells.get(next);
    this.route = move ? rest : [];
    if (!move) return false;
    setTimeout(() => void this.#step(move), settings.motion === "full" ? STEP_PAUSE : 0);
    return true;
  }

  async #step(move: TanxiMove): Promise<void> {
    if (!(await this.#props().play(move))) this.route = [];
  }

  /** A cell was pressed; a finger must press twice, since it has not seen the price before. */
  pick(cell: string, sure: boolean): void {
    const seat = this.#props().view.seats.findIndex((one) => one.cell === cell);
    const [first, ...more] = seat < 0 ? [] : against(this.moves, seat);
    if (first?.do === "target" && !more.length) this.play(first);
    else if (first) this.aimAt(seat);
    else if (seat >= 0 && !this.cells.has(cell)) this.open = { spot: "seat", seat };
    else if (sure) this.goTo(cell);
    else this.chosen = cell;
  }

  goTo(cell: string): void {
    const way = this.ways.get(cell);
    const move = this.cells.get(cell);
    if (way) {
      this.route = way.path;
      this.chosen = null;
      this.#walkOn();
    } else if (move) {
      this.play(move);
    } else {
      this.chosen = cell;
    }
  }

  choose(group: OfferGroup): void {
    const offered = this.groups.get(group) ?? [];
    const [first] = offered;
    if (first && (group === "explore" || group === "end")) this.take(first);
    else if (group === "village") this.open = { spot: "village" };
    else {
      this.#aiming.learnAll(offered);
      this.open = { spot: "group", group };
    }
  }

  /** Whether ending now would lose energy that could still be used. */
  get #isHasty(): boolean {
    const spends = (move: TanxiMove): boolean => takesEnergy(move, this.prices);
    return this.#props().view.energy >= MUCH && this.moves.some(spends);
  }

  async suggest(): Promise<void> {
    const number = this.#props().question?.number;
    const move = (await this.#props().hint()) as TanxiMove | null;
    if (!move || this.#props().question?.number !== number) return;
    this.suggestion = move;
    if ("cell" in move) this.chosen = move.cell;
  }

  async visit(place: OpenedPlace): Promise<void> {
    this.open = place;
    const known = this.prices || this.#props().me === null;
    if (place.spot === "village" && !known) await this.#price();
  }

  /** What is to be known of a cell, and what can be done there. */
  words = (cell: tanxi.Land): string => {
    const { view, speaker } = this.#props();
    return wordsOf(cell, view, speaker, this.marks.get(cell.name), this.aimed.includes(cell.name));
  };

  // Aiming

  aimAt(seat: number): void {
    this.#aiming.learnAll(against(this.moves, seat));
    this.open = { spot: "aim", seat };
  }

  /** Show how far an equipped weapon reaches. */
  aim(weapon: string | null): void {
    this.weapon = weapon;
    if (weapon && this.kind === "act") void this.#aiming.learn([weapon]);
  }

  /** Whether chances are on their way that decide about the order of what is offered. */
  get weighs(): boolean {
    return this.#weighing.awaited;
  }

  arranged(moves: TanxiMove[]): Arranged {
    return arranged(this.#weighing.strikes, moves);
  }

  oddsOf(move: TanxiMove): tanxi.StrikeOdds | undefined {
    return oddsIn(this.#weighing.strikes, move);
  }

  /** What else is to be known of a move before it is made. */
  note = (move: TanxiMove): string => {
    const { view, me, speaker } = this.#props();
    const gear = me === null ? [] : (view.seats[me]?.gear ?? []);
    if (move.do === "dig") {
      const { cards = 0, monsters = 0 } = view.decks.find((one) => one.deck === move.deck) ?? {};
      return speaker.say("web-tanxi-deck", { cards, monsters });
    }
    if (move.do === "equip") return lostBy(move, this.#print, speaker).join(" ");
    if (!isFight(move)) return "";
    const { weapons } = move;
    const begins = odds(move, this.#aiming.with(weapons), speaker);
    const chances = chancesIn(this.oddsOf(move), speaker);
    return [chances, begins, ...shots(weapons, gear, this.#print, speaker)].filter(Boolean).join(". ");
  };
}
