// Serves a fetch function over HTTP on Node. Only this file uses Node's HTTP server.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { type Fetch, toServe } from "../http/fetch.ts";
import { adapt, isEndless } from "./adapt.ts";
import { refuseBroken, refuseTunnel } from "./refuse-unreadable.ts";

/** The address to listen on. */
export interface ListenOptions {
  /** The port. 0, the default, chooses a free port. */
  readonly port?: number | undefined;
  /** The host name or address, 127.0.0.1 by default. */
  readonly host?: string | undefined;
}

export interface HostOptions extends ListenOptions {
  /** The longest time in which a request has to arrive, 30 seconds by default. */
  readonly requestMilliseconds?: number;
  /** Receives each answer to input that is no request. The fetch function never sees that input. */
  // `ReportUnreadable` is not imported: its file would make the declarations need Node's types.
  readonly unreadable?: (status: number, detail: string) => void;
}

/** A running server. */
export interface Listening {
  /** The base address of the server, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /**
   * Accepts no more requests, and finishes the requests that have begun. After `graceMilliseconds`
   * it cuts all connections; connections without a request are cut at once.
   */
  close(graceMilliseconds?: number): Promise<void>;
}

const GRACE_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 30_000;

/** Starts a server. Rejects if the port can't be used. */
export async function listenWith(fetch: Fetch, options: HostOptions = {}): Promise<Listening> {
  const { port = 0, host = "127.0.0.1" } = options;
  // Node reads an empty host as every address of the machine, but an empty variable means none.
  if (host.trim() === "")
    throw new TypeError(
      "The host to listen on has no name. Leave it out for 127.0.0.1; 0.0.0.0 is every address.",
    );
  const hostname = host.includes(":") ? `[${host}]` : host;
  const { server, close } = createHttpServer(fetch, hostname, options);
  await once(server.listen(port, host), "listening");
  // A later error concerns one connection that could not be accepted, and no other connection.
  server.on("error", (error) => process.emitWarning(error));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${hostname}:${taken}`, port: taken, close };
}

function createHttpServer(fetch: Fetch, hostname: string, options: HostOptions) {
  const {
    requestMilliseconds: requestTimeout = REQUEST_MILLISECONDS,
    unreadable: report = () => {},
  } = options;
  const answer = adapt(toServe(fetch), hostname, report);
  /** The connections of the server, each with its unfinished answers in order. */
  const connections = new Map<Duplex, ServerResponse[]>();
  /** The connections that still get their unfinished answers and a refusal, and nothing more. */
  const broken = new Set<Duplex>();
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const underWay = connections.get(incoming.socket) ?? [];
    const earlier = underWay.at(-1);
    underWay.push(outgoing);
    outgoing.once("close", () => {
      underWay.splice(underWay.indexOf(outgoing), 1);
      // Looks a turn later, because Node marks a body as complete only after its last piece.
      if (!incoming.complete) setImmediate(limitRest, incoming);
    });
    if (!server.listening) endWith(outgoing);
    // Requests that follow on one connection take turns with requests of other connections.
    if (earlier) earlier.once("close", () => setImmediate(answer, incoming, outgoing));
    else void answer(incoming, outgoing);
  };
  const server = createServer(
    {
      // Node would answer a missing Host with an empty 400, so `answer` checks the header.
      requireHostHeader: false,
      requestTimeout,
      // The interval in which Node looks for requests that take too long.
      connectionsCheckingInterval: Math.ceil(requestTimeout / 6),
      // Ends a request without a body at once. Older versions of Node ignore this option.
      optimizeEmptyRequests: true,
    },
    serve,
  );
  server
    .on("clientError", async (error, socket) => {
      if (broken.has(socket)) return;
      broken.add(socket);
      // Requests that are complete are answered first. Broken requests are never answered.
      const earlier = (connections.get(socket) ?? []).filter(({ req }) => req.complete);
      await Promise.all(earlier.map((outgoing) => once(outgoing, "close")));
      broken.delete(socket);
      refuseBroken(error, socket, report);
    })
    .on("connect", (_, socket) => refuseTunnel(socket, report));
  server.on("connection", (socket) => {
    connections.set(socket, []);
    socket.once("close", () => connections.delete(socket));
  });
  // Answers an unknown header Expect, for which Node would send an empty 417.
  server.on("checkExpectation", serve);
  const close = async (grace = GRACE_MILLISECONDS): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const outgoing of [...connections.values()].flat()) {
      endWith(outgoing);
      if (isEndless(outgoing)) outgoing.destroy();
    }
    // Cuts connections without a request: Node would wait for a head that never ends. In the next
    // turn of the event loop, Node has seen all requests that have arrived.
    setImmediate(() => {
      for (const [socket, underWay] of connections) if (underWay.length === 0) socket.destroy();
    });
    // A timer for more than 2 ** 31 - 1 milliseconds would end at once.
    const cut = setTimeout(() => server.closeAllConnections(), Math.min(grace, 2 ** 31 - 1));
    await closed;
    clearTimeout(cut);
  };
  return { server, close };
}

/** The longest time in which the rest of a body may arrive after the answer. */
const REST_MILLISECONDS = 500;

/** Limits how long Node reads the rest of a body before it uses the connection again. */
function limitRest(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.destroyed) return;
  setTimeout(() => incoming.complete || incoming.socket.destroySoon(), REST_MILLISECONDS).unref();
}

/** Closes the connection after this answer. Otherwise it stays open for seconds. */
function endWith(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader("Connection", "close");
}
