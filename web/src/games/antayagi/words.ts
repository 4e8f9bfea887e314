/** The table in words: for the action line, and for those who do not see the cards. */

import type { Question } from "../../lib/messages";
import { awaited } from "../../lib/sitters";
import type { Speaker } from "../../lib/speaker";
import type { Sitter } from "../contract";
import type { Shown } from "./knowing";
import { isBack, type Happening, type Move, type Seen, type Side, type View } from "./things";

/** A card in a hand: its place, both sides as far as they are shown, and how it is held. */
export function handCard(speaker: Speaker, slot: number, card: Seen, shown: Shown): string {
  const sides = [shown.face, shown.other].filter((side) => side !== null);
  return speaker.say("web-ay-card", {
    number: slot + 1,
    object: known(speaker, sides.find((side) => !isBack(side))),
    back: known(speaker, sides.find(isBack)),
    held: card.private ? "private" : "blind",
  });
}

export function drawPile(speaker: Speaker, view: Pick<View, "pile" | "top">): string {
  return speaker.say("web-ay-pile-words", { number: view.pile, back: known(speaker, view.top) });
}

/** What lies on top of the discards, and what can be done with them. */
export function discardPile(speaker: Speaker, top: Seen | undefined): string {
  if (!top) return speaker.say("web-ay-discards-none");
  return speaker.say("web-ay-discards-words", { object: known(speaker, top.object) });
}

function known(speaker: Speaker, side: Side | null | undefined): string {
  return side ? speaker.name(side) : speaker.say("web-ay-unknown");
}

/** What is expected of me; else whom we wait for, or how it has ended. */
export function expectation(
  speaker: Speaker,
  view: View,
  question: Question<"antayagi"> | null,
  sitters: readonly Sitter[],
  language: string,
): string {
  const rescues = view.question === "sabotage" && view.sabotages % 2 === 1; // the next one
  const ruined = rescues ? "yes" : "no";
  if (question) return speaker.say(`question-${question.kind}`, { ruined });
  if (view.winner !== null) {
    const points = view.seats[view.winner]?.points ?? 0;
    const won: Happening = { event: "won", seat: view.winner, points };
    return speaker.event(won);
  }
  if (view.question === "over") return speaker.event({ event: "stuck" });
  if (rescues) return speaker.say("web-ay-wait-rescue");
  const { who, names } = awaited(view.asked, sitters, speaker);
  return speaker.say(`web-ay-wait-${view.question}`, { who, name: list(names, language) });
}

/** An answer that can be left standing. */
export function standing(speaker: Speaker, move: Move | null): string {
  return move ? speaker.move(move) : speaker.say("web-ay-standing-ask");
}

/** What is answered for me when a window opens. */
export function standsNow(speaker: Speaker, move: Move | null): string {
  return speaker.say("web-ay-standing-now", { answer: standing(speaker, move) });
}

/** Names as one says them: Ana, Ben and Cleo. */
function list(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** As many of the last sentences as have room in so many letters: the last one in any case. */
export function lastOf(sentences: string[], letters: number): string[] {
  let room = letters;
  const first = sentences.findLastIndex((one) => (room -= one.length + 1) < 0);
  return sentences.slice(Math.min(first + 1, sentences.length - 1));
}
