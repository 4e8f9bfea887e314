import { expect, test } from "vitest";
import type { Question } from "../../lib/messages";
import { bundleOf, Speaker } from "../../lib/speaker";
import type { Sitter } from "../contract";
import type { Seen, View } from "./things";
import { discardPile, drawPile, expectation, handCard, lastOf, standsNow } from "./words";

const TEXTS = `
name-bone = Bone
name-sabotage = Sabotage
web-ay-unknown = not known
web-ay-card = { $number } { $object } / { $back } { $held }
web-ay-pile-words = { $number }, { $back }
web-ay-discards-words = { $object }
web-ay-discards-none = Nothing yet.
question-lay = Lay one down.
question-sabotage = { $ruined ->
    [yes] Rescue it?
   *[no] Spoil it?
 }
web-ay-wait-lay = { $who ->
    [you] Waiting for you.
    [both] Waiting for { $name } and you.
   *[others] Waiting for { $name }.
 }
web-name-away = { $name } (away)
web-ay-wait-sabotage = Will anybody?
web-ay-wait-rescue = Will anybody rescue it?
event-won = { $seat } has { $points }.
event-stuck = Nobody can go on.
move-sabotage = Sabotage with card { $slot }
web-ay-standing-ask = Ask me
web-ay-standing-now = Then: { $answer }
`;
const speaker = new Speaker(bundleOf("en", [TEXTS]), ["Ana", "Bea", "Cleo"], 0);
const BONE = { object: "bone", back: null, private: true } as Seen;

function view(changes: Partial<View>): View {
  return { question: "lay", asked: [], winner: null, seats: [], ...changes } as View;
}

test("a card is told by both sides, as far as they are shown", () => {
  expect(handCard(speaker, 1, BONE, { face: "bone", other: "sabotage" })).toBe(
    "2 Bone / Sabotage private",
  );
  expect(handCard(speaker, 0, { ...BONE, private: false }, { face: null, other: null })).toBe(
    "1 not known / not known blind",
  );
});

test("piles are told by what lies on top", () => {
  expect(drawPile(speaker, { pile: 9, top: "sabotage" })).toBe("9, Sabotage");
  expect(drawPile(speaker, { pile: 0, top: null })).toBe("0, not known");
  expect(discardPile(speaker, BONE)).toBe("Bone");
  expect(discardPile(speaker, undefined)).toBe("Nothing yet.");
});

test("the action line tells what is asked of me, else for whom we wait", () => {
  const lay = { kind: "lay" } as Question<"antayagi">;
  expect(expectation(speaker, view({ asked: [0] }), lay, [], "en")).toBe("Lay one down.");
  expect(expectation(speaker, view({ asked: [1, 2] }), null, [], "en")).toBe(
    "Waiting for Bea and Cleo.",
  );
});

test("whom we wait for may be me, where I am not asked: in a replay, or while a bot plays", () => {
  expect(expectation(speaker, view({ asked: [0] }), null, [], "en")).toBe("Waiting for you.");
  expect(expectation(speaker, view({ asked: [0, 2] }), null, [], "en")).toBe(
    "Waiting for Cleo and you.",
  );
});

test("whoever we wait for in vain is said to be away", () => {
  const sitters = [false, true, false].map((away) => ({ away }) as Sitter);
  expect(expectation(speaker, view({ asked: [1, 2] }), null, sitters, "en")).toBe(
    "Waiting for Bea (away) and Cleo.",
  );
});

test("after an odd number of Sabotages the next one rescues", () => {
  const asked = { kind: "sabotage" } as Question<"antayagi">;
  const said = [0, 1, 2].map((sabotages) => {
    const now = view({ question: "sabotage", sabotages });
    return [asked, null].map((question) => expectation(speaker, now, question, [], "en"));
  });
  const ruin = ["Spoil it?", "Will anybody?"];
  expect(said).toEqual([ruin, ["Rescue it?", "Will anybody rescue it?"], ruin]);
});

test("the action line tells how it has ended", () => {
  const seats = [{ points: 2 }, { points: 5 }] as View["seats"];
  const won = view({ question: "over", winner: 1, seats });
  expect(expectation(speaker, won, null, [], "en")).toBe("Bea has 5.");
  expect(expectation(speaker, view({ question: "over" }), null, [], "en")).toBe("Nobody can go on.");
});

test("what stands is told in the words of the move", () => {
  expect(standsNow(speaker, { do: "sabotage", slot: 1 })).toBe("Then: Sabotage with card 2");
  expect(standsNow(speaker, null)).toBe("Then: Ask me");
});

test("of many sentences the last ones stay, as far as there is room", () => {
  expect(lastOf(["One.", "Two.", "Three."], 12)).toEqual(["Two.", "Three."]);
  expect(lastOf(["One.", "Two.", "Three."], 100)).toEqual(["One.", "Two.", "Three."]);
  expect(lastOf(["One.", "Much too long."], 5)).toEqual(["Much too long."]);
  expect(lastOf([], 5)).toEqual([]);
});
