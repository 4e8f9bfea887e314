/** The picture of each thing; until the pictures are there, its place is kept free. */

import { onMount } from "svelte";
import { afterPaint } from "../../lib/after-paint";
import type * as Art from "./art";
import Blank from "./Blank.svelte";
import type { Print } from "./print";

let art = $state.raw<typeof Art | null>(null);

const LAST = 4; // after all that a table paints one after the other

/** For a component that shows pictures, or whose parts do: they come when it has been painted. */
export function usePictures(): void {
  onMount(() => afterPaint(() => void fetchPictures(), LAST));
}

async function fetchPictures(): Promise<void> {
  try {
    art = await import("./art");
  } catch {
    // Nobody answers: everything is named in words, too.
  }
}

export function pictureOf(thing: string | null, print: Print): Art.Picture {
  return art?.pictureOf(thing, print) ?? Blank;
}
