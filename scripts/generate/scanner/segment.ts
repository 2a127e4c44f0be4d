// The one data segment of a module: what the generator writes behind the code that was compiled.
import { TABLE_AT } from "../../../src/reading/scanner/assembly/layout.ts";

const DATA = 11;
const I32_CONST = 0x41;
const END = 0x0b;
/** The magic number of WebAssembly, and its version. */
const HEAD = 8;

/** A module whose memory begins with these bytes, where the table lies. */
export function withSegment(code: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const place = [I32_CONST, ...leb(TABLE_AT, 6), END];
  const content = [1, 0, ...place, ...leb(bytes.length)];
  return Buffer.concat([
    code,
    Uint8Array.of(DATA, ...leb(content.length + bytes.length), ...content),
    bytes,
  ]);
}

/** The code of a module alone. Its segment comes last. */
export function withoutSegment(module: Uint8Array): Uint8Array {
  for (let at = HEAD; at < module.length; ) {
    if (module[at] === DATA) return module.subarray(0, at);
    let size = 0;
    let shift = 0;
    do {
      at++;
      size += ((module[at] ?? 0) & 127) << shift;
      shift += 7;
    } while ((module[at] ?? 0) & 128);
    at += 1 + size;
  }
  return module;
}

/** A number seven bits at a time. The sign of one that has it is in the last of so many bits. */
function leb(value: number, last = 7): number[] {
  return value < 1 << last ? [value] : [(value & 127) | 128, ...leb(value >>> 7, last)];
}
