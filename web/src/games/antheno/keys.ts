/** What the keys mean on cloth and rack. */

/** The part of a key press that counts. */
export type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

export type Deed =
  | "end turn"
  | "take everything back"
  | "take back"
  | "undo"
  | "redo"
  | "rotate"
  | "choose line"
  | "let go"
  | "nearer"
  | "farther"
  | "fit";

const LOOKING: Record<string, Deed> = { "+": "nearer", "=": "nearer", "-": "farther", "0": "fit" };
const DOING: Record<string, Deed> = {
  u: "take everything back",
  r: "rotate",
  l: "choose line",
  Escape: "let go",
  Delete: "take back",
  Backspace: "take back",
};
const WITH_CONTROL: Record<string, Deed> = { z: "undo", y: "redo", Enter: "end turn" };
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does; anybody may look around, but tiles are moved by whoever's turn it is. */
export function deedOf(pressed: Pressed, mine: boolean): Deed | null {
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) {
    const deed = mine ? (WITH_CONTROL[key] ?? null) : null;
    return deed === "undo" && pressed.shiftKey ? "redo" : deed;
  }
  return LOOKING[key] ?? (mine ? DOING[key] : null) ?? null;
}

/** Where an arrow points; with Control or Alt it moves the cloth instead of the cursor. */
export function arrowOf(pressed: Pressed): { x: number; y: number; cloth: boolean } | null {
  const arrow = ARROWS[pressed.key];
  if (!arrow) return null;
  return { x: arrow[0], y: arrow[1], cloth: pressed.ctrlKey || pressed.altKey };
}
