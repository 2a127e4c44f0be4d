// A server as a function from plain data to plain data, which costs far less to call than one from
// Request to Response.

export type Serve = (request: HttpRequest) => Promise<HttpAnswer>;

/** Bytes that are not shared with another thread, in words that TypeScript 5.0 knows, too. */
export type Bytes = Uint8Array & { readonly buffer: ArrayBuffer };

/** A request as plain data. Its body is read once, by `readText` or from `toRequest`. */
export interface HttpRequest {
  readonly method: string;
  /** The address that it was sent to, as a URL has it: `http://127.0.0.1:4100`, the path, the query. */
  readonly origin: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Pick<Headers, "get">;
  /** Whether it is known to come from another machine. */
  readonly isRemote: boolean;
  /**
   * The text of the body. If the body has more bytes than the limit it is undefined, and if they are
   * not UTF-8 it is null. Rejects if the body breaks off.
   */
  readText(limit: number): Promise<string | null | undefined>;
  /** The base address under which the caller knows the server, if it is not `origin`. */
  readonly base?: string | undefined;
  toRequest(): Request;
}

/** An answer as plain data. */
export interface HttpAnswer {
  /** 0 for no answer at all: the connection is cut. */
  readonly status: number;
  /** By their names in lower case, in the order in which they are sent. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | ReadableStream<Bytes> | null;
}
