import type { Io } from "../command.ts";
import type { Totals } from "../findings/finding.ts";

const INTERVAL = 500;

/** Shows on a terminal how far a long run has come. Does nothing if notes go elsewhere. */
export function showProgress(io: Io, totals: Totals): { stop(): void } {
  if (!io.isErrTerminal) return { stop: () => {} };
  let shown = false;
  const timer = setInterval(() => {
    shown = true;
    io.err(
      `\r${totals.payloads.toLocaleString("en")} payloads, ${totals.invalid.toLocaleString("en")} invalid `,
    );
  }, INTERVAL);
  return {
    stop: () => {
      clearInterval(timer);
      if (shown) io.err("\r\u001b[K");
    },
  };
}
