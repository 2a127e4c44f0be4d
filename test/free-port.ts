import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Where systems do not pick ports from by themselves, for a 0 or for the near end of a connection:
 * nobody else gets one of these in the meantime.
 */
const [LEAST, MOST] = [10_000, 32_000];

/** A port that is free, for programs that take 0 for none at all. */
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
