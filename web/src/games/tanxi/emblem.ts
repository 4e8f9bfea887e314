/** The game in one small picture. */

export { default } from "~icons/game-icons/island";
