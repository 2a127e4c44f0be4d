// Serves a fetch function over HTTP on Node. The only file that knows the server of Node and the adapter in front of it.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Fetch } from "../http/front-door.ts";
import { type ErrorBody, refuse, toResponse } from "../http/reply.ts";

export interface ListenOptions {
  /** 0 for a free one. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
}

/** A server that listens. */
export interface Listening {
  /** Its base address, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Takes no more requests, ends those that it began, and cuts what is still open after `graceMilliseconds`. */
  close(graceMilliseconds?: number): Promise<void>;
}

const GRACE_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 30_000;

/** Starts to listen. Rejects where the port can't be had. */
export async function listenWith(fetch: Fetch, { port = 0, host = "127.0.0.1" }: ListenOptions = {}): Promise<Listening> {
  const answer = getRequestListener(fetch, {
    overrideGlobalObjects: false, // or it replaces Request and Response for the whole process
    errorHandler: (error) => toResponse(refuse("parse_error", `The request can't be read: ${String((error as Error).message)}.`)),
  });
  // Node itself answers a missing Host with an empty 400, so that check is made here.
  const server = createServer({ requireHostHeader: false, requestTimeout: REQUEST_MILLISECONDS }, (incoming, outgoing) => {
    if (server.listening) void answer(incoming, outgoing);
    else answerLast(answer, incoming, outgoing);
  });
  server.on("clientError", answerUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`, port: taken, close: (grace) => close(server, grace) };
}

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** A request on a connection that was kept open, while the server ends: it is answered, and the connection closed with it. */
function answerLast(answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader("Connection", "close");
  void answer(incoming, outgoing);
}

async function close(server: Server, grace = GRACE_MILLISECONDS): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(cut);
}

const STATUS_BY_CODE: Readonly<Record<string, readonly [line: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers of the request are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request did not arrive in time."],
};

/** What never became a request still gets the error body of the API. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [line, detail] = STATUS_BY_CODE[error.code ?? ""] ?? ["400 Bad Request", "The request is not valid HTTP."];
  const body = JSON.stringify({ detail, code: "parse_error", errors: [] } satisfies ErrorBody);
  const headers = [
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "Access-Control-Allow-Origin: *",
    "Connection: close",
  ];
  socket.end([`HTTP/1.1 ${line}`, ...headers, "", body].join("\r\n"));
}
