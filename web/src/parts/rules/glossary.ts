/** What is in the box of a game, with what its texts say about it. */

import { definition, mentions, type Written } from "../../lib/searching";
import type { Speaker } from "../../lib/speaker";

/** Kinds of text that a thing may have besides its own. */
const MORE = ["wrath", "favour"];
const MENTIONS = 8; // a thing that more rules speak of is everywhere

export interface Entry {
  id: string;
  name: string;
  says: string[];
  rules: string[]; // that speak of it
}

/** By thing, what is listed on it and is nothing by itself. */
export type Parts = Record<string, string[]>;

/** Everything with a name, in the order of the alphabet; parts are found with what they are on. */
export function glossaryOf(
  things: string[],
  rules: Written[],
  speaker: Speaker,
  parts: Parts = {},
): Entry[] {
  const within = new Set(Object.values(parts).flat());
  const whole = things.filter((id) => !within.has(id));
  const names = whole.map((id) => speaker.name(id));
  return whole
    .map((id, at) => entryOf(id, names[at] as string, names, rules, speaker))
    .map((entry) => ({ ...entry, says: [...entry.says, ...listed(parts[entry.id], speaker)] }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function listed(parts: string[] | undefined, speaker: Speaker): string[] {
  return (parts ?? []).map((id) => speaker.name(id));
}

function entryOf(
  id: string,
  name: string,
  names: string[],
  rules: Written[],
  speaker: Speaker,
): Entry {
  const says = textsOf(id, speaker);
  const defined = says.length ? null : definition(name, rules);
  const named = mentions(name, names, rules);
  return {
    id,
    name,
    says: defined ? [defined.text] : says,
    rules: named.length > MENTIONS ? (defined ? [defined.id] : []) : named,
  };
}

function textsOf(id: string, speaker: Speaker): string[] {
  const own = speaker.knows(`text-${id}`) ? [speaker.say(`text-${id}`)] : [];
  const more = MORE.filter((kind) => speaker.knows(`text-${id}-${kind}`)).map((kind) =>
    speaker.say(`web-rules-${kind}`, { text: speaker.say(`text-${id}-${kind}`) }),
  );
  return [...own, ...more];
}
