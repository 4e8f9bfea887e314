/** Whole games as one seat has heard them; `make goldens` writes them anew. */

import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { AnyDelivery, GameName, Line } from "../messages";
import { begin, goOn, type Known } from "../stream";

const FOLDER = new URL("recorded/", import.meta.url);

/** What was told at once, and what is known after it. */
export interface HeardDelivery {
  known: Known;
  lines: Line[];
}

export interface RecordedGame {
  name: string;
  game: GameName;
  first: Known;
  heard: HeardDelivery[];
}

export function recordedGames(): RecordedGame[] {
  return readdirSync(FOLDER).map((file) => {
    const all = JSON.parse(gunzipSync(readFileSync(new URL(file, FOLDER))).toString());
    return folded(file.replace(".json.gz", ""), all as AnyDelivery[]);
  });
}

function folded(name: string, all: AnyDelivery[]): RecordedGame {
  let known: Known | null = null;
  let first: Known | null = null;
  const heard: HeardDelivery[] = [];
  for (const said of all) {
    if (said.type === "fresh") {
      known = begin(said);
    } else if (said.type === "told" && known) {
      known = goOn(known, said);
      if (!known) throw new Error(`${name}: a delivery is missing`);
      if (!first && known.view) first = known;
      else if (first) heard.push({ known, lines: said.lines ?? [] });
    }
  }
  if (!first) throw new Error(`${name} has not begun`);
  return { name, game: name.split("-")[0] as GameName, first, heard };
}
