import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { isGzip } from "./first-bytes.ts";

type Chunks = AsyncIterable<Uint8Array>;

/** The bytes themselves, or what they unpack to: gzip begins with two bytes of its own. */
export async function unpack(chunks: Chunks): Promise<Chunks> {
  const rest = chunks[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array();
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    first = Buffer.concat([first, next.value]);
    if (first.length >= 2) break;
  }
  const all = prepend(first, rest);
  if (!isGzip(first)) return all;
  const packed = Readable.from(all);
  const unpacked = createGunzip();
  packed.on("error", (error) => unpacked.destroy(error));
  return packed.pipe(unpacked);
}

async function* prepend(first: Uint8Array, rest: AsyncIterator<Uint8Array>): Chunks {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
