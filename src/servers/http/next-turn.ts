/**
 * Lets other work have its turn. A store that never waits would keep it out until the end of a long
 * piece of work.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
