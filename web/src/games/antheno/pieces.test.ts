import { describe, expect, it } from "vitest";
import {
  backToRack,
  changes,
  grouped,
  keyOf,
  laidOut,
  leftBehind,
  linesOf,
  moved,
  type Piece,
  placed,
  played,
  positions,
  rebased,
  roomFor,
  settled,
  tapped,
  tried,
  turned,
} from "./pieces";

type Laid = [number, number, string];
const ROW: Laid[] = [
  [0, 0, "R3"],
  [1, 0, "R4"],
  [2, 0, "R5"],
];

const idOf = (pieces: Piece[], tile: string): number =>
  pieces.find((piece) => piece.tile === tile)?.id ?? -1;
const at = (pieces: Piece[], id: number): string | null => {
  const cell = pieces.find((piece) => piece.id === id)?.at;
  return cell ? keyOf(cell) : null;
};

describe("settled", () => {
  it("recognises what stayed and what was moved", () => {
    const before = settled([], ROW, ["B1"]);
    const after = settled(before, [[0, 0, "R3"], [5, 5, "R4"], [2, 0, "R5"], [3, 0, "R6"]], ["B1"]);
    for (const tile of ["R3", "R4", "R5", "B1"]) expect(idOf(after, tile)).toBe(idOf(before, tile));
    expect(before.map((piece) => piece.id)).not.toContain(idOf(after, "R6"));
  });

  it("keeps a rack tile that was laid and is now part of the table", () => {
    const before = settled([], ROW, ["R6"]);
    const draft = moved(before, new Map([[idOf(before, "R6"), { x: 3, y: 0 }]]));
    const after = settled(draft, [...ROW, [3, 0, "R6"]], []);
    expect(idOf(after, "R6")).toBe(idOf(before, "R6"));
    expect(after.every((piece) => piece.from === "table")).toBe(true);
  });

  it("turns over a tile that was seen from behind", () => {
    const before = settled([], [...ROW, [3, 0, "R?"]], []);
    const after = settled(before, [...ROW, [3, 0, "R6"]], []);
    expect(idOf(after, "R6")).toBe(idOf(before, "R?"));
  });

  it("does not take one of two equal tiles for both", () => {
    const ids = settled([], [[0, 0, "R3"]], ["R3"]).map((piece) => piece.id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe("rebased", () => {
  const base = settled([], ROW, ["R6"]);
  const six = idOf(base, "R6");
  const own = moved(base, new Map([[six, { x: 3, y: 0 }]])).filter(({ id }) => id === six);

  it("keeps what was laid where the rest is unchanged", () => {
    expect(at(rebased(settled(base, ROW, ["R6"]), own), six)).toBe("3,0");
  });

  it("follows what others have moved since", () => {
    const now = settled(base, [[0, 5, "R3"], [1, 0, "R4"], [2, 0, "R5"]], ["R6"]);
    const both = rebased(now, own);
    expect(at(both, idOf(base, "R3"))).toBe("0,5");
    expect(at(both, six)).toBe("3,0");
  });

  it("gives way where somebody else's tile lies now", () => {
    const now = settled(base, [...ROW, [3, 0, "B7"]], ["R6"]);
    expect(at(rebased(now, own), six)).toBeNull();
  });
});

describe("a table that is laid out", () => {
  const base = settled([], ROW, ["R6", "B1"]);

  it("takes tiles of the table first, then of the rack", () => {
    const laid = laidOut(base, [[5, 5, "R3"], [1, 0, "R4"], [2, 0, "R5"], [3, 0, "R6"]]);
    expect(laid && placed(laid)).toEqual([
      [5, 5, "R3"],
      [1, 0, "R4"],
      [2, 0, "R5"],
      [3, 0, "R6"],
    ]);
    expect(laid && played(laid)).toBe(1);
  });

  it("refuses tiles that are not there", () => {
    expect(laidOut(base, [...ROW, [3, 0, "P8"]])).toBeNull();
  });

  it("says where each tile came from", () => {
    const laid = laidOut(base, [...ROW, [3, 0, "R6"]]) ?? [];
    expect(tried(laid)).toContainEqual([3, 0, "R6", "rack"]);
    expect(tried(laid)).toContainEqual([0, 0, "R3", "table"]);
  });
});

describe("a group", () => {
  const base = settled([], ROW, ["R6", "B1"]);
  const [three, four, six, one] = ["R3", "R4", "R6", "B1"].map((tile) => idOf(base, tile)) as [
    number,
    number,
    number,
    number,
  ];

  it("keeps its places on the cloth, and rack tiles follow in a row", () => {
    const group = grouped(base, new Set([three, four, six]), three);
    expect([...group.values()]).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ]);
  });

  it("hangs on the rack tile that is held", () => {
    const group = grouped(base, new Set([six, one]), one);
    expect(group.get(six)).toEqual({ x: -1, y: 0 });
    expect(group.get(one)).toEqual({ x: 0, y: 0 });
  });

  it("turns from across to down and back", () => {
    const group = grouped(base, new Set([three, four]), three);
    expect(turned(group).get(four)).toEqual({ x: 0, y: 1 });
    expect(turned(turned(group))).toEqual(group);
  });

  it("finds the nearest room, and none where all is taken", () => {
    const group = grouped(base, new Set([six]), six);
    expect(roomFor(base, group, { x: 1, y: 0 })).toBeNull();
    expect(roomFor(base, group, { x: 1, y: 0 }, 1)?.get(six)).toEqual({ x: 1, y: -1 });
    expect(roomFor(base, group, { x: 3, y: 0 })?.get(six)).toEqual({ x: 3, y: 0 });
  });

  it("does not stand in its own way", () => {
    const group = grouped(base, new Set([three, four]), three);
    expect(roomFor(base, group, { x: 0, y: 1 })?.get(four)).toEqual({ x: 1, y: 1 });
    expect(roomFor(base, group, { x: -1, y: 0 })?.get(four)).toEqual({ x: 0, y: 0 });
  });
});

it("only tiles of the rack go back to it", () => {
  const base = settled([], ROW, ["R6"]);
  const draft = moved(base, new Map([[idOf(base, "R6"), { x: 3, y: 0 }]]));
  const back = backToRack(draft, new Set(draft.map((piece) => piece.id)));
  expect(placed(back)).toEqual(ROW);
});

it("reads lines across and down", () => {
  const pieces = settled([], [...ROW, [0, 1, "B3"], [0, 2, "G3"], [7, 7, "P1"]], []);
  expect(linesOf(pieces).map((line) => line.map((piece) => piece.tile).join(" "))).toEqual([
    "R3 R4 R5",
    "R3 B3 G3",
  ]);
});

it("chooses a tile, then each of its lines, then nothing", () => {
  const pieces = settled([], [...ROW, [0, 1, "B3"], [0, 2, "G3"]], []);
  const id = idOf(pieces, "R3");
  const names = (ids: Iterable<number>): string =>
    [...ids].map((one) => pieces.find((piece) => piece.id === one)?.tile).join(" ");
  let chosen = tapped(pieces, new Set(), id);
  expect(chosen).toEqual([id]);
  chosen = tapped(pieces, new Set(chosen), id);
  expect(names(chosen)).toBe("R3 R4 R5");
  chosen = tapped(pieces, new Set(chosen), id);
  expect(names(chosen)).toBe("R3 B3 G3");
  expect(tapped(pieces, new Set(chosen), id)).toEqual([]);
});

it("tells what is new and what has moved", () => {
  const before = settled([], ROW, []);
  const after = settled(before, [[0, 0, "R3"], [1, 4, "R4"], [2, 0, "R5"], [9, 9, "G1"]], []);
  const found = changes(positions(before), after);
  expect([...found.fresh]).toEqual([idOf(after, "G1")]);
  expect([...found.moved]).toEqual([[idOf(after, "R4"), { x: 1, y: 0 }]]);
  expect(leftBehind(found, after)).toEqual([{ x: 1, y: 0 }]);
});
