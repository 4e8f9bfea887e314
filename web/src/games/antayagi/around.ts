/** Where people sit: around the table, whoever looks at it at the bottom. */

export interface SeatSpot {
  seat: number;
  x: number; // in per cent of the room there is for a seat
  y: number;
}

/** By how many others there are, clockwise from the left: an ellipse, with room for the middle. */
const SPOTS: Record<number, [number, number][]> = {
  1: [[50, 0]],
  2: [[6, 30], [94, 30]],
  3: [[0, 62], [50, 0], [100, 62]],
  4: [[0, 66], [20, 0], [80, 0], [100, 66]],
  5: [[5, 100], [0, 26], [50, 0], [100, 26], [95, 100]],
  6: [[5, 100], [0, 26], [28, 0], [72, 0], [100, 26], [95, 100]],
};

/** The others clockwise from the left of `bottom`. */
export function around(seats: number, bottom: number): SeatSpot[] {
  const spots = SPOTS[seats - 1] ?? [];
  return spots.map(([x, y], index) => ({ seat: (bottom + 1 + index) % seats, x, y }));
}
