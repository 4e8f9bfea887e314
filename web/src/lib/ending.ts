/** A finished game in words and numbers, as the page and its picture tell it. */

import type { Sitter } from "../games/contract";
import type { Ending, Reason } from "./rest";
import type { Speaker } from "./speaker";

/** What one player has come to. */
export interface SeatLines {
  score: string;
  figures: string[];
}

export interface EndingLines {
  why: string;
  /** Where it was decided, and what happened there. */
  moment: { entry: number; what: string } | null;
  /** From seat 0 on. */
  seats: SeatLines[];
  figures: string[];
  /** How the scores went, row by row, from seat 0 on. */
  curve: { of: string; rows: number[][] } | null;
}

function worded(reason: Reason, speaker: Speaker): string {
  return speaker.say(reason.id, speaker.args(reason.args ?? {}));
}

export function linesOf({ recap, lasted }: Ending, speaker: Speaker): EndingLines {
  const words = (reason: Reason): string => worded(reason, speaker);
  const { why, moment, curve } = recap;
  return {
    why: why ? words(why) : "",
    moment: moment ? { entry: moment.entry, what: words(moment.what) } : null,
    seats: recap.seats.map(({ score, figures }) => ({
      score: words(score),
      figures: (figures ?? []).map(words),
    })),
    figures: [...timeIn(lasted, speaker), ...(recap.figures ?? []).map(words)],
    curve: curve && curve.rows.length > 1 ? { of: words(curve.of), rows: curve.rows } : null,
  };
}

/** Facts in a row: a line breaks between two of them, after the dot, and never within one. */
export function inARow(facts: readonly string[]): string {
  return facts.map((fact) => fact.replaceAll(" ", "\u00a0")).join("\u00a0· ");
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function unitFor(ms: number): [string, number] {
  if (ms < 2 * HOUR) return ["minutes", MINUTE];
  return ms < 2 * DAY ? ["hours", HOUR] : ["days", DAY];
}

/** How long it took, in the largest unit that is worth saying. */
function timeIn(ms: number | null | undefined, speaker: Speaker): string[] {
  if (ms === null || ms === undefined) return [];
  const [unit, length] = unitFor(ms);
  return [speaker.say("web-lasted", { unit, number: Math.max(1, Math.round(ms / length)) })];
}

/** Who came in first, from seat 0 on. */
export function winnersOf(ranks: number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Who won, as a heading. */
export function headlineOf(ranks: number[], speaker: Speaker): string {
  const winners = winnersOf(ranks);
  if (winners.length === ranks.length) return speaker.say("web-nobody-won");
  const mine = speaker.listener !== null && winners.includes(speaker.listener);
  const who = mine ? (winners.length > 1 ? "shared" : "you") : "others";
  const names = winners.filter((seat) => seat !== speaker.listener).map((seat) => speaker.seat(seat));
  return speaker.say("web-won", { who, names: names.join(", "), count: names.length });
}

/** Somebody in the order in which they came in. */
export interface EndPlace {
  seat: number;
  rank: number;
  sitter: Sitter;
}

/** `scores`: among equals, who has more comes first. */
export function placesOf(sitters: Sitter[], ranks: number[], scores: number[] = []): EndPlace[] {
  const score = ({ seat }: EndPlace): number => scores[seat] ?? 0;
  return sitters
    .map((sitter, seat) => ({ sitter, seat, rank: ranks[seat] ?? 1 }))
    .sort((one, other) => one.rank - other.rank || score(other) - score(one));
}

/** Whether places say more than who has won. */
export function tellsPlaces(ranks: number[]): boolean {
  const others = ranks.filter((rank) => rank !== 1);
  return others.length < 2 || new Set(others).size > 1;
}

/** The lines of a curve in a field of this size, one for each seat: x and y of every row. */
export function pathsOf(rows: number[][], width: number, height: number): [number, number][][] {
  const all = rows.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const across = (at: number): number => (at / Math.max(1, rows.length - 1)) * width;
  const down = (value: number): number => height - ((value - least) / (most - least)) * height;
  const seats = rows[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    rows.map((row, at) => [across(at), down(row[seat] ?? 0)] as [number, number]),
  );
}

/** What is written on a picture of the ending. */
export interface EndingPicture {
  title: string; // of the game
  headline: string;
  places: EndPlace[];
  lines: EndingLines;
}
