import Board from "./Board.svelte";
import Thing from "./Thing.svelte";

export default { Board, Thing };
