import { beforeEach, expect, it, vi } from "vitest";
import { endNotes, keepSeen, noteOf, notesWanted, unseen } from "./first-notes";

let stored: string | null;

beforeEach(() => {
  stored = null;
  vi.stubGlobal("localStorage", {
    getItem: () => stored,
    setItem: (_: string, text: string) => (stored = text),
  });
});

it("tells each note once", () => {
  const [choose, lay] = [noteOf("antayagi", "choose"), noteOf("antayagi", "lay")];
  expect(unseen([choose, lay, choose])).toEqual([choose, lay]);
  keepSeen(choose);
  keepSeen(choose);
  expect(unseen([choose, lay])).toEqual([lay]);
});

it("is silent for good when it is told to be", () => {
  expect(notesWanted()).toBe(true);
  endNotes();
  expect(notesWanted()).toBe(false);
});

it("takes what it cannot read for nothing", () => {
  stored = "{";
  expect(notesWanted()).toBe(true);
});
