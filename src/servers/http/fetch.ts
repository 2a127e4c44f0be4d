// A server is a function from Request to Response, as everywhere on the web, or a function between
// plain data. Each can be made from the other.
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";

export type Serve = (request: HttpRequest) => Promise<HttpAnswer>;

/** Bytes that no other thread shares, in words that TypeScript 5.0 knows, too. */
export type Bytes = Uint8Array & { readonly buffer: ArrayBuffer };

/** A request as plain data. Its body is read once, by `readText` or from `toRequest`. */
export interface HttpRequest {
  readonly method: string;
  /** The address of the request as a URL has it: `http://127.0.0.1:4100`, the path, the query. */
  readonly origin: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Pick<Headers, "get">;
  /** Whether it is known to come from another machine. */
  readonly isRemote: boolean;
  /** The body: undefined if it is larger, null if it is not UTF-8. Rejects if it breaks off. */
  readText(limit: number): Promise<string | null | undefined>;
  /** The base address under which the caller knows the server, if it is not `origin`. */
  readonly base?: string | undefined;
  toRequest(): Request;
}

/** This stands for a status where the connection is cut in place of an answer. */
export const CUT = 0;

export interface HttpAnswer {
  readonly status: number;
  /** The headers by their names in lower case, in the order in which they are sent. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | ReadableStream<Bytes> | null;
}

/** Answers a request, as everywhere on the web. */
export type Fetch = (request: Request) => Promise<Response>;

/** The plain server behind each fetch function that was made here. */
const SERVES = new WeakMap<Fetch, Serve>();

export function toFetch(serve: Serve): Fetch {
  const fetch: Fetch = async (request) => toResponse(await serve(fromRequest(request)));
  SERVES.set(fetch, serve);
  return fetch;
}

/** Returns the server behind a fetch function. A fetch function of others gets a Request. */
export const toServe = (fetch: Fetch): Serve =>
  SERVES.get(fetch) ?? ((request) => fetch(request.toRequest()).then(fromResponse, answerCut));

/** A fetch function rejects with this in place of an answer. The connection is to be cut. */
class CutError extends TypeError {
  override readonly name = "TypeError";
}

function answerCut(error: unknown): HttpAnswer {
  if (error instanceof CutError) return { status: CUT, headers: {}, body: null };
  throw error;
}

function toResponse({ status, headers, body }: HttpAnswer): Response {
  if (status === CUT) throw new CutError("The connection was cut, because the weather is bad.");
  const pairs: [string, string][] = [];
  for (const [name, values] of Object.entries(headers))
    for (const value of [values].flat()) pairs.push([name, value]);
  return new Response(body, { status, headers: pairs });
}

function fromResponse({ status, headers, body }: Response): HttpAnswer {
  const { "set-cookie": _, ...single } = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  const all = cookies.length === 0 ? single : { ...single, "set-cookie": cookies };
  return { status, headers: all, body };
}

/** Facts that a request itself does not say. */
interface RequestFacts {
  /** The address under which its caller knows the server, without a slash at the end. */
  readonly base?: string;
  /** Whether it came from another machine. The header Host is only its sender's word. */
  readonly isRemote?: boolean;
}

/** The symbol is of the registry, so that every copy of this module has the same. */
const FACTS = Symbol.for("energy-contracts.facts");

/** Remembers facts that a request itself does not say. */
export const withFacts = (request: Request, facts: RequestFacts): Request =>
  Object.defineProperty(request, FACTS, { value: facts });

export function fromRequest(request: Request): HttpRequest {
  const { method, headers } = request;
  const { base, isRemote = false } =
    (request as Request & { readonly [FACTS]?: RequestFacts })[FACTS] ?? {};
  const { protocol, host, pathname: path, search } = new URL(request.url);
  return {
    method,
    // The origin of a URL is "null" if its scheme is not one of the web.
    origin: `${protocol}//${host}`,
    path,
    search,
    headers,
    isRemote,
    base,
    readText: async (limit) => {
      const bytes = await readBytes(request, limit);
      return bytes && (decodeUtf8(bytes) ?? null);
    },
    toRequest: () => request,
  };
}

/** Reads the body of a request; undefined if it is larger. Rejects if it breaks off. */
export async function readBytes(request: Request, limit: number): Promise<Bytes | undefined> {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > limit) return undefined;
  if (declared <= limit) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > limit ? undefined : bytes;
  }
  return readLimited(request.body, limit, discard); // a body in chunks has no length
}

type Reader = ReadableStreamDefaultReader<Bytes>;

/** Counts a stream as it arrives. Undefined beyond the limit; `giveUp` then gets the rest. */
export async function readLimited(
  stream: ReadableStream<Bytes> | null,
  limit: number,
  giveUp: (reader: Reader) => Promise<void> = (reader) => reader.cancel().catch(() => {}),
): Promise<Bytes | undefined> {
  if (!stream) return new Uint8Array();
  const reader = stream.getReader();
  const chunks: Bytes[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > limit) {
      void giveUp(reader);
      return undefined;
    }
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const MOST_DISCARDED = 16 * 1024 * 1024;

/** Reads on, for some MiB at most: with an unread body the connection can't be used again. */
async function discard(reader: Reader): Promise<void> {
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > MOST_DISCARDED) return await reader.cancel();
    }
  } catch {
    // The caller has gone, and with it the connection.
  }
}

/** Whether a host is always this machine. IPv6 may be in brackets, or hold an IPv4 address. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** Judges the connection, if known, and the address: the name of another site may lead here. */
export const isLocal = ({ isRemote, origin }: HttpRequest): boolean =>
  !isRemote && isLoopback(new URL(origin).hostname);
