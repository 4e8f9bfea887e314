/** The texts of the page and of the games, in the language that is set. */

import { GAMES } from "../games/facts";
import { api } from "./api";
import { PromiseCache } from "./promise-cache";
import type { GameName } from "./messages";
import { type Language, settings } from "./settings.svelte";
import { bundleOf, Speaker } from "./speaker";

/** The page's own texts, by language and part: a part named as a game belongs to its table. */
const parts = import.meta.glob<string>("../../texts/*/*.ftl", { query: "?raw", import: "default" });

const served = new PromiseCache<string>();

/** Parts that only their own pages need. */
const ASKED_FOR: string[] = ["lessons", ...GAMES];

function own(language: Language, ...wanted: (string | undefined)[]): Promise<string>[] {
  return Object.entries(parts)
    .filter(([path]) => path.includes(`/texts/${language}/`))
    .filter(([path]) => {
      const part = path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
      return wanted.includes(part) || !ASKED_FOR.includes(part);
    })
    .map(([, load]) => load());
}

/** A speaker of the language that is set; of a game, or of a table with its own box. */
export async function speakerFor(
  language: Language,
  game?: GameName,
  code?: string,
): Promise<Speaker> {
  const sources = [
    ...own(language, game),
    served.get(`common ${language}`, () => api.texts(language)),
  ];
  if (code) sources.push(served.get(`${code} ${language}`, () => api.tableTexts(code, language)));
  else if (game) sources.push(served.get(`${game} ${language}`, () => api.gameTexts(game, language)));
  return new Speaker(bundleOf(language, await Promise.all(sources)));
}

/** A speaker of the lessons: of the pages about them or, of a game, in them. */
export async function lessonsSpeaker(language: Language, game?: GameName): Promise<Speaker> {
  const sources = [
    ...own(language, "lessons", game),
    served.get(`common ${language}`, () => api.texts(language)),
  ];
  if (game) {
    sources.push(served.get(`${game} ${language}`, () => api.gameTexts(game, language)));
    const texts = () => api.lessonTexts(game, language);
    sources.push(served.get(`lessons of ${game} ${language}`, texts));
  }
  return new Speaker(bundleOf(language, await Promise.all(sources)));
}

/** The speaker of the page; null until its texts are there. */
class PageTexts {
  speaker: Speaker | null = $state.raw(null);
  /** Whether the server has said nothing: there is only what the page itself can say. */
  alone = $state(false);

  async speak(language: Language): Promise<void> {
    const served = await speakerFor(language).catch(() => null);
    if (!served && this.speaker) return; // what was said before is better than next to nothing
    const speaker = served ?? new Speaker(bundleOf(language, await Promise.all(own(language))));
    if (settings.language !== language) return;
    this.speaker = speaker;
    this.alone = !served;
  }
}

export const pageTexts = new PageTexts();

/** A text of the page. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  return pageTexts.speaker?.say(key, args) ?? "";
}
