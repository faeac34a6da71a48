import { getContext, setContext } from "svelte";

const PLACE = Symbol("jump");

/** Go to the moment at which a line was told. */
type Jump = (position: number) => void;

export const setJump = (jump: Jump): void => void setContext(PLACE, jump);

/** In a replay every line leads to its moment; at a table there is no such way. */
export const findJump = (): Jump | undefined => getContext(PLACE);
