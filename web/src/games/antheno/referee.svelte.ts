/** What the referee says of the table as I have it now, asked whenever it has come to rest. */

import type { antheno } from "../../lib/messages";
import type { BoardProps } from "../contract";
import { type Fault, faultsOf, type Mark, marksOf, starsOf } from "./judged";
import { type Piece, placed } from "./pieces";
import type { AnthenoTurn } from "./turn.svelte";

const REST = 220; // ms
const NO_STARS: ReadonlyMap<string, number> = new Map<string, number>();

export class Referee {
  #judged: { pieces: Piece[]; says: antheno.Judgement } | null = $state.raw(null);

  constructor(
    readonly turn: AnthenoTurn,
    readonly board: () => Pick<BoardProps<"antheno">, "ask" | "speaker">,
  ) {
    $effect(() => {
      const { pieces, mine } = turn;
      if (!mine) {
        this.#judged = null;
        return;
      }
      const timer = setTimeout(() => this.#judge(pieces), REST);
      return () => clearTimeout(timer);
    });
  }

  readonly says = $derived.by(() => (this.turn.mine ? (this.#judged?.says ?? null) : null));
  /** Whether it has seen the latest. */
  readonly isUpToDate = $derived.by(
    () => this.says !== null && this.#judged?.pieces === this.turn.pieces,
  );
  readonly marks: Mark[] = $derived(this.says ? marksOf(this.says) : []);
  /** What the stars stand for, by cell. */
  readonly stars = $derived(
    this.says && this.#judged ? starsOf(this.says, placed(this.#judged.pieces)) : NO_STARS,
  );
  /** All that is missing. */
  readonly missing: Fault[] = $derived.by(() =>
    this.says ? faultsOf(this.says, this.board().speaker) : [],
  );
  /** Before the first tile is touched there is nothing to find fault with. */
  readonly faults: Fault[] = $derived.by(() => (this.turn.touched ? this.missing : []));

  /** Whether I could end my turn now; null: nobody can tell. */
  async isFine(): Promise<boolean | null> {
    if (!this.isUpToDate) await this.#judge(this.turn.pieces);
    return this.isUpToDate ? (this.says?.fine ?? null) : null;
  }

  async #judge(pieces: Piece[]): Promise<void> {
    const says = await this.board().ask({ ask: "judge", table: placed(pieces) });
    if (says && pieces === this.turn.pieces) this.#judged = { pieces, says };
  }
}
