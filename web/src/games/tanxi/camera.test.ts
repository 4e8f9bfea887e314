import { describe, expect, it } from "vitest";
import { around, fitted, holds, seen, widened, zoomed } from "./camera";

const all = { left: 0, top: 0, width: 100, height: 50 };

describe("the camera", () => {
  it("shows everything at first, whatever the shape of the window", () => {
    expect(around(all, 2)).toEqual(all);
    expect(around(all, 1)).toEqual({ left: 0, top: -25, width: 100, height: 100 });
    expect(around(all, 4)).toEqual({ left: -50, top: 0, width: 200, height: 50 });
  });

  it("never looks past the edge", () => {
    expect(seen({ x: 0, y: 0, zoom: 2 }, all, 2)).toEqual({ ...all, width: 50, height: 25 });
    expect(seen({ x: 90, y: 45, zoom: 2 }, all, 2).left).toBe(50);
  });

  it("shows no more of the sea than it must", () => {
    const tall = seen({ x: 0, y: 0, zoom: 2 }, all, 1); // 50 by 50
    expect(tall).toEqual({ left: 0, top: 0, width: 50, height: 50 });
    expect(seen({ x: 0, y: 0, zoom: 1.6 }, all, 1).top).toBeCloseTo(-6.25);
  });

  it("also sees what is beside", () => {
    expect(widened(all, 50, 200)).toEqual({ left: -25, top: 0, width: 150, height: 50 });
    expect(widened(all, 50, -20)).toEqual(all); // the window has just become this narrow
  });

  it("knows what it sees", () => {
    expect(holds(all, { x: 20, y: 20 }, 10)).toBe(true);
    expect(holds(all, { x: 95, y: 20 }, 10)).toBe(false);
    expect(holds(all, { x: 20, y: 5 }, 10)).toBe(false);
  });

  it("steps back to see what is asked for", () => {
    const near = { x: 0, y: 0, zoom: 4 };
    const spots = [{ x: 20, y: 10 }, { x: 60, y: 20 }];
    expect(fitted(near, spots, 5, all)).toEqual({ x: 40, y: 15, zoom: 2 });
    expect(fitted(near, spots.slice(0, 1), 5, all)).toEqual({ x: 20, y: 10, zoom: 4 });
    expect(fitted(near, [{ x: 0, y: 0 }, { x: 100, y: 50 }], 5, all).zoom).toBe(1);
  });

  it("keeps what is under the finger", () => {
    const camera = zoomed({ x: 50, y: 25, zoom: 1 }, 2, 60, 25);
    expect(camera).toEqual({ x: 55, y: 25, zoom: 2 });
    expect(zoomed(camera, 100, 0, 0).zoom).toBe(4);
    expect(zoomed(camera, 0.1, 0, 0).zoom).toBe(1);
  });
});
