import Board from "./Board.svelte";
import { gallery } from "./gallery";
import Sentence from "./Sentence.svelte";
import Thing from "./Thing.svelte";

export default { Board, Thing, gallery, Sentence };
