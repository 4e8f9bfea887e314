import Board from "./Board.svelte";
import { gallery } from "./gallery";
import Signs from "./Signs.svelte";
import Thing from "./Thing.svelte";

export default { Board, Thing, gallery, Sentence: Signs, thingsAreCards: true };
