/** What goes from where to where when something happens: one thing after the other. */

import { inHand } from "./knowing";
import type { Happening, Side, View } from "./things";

/** What can be found on the page: `hand/2/0`, `area/1/bone`, `middle/0`, `pile`, `discards`. */
export type Place = string;

/** A card on its way. Times are in ms at the usual pace. */
export interface Flight {
  from: Place;
  legs: { to: Place; start: number }[];
  first: Side | null; // the side that is seen when it sets off
  last: Side | null;
  turn: number | null; // when it turns round
  waits: boolean; // whether it is seen lying there until it sets off
}

/** A hand that turns round where it is. */
export interface Turn {
  places: Place[];
  start: number;
}

/** What is worth a sentence, and when it is told. */
export interface Spoken {
  happening: Happening;
  start: number;
}

/** Whether it is said, or seen only. */
export function worthASentence({ event }: Happening): boolean {
  return !SMALL.includes(event);
}

export interface AnimationPlan {
  flights: Flight[];
  turns: Turn[];
  words: Spoken[];
  lasts: number;
}

/** What leaves the last sentence standing. */
const SMALL: Happening["event"][] = ["laid", "let-be", "drew", "turn-passed", "reshuffled"];

export const TRAVEL = 300;
const PAUSE = 450; // to look at what has been revealed
const STEP = 380;
const DRAW = 130;
export const READ = 700; // ms to read a sentence

/** Tell what happened, from one view to the next, as these eyes see it. */
export function tell(
  happenings: Happening[],
  before: View,
  after: View,
  eyes: number | null,
): AnimationPlan {
  return new Teller(before, after, eyes).tell(happenings);
}

class Teller {
  readonly #flights: Flight[] = [];
  readonly #turns: Turn[] = [];
  readonly #words: Spoken[] = [];
  /** Who trades: whose card lies at which place in the middle. */
  readonly #parties: (number | null)[];
  /** What lies in the middle, and its flight where it came there just now. */
  readonly #middle: (Side | null)[];
  readonly #coming: (Flight | null)[] = [null, null];
  #taken: Flight | null = null;
  #time = 0;
  #draws = new Map<number, number>();

  constructor(
    readonly before: View,
    readonly after: View,
    readonly eyes: number | null,
  ) {
    this.#parties = [before.active, before.chosen];
    this.#middle = before.shown.map((card) => card?.object ?? null);
  }

  tell(happenings: Happening[]): AnimationPlan {
    for (const one of happenings) {
      if (one.event === "drew") this.#draws.set(one.seat, (this.#draws.get(one.seat) ?? 0) + 1);
    }
    for (const one of happenings) {
      if (worthASentence(one)) this.#aloud(one);
      else this.#one(one);
    }
    const lasts = this.#time && this.#time + TRAVEL;
    return { flights: this.#flights, turns: this.#turns, words: this.#words, lasts };
  }

  /** What comes next leaves time to read it. */
  #aloud(one: Happening): void {
    const start = this.#time;
    this.#words.push({ happening: one, start });
    this.#one(one);
    this.#time = Math.max(this.#time, start + READ);
  }

