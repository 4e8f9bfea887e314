import { describe, expect, test } from "vitest";
import { Queue, type Slot } from "./queue";

/** So many that each last as long, one every `gap` ms. */
function come(many: number, gap: number, lasts: number): (Slot & { came: number })[] {
  const queue = new Queue();
  return Array.from({ length: many }, (_, index) => {
    const came = index * gap;
    return { came, ...queue.put(came, lasts) };
  });
}

describe("what happens is shown one after the other", () => {
  test("at once and at the usual pace when nothing is in the way", () => {
    expect(come(3, 1000, 800)).toMatchObject([
      { start: 0, end: 800, pace: 1 },
      { start: 1000, end: 1800, pace: 1 },
      { start: 2000, end: 2800, pace: 1 },
    ]);
  });

  test("the next one waits for the end of the last one, and has its whole time", () => {
    expect(come(2, 100, 800)[1]).toMatchObject({ start: 800, end: 1600, pace: 1 });
  });

  test("the more there are, the sooner each is over; most of its time it always has", () => {
    expect(come(5, 1, 700).map((slot) => slot.pace)).toEqual([1, 1, 0.8, 0.65, 0.65]);
  });

  test("it has its whole time again as soon as the others have been seen", () => {
    const queue = new Queue();
    for (const now of [0, 1, 2, 3]) queue.put(now, 400);
    expect(queue.put(5000, 400)).toMatchObject({ start: 5000, pace: 1 });
  });

  test("before it is long past, what waits is given up, but not what is being looked at", () => {
    const queue = new Queue();
    const [shown, waits] = [queue.put(0, 2000), queue.put(10, 2000)];
    const newest = queue.put(20, 500);
    expect([shown, waits, newest].map((slot) => queue.holds(slot))).toEqual([true, false, true]);
    expect(newest).toMatchObject({ start: 2000, end: 2500, pace: 1 });
  });

  test("nothing is shown long after it happened, however fast it comes", () => {
    const late = come(200, 40, 1500).map((slot) => slot.start - slot.came);
    expect(Math.max(...late)).toBeLessThanOrEqual(3000);
  });

  test("what is finished by hand is in nobody's way", () => {
    const queue = new Queue();
    queue.put(0, 2000);
    queue.clear();
    expect(queue.put(10, 500)).toMatchObject({ start: 10, end: 510 });
  });
});
