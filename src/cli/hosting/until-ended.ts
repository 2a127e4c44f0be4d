import type { Io } from "../command.ts";

/** Who started this process; read now, because it may be gone before a server has started. */
const PARENT = process.ppid;
const LOOK_EVERY_MILLISECONDS = 200;

/** Resolves when the process is asked to end, even if only npx was asked. */
export function untilEnded(io: Pick<Io, "untilStopped" | "env">): Promise<void> {
  return io.env.npm_command === "exec"
    ? Promise.race([io.untilStopped(), untilParentGone()])
    : io.untilStopped();
}

/**
 * npx starts a program through a shell and passes SIGTERM on to the shell only. The program would
 * run on with nobody to end it.
 */
function untilParentGone(): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (process.ppid === PARENT) return;
      clearInterval(look);
      resolve();
    }, LOOK_EVERY_MILLISECONDS);
    look.unref();
  });
}
