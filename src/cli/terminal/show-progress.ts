import type { Io } from "../command.ts";

const INTERVAL = 500;

/** Shows on a terminal how far a long run has come. Does nothing if notes go elsewhere. */
export function showProgress(io: Io, describe: () => string): { stop(): void } {
  if (!io.isErrTerminal) return { stop: () => {} };
  let shown = false;
  const timer = setInterval(() => {
    shown = true;
    io.err(`\r${describe()} `);
  }, INTERVAL);
  return {
    stop: () => {
      clearInterval(timer);
      if (shown) io.err("\r\u001b[K");
    },
  };
}
