import { describe, expect, it } from "vitest";
import type { Refusal } from "./messages";
import { bundleOf, Speaker } from "./speaker";

const TEXTS = `
seat = Player { $number }
name-hat = Hat
    .a = a Hat
name-shell = Shell
move-lay = Lay down card { $slot }
event-chose =
    { $seat_is ->
        [you] You choose { $player }.
       *[other] { $seat } chooses { $player_is ->
            [you] you
            [nobody] nobody
           *[other] { $player }
        }.
    }
event-took = Taken: { $things }
act-time-over = { $seat }: too late
refused-full = { $hidden ->
    [yes] Hidden
   *[no] Full at { $number }
  }
long =
    one
    two
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
`;
const speaker = new Speaker(bundleOf("en", [TEXTS]));
const at = speaker.to(["Ana", "Bo"], 0);

/** What is said of an event with these fields. */
function told(event: string, fields: object): string {
  return at.event({ event, ...fields });
}

describe("a speaker", () => {
  it("finds what a message names, in whichever text that stands", () => {
    const texts = ["welcome = { hello } to { -place }!\n# Said at the door.\nhello = Come in,\n   Ana,"];
    const both = new Speaker(bundleOf("en", [...texts, "-place = Sobremesa\nhello = Hello"]));
    expect(both.say("welcome")).toBe("Come in, Ana, to Sobremesa!");
    expect([both.knows("hello"), both.knows("goodbye")]).toEqual([true, false]);
    expect(both.say("goodbye")).toBe("goodbye");
  });

  it("counts in the way of the language", () => {
    const french = new Speaker(bundleOf("fr", [TEXTS]));
    const tiles = [0, 1, 21, -3, 12345].map((count) => speaker.say("tiles", { count }));
    expect(tiles).toEqual(["0 tiles", "1 tile", "21 tiles", "-3 tiles", "12,345 tiles"]);
    expect(french.say("tiles", { count: 0 })).toBe("0 tile");
    expect(french.say("tiles", { count: 12345 })).toMatch(/^12\s345 tiles$/);
    expect(french.say("tiles", { count: 1.5 })).toBe("1,5 tile");
  });

  it("calls seats by name, and the listener you", () => {
    expect(told("chose", { seat: 0, player: 1 })).toBe("You choose Bo.");
    expect(told("chose", { seat: 1, player: 0 })).toBe("Bo chooses you.");
    expect(told("chose", { seat: 1, player: null })).toBe("Bo chooses nobody.");
  });

  it("numbers the seats that have no name", () => {
    expect(speaker.seat(1)).toBe("Player 2");
    expect(speaker.act({ act: "time-over", ...{ seat: 0 } })).toBe("Player 1: too late");
  });

  it("says things with their article where there is one, lists, and nothing", () => {
    const things = (list: string[]): string => told("took", { things: list });
    expect(things(["hat", "shell", "d4"])).toBe("Taken: a Hat, Shell, d4");
    expect(things([])).toBe("Taken: none");
    expect(at.name("hat")).toBe("Hat");
  });

  it("counts slots from 1, and only those", () => {
    expect(at.move({ do: "lay", ...{ slot: 0 } })).toBe("Lay down card 1");
  });

  it("says refusals with what belongs into them", () => {
    const refused = (args: Record<string, unknown>): string =>
      at.refusal({ rule: "X-1", reason: "refused-full", args } as Refusal);
    expect(refused({ hidden: true, number: 3 })).toBe("Hidden");
    expect(refused({ hidden: false, number: 3 })).toBe("Full at 3");
  });

  it("shows a key that it does not know, so that it is found", () => {
    expect(at.say("web-unheard-of")).toBe("web-unheard-of");
    expect([at.knows("long"), at.knows("web-unheard-of")]).toEqual([true, false]);
  });

  it("speaks in one line", () => {
    expect(at.say("long")).toBe("one two");
  });
});
