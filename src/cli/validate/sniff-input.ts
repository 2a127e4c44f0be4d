// Finds out from its first bytes what an input is: gzip or not; lines, an array or one document.
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Layout, layoutOf } from "../../reading/messages/layout.ts";
import { isGzip, withoutByteOrderMark } from "./first-bytes.ts";

type Chunks = AsyncIterable<Uint8Array>;

/** How the messages of an input lie in it, and its bytes, unpacked and without byte-order mark. */
export interface SniffedInput {
  readonly layout: Layout;
  readonly chunks: Chunks;
}

/** With `isLines` the layout is known before. */
export async function sniffInput(packed: Chunks, isLines: boolean): Promise<SniffedInput> {
  const { first, rest } = await peek(await unpack(packed), isLines ? showsMark : showsLayout);
  return {
    layout: isLines ? "lines" : layoutOf(new TextDecoder().decode(first)),
    chunks: prepend(withoutByteOrderMark(first), rest),
  };
}

/** The bytes themselves, or what they unpack to: gzip begins with two bytes of its own. */
async function unpack(chunks: Chunks): Promise<Chunks> {
  const { first, rest } = await peek(chunks, (bytes) => bytes.length >= 2);
  const all = prepend(first, rest);
  if (!isGzip(first)) return all;
  const packed = Readable.from(all);
  const unpacked = createGunzip();
  packed.on("error", (error) => unpacked.destroy(error));
  return packed.pipe(unpacked);
}

const showsMark = (bytes: Uint8Array): boolean => bytes.length >= 3;

/** How far to look for what follows the first line of a pipe. */
const FARTHEST = 1024 * 1024;

/** Whether the first bytes show the layout. A pipe may bring one line at a time. */
function showsLayout(bytes: Uint8Array): boolean {
  return bytes.length >= FARTHEST || !mayBeLines(new TextDecoder().decode(bytes).trimStart());
}

/** Whether it may be one line of many: a message begins, and nothing follows its first line yet. */
function mayBeLines(text: string): boolean {
  const newline = text.indexOf("\n");
  const isFollowed = newline !== -1 && text.slice(newline).trim() !== "";
  return text === "" || (/^[{[]/.test(text) && !isFollowed);
}

/** Reads until there are enough bytes, or no more. */
async function peek(
  chunks: Chunks,
  isEnough: (bytes: Uint8Array) => boolean,
): Promise<{ first: Uint8Array; rest: AsyncIterator<Uint8Array> }> {
  const rest = chunks[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array();
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    first = Buffer.concat([first, next.value]);
    if (isEnough(first)) break;
  }
  return { first, rest };
}

async function* prepend(first: Uint8Array, rest: AsyncIterator<Uint8Array>): Chunks {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
