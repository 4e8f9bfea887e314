/** What is asked of me, and what I do about it. */

import type { Refusal } from "../../lib/messages";
import type { BoardProps } from "../contract";
import { around } from "./around";
import { isNoSabotage } from "./knowing";
import { byDigit, offered, spoken, takenFrom, withCard } from "./offers";
import type { Move, Thing } from "./things";

export class Asking {
  readonly #props: () => BoardProps<"antayagi">;
  readonly #remember: () => boolean; // whether one is reminded of what one has seen
  /** What was suggested or refused, and to which question that belongs. */
  #suggested: { to: number; move: Move } | null = $state.raw(null);
  #refused: { to: number | undefined; refusal: Refusal } | null = $state.raw(null);
  /** A card that was dragged to somebody: laid down as soon as that is asked. */
  #meant: number | null = $state(null);
  #busy = false;
  /** When the window closes: for all at the same time, also for those who have answered. */
  until: number | null = $state(null);

  readonly question = $derived.by(() => this.#board.question);
  readonly moves = $derived(this.question?.moves ?? []);
  readonly buttons = $derived(spoken(this.moves));
  /** From whom a card is to be taken. */
  readonly from = $derived.by(() => takenFrom(this.#board.view, this.#board.me, this.question));
  readonly others = $derived.by(() => {
    const seats = around(this.#board.view.seats.length, this.#board.me ?? 0);
    return seats.map((spot) => spot.seat);
  });
  readonly suggestion = $derived(
    this.#suggested?.to === this.question?.number ? (this.#suggested?.move ?? null) : null,
  );
  readonly refusal = $derived(
    this.#refused?.to === this.question?.number ? (this.#refused?.refusal ?? null) : null,
  );

  constructor(props: () => BoardProps<"antayagi">, remember: () => boolean) {
    this.#props = props;
    this.#remember = remember;
    $effect(() => this.#watchTheWindow());
    $effect(() => this.#layWhatIsMeant());
  }

  get #board(): BoardProps<"antayagi"> {
    return this.#props();
  }

  can(kind: Move["do"], number: number): boolean {
    return !!offered(this.moves, kind, number);
  }

  canWith(slot: number): boolean {
    return !!this.#with(slot);
  }

  /** Whether I can see that this would be refused: a Sabotage with a card that is none.
   *
   * It is offered all the same, since what is offered must not tell what anybody holds.
   */
  isVain(move: Move): boolean {
    if (move.do !== "sabotage") return false;
    const { view, me } = this.#board;
    const card = me === null ? undefined : view.seats[me]?.hand[move.slot];
    return !!card && isNoSabotage(card, this.#remember());
  }

  /** What I would take, where I see it or am reminded of it. */
  taken(move: Move): Thing | null {
    if (move.do !== "take" || this.from === null) return null;
    const card = this.#board.view.seats[this.from]?.hand[move.slot];
    return card && (!card.private || this.#remember()) ? card.object : null;
  }

  /** What can be done with this card of mine. */
  #with(slot: number): Move | undefined {
    const move = withCard(this.moves, slot);
    return move && !this.isVain(move) ? move : undefined;
  }

  /** Whether a bot would do this. */
  suggests(kind: Move["do"], number: number): boolean {
    const move = this.suggestion;
    return !!move && !!offered([move], kind, number);
  }

  /** Answer; a second press before the first has counted is none. */
  async answer(move: Move): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    this.#refused = null;
    try {
      return await this.#board.play(move);
    } finally {
      this.#busy = false;
    }
  }

  /** A button is pressed. What is vain is not played: the referee says why, beside the buttons. */
  use(move: Move): Promise<boolean> {
    return this.#attempt(move, this.isVain(move) ? undefined : move);
  }

  choose(player: number): Promise<boolean> {
    return this.#attempt({ do: "choose", player }, offered(this.moves, "choose", player));
  }

  take(slot: number): Promise<boolean> {
    return this.#attempt({ do: "take", slot }, offered(this.moves, "take", slot));
  }

  /** A card of mine is pressed, or put down in the middle. */
  useCard(slot: number): Promise<boolean> {
    const kind = this.#board.view.question === "sabotage" ? "sabotage" : "lay";
    return this.#attempt({ do: kind, slot }, this.#with(slot));
  }

  /** Whether a card of mine can be picked up. */
  mayDrag(slot: number): boolean {
    return this.canWith(slot) || this.question?.kind === "choose";
  }

  /** A card of mine is put down in the middle, or at somebody's place: to trade it with them. */
  async drop(slot: number, place: string): Promise<void> {
    if (place === "middle") await this.useCard(slot);
    else if (await this.choose(Number(place))) this.#meant = slot;
  }

  press(digit: number): void {
    const move = byDigit(this.moves, digit, this.others);
    if (move) void this.answer(move);
  }

  async suggest(): Promise<void> {
    const to = this.question?.number;
    const move = await this.#board.hint();
    if (to !== undefined && move) this.#suggested = { to, move };
  }

  /** Do it if it is offered; if not, let the referee say why. */
  async #attempt(wanted: Move, move: Move | undefined): Promise<boolean> {
    if (move) return this.answer(move);
    if (this.#busy) return false;
    const to = this.question?.number;
    const refusal = await this.#board.why(wanted);
    this.#refused = refusal && { to, refusal };
    return false;
  }

  #watchTheWindow(): void {
    if (this.#board.view.question !== "sabotage") this.until = null;
    else if (this.question) this.until = this.question.until ?? null;
  }

  #layWhatIsMeant(): void {
    const slot = this.#meant;
    if (slot === null || !this.question || this.question.kind === "choose") return;
    this.#meant = null;
    const lay = offered(this.moves, "lay", slot);
    if (lay) void this.answer(lay);
  }
}
