import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Where systems do not pick ports from by themselves, for a 0 or for the near end of a connection:
 * nobody else gets one of these in the meantime.
 */
const [LEAST, MOST] = [10_000, 32_000];

/**
 * Starts a program that takes 0 for no port at all. Another program may take the port that is free
 * now: it then starts again with another one.
 */
export async function startOnFreePort<Started>(
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  for (let left = 5; ; left -= 1) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (left === 0 || !/EADDRINUSE|address already in use/i.test(String(error))) throw error;
    }
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LEAST, MOST);
    const server = createServer();
    const isFree = once(server.listen(port, "127.0.0.1"), "listening").then(
      () => true,
      () => false,
    );
    if (!(await isFree)) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}
