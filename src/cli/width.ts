import type { Io } from "./command.ts";

/** Lines get no narrower, whatever the terminal. */
const LEAST = 40;
/** For terminals that do not say how wide they are. */
const USUAL = 80;

/** How many characters go on a line of results. Nothing is broken or cut where it does not go to a terminal, so that it can be searched. */
export function lineWidth({ isTerminal, columns }: Pick<Io, "isTerminal" | "columns">): number {
  return isTerminal ? Math.max(LEAST, columns || USUAL) : Number.POSITIVE_INFINITY;
}
