/** What this person likes, kept on this device. */

import type { Pace } from "./presentation/pace";

export type Language = "en" | "es" | "fr";
export const LANGUAGES: Language[] = ["en", "es", "fr"];

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "full" | "less";
  pace: Pace | null; // how fast what happens is shown; null: not chosen yet
  sound: boolean;
  notify: boolean; // of a turn that begins while the page is in the background
  aid: boolean; // the memory aid, where the table allows it
  text: "usual" | "larger";
}

const KEY = "sobremesa settings";
/** By which the server knows which texts to send along with a page. */
const LANGUAGE = "sobremesa-language";
const A_YEAR = 31_536_000; // s

function usual(): Settings {
  const wished = navigator.languages.map((one) => one.slice(0, 2));
  const language = wished.find((one) => (LANGUAGES as string[]).includes(one)) ?? "en";
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: language as Language,
    theme: "system",
    motion: still ? "less" : "full",
    pace: null,
    sound: false,
    notify: false,
    aid: true,
    text: "usual",
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual(), ...kept() });

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Dress the page as this person likes it, and remember that. */
export function dress(): void {
  const root = document.documentElement;
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset.theme = theme;
  root.dataset.motion = settings.motion;
  root.dataset.text = settings.text;
  root.lang = settings.language;
  localStorage.setItem(KEY, JSON.stringify(settings));
  document.cookie = `${LANGUAGE}=${settings.language}; path=/; max-age=${A_YEAR}; samesite=lax`;
}

dark.addEventListener("change", dress);
