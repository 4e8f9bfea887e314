import Board from "./Board.svelte";
import Signs from "./Signs.svelte";
import Thing from "./Thing.svelte";

export default { Board, Thing, Sentence: Signs, thingsAreCards: true };
