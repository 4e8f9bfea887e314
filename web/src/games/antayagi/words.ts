/** Cards in words, for those who do not see them. */

import type { Speaker } from "../../lib/speaker";
import type { Shown } from "./knowing";
import { isBack, type Seen, type Side } from "./things";

/** A card in a hand: its place, both sides as far as they are shown, and how it is held. */
export function handCard(speaker: Speaker, slot: number, card: Seen, shown: Shown): string {
  const sides = [shown.face, shown.other].filter((side) => side !== null);
  const unknown = speaker.say("web-ay-unknown");
  const name = (side: Side | undefined): string => (side ? speaker.name(side) : unknown);
  return speaker.say("web-ay-card", {
    number: slot + 1,
    object: name(sides.find((side) => !isBack(side))),
    back: name(sides.find(isBack)),
    held: card.private ? "private" : "blind",
  });
}

/** Names as one says them: Ana, Ben and Cleo. */
export function list(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
