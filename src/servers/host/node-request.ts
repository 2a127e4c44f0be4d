// Turns a request of Node's HTTP server into plain data. Rarely used fields are made on demand.
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import { type Bytes, type HttpRequest, isLoopback, withFacts } from "../http/fetch.ts";
import type { Address } from "./read-address.ts";

/** An incoming request. The outgoing answer shows whether the caller is still connected. */
export class NodeRequest implements HttpRequest {
  readonly method: string;
  readonly origin: string;
  readonly path: string;
  readonly search: string;
  readonly headers: HttpRequest["headers"];
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;

  constructor(
    { origin, path, search }: Address,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ) {
    this.method = incoming.method ?? "GET";
    this.origin = origin;
    this.path = path;
    this.search = search;
    this.headers = { get: (name) => readHeader(incoming.rawHeaders, name) };
    this.#incoming = incoming;
    this.#outgoing = outgoing;
  }

  get isRemote(): boolean {
    return !isLoopback(this.#incoming.socket.remoteAddress ?? "");
  }

  /** Reads a body at once if all of it has arrived. A body beyond the limit is dropped. */
  async readText(limit: number): Promise<string | null | undefined> {
    const incoming = this.#incoming;
    const declared = Number(this.headers.get("content-length") ?? Number.NaN);
    if (declared > limit) return undefined;
    const isHere = incoming.complete || incoming.readableEnded;
    if (!isHere && incoming.destroyed) throw brokenOff();
    if (!isHere && incoming.readableLength !== declared) return collect(incoming, limit);
    const bytes: Bytes = incoming.read() ?? new Uint8Array();
    return bytes.length > limit ? undefined : (decodeUtf8(bytes) ?? null);
  }

  toRequest(): Request {
    const { method } = this;
    const hasBody = !["GET", "HEAD", "TRACE"].includes(method);
    const init: RequestInit & { readonly duplex: "half" } = {
      method: method === "TRACE" ? "GET" : method,
      headers: allHeaders(this.#incoming.rawHeaders),
      body: hasBody && !this.#incoming.readableEnded ? bodyOf(this.#incoming) : null,
      duplex: "half",
      signal: untilLeft(this.#outgoing),
    };
    const request = new Request(this.origin + this.path + this.search, init);
    // The constructor of Request refuses the method TRACE, so the method is set afterwards.
    if (method === "TRACE") Object.defineProperty(request, "method", { value: method });
    return withFacts(request, { isRemote: this.isRemote });
  }
}

/** Returns the value of a header. Several values are joined by commas. */
export function readHeader(rawHeaders: readonly string[], name: string): string | null {
  let joined: string | null = null;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index];
    if (header?.length !== name.length || header.toLowerCase() !== name) continue;
    const value = rawHeaders[index + 1] ?? "";
    joined = joined === null ? value : `${joined}, ${value}`;
  }
  return joined;
}

export function allHeaders(rawHeaders: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  return headers;
}

async function collect(
  incoming: IncomingMessage,
  limit: number,
): Promise<string | null | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    incoming
      .on("data", (chunk) => {
        size += chunk.length;
        if (size <= limit) chunks.push(chunk);
        else resolve();
      })
      .once("end", resolve)
      .once("error", reject)
      .once("close", () => incoming.readableEnded || reject(brokenOff()));
  });
  return size > limit ? undefined : (decodeUtf8(Buffer.concat(chunks)) ?? null);
}

const brokenOff = (): Error => new Error("The connection was closed within the body.");

/** Makes a stream of the body. It reads nothing until somebody reads the stream. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Bytes> {
  let reader: ReadableStreamDefaultReader<Bytes> | undefined;
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        if (!reader && incoming.destroyed) throw brokenOff();
        reader ??= (Readable.toWeb(incoming) as ReadableStream<Bytes>).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function untilLeft(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller.signal;
}
