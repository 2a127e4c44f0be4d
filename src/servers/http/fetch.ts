// Turns a server that works with Request and Response into a server of plain data, and back.
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";

export type Serve = (request: HttpRequest) => Promise<HttpAnswer>;

/** Bytes that no other thread shares. TypeScript 5.0 does not have `Uint8Array<ArrayBuffer>`. */
export type Bytes = Uint8Array & { readonly buffer: ArrayBuffer };

/** A request as plain data. Its body can be read only once, by `readText` or from `toRequest`. */
export interface HttpRequest {
  readonly method: string;
  /** The beginning of the URL, such as `http://127.0.0.1:4100`, before `path` and `search`. */
  readonly origin: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Pick<Headers, "get">;
  /** True if the request is known to come from another machine. Its header Host proves nothing. */
  readonly isRemote: boolean;
  /** True if the caller runs beside the server, as with MSW, whatever host and origin it names. */
  readonly isInside?: boolean | undefined;
  /** Reads the body: undefined beyond the limit, null if not UTF-8. Rejects if it breaks off. */
  readText(limit: number): Promise<string | null | undefined>;
  /** The server's address for the caller if it is not `origin`, without a slash at the end. */
  readonly base?: string | undefined;
  toRequest(): Request;
}

/** A status that stands for a cut connection without an answer. */
export const CUT = 0;

export interface HttpAnswer {
  readonly status: number;
  /** The headers in the order of sending, with names in lower case. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | Bytes | ReadableStream<Bytes> | null;
}

export type Fetch = (request: Request) => Promise<Response>;

const SERVES = new WeakMap<Fetch, Serve>();

export function toFetch(serve: Serve): Fetch {
  const fetch: Fetch = async (request) => toResponse(await serve(fromRequest(request)));
  SERVES.set(fetch, serve);
  return fetch;
}

/** Returns the plain server behind a fetch function, or makes one that calls the function. */
export const toServe = (fetch: Fetch): Serve =>
  SERVES.get(fetch) ?? ((request) => fetch(request.toRequest()).then(fromResponse, answerCut));

/** The error of a fetch function that wants the connection cut instead of an answer. */
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

type RequestFacts = Partial<Pick<HttpRequest, "base" | "isRemote" | "isInside">>;

/** `Symbol.for` lets a copy of this module read the facts that another copy has set. */
const FACTS = Symbol.for("energy-contracts.facts");

export const withFacts = (request: Request, facts: RequestFacts): Request =>
  Object.defineProperty(request, FACTS, { value: facts });

export function fromRequest(request: Request): HttpRequest {
  const { method, headers } = request;
  const {
    base,
    isInside,
    isRemote = false,
  } = (request as Request & { readonly [FACTS]?: RequestFacts })[FACTS] ?? {};
  const { protocol, host, pathname: path, search } = new URL(request.url);
  return {
    method,
    // `URL.origin` is "null" for schemes that the web does not know, so the origin is composed.
    origin: `${protocol}//${host}`,
    path,
    search,
    headers,
    isRemote,
    isInside,
    base,
    readText: async (limit) => {
      const bytes = await readBytes(request, limit);
      return bytes && (decodeUtf8(bytes) ?? null);
    },
    toRequest: () => request,
  };
}

/** Reads the body of a request; undefined if it exceeds the limit. Rejects if it breaks off. */
export async function readBytes(request: Request, limit: number): Promise<Bytes | undefined> {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > limit) return undefined;
  if (declared <= limit) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > limit ? undefined : bytes;
  }
  return readLimited(request.body, limit); // a body in chunks has no length
}

/** Reads a stream; undefined if it exceeds the limit. The rest of the stream is then not read. */
export async function readLimited(
  stream: ReadableStream<Bytes> | null,
  limit: number,
): Promise<Bytes | undefined> {
  if (!stream) return new Uint8Array();
  const reader = stream.getReader();
  const chunks: Bytes[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > limit) {
      reader.releaseLock();
      return undefined;
    }
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** True for the names of this machine. IPv6 may have brackets or contain an IPv4 address. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** True if connection and host name are local. The name counts: a foreign name may lead here. */
export const isLocal = ({ isRemote, isInside, origin }: HttpRequest): boolean =>
  isInside || (!isRemote && isLoopback(new URL(origin).hostname));
