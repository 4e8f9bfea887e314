/** What the action line says: what is expected of me, and what the others have done meanwhile. */

import { untrack } from "svelte";
import { awaited } from "../../lib/sitters";
import type { BoardProps } from "../contract";
import type { Hand } from "./hand.svelte";
import type { Referee } from "./referee.svelte";
import type { AnthenoTurn } from "./turn.svelte";

type Board = Pick<
  BoardProps<"antheno">,
  "view" | "me" | "sitters" | "speaker" | "news" | "busy" | "rests"
>;
const TOLD = ["played", "drew", "passed", "went-out", "blocked"];

export class News {
  /** What has been done last, by as many as there are others. */
  told: string[] = $state.raw([]);

  constructor(
    readonly board: () => Board,
    readonly turn: AnthenoTurn,
    readonly hand: Hand,
    readonly referee: Referee,
  ) {
    $effect(() => {
      const { lines } = board().news;
      untrack(() => {
        const { speaker, view } = board();
        const sentences = lines.flatMap((line) =>
          "event" in line && TOLD.includes(line.event) ? [speaker.event(line)] : [],
        );
        this.told = [...this.told, ...sentences].slice(1 - view.seats.length);
      });
    });
  }

  forget(): void {
    this.told = [];
  }

  readonly expected = $derived.by(() => {
    if (this.board().view.asked.length === 0) return this.board().speaker.say("web-the-end");
    if (this.turn.mine) return this.#ofMe();
    return this.board().rests ? "" : this.#ofOthers();
  });

  #ofOthers(): string {
    const { view, me, sitters, speaker, busy } = this.board();
    if (busy && view.turn === me) return ""; // first one sees what led to it
    const sitter = sitters[view.turn];
    const name = sitter?.name ?? "";
    if (this.turn.watched) return speaker.say("web-antheno-rearranges", { name });
    if (view.turn === me || (sitter?.away && !sitter.bot)) {
      const { who, names } = awaited([view.turn], sitters, speaker);
      return speaker.say("web-wait-for", { who, name: names.join() });
    }
    return speaker.say("event-turn-passed", speaker.args({ seat: view.turn }));
  }

  #ofMe(): string {
    const { view, speaker } = this.board();
    const { turn, hand, referee } = this;
    if (hand.note) return hand.note;
    if (turn.selected.size) return speaker.say("web-antheno-where", { count: turn.selected.size });
    if (!turn.touched) {
      return speaker.say("web-antheno-your-turn", { bag: view.bag, draw: view.options.draw });
    }
    if (!referee.isUpToDate) return speaker.say("web-antheno-looking");
    if (referee.says?.fine) return speaker.say("web-antheno-in-order");
    return speaker.say("web-antheno-not-in-order", { count: referee.faults.length });
  }

  /** How the table differs from what I saw last. */
  readonly changed = $derived.by(() => {
    const { fresh, moved } = this.turn.changes;
    if (this.turn.touched || (!fresh.size && !moved.size)) return "";
    const { speaker } = this.board();
    return speaker.say("web-antheno-changed", { fresh: fresh.size, moved: moved.size });
  });
}
