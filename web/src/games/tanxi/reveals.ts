/** What of a picture has a moment of its own: shown large over the island, and then gone. */

import type { Line, tanxi } from "../../lib/messages";
import { timeOfDay } from "./chart";
import { isHappening } from "./cut";
import type { TanxiEvent } from "./picture";

/** Dice have been thrown. */
export type Throw = tanxi.Fought | tanxi.Attacked | tanxi.Rolled | tanxi.Fogged;

/** Times of day and weather, and what people do that all should see. */
export type Occasion = "dawn" | "night" | "fog" | "wrath" | "favour" | "ability" | "fall";

export type Reveal =
  | { kind: "thing"; thing: string } // a card that was found, or a monster that was met
  | { kind: "dice"; thrown: Throw }
  | { kind: "banner"; occasion: Occasion; thing: string | null };

export function isThrow(line: Line<"tanxi">): line is Throw {
  if (!isHappening(line)) return false;
  const { event } = line;
  return event === "fought" || event === "attacked" || event === "rolled" || event === "fogged";
}

/** What is revealed in this picture; null: what is to be seen is seen on the map. */
export function revealOf(lines: Line<"tanxi">[]): Reveal | null {
  const all = lines.filter(isHappening).map(revealed);
  return all.findLast((one) => one !== null) ?? null;
}

function revealed(one: TanxiEvent): Reveal | null {
  if (isThrow(one)) return { kind: "dice", thrown: one };
  switch (one.event) {
    case "found":
    case "stole":
      return one.card === null ? null : { kind: "thing", thing: one.card };
    case "took":
    case "used":
      return { kind: "thing", thing: one.card };
    case "met":
      return { kind: "thing", thing: one.monster };
    case "round-began":
      return banner(timeOfDay(one.round) === "night" ? "night" : "dawn", null);
    case "woke":
      return banner("wrath", one.deity);
    case "favoured":
      return banner("favour", one.deity);
    case "invoked":
      return banner("ability", one.ability);
    case "fog-rose":
      return banner("fog", null);
    case "fell":
      return banner("fall", null);
    default:
      return null;
  }
}

function banner(occasion: Occasion, thing: string | null): Reveal {
  return { kind: "banner", occasion, thing };
}

/** Where it happens: the cell of whom the picture is about. */
export function whereOf(lines: Line<"tanxi">[], view: tanxi.View): string | null {
  const one = lines.filter(isHappening).find((line) => "seat" in line);
  return one && "seat" in one ? (view.seats[one.seat]?.cell ?? null) : null;
}
