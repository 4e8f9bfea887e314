/** How a turn ends: with what I have laid, with a tile from the bag, or with a play I was shown. */

import type { Games, Refusal } from "../../lib/messages";
import type { BoardProps } from "../contract";
import type { Hand } from "./hand.svelte";
import { type Piece, placed } from "./pieces";
import type { Referee } from "./referee.svelte";
import type { AnthenoTurn } from "./turn.svelte";

type Move = Games["antheno"]["Move"];
type Board = Pick<BoardProps<"antheno">, "question" | "play" | "why" | "hint" | "speaker">;

export class Deciding {
  busy = $state(false);
  /** A draw that was refused: then the referee has a play to show. */
  refused: Refusal | null = $state.raw(null);
  /** What is missing is being told. */
  explained = $state(false);

  constructor(
    readonly board: () => Board,
    readonly turn: AnthenoTurn,
    readonly referee: Referee,
    readonly hand: Hand,
    /** My move is on its way. */
    readonly sent: () => void,
  ) {
    $effect(() => {
      void turn.pieces;
      void board().question?.number;
      this.close();
    });
  }

  close(): void {
    this.refused = null;
    this.explained = false;
  }

  async endTurn(): Promise<void> {
    if (this.busy) return;
    const fine = await this.#waiting(() => this.referee.isFine());
    const { pieces } = this.turn;
    if (fine) await this.#send({ do: "play", table: placed(pieces) }, pieces);
    else this.explained = fine === false;
  }

  /** Draw or pass, if the referee lets me; if not, there is a play, and it can be shown. */
  async take(move: Move): Promise<void> {
    this.refused = await this.#waiting(() => this.board().why(move));
    if (!this.refused) await this.#send(move, this.turn.base);
  }

  /** Lay what a bot would, to be looked at; it is played by whoever ends the turn. */
  async suggest(): Promise<void> {
    const move = await this.#waiting(() => this.board().hint());
    this.refused = null;
    if (!move || !this.turn.mine) return;
    const { speaker } = this.board();
    if (move.do !== "play") {
      this.hand.tell(speaker.say("web-antheno-nothing", { what: speaker.move(move) }));
    } else if (this.turn.lay(move.table)) {
      this.hand.tell(speaker.say("web-antheno-suggested"));
      this.hand.camera.show(this.turn.touchedCells);
    }
  }

  async #send(move: Move, table: Piece[]): Promise<void> {
    this.sent();
    this.turn.end(table);
    if (!(await this.#waiting(() => this.board().play(move)))) this.turn.goOn();
  }

  async #waiting<T>(deed: () => Promise<T>): Promise<T> {
    this.busy = true;
    try {
      return await deed();
    } finally {
      this.busy = false;
    }
  }
}
