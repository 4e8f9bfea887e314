/** What I have chosen, where it would go, and what is remarked on it. */

import type { Speaker } from "../../lib/speaker";
import type { ClothCamera } from "./camera.svelte";
import type { Drag } from "./drag.svelte";
import { type Cell, type TileGroup, keyOf, type Piece, tapped, turned } from "./pieces";
import { named } from "./tiles";
import type { AnthenoTurn } from "./turn.svelte";

interface Remark {
  sentence: string;
  pieces: Piece[];
  selected: ReadonlySet<number>;
}

export class Hand {
  /** Where keys act. */
  cursor: Cell = $state.raw({ x: 0, y: 0 });
  byKey = $state(false);
  /** Dragging over empty cloth chooses tiles. */
  choosing = $state(false);
  /** For those who listen. */
  said = $state("");
  #upright = $state(false); // tiles of the rack are laid down instead of across
  #remark: Remark | null = $state.raw(null);

  constructor(
    readonly turn: AnthenoTurn,
    readonly drag: Drag,
    readonly camera: ClothCamera,
    readonly speaker: () => Speaker,
  ) {}

  /** A remark on how things are: once they are different, it is no longer made. */
  readonly note = $derived.by(() => {
    const { pieces, selected } = this.turn;
    const isSo = this.#remark?.pieces === pieces && this.#remark.selected === selected;
    return isSo ? (this.#remark?.sentence ?? "") : "";
  });
  readonly #chosen = $derived.by(() =>
    this.turn.pieces.filter(({ id }) => this.turn.selected.has(id)),
  );
  /** Whether some of it is on the rack still. */
  readonly loose = $derived(this.#chosen.some((piece) => !piece.at));
  readonly canTakeBack = $derived(this.#chosen.some(({ at, from }) => at && from === "rack"));

  /** What Enter would put down, and where. */
  readonly held: { tile: string; at: Cell }[] = $derived.by(() => {
    if (!this.turn.mine || !this.turn.selected.size) return [];
    const tiles = new Map(this.turn.pieces.map((piece) => [piece.id, piece.tile]));
    return [...this.#group()].map(([id, { x, y }]) => ({
      tile: tiles.get(id) ?? "",
      at: { x: this.cursor.x + x, y: this.cursor.y + y },
    }));
  });

  tell(sentence: string): void {
    const { pieces, selected } = this.turn;
    this.#remark = { sentence, pieces, selected };
  }

  tellThereIsNoRoom(): void {
    this.tell(this.speaker().say("web-antheno-no-room"));
  }

  /** Keys act on the cloth from now on. */
  point(): void {
    this.byKey = true;
    this.camera.focus();
  }

  tap(id: number, more: boolean): void {
    const { turn } = this;
    const lies = turn.pieces.some((piece) => piece.id === id && piece.at);
    if (more || this.choosing || !lies) turn.toggle(id);
    else turn.select(tapped(turn.pieces, turn.selected, id));
  }

  /** Whatever is chosen comes here. */
  tapCell(cell: Cell): void {
    this.cursor = cell;
    if (this.turn.mine && this.turn.selected.size && this.#put(cell, 1)) this.turn.select([]);
  }

  rotate(): void {
    if (this.drag.hanging) this.drag.rotate();
    else if (this.loose) this.#upright = !this.#upright;
    else if (!this.turn.turn()) this.tellThereIsNoRoom();
  }

  letGo(): void {
    if (this.drag.hanging) this.drag.cancel();
    else this.turn.select([]);
  }

  takeBack(): void {
    const under = this.under();
    const ids = this.turn.selected.size || !under ? this.turn.selected : new Set([under.id]);
    this.turn.takeBack(ids);
  }

  /** The line of the tile at the cursor; once more: the line that crosses it. */
  chooseLine(): void {
    const piece = this.under();
    if (!piece) return;
    const { turn } = this;
    const alone = turn.selected.has(piece.id) ? turn.selected : new Set([piece.id]);
    turn.select(tapped(turn.pieces, alone, piece.id));
    this.#sayChosen();
  }

  under(cell: Cell = this.cursor): Piece | undefined {
    return this.turn.pieces.find((piece) => piece.at && keyOf(piece.at) === keyOf(cell));
  }

  go(cell: Cell): void {
    this.cursor = cell;
    this.camera.reveal(cell);
    const speaker = this.speaker();
    const piece = this.under();
    this.said = speaker.say("web-antheno-cell", {
      column: cell.x,
      row: cell.y,
      what: piece ? named(speaker, piece.tile) : speaker.say("web-antheno-nothing-here"),
    });
  }

  step(x: number, y: number): void {
    this.go({ x: this.cursor.x + x, y: this.cursor.y + y });
  }

  /** Pick up what is at the cursor, or put down what I hold; false: there is neither. */
  enter(more: boolean): boolean {
    const piece = this.under();
    if (piece && (more || !this.turn.selected.size)) {
      this.turn.toggle(piece.id);
      this.#sayChosen();
      return true;
    }
    if (!this.turn.selected.size) return false;
    const wide = this.held.filter(({ at }) => at.y === this.cursor.y).length;
    if (!this.#put(this.cursor, 0)) return true;
    this.turn.select([]);
    this.step(Math.max(1, wide), 0);
    return true;
  }

  #sayChosen(): void {
    const speaker = this.speaker();
    const tile = this.#chosen.map((piece) => named(speaker, piece.tile)).join(", ");
    this.said = tile
      ? speaker.say("web-antheno-chosen", { tile })
      : speaker.say("web-antheno-none-chosen");
  }

  #group(): TileGroup {
    const [first] = this.turn.selected;
    const group = this.turn.group(first ?? -1);
    return this.#upright ? turned(group) : group;
  }

  #put(cell: Cell, reach: number): boolean {
    const room = this.turn.put(this.#group(), cell, reach);
    if (!room) this.tellThereIsNoRoom();
    else this.#upright = false;
    return room;
  }
}
