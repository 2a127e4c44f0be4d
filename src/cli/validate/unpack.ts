import { Readable } from "node:stream";
import zlib from "node:zlib";
import { describePacking, MOST_MARKS, packingOf } from "../../reading/messages/packing.ts";
import { Unreadable } from "./find-inputs.ts";

type Chunks = AsyncIterable<Uint8Array>;

/** The bytes themselves, or what they unpack to. */
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
  if (packing === "zstd") return unpackedZstd(all());
  if (packing !== "gzip") throw new Unreadable(describePacking(packing));
  const packed = Readable.from(all());
  const unpacked = zlib.createGunzip();
  packed.on("error", (error) => unpacked.destroy(error));
  return packed.pipe(unpacked);
}

async function unpackedZstd(chunks: Chunks): Promise<Chunks> {
  if (zlib.createZstdDecompress !== undefined)
    return (await import("./zstd.ts")).unpackZstd(chunks);
  throw new Unreadable(`zstd needs Node 22.15 or newer, and this is ${process.version}`);
}
