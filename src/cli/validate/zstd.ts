// Unpacks any number of zstd frames. A stream of Node would end after the first frame.
import zlib from "node:zlib";
import { whyUnreadable } from "../access-file.ts";
import { Unreadable } from "./find-inputs.ts";

export type Chunks = AsyncIterable<Uint8Array>;

/** The internals of a stream of Node. Only they tell how much of the input is left. */
interface Inner {
  readonly _handle?: {
    onerror: (message: string, number: number, code: string) => void;
    writeSync(flush: number, ...packedThenRoom: unknown[]): void;
  };
  /** The number of bytes left in the room, and the number of bytes left of the input. */
  readonly _writeState?: Uint32Array;
}

const ROOM = 512 * 1024;
/** A frame of the text `.`. Fed byte by byte, it unpacks only if all earlier frames have ended. */
const END = [0x28, 0xb5, 0x2f, 0xfd, 0, 0, 9, 0, 0, 0x2e];

export async function* unpackZstd(chunks: Chunks): Chunks {
  const { _handle, _writeState } = zlib.createZstdDecompress() as object as Inner;
  if (!_handle || !_writeState) throw new Unreadable(`zstd is not read with ${process.version}`);
  const room = Buffer.allocUnsafeSlow(ROOM);
  let fault: string | undefined;
  _handle.onerror = (message, _number, code) => {
    fault = whyUnreadable(code) ?? message;
  };
  /** Yields unpacked bytes, each time in the same buffer. */
  function* unpacked(chunk: Uint8Array): Generator<Buffer, void> {
    let unread = chunk.length;
    for (let isFull = true, roomLeft = ROOM; unread > 0 || isFull; ) {
      const from = chunk.length - unread;
      _handle?.writeSync(0, chunk, from, unread, room, ROOM - roomLeft, roomLeft);
      if (!fault) [roomLeft = 0, unread = 0] = _writeState ?? [];
      isFull = roomLeft === 0;
      if (unread > 0 && !isFull && !fault) continue; // The bytes of small frames are joined.
      yield room.subarray(0, ROOM - roomLeft);
      if (fault) return;
      roomLeft = ROOM;
    }
  }
  for await (const chunk of chunks) {
    yield* unpacked(chunk);
    if (fault) throw new Unreadable(fault);
  }
  const end = END.map((byte) => Buffer.concat([...unpacked(Uint8Array.of(byte))])).join("");
  if (fault || end !== ".") throw new Unreadable(whyUnreadable("Z_BUF_ERROR"));
}
