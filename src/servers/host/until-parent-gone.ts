/** The parent of this process. It is read now: it may be gone before a server has started. */
const PARENT = process.ppid;
const LOOK_EVERY_MILLISECONDS = 200;

/**
 * Resolves when the parent of this process is gone: npm and npx pass SIGTERM only on to a shell,
 * and the program would run on with nobody to end it.
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
