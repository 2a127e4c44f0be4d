import type { Io } from "../command.ts";
import { duration } from "./text.ts";

const INTERVAL = 500;

/** Shows on a terminal how far a run has come; by `share`, from 0 to 1, also what time is left. */
export function showProgress(io: Io, describe: () => string, share: () => number = () => 0) {
  if (!io.isErrTerminal) return { stop: () => {} };
  let shown = false;
  const start = Date.now();
  const timer = setInterval(() => {
    shown = true;
    io.err(`\r${describe()}${timeLeft(Math.min(share(), 1), Date.now() - start)} \u001b[K`);
  }, INTERVAL);
  return {
    stop: () => {
      clearInterval(timer);
      if (shown) io.err("\r\u001b[K");
    },
  };
}

function timeLeft(done: number, milliseconds: number): string {
  if (done === 0) return "";
  return `, ${Math.floor(done * 100)} %, ${duration((milliseconds * (1 - done)) / done)} left`;
}
