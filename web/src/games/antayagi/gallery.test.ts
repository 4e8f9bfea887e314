import { expect, test } from "vitest";
import type { Games } from "../../lib/messages";
import { copiesOf } from "./gallery";

test("a side is counted in every edition that has it", () => {
  const box = {
    editions: {
      "80": { cards: 80, objects: { hat: 9, "empty-box": 4 }, backs: { plain: 30 } },
      "65": { cards: 65, objects: { hat: 7, "empty-box": 0 }, backs: { plain: 25 } },
    },
  } as unknown as Games["antayagi"]["Box"];
  expect(copiesOf("empty-box", box)).toEqual([{ copies: 4, cards: 80 }]);
  expect(copiesOf("plain", box)).toEqual([
    { copies: 30, cards: 80 },
    { copies: 25, cards: 65 },
  ]);
});
