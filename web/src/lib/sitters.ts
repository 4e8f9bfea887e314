/** Everybody at the table, as the page shows them. */

import type { Sitter } from "../games/contract";
import { clockOf } from "./clock";
import type { ClocksShown, Room, SeatedView } from "./messages";
import type { Speaker } from "./speaker";

/** Seven colours that can be told apart, each dark enough for white text. */
const COLOURS = ["#8c2f39", "#1f5a8c", "#3f6b2f", "#6a3d8f", "#8a5a00", "#00676b", "#8f3d73"];

/** What is known of the clocks, if the table has any. */
interface Time {
  clocks: ClocksShown | null;
  at: number;
  whole: number;
  patient: boolean; // days pass between moves, and nobody is expected to be here
}

/** Who has not said what they are called is "You" to themselves, as in the story. */
export function asMyself(
  sitters: Sitter[],
  me: number | null,
  nameless: boolean,
  you: string,
): Sitter[] {
  if (!nameless) return sitters;
  return sitters.map((one, seat) => (seat === me ? { ...one, name: you } : one));
}

/** Whom we wait for: the listener, others, or both; and what those are called. */
interface Awaited {
  who: "you" | "both" | "others";
  names: string[];
}

/** Those of whom something is asked; it is said if they are not there. */
export function awaited(
  asked: readonly number[],
  sitters: readonly Sitter[],
  speaker: Speaker,
): Awaited {
  const others = asked.filter((seat) => seat !== speaker.listener);
  const names = others.map((seat) => {
    const name = speaker.seat(seat);
    const missed = sitters[seat]?.away && !sitters[seat].bot;
    return missed ? speaker.say("web-name-away", { name }) : name;
  });
  if (others.length === asked.length) return { who: "others", names };
  return { who: others.length ? "both" : "you", names };
}

/** Whether the host is surely there: by their name alone, which is all that is told of them.
 *
 * Of several who are called so, any may be the host; a host without a seat may be there or not.
 */
export function hostIsThere({ seats, host }: Pick<Room, "seats" | "host">): boolean {
  const called = seats.filter(({ plan, name }) => plan.kind !== "bot" && name === host);
  return called.length > 0 && called.every(({ connected }) => connected);
}

export function sittersOf(seats: SeatedView[], nobody: string, time?: Time): Sitter[] {
  return seats.map((seat, number) => {
    const connected = !!seat.connected || seat.plan.kind === "bot";
    return {
      name: seat.name ?? nobody,
      bot: seat.asleep ?? (seat.plan.kind === "bot" ? seat.plan.level : null),
      asleep: !!seat.asleep,
      connected,
      away: !connected && !time?.patient,
      colour: COLOURS[number % COLOURS.length] as string,
      clock: time?.clocks ? clockOf(time.clocks, number, time.at, time.whole) : null,
    };
  });
}
