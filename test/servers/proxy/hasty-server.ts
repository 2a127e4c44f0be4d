// A server that answers and hangs up before the client has written anything. The client notices
// nothing until both are done.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { onTestFinished } from "vitest";

const PATIENCE_MILLISECONDS = 10_000;

// It has a thread of its own, so that this one can stand still in the meantime.
const SERVER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const server = require("node:net").createServer((socket) => {
    Atomics.wait(workerData, 0, 0, ${PATIENCE_MILLISECONDS});
    const answer = "HTTP/1.1 413 Payload Too Large\\r\\nContent-Length: 3\\r\\nConnection: close\\r\\n\\r\\nbig";
    socket.on("error", () => {}).write(answer, () => socket.resetAndDestroy());
    socket.once("close", () => {
      Atomics.store(workerData, 0, 2);
      Atomics.notify(workerData, 0);
    });
  });
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
`;

/** Starts the server for one connection, and returns its port. It is gone when the test ends. */
export async function hastyServer(): Promise<number> {
  const step = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(SERVER, { eval: true, workerData: step });
  const [port] = (await once(worker, "message")) as [number];
  const standStill = (): void => {
    Atomics.store(step, 0, 1);
    Atomics.notify(step, 0);
    Atomics.wait(step, 0, 1, PATIENCE_MILLISECONDS);
  };
  // Others in this process may connect to something else.
  const watch = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    socket.once("connect", () => socket.remotePort === port && standStill());
  };
  subscribe("net.client.socket", watch);
  onTestFinished(async () => {
    unsubscribe("net.client.socket", watch);
    await worker.terminate();
  });
  return port;
}
