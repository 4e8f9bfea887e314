/** What is in the box, and its pictures. */

import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import Biohazard from "~icons/game-icons/biohazard";
import CardboardBox from "~icons/game-icons/cardboard-box";
import CrossedBones from "~icons/game-icons/crossed-bones";
import Cupcake from "~icons/game-icons/cupcake";
import DinosaurRex from "~icons/game-icons/dinosaur-rex";
import DoubleFish from "~icons/game-icons/double-fish";
import OpenTreasureChest from "~icons/game-icons/open-treasure-chest";
import PointyHat from "~icons/game-icons/pointy-hat";
import Scissors from "~icons/game-icons/scissors";
import SpiralLollipop from "~icons/game-icons/spiral-lollipop";
import TopHat from "~icons/game-icons/top-hat";
import WizardFace from "~icons/game-icons/wizard-face";
import type { antayagi, Games } from "../../lib/messages";

export type Seen = antayagi.SeenCard;
export type Thing = NonNullable<Seen["object"]>;
export type Back = NonNullable<Seen["back"]>;
export type Side = Thing | Back;
export type View = Games["antayagi"]["View"];
export type Move = Games["antayagi"]["Move"];
export type Happening = Games["antayagi"]["Event"];

export type Icon = Component<SvelteHTMLElements["svg"]>;

/** A side's pictures, beside each other. */
export const PICTURES: Record<Thing, [Icon]> & Record<Back, Icon[]> = {
  treasure: [OpenTreasureChest],
  bone: [CrossedBones],
  hat: [TopHat],
  "musical-lollipop": [SpiralLollipop],
  muffin: [Cupcake],
  "t-rex": [DinosaurRex],
  "toxic-waste": [Biohazard],
  fish: [DoubleFish],
  "wandering-wizard": [WizardFace],
  "empty-box": [CardboardBox],
  plain: [],
  sabotage: [Scissors],
  "small-hat": [PointyHat],
  "treasure-and-t-rex": [OpenTreasureChest, DinosaurRex],
};

/** The colour of an object's band; backs are all alike. */
export const TINTS: Partial<Record<Side, string>> = {
  treasure: "#8a5c00",
  bone: "#655748",
  hat: "#34376e",
  "musical-lollipop": "#ac2b67",
  muffin: "#97431a",
  "t-rex": "#2b6737",
  "toxic-waste": "#586a00",
  fish: "#1b648e",
  "wandering-wizard": "#5a3798",
  "empty-box": "#74492a",
} satisfies Record<Thing, string>;

const BACKS: readonly string[] = [
  "plain",
  "sabotage",
  "small-hat",
  "treasure-and-t-rex",
] satisfies Back[];

export function isBack(side: Side): side is Back {
  return BACKS.includes(side);
}
