import { expect, test } from "vitest";
import type { tanxi } from "../../lib/messages";
import { likes, likingsOf } from "./likings";

const one = (easy: boolean, style: string | null): tanxi.CharacterFace =>
  ({ easy, style }) as tanxi.CharacterFace;

test("only what tells characters apart is offered", () => {
  const cast = [one(true, "fighter"), one(false, "rover"), one(false, null)];
  expect(likingsOf(cast)).toEqual(["easy", "fighter", "rover"]);
  expect(likingsOf([one(true, "rover"), one(true, "rover")])).toEqual([]);
  expect(likingsOf([one(false, null)])).toEqual([]);
});

test("a pack that says nothing is liked by nobody in particular", () => {
  expect(likes(one(true, "fighter"), "easy")).toBe(true);
  expect(likes(one(false, null), "fighter")).toBe(false);
  expect(likes(undefined, "easy")).toBe(false);
});
