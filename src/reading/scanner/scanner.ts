// Runs the WebAssembly module that accepts JSON text from its bytes. See docs/architecture.md.
import { TABLE_AT, WINDOW_AT, WINDOW_SIZE } from "./assembly/layout.ts";

/** Accepts text that certainly satisfies a contract. It never refuses: it is sure, or it is not. */
export interface Scanner {
  /** The text lies here. All places are those in it. */
  readonly window: Uint8Array<ArrayBuffer>;
  /**
   * Sets what every message is: the payload of an event, by its index in `EVENT_NAMES`, or an
   * envelope (-1). With `strict`, a payload with a field that the contract does not name is not
   * accepted.
   */
  expect(event: number, strict: boolean): void;
  skip(start: number, end: number): number;
  /**
   * Accepts messages of UTF-8 that lie one behind the other, `most` of them if that is given; with
   * `rows` only as long as one newline is all there is between them. Returns where the next one
   * begins: one that it is not sure of, or that does not end here.
   */
  accept(start: number, end: number, most?: number, rows?: boolean): number;
  /** How many messages the last call of `accept` accepted, and where the last of them ends. */
  accepted(): number;
  acceptedEnd(): number;
  /** 0 if it can't tell, or if there is no end. */
  endOf(start: number, end: number): number;
  /**
   * Whether the last of these values is surely safe to parse: no deeper than this, and without a
   * field that comes twice, and a number or an escape that programs may lose. If so, it is 1.
   */
  isSafeTo(depth: number): number;
  newlines(start: number, end: number): number;
  /** How long UTF-8 is as a string. */
  lengthOf(start: number, end: number): number;
}

/** What the module exports; `assembly/index.ts` has all but the memory. */
type Exports = Omit<Scanner, "window"> & { readonly memory: { readonly buffer: ArrayBuffer } };

/** The part of the global that is used; there is none with `node --jitless`. */
declare const WebAssembly:
  | {
      validate(module: Uint8Array): boolean;
      Module: new (module: Uint8Array) => object;
      Instance: new (module: object) => { readonly exports: unknown };
    }
  | undefined;

export function createScanner(module: Uint8Array, table: Uint8Array): Scanner | undefined {
  if (typeof WebAssembly === "undefined" || !WebAssembly.validate(module)) return undefined;
  const instance = new WebAssembly.Instance(new WebAssembly.Module(module));
  const exports = instance.exports as Exports;
  const memory = new Uint8Array(exports.memory.buffer);
  memory.set(table, TABLE_AT);
  return { ...exports, window: memory.subarray(WINDOW_AT, WINDOW_AT + WINDOW_SIZE) };
}
