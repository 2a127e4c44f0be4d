import { Readable } from "node:stream";
import zlib from "node:zlib";
import { describePacking, MOST_MARKS, packingOf } from "../../reading/messages/packing.ts";
import { whyUnreadable } from "../access-file.ts";
import { Unreadable } from "./find-inputs.ts";
import type { Chunks } from "./zstd.ts";

export async function unpack(chunks: Chunks): Promise<Chunks> {
  const rest = chunks[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array();
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    first = Buffer.concat([first, next.value]);
    if (first.length >= MOST_MARKS) break;
  }
  async function* all(): Chunks {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  const packing = packingOf(first);
  if (!packing) return all();
  if (packing === "gzip") return gunzip(all());
  if (packing !== "zstd") throw new Unreadable(describePacking(packing));
  if (zlib.createZstdDecompress === undefined)
    throw new Unreadable(`zstd needs Node 22.15 or newer, and this is ${process.version}`);
  return (await import("./zstd.ts")).unpackZstd(all());
}

/** Unpacks gzip. Bytes other than zeros after its end are a fault, although Node ignores them. */
async function* gunzip(chunks: Chunks): Chunks {
  const unpacked = zlib.createGunzip();
  let given = 0;
  let lastByte = 0;
  async function* counted(): Chunks {
    for await (const chunk of chunks) {
      let end = chunk.length;
      while (end > 0 && chunk[end - 1] === 0) end--;
      if (end > 0) lastByte = given + end;
      given += chunk.length;
      yield chunk;
    }
  }
  const packed = Readable.from(counted());
  packed.on("error", (error) => unpacked.destroy(error));
  yield* packed.pipe(unpacked);
  for await (const _ of packed); // to count the rest
  if (unpacked.bytesWritten < lastByte) throw new Unreadable(whyUnreadable("Z_DATA_ERROR"));
}
