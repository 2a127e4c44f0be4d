// Adds a module's only data segment, behind the compiled code, and removes it again.
import { TABLE_AT } from "../../../src/reading/scanner/assembly/layout.ts";

const DATA = 11;
const I32_CONST = 0x41;
const END = 0x0b;
/** The length of the magic number and the version of WebAssembly, in bytes. */
const HEAD = 8;

/** Returns a module that puts these bytes into its memory at the place of the table. */
export function withSegment(code: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const place = [I32_CONST, ...leb(TABLE_AT, 6), END];
  const content = [1, 0, ...place, ...leb(bytes.length)];
  return Buffer.concat([
    code,
    Uint8Array.of(DATA, ...leb(content.length + bytes.length), ...content),
    bytes,
  ]);
}

/** Returns the code of a module without its data segment, which comes last. */
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

/** Writes a number as LEB128. `last` is how many bits its last byte can hold: 6 beside a sign. */
function leb(value: number, last = 7): number[] {
  return value < 1 << last ? [value] : [(value & 127) | 128, ...leb(value >>> 7, last)];
}
