// What a body says, in the form in which it is judged.
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

type Unpack = (bytes: Uint8Array) => Uint8Array;
const UNPACK: Readonly<Record<string, Unpack>> = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** The JSON in a body; its text where it is none, also where it can't be unpacked; undefined for none at all. */
export function judgedBody(body: Uint8Array, headers: Headers): unknown {
  if (body.length === 0) return undefined;
  const text = new TextDecoder().decode(unpack(body, headers.get("content-encoding") ?? ""));
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** The header names the packings in the order in which they were made. */
function unpack(body: Uint8Array, encoding: string): Uint8Array {
  const names = encoding.toLowerCase().split(",").reverse();
  try {
    return names.reduce((bytes, name) => UNPACK[name.trim()]?.(bytes) ?? bytes, body);
  } catch (error) {
    // Bytes that are not what the header says: Z_DATA_ERROR, ERR_PADDING_2 and others.
    if (error instanceof Error && "code" in error) return body;
    throw error;
  }
}
