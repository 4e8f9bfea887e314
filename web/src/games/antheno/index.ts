import Board from "./Board.svelte";
import { gallery } from "./gallery";
import Sentence from "./Sentence.svelte";
import { cut } from "./cut";
import Thing from "./Thing.svelte";
import { worth } from "./worth";

export default { Board, cut, worth, gallery, Thing, Sentence };
