/** Browsers have timers alone, which take a millisecond and more. */
const { setImmediate: inTurn = (resume) => setTimeout(resume, 0) } = globalThis as {
  setImmediate?: (resume: () => void) => unknown;
};

/**
 * Lets other work have its turn. A store that never waits would keep it out until the end of a long
 * piece of work.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => inTurn(resolve));
