/** What the others have done since one's last turn, in a few lines. */

import type { GameName, Line } from "../messages";

const MOST = 3; // lines
const TURNS: string[] = ["turn-began", "turn-passed"];

/** How much a line is worth telling again; 0: not at all. */
export type Worth<G extends GameName = GameName> = (line: Line<G>) => number;

/** The lines that matter most, in their order; none before one has had a turn. */
export function sinceMyTurn<G extends GameName>(
  story: readonly Line<G>[],
  me: number | null,
  worth: Worth<G>,
): Line<G>[] {
  if (me === null) return [];
  const lines = betweenTurns(story, me).filter((line) => worth(line) > 0);
  const best = [...lines.keys()]
    .sort((one, other) => worth(lines[other] as Line<G>) - worth(lines[one] as Line<G>) || other - one)
    .slice(0, MOST);
  return lines.filter((_, index) => best.includes(index));
}

/** From the end of my last turn up to the one that I have now, or up to now. */
function betweenTurns<G extends GameName>(story: readonly Line<G>[], me: number): Line<G>[] {
  const turns = story.flatMap((line, at) => {
    const seat = turnOf(line);
    return seat === null ? [] : [{ at, mine: seat === me }];
  });
  const end = turns.at(-1)?.mine ? turns.pop()?.at : story.length;
  const last = turns.findLastIndex(({ mine }) => mine);
  const begin = turns[last + 1];
  return last < 0 || !begin ? [] : story.slice(begin.at, end);
}

function turnOf(line: Line): number | null {
  return "event" in line && TURNS.includes(line.event) && "seat" in line ? line.seat : null;
}
