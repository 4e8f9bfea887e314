/** Short notes at the first occasion of each kind, in somebody's first games; kept on this device.
 *
 * A kind is what the server calls it: a question, or an event.
 */

import type { GameName } from "./messages";

const KEY = "sobremesa notes";

interface Kept {
  off?: boolean; // for good
  seen?: string[];
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function keep(now: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Where nothing may be stored, notes come again.
  }
}

/** Whether there is still something to be told. */
export const notesWanted = (): boolean => !kept().off;

/** No more of them, ever. */
export const endNotes = (): void => keep({ off: true });

/** The key of the note about a kind of occasion. */
export const noteOf = (game: GameName, kind: string): string => `web-note-${game}-${kind}`;

export function keepSeen(note: string): void {
  const { seen = [], ...rest } = kept();
  if (!seen.includes(note)) keep({ ...rest, seen: [...seen, note] });
}

/** Those of these notes that nobody has read here yet, each once. */
export function unseen(notes: string[]): string[] {
  const { seen = [] } = kept();
  return [...new Set(notes)].filter((note) => !seen.includes(note));
}
