import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint, painted } from "./after-paint";

let frames = new Map<number, () => void>();
let last = 0;

/** The browser paints. */
function paint(): void {
  const due = [...frames.values()];
  frames = new Map();
  for (const run of due) run();
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
    frames.set(++last, run);
    return last;
  });
  vi.stubGlobal("cancelAnimationFrame", (id: number) => frames.delete(id));
});

afterEach(() => {
  frames = new Map();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("waits for as many pictures as it is told to", () => {
  const done = vi.fn();
  afterPaint(done, 2);
  paint();
  expect(done).not.toHaveBeenCalled();
  paint();
  expect(done).toHaveBeenCalledOnce();
  paint();
  expect(done).toHaveBeenCalledOnce();
});

it("is promised; where nobody looks any more, soon", async () => {
  vi.stubGlobal("document", { hidden: false });
  const done = vi.fn();
  void painted().then(done);
  await vi.advanceTimersByTimeAsync(50);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(done).toHaveBeenCalledOnce();
  void painted().then(done);
  paint();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(2);
});

it("is not waited for where nobody looks", async () => {
  vi.stubGlobal("document", { hidden: true });
  await painted();
  expect(frames.size).toBe(0);
});

it("is left before any of them", () => {
  const done = vi.fn();
  for (const pictures of [0, 1]) {
    const leave = afterPaint(done, 2);
    for (let i = 0; i < pictures; i++) paint();
    leave();
    paint();
    paint();
  }
  expect(done).not.toHaveBeenCalled();
});
