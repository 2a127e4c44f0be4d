import * as zlib from "node:zlib";
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import { hasInfinity } from "../../library/json/hazards.ts";
import { readJson } from "../../library/json/read-json.ts";
import { isSystemError } from "../../library/text/system-error.ts";

/** The parsed JSON of a body, or the reason why it is not JSON. */
export interface DecodedBody {
  readonly value?: unknown;
  readonly problem?: string;
}

/** Decodes a body. A byte order mark is allowed in a request (RFC 8259), but not in an answer. */
export function decodeBody(
  body: Uint8Array,
  headers: Headers,
  options: { readonly keepMark: boolean },
): DecodedBody {
  if (body.length === 0) return { problem: "The body is empty" };
  const encoding = headers.get("content-encoding") ?? "identity";
  const bytes = unpack(body, encoding);
  if (!bytes)
    return {
      problem: `The body can't be unpacked by its Content-Encoding ${encoding} to 64 MiB at most`,
    };
  const text = decodeUtf8(bytes, options);
  if (text === undefined) return { problem: "The body is not valid UTF-8" };
  const json = readJson(text);
  if (!json) return { problem: "The body is not valid JSON" };
  return hasInfinity(text) ? { problem: "The body has a number that is too large" } : json;
}

type Unpack = (bytes: Uint8Array) => Uint8Array | undefined;
/** The largest unpacked size, because a small body may unpack to one that fills the memory. */
const MOST = { maxOutputLength: 64 * 1024 * 1024 };

const UNPACK = new Map<string, Unpack>([
  ["identity", (bytes) => bytes],
  ["gzip", (bytes) => zlib.gunzipSync(bytes, MOST)],
  ["x-gzip", (bytes) => zlib.gunzipSync(bytes, MOST)],
  ["deflate", (bytes) => zlib.inflateSync(bytes, MOST)],
  ["br", (bytes) => zlib.brotliDecompressSync(bytes, MOST)],
  // Node 20 and early versions of Node 22 have no zstd.
  ["zstd", (bytes) => zlib.zstdDecompressSync?.(bytes, MOST)],
]);

/** Unpacks a body. The header names its encodings in the order in which they were applied. */
function unpack(body: Uint8Array, encoding: string): Uint8Array | undefined {
  const names = encoding.toLowerCase().split(",").reverse();
  try {
    return names.reduce<Uint8Array | undefined>(
      (bytes, name) => bytes && UNPACK.get(name.trim())?.(bytes),
      body,
    );
  } catch (error) {
    // The body is not packed as the header says: Z_DATA_ERROR, ERR_PADDING_2 and others.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
