/** Each game in one small picture. */

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import { byGame } from "./by-game";

export const EMBLEMS = byGame(
  import.meta.glob<Component<SVGAttributes<SVGSVGElement>>>("./*/emblem.ts", {
    eager: true,
    import: "default",
  }),
);
