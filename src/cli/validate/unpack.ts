import { Readable } from "node:stream";
import zlib from "node:zlib";
import {
  describePacking,
  MOST_MARKS,
  type Packing,
  packingOf,
} from "../../reading/messages/packing.ts";
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
  const unpacked = unpackerOf(packing);
  const packed = Readable.from(packing === "zstd" ? byFrames(all()) : all());
  packed.on("error", (error) => unpacked.destroy(error));
  return packed.pipe(unpacked);
}

function unpackerOf(packing: Packing): zlib.Gunzip {
  if (packing === "gzip") return zlib.createGunzip();
  if (packing !== "zstd") throw new Unreadable(describePacking(packing));
  if (zlib.createZstdDecompress) return zlib.createZstdDecompress();
  throw new Unreadable(`zstd needs Node 22.15 or newer, and this is ${process.version}`);
}

/** What the magic numbers of zstd's frames have in them, and how far behind their start. */
const FRAMES = [
  [Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), 0],
  [Buffer.from([0x2a, 0x4d, 0x18]), 1],
] as const;

/** Cuts before each frame that may begin: behind the end of one, Node drops the rest of a chunk. */
async function* byFrames(chunks: Chunks): Chunks {
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    const cuts = FRAMES.flatMap(([magic, back]) => {
      const found: number[] = [];
      for (let at = bytes.indexOf(magic); at !== -1; at = bytes.indexOf(magic, at + 1))
        found.push(at - back);
      return found;
    }).sort((one, other) => one - other);
    let start = 0;
    // The last bytes may be the first of a magic number.
    for (const cut of [...cuts, bytes.length - 3]) {
      if (cut <= start) continue;
      yield bytes.subarray(start, cut);
      start = cut;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest;
}
