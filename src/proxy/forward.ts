// Passes a request on to another server, and its answer back, as they came. Not by `fetch`, which adds headers of its own and unpacks the answer.
import { type ClientRequest, type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import type { Socket } from "node:net";
import { isLoopback } from "../http/loopback.ts";

export interface Forwarded {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What belongs to one connection, and not to the request or the answer on it. */
const OF_CONNECTION = [
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Rejects where the server can't be asked, or breaks off. */
export async function forward(
  upstream: URL,
  request: Request,
  body: Uint8Array,
): Promise<Forwarded> {
  const { pathname, search } = new URL(request.url);
  const headers = endToEnd(request.headers);
  for (const name of ["expect", "content-length"]) headers.delete(name);
  if (body.length > 0 || request.headers.has("content-length"))
    headers.set("content-length", String(body.length));
  // A server on this machine gets the header as it was sent, so that the links in its answers lead back here. Any other is known by its own name to what
  // stands in front of it.
  if (!isLoopback(upstream.hostname)) headers.set("host", upstream.host);
  const outgoing = (upstream.protocol === "https:" ? overHttps : overHttp)(upstream, {
    path: `${upstream.pathname.replace(/\/$/, "")}${pathname}${search}`,
    method: request.method,
    headers: Object.fromEntries(headers),
    agent: false, // a connection that is kept may be closed by the server just when it is used again
    signal: request.signal,
  });
  const incoming = await ask(outgoing, body);
  const bytes = Buffer.concat(await incoming.toArray());
  return {
    status: incoming.statusCode ?? 0,
    headers: readHeaders(incoming),
    body: new Uint8Array(bytes),
  };
}

function ask(outgoing: ClientRequest, body: Uint8Array): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once("socket", readOn).once("response", resolve).on("error", reject);
    // A server may also switch to another protocol, which nobody asked for. After an answer this does nothing.
    outgoing
      .once("close", () => reject(new Error("the connection was closed without an answer")))
      .end(body);
  });
}

/**
 * A server may answer, a 413 say, and close before it has read the whole request. Writing then fails, upon which Node would throw away what has
 * arrived and is not read yet. Reading goes on instead: it ends with the answer, or with an error of its own where there is none.
 */
function readOn(socket: Socket): void {
  const { _write: write, _writev: writev } = socket;
  socket._write = (chunk, encoding, done) => write.call(socket, chunk, encoding, () => done());
  if (writev) socket._writev = (chunks, done) => writev.call(socket, chunks, () => done());
}

function readHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  return endToEnd(headers);
}

/** The headers without those of the connection, of which the header Connection may name more. */
function endToEnd(headers: Headers): Headers {
  const kept = new Headers(headers);
  const named = (headers.get("connection") ?? "").split(",").map((name) => name.trim());
  for (const name of [...OF_CONNECTION, ...named.filter((name) => /^[\w-]+$/.test(name))])
    kept.delete(name);
  return kept;
}
