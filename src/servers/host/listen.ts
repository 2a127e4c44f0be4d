// This serves a fetch function over HTTP on Node. No other file knows the server of Node.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { type Fetch, toServe } from "../http/fetch.ts";
import { adapt, isEndless } from "./adapt.ts";
import { refuseBroken, refuseTunnel } from "./refuse-unreadable.ts";

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
  /** Receives answers to input that never became a request. The fetch function does not see it. */
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
  // To Node an empty name is every address of the machine. An empty variable is not meant so.
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
      // A later error is a connection that could not be accepted. It concerns no other connection.
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

type Running = ReturnType<typeof createHttpServer>;

function createHttpServer(fetch: Fetch, hostname: string, options: HostOptions) {
  const {
    requestMilliseconds: requestTimeout = REQUEST_MILLISECONDS,
    unreadable: report = () => {},
  } = options;
  const answer = adapt(toServe(fetch), hostname, report);
  /** The connections of the server, each with the answers that are under way, in their order. */
  const connections = new Map<Duplex, ServerResponse[]>();
  /** These connections get the answers that are under way, a refusal, and no more. */
  const broken = new Set<Duplex>();
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const underWay = connections.get(incoming.socket) ?? [];
    const earlier = underWay.at(-1);
    underWay.push(outgoing);
    outgoing.once("close", () => {
      underWay.splice(underWay.indexOf(outgoing), 1);
      // Node calls a body complete after it has handed over its last piece.
      if (!incoming.complete) setImmediate(limitRest, incoming);
    });
    if (!server.listening) endWith(outgoing);
    // The requests of a pipeline take turns with those of other connections.
    if (earlier) earlier.once("close", () => setImmediate(answer, incoming, outgoing));
    else void answer(incoming, outgoing);
  };
  const server = createServer(
    {
      // Node answers a missing Host with an empty 400, so the check is made here.
      requireHostHeader: false,
      requestTimeout,
      // Node looks so often for requests that take longer.
      connectionsCheckingInterval: Math.ceil(requestTimeout / 6),
      // A request without a body has ended when it is here. A Node without this option is slower.
      optimizeEmptyRequests: true,
    },
    serve,
  );
  server
    .on("clientError", async (error, socket) => {
      if (broken.has(socket)) return;
      broken.add(socket);
      await untilAnswered(connections.get(socket));
      broken.delete(socket);
      refuseBroken(error, socket, report);
    })
    .on("connect", (_, socket) => refuseTunnel(socket, report));
  server.on("connection", (socket) => {
    connections.set(socket, []);
    socket.once("close", () => connections.delete(socket));
  });
  // Node would answer an expectation that it does not know with an empty 417.
  server.on("checkExpectation", serve);
  return { server, connections };
}

/** Resolves when earlier requests are answered. A request that broke off never is. */
async function untilAnswered(underWay: readonly ServerResponse[] = []): Promise<void> {
  const earlier = underWay.filter(({ req }) => req.complete);
  await Promise.all(earlier.map((outgoing) => once(outgoing, "close")));
}

/** The rest of a body may still take this long to arrive when its request is answered. */
const REST_MILLISECONDS = 500;

/** Limits the time in which Node reads the rest of a body, to use the connection again. */
function limitRest(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.destroyed) return;
  setTimeout(() => incoming.complete || incoming.socket.destroySoon(), REST_MILLISECONDS).unref();
}

/** Closes the connection with this answer. Otherwise it stays open for seconds. */
function endWith(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader("Connection", "close");
}

function cutUnused({ connections }: Running): void {
  for (const [socket, underWay] of connections) if (underWay.length === 0) socket.destroy();
}

async function close(running: Running, grace = GRACE_MILLISECONDS): Promise<void> {
  const { server, connections } = running;
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  for (const outgoing of [...connections.values()].flat()) {
    endWith(outgoing);
    if (isEndless(outgoing)) outgoing.destroy();
  }
  // A request that has arrived is seen one turn later. Node itself would wait for connections that
  // never sent a whole head.
  setImmediate(() => cutUnused(running));
  // A timer for longer than 2 ** 31 - 1 would be over at once.
  const cut = setTimeout(() => server.closeAllConnections(), Math.min(grace, 2 ** 31 - 1));
  await closed;
  clearTimeout(cut);
}
