import { describe, expect, it } from "vitest";
import { bundleOf, Speaker } from "../../lib/speaker";
import { glossaryOf } from "./glossary";
import { meaning, meaningsIn, splitAtSigns } from "./signs";

const TEXTS = `
name-hat = Hat
name-knife = Knife
name-namku = Ñamku
name-shell = Shell
text-shell = +1 🛡
text-namku-wrath = Everyone loses.
text-namku-favour = You gain.
web-rules-wrath = Wrath: { $text }
web-rules-favour = Favour: { $text }
`;
const speaker = new Speaker(bundleOf("en", [TEXTS]));
const rules = [
  { id: "A-1", text: "Hat, 1 point." },
  { id: "A-2", text: "A Knife cuts." },
];

describe("a glossary", () => {
  const entries = glossaryOf(["shell", "namku", "knife", "hat"], rules, speaker);
  const says = (id: string): string[] | undefined => entries.find((one) => one.id === id)?.says;

  it("goes by the alphabet", () => {
    expect(entries.map(({ name }) => name)).toEqual(["Hat", "Knife", "Ñamku", "Shell"]);
  });

  it("says what the box says, or else the rule that begins with the name", () => {
    expect(says("shell")).toEqual(["+1 🛡"]);
    expect(says("namku")).toEqual(["Wrath: Everyone loses.", "Favour: You gain."]);
    expect(says("hat")).toEqual(["1 point."]);
    expect(says("knife")).toEqual([]);
  });

  it("points to the rules that speak of a thing", () => {
    expect(entries.map((entry) => entry.rules)).toEqual([["A-1"], ["A-2"], [], []]);
  });

  it("shows no part of a thing by itself, but finds it with the thing", () => {
    const whole = glossaryOf(["shell", "knife", "hat"], rules, speaker, { shell: ["knife"] });
    expect(whole.map(({ id }) => id)).toEqual(["hat", "shell"]);
    expect(whole[1]?.says).toEqual(["+1 🛡", "Knife"]);
  });

  it("points to one rule of a thing that is everywhere: the one that explains it", () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ id: `B-${at}`, text: "See the Hat." }));
    const [hat] = glossaryOf(["hat"], [...many, ...rules], speaker);
    expect(hat?.rules).toEqual(["A-1"]);
  });
});

describe("signs", () => {
  it("are pieces of their own, with or without the mark that makes them colourful", () => {
    expect(splitAtSigns("+1 🛡\ufe0f, 2 ♥")).toEqual(["+1 ", "🛡", ", 2 ", "♥"]);
    expect(splitAtSigns("no sign")).toEqual(["no sign"]);
  });

  it("have meanings", () => {
    expect(meaning("♥")).toBe("heart");
    expect(meaning("heart")).toBeUndefined();
    expect(meaningsIn("1 ⚡ and 2 ¢")).toEqual(["energy", "coins"]);
  });
});
