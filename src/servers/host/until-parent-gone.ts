/** The parent of this process, read at once because it may end before a server has started. */
const PARENT = process.ppid;
const LOOK_EVERY_MILLISECONDS = 200;

/**
 * Resolves when the parent of this process has ended. npm and npx pass SIGTERM only to a shell, so
 * without this the program would run on for ever.
 */
export function untilParentGone(): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (process.ppid === PARENT) return;
      clearInterval(look);
      resolve();
    }, LOOK_EVERY_MILLISECONDS);
    look.unref();
  });
}
