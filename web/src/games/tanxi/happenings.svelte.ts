/** What is being shown on the board: reveals, and life that comes and goes. */

import type { Line } from "../../lib/messages";
import { settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../contract";
import { type Float, floatsIn } from "./floats";
import { type Reveal, revealOf, whereOf } from "./reveals";

export class Happenings {
  readonly #props: () => BoardProps<"tanxi">;

  constructor(props: () => BoardProps<"tanxi">) {
    this.#props = props;
  }

  /** The lines of the picture that is being shown; none when all has been. */
  get lines(): Line<"tanxi">[] {
    const { news, busy } = this.#props();
    return busy ? news.lines : [];
  }

  readonly reveal: Reveal | null = $derived.by(() => revealOf(this.lines));
  /** The cell where it happens. */
  readonly cell: string | null = $derived.by(() => whereOf(this.lines, this.#props().view));
  readonly floats: Float[] = $derived.by(() => {
    const { news, view } = this.#props();
    if (settings.motion === "less") return [];
    return floatsIn(news.number, this.lines, view.seats.map((one) => one.cell));
  });
  /** What is said of it. */
  readonly words: string = $derived.by(() => {
    const { speaker } = this.#props();
    return this.lines.flatMap((one) => ("event" in one ? [speaker.event(one)] : [])).join(" ");
  });
}
