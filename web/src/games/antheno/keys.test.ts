import { describe, expect, it } from "vitest";
import { arrowOf, deedOf, type Pressed } from "./keys";

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe("deeds", () => {
  it("take everything back with one key, large or small", () => {
    expect(deedOf(press("u"), true)).toBe("take everything back");
    expect(deedOf(press("U", { shiftKey: true }), true)).toBe("take everything back");
  });

  it("are mine in my turn alone, but looking is for everybody", () => {
    expect(deedOf(press("u"), false)).toBeNull();
    expect(deedOf(press("z", { ctrlKey: true }), false)).toBeNull();
    expect(deedOf(press("+"), false)).toBe("nearer");
  });

  it("undo and redo as everywhere", () => {
    expect(deedOf(press("z", { ctrlKey: true }), true)).toBe("undo");
    expect(deedOf(press("Z", { metaKey: true, shiftKey: true }), true)).toBe("redo");
    expect(deedOf(press("y", { ctrlKey: true }), true)).toBe("redo");
  });

  it("leave the browser its own keys", () => {
    expect(deedOf(press("0", { ctrlKey: true }), true)).toBeNull();
    expect(deedOf(press("r", { ctrlKey: true }), true)).toBeNull();
    expect(deedOf(press("Enter"), true)).toBeNull();
  });
});

it("arrows move the cursor, and with Control the cloth", () => {
  expect(arrowOf(press("ArrowUp"))).toEqual({ x: 0, y: -1, cloth: false });
  expect(arrowOf(press("ArrowLeft", { ctrlKey: true }))).toEqual({ x: -1, y: 0, cloth: true });
  expect(arrowOf(press("a"))).toBeNull();
});
