const LOOK_EVERY_MILLISECONDS = 200;

/** Calls `stop` on SIGTERM, also on one that was sent to npm. */
export function whenToldToEnd(stop: () => void): void {
  process.on("SIGTERM", stop);
  // npm passes SIGTERM on to the shell that it starts scripts with, and no further.
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, LOOK_EVERY_MILLISECONDS);
  look.unref();
}
