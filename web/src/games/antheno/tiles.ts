/** What a tile shows, and what it is called: "R3" is a red 3, "R*" a star, "R?" a tile's back. */

import type { Speaker } from "../../lib/speaker";

export type Colour = "red" | "blue" | "green" | "purple";
export type Shape = "circle" | "triangle" | "square" | "diamond";

/** In the order in which racks are counted. */
export const COLOURS: Colour[] = ["red", "blue", "green", "purple"];
const LETTERS = "RBGP";
const SHAPES: Record<Colour, Shape> = {
  red: "circle",
  blue: "triangle",
  green: "square",
  purple: "diamond",
};

/** A set that colour-blind eyes tell apart, too. */
export const HUES: Record<Colour, string> = {
  red: "#c8232c",
  blue: "#0072b2",
  green: "#009e73",
  purple: "#7b4ea3",
};

/** Each shape around 0,0 and about 2 wide, of about the same weight to the eye. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z",
  triangle: "M0 -1.05L1.12 0.9H-1.12z",
  square: "M-0.9 -0.9H0.9V0.9H-0.9z",
  diamond: "M0 -1.2L1.05 0L0 1.2L-1.05 0z",
};

export function colourOf(tile: string): Colour {
  return COLOURS[LETTERS.indexOf(tile.charAt(0))] ?? "red";
}

export const letterOf = (colour: Colour): string => LETTERS.charAt(COLOURS.indexOf(colour));

export function shapeOf(colour: Colour): Shape {
  return SHAPES[colour];
}

export const isStar = (tile: string): boolean => tile.charAt(1) === "*";
export const isBlank = (tile: string): boolean => tile.charAt(1) === "?";

/** By colour and then number, or by number and then colour; stars last. */
export function byOrder(order: "colour" | "number"): (one: string, other: string) => number {
  const colour = (tile: string): number => LETTERS.indexOf(tile.charAt(0));
  const number = (tile: string): number => (isStar(tile) ? 9 : Number(tile.charAt(1)));
  const [first, second] = order === "colour" ? [colour, number] : [number, colour];
  return (one, other) => first(one) - first(other) || second(one) - second(other);
}

/** A tile in words, with the shape of its colour left out: the word says as much. */
export function named(speaker: Speaker, tile: string): string {
  const colour = speaker.name(colourOf(tile));
  if (isStar(tile)) return speaker.say("web-antheno-star", { colour });
  if (isBlank(tile)) return speaker.say("web-antheno-blank", { colour });
  return speaker.say("web-antheno-tile", { colour, number: tile.charAt(1) });
}

interface Part {
  text: string;
  tile: string | null;
}

/** A sentence, cut where tiles are named in it. */
export function withTiles(sentence: string): Part[] {
  return sentence
    .split(/(?<!\w)([RBGP](?:[1-8](?!\w)|\*))/)
    .map((text, index): Part => ({ text, tile: index % 2 ? text : null }))
    .filter(({ text }) => text);
}
