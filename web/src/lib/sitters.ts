/** Everybody at the table, as the page shows them. */

import type { Sitter } from "../games/contract";
import { clockOf } from "./clock";
import type { Clocks, SeatedView } from "./messages";
import type { Speaker } from "./speaker";

/** Seven colours that can be told apart, each dark enough for white text. */
const COLOURS = ["#8c2f39", "#1f5a8c", "#3f6b2f", "#6a3d8f", "#8a5a00", "#00676b", "#8f3d73"];

/** What is known of the clocks, if the table has any. */
interface Time {
  clocks: Clocks | null;
  at: number;
  whole: number;
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

/** What somebody is called where we wait for them: it is said if they are not there. */
export function awaited(seat: number, sitters: readonly Sitter[], speaker: Speaker): string {
  const name = speaker.seat(seat);
  const away = sitters[seat]?.connected === false && !sitters[seat].bot;
  return away ? speaker.say("web-name-away", { name }) : name;
}

export function sittersOf(seats: SeatedView[], nobody: string, time?: Time): Sitter[] {
  return seats.map((seat, number) => ({
    name: seat.name ?? nobody,
    bot: seat.asleep ?? (seat.plan.kind === "bot" ? seat.plan.level : null),
    asleep: !!seat.asleep,
    connected: !!seat.connected || seat.plan.kind === "bot",
    colour: COLOURS[number % COLOURS.length] as string,
    clock: time?.clocks ? clockOf(time.clocks, number, time.at, time.whole) : null,
  }));
}
