import Board from "./Board.svelte";
import { gallery } from "./gallery";
import Sentence from "./Sentence.svelte";
import { cut } from "./cut";
import Thing from "./Thing.svelte";

export default { Board, cut, gallery, Thing, Sentence };