  #one(one: Happening): void {
    switch (one.event) {
      case "chose":
        this.#parties.splice(0, 2, one.seat, one.player);
        break;
      case "laid":
        this.#lay(one.seat, one.slot);
        break;
      case "revealed":
        this.#reveal(0, one.seat, one.object);
        this.#reveal(1, one.player, one.player_object);
        this.#time += TRAVEL + PAUSE;
        break;
      case "sabotaged":
        this.#fly(`hand/${one.seat}/${one.slot}`, "discards", "sabotage", one.object, true);
        this.#time += STEP;
        break;
      case "cancelled":
        this.#clear(0);
        this.#clear(1);
        this.#time += STEP;
        break;
      case "received":
        this.#arrive(one.object, `area/${one.seat}/${one.object}`);
        break;
      case "discarded":
        this.#arrive(one.object, "discards");
        break;
      case "took":
        this.#taken = this.#fly(
          `hand/${one.player}/${one.slot}`,
          "",
          this.#seen(one.player, one.slot),
          one.object,
          true,
        );
        break;
      case "flipped":
        this.#turns.push({
          places: one.objects.map((_, slot) => `hand/${one.seat}/${slot}`),
          start: this.#time,
        });
        this.#time += STEP;
        break;
      case "hand-discarded":
        one.objects.forEach((object, slot) => {
          const seen = this.#seen(one.seat, slot);
          this.#fly(`hand/${one.seat}/${slot}`, "discards", seen, object, true);
        });
        this.#time += STEP;
        break;
      case "ate":
        for (const thing of ["t-rex", one.food] as const) {
          this.#fly(`area/${one.seat}/${thing}`, "discards", thing, thing, true);
        }
        this.#time += STEP;
        break;
      case "reshuffled":
        this.#fly("discards", "pile", null, "plain", false);
        this.#time += STEP;
        break;
      case "drew":
        this.#draw(one);
        break;
    }
  }

  #lay(seat: number, slot: number | null): void {
    const place = this.#parties.indexOf(seat);
    const seen = slot === null ? null : this.#seen(seat, slot);
    const from = slot === null ? `hand/${seat}` : `hand/${seat}/${slot}`;
    this.#coming[place] = this.#fly(from, `middle/${place}`, seen, seen, slot !== null);
    this.#time += DRAW;
  }

  #reveal(place: number, seat: number, object: Side): void {
    const laid = this.#coming[place] ?? this.#lies(place, seat);
    laid.last = object;
    laid.turn = this.#time + TRAVEL;
    this.#coming[place] = laid;
    this.#middle[place] = object;
  }

  /** A card that was laid down before, and waits to be turned. */
  #lies(place: number, seat: number): Flight {
    const slot = seat === this.eyes ? this.before.laid : null;
    const seen = slot === null ? null : this.#seen(seat, slot);
    return this.#fly(`middle/${place}`, `middle/${place}`, seen, seen, true);
  }

  /** What lies in the middle goes on from there. */
  #goOn(place: number, to: Place): void {
    const coming = this.#coming[place];
    const object = this.#middle[place] ?? null;
    if (coming) coming.legs.push({ to, start: this.#time });
    else this.#fly(`middle/${place}`, to, object, object, true);
    this.#coming[place] = null;
    this.#middle[place] = null;
  }

  #clear(place: number): void {
    if (this.#middle[place]) this.#goOn(place, "discards");
  }

  #arrive(object: Side, to: Place): void {
    if (this.#taken) {
      this.#taken.legs = [{ to, start: this.#time }];
      this.#taken = null;
    } else {
      const place = this.#middle.indexOf(object);
      if (place >= 0) this.#goOn(place, to);
    }
    this.#time += STEP;
  }

  #draw(one: Extract<Happening, { event: "drew" }>): void {
    const left = this.#draws.get(one.seat) ?? 1;
    this.#draws.set(one.seat, left - 1);
    const hand = this.after.seats[one.seat]?.hand ?? [];
    const slot = hand.length - left;
    const card = hand[slot];
    const seen = card ? inHand(card, one.seat, this.eyes, false).face : one.back;
    this.#fly("pile", `hand/${one.seat}/${slot}`, one.back, seen, false);
    this.#time += DRAW;
  }

  #seen(seat: number, slot: number): Side | null {
    const card = this.before.seats[seat]?.hand[slot];
    return card ? inHand(card, seat, this.eyes, false).face : null;
  }

  #fly(
    from: Place,
    to: Place,
    first: Side | null,
    last: Side | null,
    waits: boolean,
  ): Flight {
    const turn = first === last ? null : this.#time;
    const flight = { from, legs: [{ to, start: this.#time }], first, last, turn, waits };
    this.#flights.push(flight);
    return flight;
  }
}
