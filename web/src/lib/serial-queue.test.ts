import { afterEach, expect, it, vi } from "vitest";
import { SerialQueue } from "./serial-queue";

afterEach(() => vi.unstubAllGlobals());

/** Until everything that waits for nothing else is done. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it("keeps the order, whatever each of them waits for", async () => {
  const turns = new SerialQueue();
  const done: string[] = [];
  let open = (): void => {};
  turns.next(() => new Promise<void>((resolve) => (open = resolve)));
  turns.next(() => void done.push("first"));
  turns.next(() => void done.push("second"));
  await settled();
  expect(done).toEqual([]);
  open();
  await settled();
  expect(done).toEqual(["first", "second"]);
});

it("lets the page follow before the next one", async () => {
  const turns = new SerialQueue();
  const done: string[] = [];
  for (const name of ["first", "second"]) {
    turns.next(() => queueMicrotask(() => done.push(`after ${name}`)));
    turns.next(() => void done.push(`next to ${name}`));
  }
  await settled();
  expect(done).toEqual(["after first", "next to first", "after second", "next to second"]);
});

it("goes on after a failure, which is reported", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const turns = new SerialQueue();
  const why = new Error("not understood");
  const next = vi.fn();
  turns.next(() => {
    throw why;
  });
  turns.next(next);
  await settled();
  expect(report).toHaveBeenCalledExactlyOnceWith(why);
  expect(next).toHaveBeenCalledOnce();
});
