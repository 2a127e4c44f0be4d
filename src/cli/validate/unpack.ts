import { Readable } from "node:stream";
import zlib from "node:zlib";
import {
  describePacking,
  MOST_MARKS,
  type Packing,
  packingOf,
} from "../../reading/messages/packing.ts";
import { Unreadable } from "./unreadable.ts";

type Chunks = AsyncIterable<Uint8Array>;

/** The bytes themselves, or what they unpack to. */
export async function unpack(chunks: Chunks): Promise<Chunks> {
  const rest = chunks[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array();
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    first = Buffer.concat([first, next.value]);
    if (first.length >= MOST_MARKS) break;
  }
  const all = prepend(first, rest);
  const packing = packingOf(first);
  if (!packing) return all;
  const unpacked = unpackerOf(packing);
  const packed = Readable.from(all);
  packed.on("error", (error) => unpacked.destroy(error));
  return packed.pipe(unpacked);
}

function unpackerOf(packing: Packing): zlib.Gunzip {
  if (packing === "gzip") return zlib.createGunzip();
  if (packing !== "zstd") throw new Unreadable(describePacking(packing));
  if (zlib.createZstdDecompress) return zlib.createZstdDecompress();
  throw new Unreadable(`zstd needs Node 22.15 or newer, and this is ${process.version}`);
}

async function* prepend(first: Uint8Array, rest: AsyncIterator<Uint8Array>): Chunks {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
