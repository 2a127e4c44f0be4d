import type { Io } from "./command.ts";

/** Who started this process. It may be gone before a server has started. */
const PARENT = process.ppid;
const LOOK_EVERY_MILLISECONDS = 200;

/** Resolves when the process is asked to end, also where only npx was asked to. */
export function untilEnded(io: Pick<Io, "untilStopped" | "env">): Promise<void> {
  return io.env.npm_command === "exec"
    ? Promise.race([io.untilStopped(), parentGone()])
    : io.untilStopped();
}

/** npx passes SIGTERM on to the shell that it starts programs with, and no further: the program would run on without anybody. */
function parentGone(): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (process.ppid === PARENT) return;
      clearInterval(look);
      resolve();
    }, LOOK_EVERY_MILLISECONDS);
    look.unref();
  });
}
