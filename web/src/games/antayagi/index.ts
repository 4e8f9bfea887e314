import Board from "./Board.svelte";
import { cut } from "./cut";
import { gallery } from "./gallery";
import Thing from "./Thing.svelte";
import { worth } from "./worth";

export default { Board, cut, worth, gallery, Thing };
