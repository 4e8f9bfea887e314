import { describe, expect, it } from "vitest";
import type { Line } from "./messages";
import { bundleOf, Speaker } from "./speaker";
import { aloud, sentence } from "./telling";

const texts = `
event-won = { $seat } wins.
act-bot = { $level ->
    [none] { $seat } plays again.
   *[other] A bot plays for { $seat } ({ $level }).
}
act-time-over = { $seat } took too long.
phrase-hello = Hello!
level-greedy = Determined
`;
const speaker = new Speaker(bundleOf("en", [texts]), ["Ana", "Bo"]);
const told = (line: object): string => sentence(line as Line, speaker);

describe("the story", () => {
  it("tells what has happened", () => {
    expect(told({ event: "won", seat: 1 })).toBe("Bo wins.");
    expect(told({ act: "time-over", seat: 0 })).toBe("Ana took too long.");
  });

  it("calls bots by what they are like", () => {
    const line = { act: "bot", seat: 0, level: "greedy" };
    expect(told(line)).toBe("A bot plays for Ana (Determined).");
    expect(told({ ...line, level: null })).toBe("Ana plays again.");
  });

  it("repeats what was said, and translates phrases", () => {
    expect(told({ act: "said", seat: 0, name: "Ana", text: "Hm?" })).toBe("Hm?");
    expect(told({ act: "said", seat: 0, name: "Ana", phrase: "hello" })).toBe("Hello!");
  });

  it("is read aloud with who said it", () => {
    const said = { act: "said", seat: 0, name: "Ana", text: "Hm?" } as Line;
    expect(aloud(said, speaker)).toBe("Ana: Hm?");
    expect(aloud({ act: "time-over", seat: 0 }, speaker)).toBe("Ana took too long.");
  });
});
