/** Which characters somebody would like to see: what their pack says of how they are played. */

import type { tanxi } from "../../lib/messages";

export type Liking = "easy" | NonNullable<tanxi.CharacterFace["style"]>;

export function likes(character: tanxi.CharacterFace | undefined, liking: Liking): boolean {
  return liking === "easy" ? !!character?.easy : character?.style === liking;
}

/** What some of these are, and others are not. */
export function likingsOf(characters: tanxi.CharacterFace[]): Liking[] {
  const styles = new Set(characters.flatMap(({ style }) => style ?? []));
  const found: Liking[] = [...(characters.some(({ easy }) => easy) ? ["easy" as const] : []), ...styles];
  return found.filter((liking) => !characters.every((one) => likes(one, liking)));
}
