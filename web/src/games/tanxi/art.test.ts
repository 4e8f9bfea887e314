import { expect, it } from "vitest";
import { pictureOf } from "./art";
import { Print } from "./print";
import { SMALL } from "./small.fixture";

const knife = { type: "melee", value: 1 } as const;
const print = new Print({ ...SMALL, cards: { ...SMALL.cards, knife } });
const picture = (thing: string | null) => pictureOf(thing, print);

it("has a picture for things that only this box has, by what they are", () => {
  const unknown = picture("nothing-of-this-box");
  const cards = ["dagger", "sling", "buckler", "cap", "tea"];
  const things = [...cards, "newt", "zoe", "mu", "baker", "karst"];
  expect(new Set(things.map(picture)).size).toBe(things.length);
  expect(things.map(picture)).not.toContain(unknown);
  expect(picture("pike")).toBe(picture("dagger"));
  expect(picture(null)).toBe(unknown);
});

it("draws an ability as the character who has it", () => {
  expect(picture("leap")).toBe(picture("zoe"));
});

it("draws what it knows", () => {
  expect(picture("knife")).not.toBe(picture("dagger"));
  expect(picture("karst")).toBe(picture("volcano"));
});
