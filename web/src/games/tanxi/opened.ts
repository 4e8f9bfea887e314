/** What can lie open in a dialog over the table, and what is written above it. */

import type { Speaker } from "../../lib/speaker";
import type { OfferGroup, Kind } from "./offers";

/** What lies around the island. */
export type OpenedPlace =
  | { spot: "deck"; deck: string }
  | { spot: "deity"; deity: string }
  | { spot: "village" | "discards" };

export type Open =
  | OpenedPlace
  | { spot: "answer" | "around" | "all" | "end" }
  | { spot: "group"; group: OfferGroup }
  | { spot: "card" | "thing"; thing: string } // of one's own, or anybody's
  | { spot: "seat" | "aim"; seat: number };

/** These are answered in a dialog; others on the map, or in the line above one's things. */
const IN_DIALOG: Kind[] = [
  "draft", "monster", "pay", "trade", "dig", "keep", "sort", "take", "rob", "discard", "disarm",
];

export function inDialog(kind: Kind | null): boolean {
  return kind !== null && IN_DIALOG.includes(kind);
}

/** These show what one was asked, so they close when something else is. */
const FLEETING: Open["spot"][] = ["answer", "group", "card", "aim", "all", "end"];

export function isFleeting(open: Open): boolean {
  return FLEETING.includes(open.spot);
}

const WIDE: Open["spot"][] = ["answer", "village", "seat", "around", "discards", "group"];

export function isWide(open: Open): boolean {
  return WIDE.includes(open.spot);
}

export function titleOf(open: Open, kind: Kind | null, speaker: Speaker): string {
  switch (open.spot) {
    case "answer":
      return speaker.say(`question-${kind ?? "act"}`);
    case "group":
      return speaker.say("web-tanxi-group", { group: open.group });
    case "card":
    case "thing":
      return speaker.name(open.thing);
    case "seat":
      return speaker.seat(open.seat);
    case "aim":
      return speaker.say("web-tanxi-attack-whom", { name: speaker.seat(open.seat) });
    case "deck":
      return speaker.name(open.deck);
    case "deity":
      return speaker.name(open.deity);
    default:
      return speaker.say(`web-tanxi-${open.spot}`);
  }
}
