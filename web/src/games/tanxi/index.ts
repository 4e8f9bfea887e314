import Board from "./Board.svelte";
import { gallery } from "./gallery";
import Signs from "./Signs.svelte";
import { cut } from "./cut";
import Thing from "./Thing.svelte";

export default { Board, cut, gallery, Thing, Sentence: Signs, thingsAreCards: true };
