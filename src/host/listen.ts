// Serves a fetch function over HTTP on Node. The only file that knows the server of Node.
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { toServe } from "../http/faces.ts";
import type { Fetch } from "../http/fetch.ts";
import { adapt } from "./adapt.ts";
import { refuseBroken, refuseTunnel } from "./refuse-unreadable.ts";
import { isEndless } from "./write-answer.ts";

/** Where to listen. */
export interface ListenOptions {
  /** 0 for a free port, which is the default. */
  readonly port?: number | undefined;
  /** 127.0.0.1 by default. */
  readonly host?: string | undefined;
}

/** Where and how to listen. */
export interface HostOptions extends ListenOptions {
  /** How long a request may take to arrive. 30 seconds by default. */
  readonly requestMilliseconds?: number;
  /** Receives the answers to what never became a request, which the fetch function does not see. */
  // The type is written out, so that the package's declarations do not lead to those of Node.
  readonly unreadable?: (status: number, detail: string) => void;
}

/** A server that listens. */
export interface Listening {
  /** Its base address, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /**
   * Accepts no more requests, finishes those that have begun, and cuts what is still open after
   * `graceMilliseconds`. Connections without a request are cut at once.
   */
  close(graceMilliseconds?: number): Promise<void>;
}

const GRACE_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 30_000;

/** Starts to listen. Rejects if the port can't be used. */
export async function listenWith(fetch: Fetch, options: HostOptions = {}): Promise<Listening> {
  const { port = 0, host = "127.0.0.1" } = options;
  // To Node an empty name is every address of the machine. Nobody who leaves a variable empty means
  // that.
  if (host.trim() === "")
    throw new TypeError(
      "The host to listen on has no name. Leave it out for 127.0.0.1; 0.0.0.0 is every address.",
    );
  const hostname = host.includes(":") ? `[${host}]` : host;
  const running = createHttpServer(fetch, hostname, options);
  const { server } = running;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      // From now on an error is a connection that could not be accepted. It concerns no other.
      server.off("error", reject).on("error", (error) => process.emitWarning(error));
      resolve();
    });
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${hostname}:${taken}`,
    port: taken,
    close: (grace) => close(running, grace),
  };
}

/** A server with its connections and the answers that it is working on. */
interface Running {
  readonly server: Server;
  readonly sockets: ReadonlySet<Socket>;
  readonly underWay: ReadonlySet<ServerResponse>;
}

function createHttpServer(fetch: Fetch, hostname: string, options: HostOptions): Running {
  const {
    requestMilliseconds: requestTimeout = REQUEST_MILLISECONDS,
    unreadable: report = () => {},
  } = options;
  const answer = adapt(toServe(fetch), hostname, report);
  const sockets = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  /** Connections that get no more answers than those that are under way, and a refusal. */
  const broken = new Set<Duplex>();
  /** The newest answer of each connection. */
  const newest = new WeakMap<Socket, ServerResponse>();
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    underWay.add(outgoing.once("close", () => underWay.delete(outgoing)));
    if (!server.listening) endWith(outgoing);
    const earlier = newest.get(incoming.socket);
    newest.set(incoming.socket, outgoing);
    // The requests of a pipeline take turns with those of other connections.
    if (earlier && underWay.has(earlier))
      earlier.once("close", () => setImmediate(answer, incoming, outgoing));
    else void answer(incoming, outgoing);
  };
  const server = createServer(
    {
      // Node answers a missing Host with an empty 400, so the check is made here.
      requireHostHeader: false,
      requestTimeout,
      // How often Node looks for requests that take longer.
      connectionsCheckingInterval: Math.ceil(requestTimeout / 6),
    },
    serve,
  );
  server
    .on("clientError", async (error, socket) => {
      if (broken.has(socket)) return;
      broken.add(socket);
      await untilAnswered(underWay, socket);
      broken.delete(socket);
      refuseBroken(error, socket, report);
    })
    .on("connect", (_, socket) => refuseTunnel(socket, report));
  server.on("connection", (socket) =>
    sockets.add(socket.once("close", () => sockets.delete(socket))),
  );
  // Node would answer an expectation that it does not know with an empty 417.
  server.on("checkExpectation", serve);
  return { server, sockets, underWay };
}

/**
 * Resolves when the requests before a fault are answered. A request that is itself broken off never
 * is, and does not count.
 */
async function untilAnswered(underWay: ReadonlySet<ServerResponse>, socket: Duplex): Promise<void> {
  const earlier = [...underWay].filter(({ req }) => req.socket === socket && req.complete);
  await Promise.all(earlier.map((outgoing) => once(outgoing, "close")));
}

/** Closes the connection with this answer. Otherwise it stays open for seconds. */
function endWith(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader("Connection", "close");
}

function cutUnused(sockets: ReadonlySet<Socket>, underWay: ReadonlySet<ServerResponse>): void {
  const used = new Set([...underWay].map(({ req }) => req.socket));
  for (const socket of sockets) if (!used.has(socket)) socket.destroy();
}

async function close(
  { server, underWay, sockets }: Running,
  grace = GRACE_MILLISECONDS,
): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  underWay.forEach(endWith);
  for (const outgoing of underWay) if (isEndless(outgoing)) outgoing.destroy();
  // One turn later, so that a request that has arrived is seen. Node itself would wait for
  // connections that never sent a whole head.
  setImmediate(() => cutUnused(sockets, underWay));
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(cut);
}
