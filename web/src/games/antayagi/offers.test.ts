import { expect, test } from "vitest";
import type { Question } from "../../lib/messages";
import { byDigit, offered, same, spoken, takenFrom, withCard } from "./offers";
import type { Move } from "./things";

const WINDOW: Move[] = [{ do: "let-it-be" }, { do: "sabotage", slot: 0 }];
const CHOICE: Move[] = [{ do: "choose", player: 3 }, { do: "choose", player: 0 }];

test("what is said by a button is told from what is pressed on the table", () => {
  expect(spoken([...WINDOW, ...CHOICE])).toEqual(WINDOW);
});

test("a move is found by its card or its player, and only where it is offered", () => {
  expect(offered(CHOICE, "choose", 3)).toBe(CHOICE[0]);
  expect(offered(CHOICE, "choose", 1)).toBeUndefined();
  expect(offered(CHOICE, "lay", 0)).toBeUndefined();
});

test("a card of mine is laid down, or sabotages", () => {
  expect(withCard([{ do: "lay", slot: 2 }], 2)).toEqual({ do: "lay", slot: 2 });
  expect(withCard(WINDOW, 0)).toBe(WINDOW[1]);
  expect(withCard([{ do: "take", slot: 0 }], 0)).toBeUndefined();
});

test("digits choose cards, and partners by where they sit", () => {
  expect(byDigit([{ do: "lay", slot: 1 }], 2, [1, 2])).toEqual({ do: "lay", slot: 1 });
  expect(byDigit(CHOICE, 1, [3, 0, 1])).toBe(CHOICE[0]);
  expect(byDigit(CHOICE, 2, [3, 0, 1])).toBe(CHOICE[1]);
  expect(byDigit(CHOICE, 9, [3, 0, 1])).toBeUndefined();
});

test("nobody sabotages by a slip of the finger", () => {
  expect(byDigit(WINDOW, 1, [1, 2])).toBeUndefined();
});

test("a card is taken from whoever trades with me", () => {
  const take = { kind: "take" } as Question<"antayagi">;
  expect(takenFrom({ active: 0, chosen: 2 }, 0, take)).toBe(2);
  expect(takenFrom({ active: 0, chosen: 2 }, 2, take)).toBe(0);
  expect(takenFrom({ active: 0, chosen: 2 }, 0, null)).toBeNull();
});

test("moves are the same when they say the same", () => {
  expect(same({ do: "sabotage", slot: 1 }, { do: "sabotage", slot: 1 })).toBe(true);
  expect(same({ do: "let-it-be" }, null)).toBe(false);
});
