/** Finding things in what is written: case, accents and curly quotes make no difference. */

import type { Rule } from "./rest";

const ALIKE: Record<string, string> = { œ: "oe", æ: "ae", "’": "'" };

/** One sign as it is compared. */
function folded(sign: string): string {
  if (/\s/.test(sign)) return " ";
  const small = sign.toLowerCase();
  return ALIKE[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
}

export function plain(text: string): string {
  return Array.from(text, folded).join("");
}

/** What somebody is looking for, word by word. */
export function wordsOf(query: string): string[] {
  return plain(query).split(" ").filter(Boolean);
}

/** A word, or a part of one; or whole words of which any will do, as phrases, too. */
export type Sought = string | readonly string[];

/** Every word, or those that mean the same: `alike` has ";" between groups and "," within them. */
export function withAlike(words: readonly string[], alike: string): Sought[] {
  const groups = alike.split(";").map((group) => group.split(",").map((one) => plain(one).trim()));
  return words.map((word) => groups.find((group) => group.includes(word)) ?? word);
}

/** Whether everything that is sought is in this text, with its hyphens or without. */
export function finds(sought: readonly Sought[], text: string): boolean {
  const within = plain(text);
  return sought.every((one) => placesOf(one).test(within));
}

/** Whether a rule is looked for, by its words or by its id: AY-22, ay 22 and ay22 are the same. */
export function findsRule(sought: readonly Sought[], id: string, text: string): boolean {
  return finds(sought, `${id} ${id.replace("-", "")} ${text}`);
}

export interface Part {
  text: string;
  hit: boolean;
}

/** The text in parts: those that were looked for, and what lies between them. */
export function partsOf(sought: readonly Sought[], text: string): Part[] {
  const characters = Array.from(text);
  const origins = characters.flatMap((character, at) =>
    Array<number>(folded(character).length).fill(at),
  );
  const within = plain(text);
  const hit = new Set<number>();
  for (const one of sought) {
    for (const found of within.matchAll(placesOf(one))) {
      const end = found.index + found[0].length;
      for (const origin of origins.slice(found.index, end)) hit.add(origin);
    }
  }
  const parts: Part[] = [];
  characters.forEach((character, at) => {
    const last = parts.at(-1);
    if (last && last.hit === hit.has(at)) last.text += character;
    else parts.push({ text: character, hit: hit.has(at) });
  });
  return parts;
}

/** Where it is written. */
function placesOf(sought: Sought): RegExp {
  if (typeof sought === "string") return new RegExp(looseOf(sought), "gu");
  const words = sought.map(looseOf).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "gu");
}

/** Also with hyphens in it, which people leave out when they type. */
function looseOf(word: string): string {
  return Array.from(word, escaped).join("[-\\u2010\\u2011]?");
}

export interface Chapter {
  id: string;
  rules: Rule[];
}

/** The rules by chapter, both in the order of the book. */
export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const there = chapters.get(rule.chapter);
    if (there) there.push(rule);
    else chapters.set(rule.chapter, [rule]);
  }
  return Array.from(chapters, ([id, within]) => ({ id, rules: within }));
}

/** The ids of everything in the box that has a name, out of a game's texts. */
export function thingsIn(source: string): string[] {
  return Array.from(source.matchAll(/^name-([\w-]+) *=/gm), ([, id]) => id as string);
}

export interface Written {
  id: string;
  text: string;
}

/** What the rule that begins with this name says of it; null: no rule does. */
export function definition(name: string, rules: readonly Written[]): Written | null {
  for (const { id, text } of rules) {
    const rest = /^\s?[,:]\s(.+)$/.exec(text.startsWith(name) ? text.slice(name.length) : "")?.[1];
    if (rest) return { id, text: rest.charAt(0).toUpperCase() + rest.slice(1) };
  }
  return null;
}

/** The rules that call a thing by its name; a longer name with this one in it is another thing. */
export function mentions(
  name: string,
  names: readonly string[],
  rules: readonly Written[],
): string[] {
  const longer = names.filter((other) => other !== name && other.includes(name));
  const called = new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, "u");
  return rules
    .filter(({ text }) => called.test(longer.reduce((left, one) => left.replaceAll(one, ""), text)))
    .map(({ id }) => id);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
