// The lightest client that can be had: whole requests as bytes, one at a time on each of some
// connections, so that it is the server that is measured. It never sleeps, because who writes to a
// process that sleeps pays for waking it: on a virtual machine about as much as for an answer.
import { connect, type Socket } from "node:net";

/**
 * Sends a request this many times over some connections, and returns how many milliseconds that
 * took. A function returns the bytes of the next one. Rejects on an answer that is not a success.
 */
export async function load(
  url: string,
  request: Buffer | (() => Buffer),
  times: number,
  connections: number,
): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(url)));
  const next = typeof request === "function" ? request : () => request;
  let remaining = times;
  let isLoading = true;
  const stayAwake = () => isLoading && setImmediate(stayAwake);
  stayAwake();
  const start = performance.now();
  await Promise.all(sockets.map((socket) => exchange(socket, next, () => remaining-- > 0)));
  const milliseconds = performance.now() - start;
  isLoading = false;
  for (const socket of sockets) socket.destroy();
  return milliseconds;
}

function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket.setNoDelay()));
    socket.once("error", reject);
  });
}

/** One request after the other, as long as there is a next one. */
function exchange(socket: Socket, request: () => Buffer, takeNext: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const next = () => (takeNext() ? socket.write(request()) : resolve());
    socket
      .on("error", reject)
      .on("close", () => reject(new Error("The server closed the connection.")));
    socket.on("data", (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = endOfAnswer(received);
      if (end === undefined) return;
      const status = received.toString("latin1", 9, 12);
      if (!status.startsWith("2"))
        reject(new Error(`The server answered ${status}: ${received.toString()}`));
      received = received.subarray(end);
      next();
    });
    next();
  });
}

/** Where the answer at the beginning ends; undefined where the rest of it is still to come. */
function endOfAnswer(received: Buffer): number | undefined {
  const body = received.indexOf("\r\n\r\n") + 4;
  if (body < 4) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.toString("latin1", 0, body))?.[1];
  if (length === undefined) {
    const last = received.indexOf("\r\n0\r\n\r\n", body - 4);
    return last < 0 ? undefined : last + 7;
  }
  const end = body + Number(length);
  return received.length < end ? undefined : end;
}
