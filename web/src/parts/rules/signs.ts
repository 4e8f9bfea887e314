/** The signs in the texts of the games, and what they mean. */

const MEANINGS: Record<string, string> = {
  "♥": "heart",
  "⚡": "energy",
  "⚔": "attack",
  "🛡": "defence",
  "◆": "gem",
  "¢": "coins",
};
const SIGN = /([♥⚡⚔◆¢]|🛡)\ufe0f?/u;

/** What a sign means; undefined: it is no sign. */
export function meaning(piece: string): string | undefined {
  return MEANINGS[piece];
}

/** A text in pieces, each sign one of its own. */
export function splitAtSigns(text: string): string[] {
  return text.split(SIGN).filter(Boolean);
}

/** The meanings of all signs in a text. */
export function meaningsIn(text: string): string[] {
  return Object.keys(MEANINGS)
    .filter((sign) => text.includes(sign))
    .map((sign) => MEANINGS[sign] as string);
}
