import Board from "./Board.svelte";
import { cut } from "./cut";
import { gallery } from "./gallery";
import Thing from "./Thing.svelte";

export default { Board, cut, gallery, Thing };
