/** What has happened or was said at a table, as a sentence. */

import type { BotAct, Line } from "./messages";
import type { Speaker } from "./speaker";

/** A line of the story. What somebody said is their own words, or a phrase that is translated. */
export function sentence(line: Line, speaker: Speaker): string {
  if ("event" in line) return speaker.event(line);
  switch (line.act) {
    case "said":
      if (line.hidden) return speaker.say("web-talk-hidden");
      return line.phrase ? speaker.say(`phrase-${line.phrase}`) : (line.text ?? "");
    case "bot":
      return speaker.act(inWords(line, speaker));
    default:
      return speaker.act(line);
  }
}

/** A line as it is read aloud: with who said it. */
export function aloud(line: Line, speaker: Speaker): string {
  const words = sentence(line, speaker);
  return "act" in line && line.act === "said" ? `${line.name}: ${words}` : words;
}

/** Bots are called by what they are like. */
function inWords(line: BotAct, speaker: Speaker): BotAct {
  if (!line.level) return line;
  return { ...line, level: speaker.say(`level-${line.level}`) };
}
