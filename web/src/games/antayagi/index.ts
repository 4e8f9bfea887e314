import Board from "./Board.svelte";
import { gallery } from "./gallery";
import Thing from "./Thing.svelte";

export default { Board, Thing, gallery };
