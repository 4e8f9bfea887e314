import Board from "./Board.svelte";
import { gallery } from "./gallery";
import Latest from "./Latest.svelte";
import Signs from "./Signs.svelte";
import { cut } from "./cut";
import Thing from "./Thing.svelte";
import { worth } from "./worth";

export default {
  Board,
  cut,
  worth,
  gallery,
  Latest,
  Thing,
  Sentence: Signs,
  thingsAreCards: true,
  keepsSize: true,
};
