import Board from "./Board.svelte";
import Sentence from "./Sentence.svelte";
import Thing from "./Thing.svelte";

export default { Board, Thing, Sentence };
