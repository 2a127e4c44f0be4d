import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import { baseOf } from "./base-address.ts";
import { isRemote } from "./remote-requests.ts";
import type { Bytes, HttpRequest } from "./serve.ts";

/** A Request as plain data. */
export function fromRequest(request: Request): HttpRequest {
  const { method, headers } = request;
  const { protocol, host, pathname: path, search } = new URL(request.url);
  return {
    method,
    // The origin of a URL is "null" if its scheme is not one of the web.
    origin: `${protocol}//${host}`,
    path,
    search,
    headers,
    isRemote: isRemote(request),
    base: baseOf(request),
    readText: async (limit) => {
      const bytes = await readBytes(request, limit);
      return bytes && (decodeUtf8(bytes) ?? null);
    },
    toRequest: () => request,
  };
}

/** The body of a request; undefined if it is larger than the limit. Rejects if it breaks off. */
export async function readBytes(request: Request, limit: number): Promise<Bytes | undefined> {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > limit) return undefined;
  if (declared <= limit) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > limit ? undefined : bytes;
  }
  return readLimited(request.body, limit, discard); // sent in chunks, without a length
}

type Reader = ReadableStreamDefaultReader<Bytes>;

/**
 * The bytes of a stream, counted as they arrive, so that nobody fills the memory. Undefined if they
 * are more than the limit; `giveUp` then gets the rest.
 */
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

/**
 * Reads on to the end, or for some MiB, while the caller is answered. If a body is left unread, its
 * connection can't be used again.
 */
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
