// Passes a request and its answer on unchanged. `fetch` would add headers and unpack the answer.
import { type ClientRequest, type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import type { Socket } from "node:net";
import { allHeaders } from "../host/node-request.ts";
import { isLoopback } from "../http/fetch.ts";
import type { ProxyRequest } from "./request-faults.ts";

export type ServerAnswer = Awaited<ReturnType<typeof forward>>;

/** The headers that concern only a connection, not the request or answer. */
const OF_CONNECTION = [
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** The limits of a proxy, and its name for the servers behind it. */
interface Settings {
  readonly bytes: number;
  readonly milliseconds: number;
  readonly via: string;
}

/** Sends a request on. Rejects if the server can't be reached, breaks off or exceeds a limit. */
export async function forward(upstream: URL, request: ProxyRequest, settings: Settings) {
  const { bytes, milliseconds, via } = settings;
  const { method, path, search, body } = request;
  const timeout = AbortSignal.timeout(milliseconds);
  const signal = AbortSignal.any([request.signal, timeout]);
  const outgoing = (upstream.protocol === "https:" ? overHttps : overHttp)(upstream, {
    path: `${upstream.pathname.replace(/\/$/, "")}${path}${search}`,
    method,
    headers: Object.fromEntries(headersFor(upstream, request, via)),
    agent: false, // the server may close a kept connection just when it is used again
    signal,
  });
  try {
    const incoming = await ask(outgoing, body);
    return {
      status: incoming.statusCode ?? 0,
      headers: endToEnd(allHeaders(incoming.rawHeaders)),
      body: await readAnswer(incoming, bytes),
    };
  } catch (error) {
    if (!timeout.aborted) throw error;
    throw new Error(`its whole answer took longer than ${milliseconds / 1000} seconds`);
  }
}

/** Reads the body of an answer up to the limit, so that no server fills the memory. */
async function readAnswer(incoming: IncomingMessage, limit: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // The error leaves the loop, and this closes the connection.
    if (size > limit) throw new Error(`its answer is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function headersFor(upstream: URL, request: ProxyRequest, via: string): Headers {
  const { headers: given, body } = request;
  const headers = endToEnd(given);
  for (const name of ["expect", "content-length"]) headers.delete(name);
  if (body.length > 0 || given.has("content-length"))
    headers.set("content-length", String(body.length));
  headers.append("via", `1.1 ${via}`);
  // A server on this machine gets the original header Host, so that its links lead to the proxy.
  // Any other server gets its own name, which a proxy in front of it may need.
  if (!isLoopback(upstream.hostname)) headers.set("host", upstream.host);
  return headers;
}

function ask(outgoing: ClientRequest, body: Uint8Array): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once("socket", readOn).once("response", resolve).on("error", reject);
    // If a server switches to another protocol, the connection closes without an answer.
    outgoing
      .once("close", () => reject(new Error("the connection was closed without an answer")))
      .end(body);
  });
}

/**
 * Lets reading go on after a write fails. A server may answer early, for example with a 413, and
 * close. Node would then discard the answer that has arrived but is not read yet.
 */
function readOn(socket: Socket): void {
  const { _write: write, _writev: writev } = socket;
  socket._write = (chunk, encoding, done) => write.call(socket, chunk, encoding, () => done());
  if (writev) socket._writev = (chunks, done) => writev.call(socket, chunks, () => done());
}

/** Removes the headers of the connection. The header Connection may name more such headers. */
function endToEnd(headers: Headers): Headers {
  const kept = new Headers(headers);
  const hopHeaders = (headers.get("connection") ?? "").split(",").map((name) => name.trim());
  for (const name of [...OF_CONNECTION, ...hopHeaders.filter((name) => /^[\w-]+$/.test(name))])
    kept.delete(name);
  return kept;
}
