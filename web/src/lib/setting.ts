/** Setting a table: what is chosen before a game, and how people find the way to it. */

import { FACTS } from "../games/facts";
import type { GameCard, TableCard } from "./api";
import type { Aids, Refusal, Room, Settings, Window } from "./messages";
import type * as rest from "./rest";

export type SeatPlan = Settings["seats"][number];
export type Clock = Settings["clock"];
export type Value = string | number | boolean | null;

/** How long a name may be. */
export const NAME = 24;

/** What a table may differ in, in the order in which it is asked for. */
export interface TableDraft {
  seats: SeatPlan[];
  options: Record<string, Value>;
  public: boolean;
  spectators: boolean;
  clock: { kind: Clock["kind"]; seconds: number; minutes: number; increment: number; days: number };
  window: Window;
  substitute: string;
  aids: Aids;
  pace: number;
}

/** What can be chosen from, where a number of any size would only invite mistakes. */
export const SECONDS = [15, 30, 60, 120, 300, 600];
export const MINUTES = [5, 10, 15, 20, 30, 60];
export const INCREMENTS = [0, 5, 10, 20, 30];
export const DAYS = [1, 2, 3, 7, 14];
export const WINDOWS = [3, 6, 10, 15, 20, 30];
export const PACES = [0, 400, 900, 1800, 3000];
export const CLOCKS: readonly Clock["kind"][] = ["none", "per-move", "bank", "correspondence"];

/** A table as most people like it. */
export function freshDraft(game: GameCard): TableDraft {
  const seats = Math.max(game.seats[0], Math.min(4, game.seats[1]));
  return {
    seats: Array.from({ length: seats }, () => ({ kind: "open" })),
    options: Object.fromEntries(fieldsOf(game).map((field) => [field.name, field.usual])),
    public: false,
    spectators: true,
    clock: { kind: "none", seconds: 60, minutes: 15, increment: 10, days: 2 },
    window: { seconds: 10, closes: "answered" },
    substitute: game.everyday,
    aids: { chances: true, hints: true },
    pace: 900,
  };
}

/** So many seats: those that are there stay as they are. */
export function resized(seats: SeatPlan[], count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: "open" });
}

export function settingsOf(game: GameCard, draft: TableDraft): rest.Settings {
  return { ...draft, game: game.name, clock: clockOf(draft.clock) };
}

function clockOf({ kind, seconds, minutes, increment, days }: TableDraft["clock"]): Clock {
  switch (kind) {
    case "none":
      return { kind };
    case "per-move":
      return { kind, seconds };
    case "bank":
      return { kind, seconds: minutes * 60, increment };
    case "correspondence":
      return { kind, days };
  }
}

/** One option of a game, by what kind of answer it wants. */
export type Field =
  | { name: string; kind: "choice"; values: string[]; usual: string }
  | { name: string; kind: "flag"; usual: boolean }
  | { name: string; kind: "number"; from: number; to: number; usual: number }
  | { name: string; kind: "limit"; from: number; to: number; usual: number | null };

interface Property {
  type?: string;
  enum?: string[];
  anyOf?: Property[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** What people agree on; what each says of themselves is asked when they sit down. */
export function fieldsOf(game: GameCard): Field[] {
  return Object.entries(propertiesOf(game))
    .filter(([name]) => !game.sayings.includes(name))
    .flatMap(([name, property]) => fieldOf(name, property) ?? []);
}

function propertiesOf(game: GameCard): Record<string, Property> {
  const definitions = game.options.$defs as Record<string, { properties?: object }> | undefined;
  return (definitions?.Options?.properties ?? {}) as Record<string, Property>;
}

function fieldOf(name: string, property: Property): Field | null {
  const usual = property.default;
  if (property.enum) {
    const values = [...property.enum].sort((one, other) => +(other === usual) - +(one === usual));
    return { name, kind: "choice", values, usual: usual as string };
  }
  if (property.type === "boolean") return { name, kind: "flag", usual: usual as boolean };
  if (property.type === "integer") {
    return { name, kind: "number", ...rangeOf(property), usual: usual as number };
  }
  const whole = property.anyOf?.find((one) => one.type === "integer");
  if (!whole) return null;
  return { name, kind: "limit", ...rangeOf(whole), usual: usual as number | null };
}

function rangeOf({ minimum = 0, maximum = 999 }: Property): { from: number; to: number } {
  return { from: minimum, to: maximum };
}

/** Which field a refusal is about, so that it can be said there. */
export function fieldIn(refusal: Refusal): string | null {
  return /(?:.*\bfield |^)(\w+)/.exec(String(refusal.where?.[0] ?? ""))?.[1] ?? null;
}

/** What this game asks people when they sit down. */
export function questionsOf(game: GameCard, options: Record<string, unknown>): string[] {
  const { matters = () => true } = FACTS[game.name];
  return game.sayings.filter((saying) => matters(saying, { ...game.defaults, ...options }));
}

/** Where an invitation leads: a code, or a whole address with or without a seat. */
export function pathIn(invitation: string): string | null {
  const found = /^(?:.*\/table\/)?([a-z0-9]+)\/?(#\S*)?$/i.exec(invitation.trim());
  return found?.[1] ? `/table/${found[1].toLowerCase()}${found[2] ?? ""}` : null;
}

export interface Invitation {
  seat: number;
  link: string | null;
}

/** The seat that an address invites to: `#seat=2&link=…`, counted from 0. */
export function invitationIn(hash: string): Invitation | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = said.get("seat");
  if (!seat || !/^\d$/.test(seat)) return null;
  return { seat: Number(seat), link: said.get("link") };
}

/** The address of a table, or of one of its seats. */
export function addressOf(origin: string, table: string, invitation?: Invitation): string {
  const path = `${origin}/table/${table}`;
  if (!invitation) return path;
  const said = new URLSearchParams({ seat: String(invitation.seat) });
  if (invitation.link) said.set("link", invitation.link);
  return `${path}#${said}`;
}

/** The way to another game with the same people, each to the seat that they had. */
export function wayAgain({ rematch, you }: Pick<Room, "rematch" | "you">): string | null {
  if (!rematch) return null;
  return addressOf("", rematch, you === null ? undefined : { seat: you, link: null });
}

/** How many sit or will sit at a table, and how many could. */
export function takenAt(card: Pick<TableCard, "seats">): { taken: number; seats: number } {
  const taken = card.seats.filter((seat) => seat.name || seat.plan.kind === "bot").length;
  return { taken, seats: card.seats.length };
}

/** How long ago, in the largest unit that is worth saying. */
export function ago(then: number, now: number): [number, "minute" | "hour" | "day"] {
  const minutes = Math.min(0, Math.round((then - now) / 60_000));
  if (minutes > -60) return [minutes, "minute"];
  if (minutes > -60 * 24) return [Math.round(minutes / 60), "hour"];
  return [Math.round(minutes / (60 * 24)), "day"];
}
