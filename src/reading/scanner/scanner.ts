// Runs the WebAssembly module that accepts JSON text from its bytes. See docs/architecture.md.
import { TABLE_AT, WINDOW_AT, WINDOW_SIZE } from "./assembly/layout.ts";

/** What `assembly/index.ts` exports. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  expect(event: number, strict: boolean): void;
  accept(start: number, end: number, most: number, rows: boolean): number;
  acceptedCount(): number;
  endOfAccepted(): number;
  endOf(start: number, end: number): number;
  isSafeToParse(depth: number): number;
  newlines(start: number, end: number): number;
  lengthOf(start: number, end: number): number;
}

/** The part of the global that is used; there is none with `node --jitless`. */
declare const WebAssembly:
  | {
      validate(module: Uint8Array): boolean;
      Module: new (module: Uint8Array) => object;
      Instance: new (module: object) => { readonly exports: unknown };
    }
  | undefined;

/** More messages than the window can hold. */
const ALL = WINDOW_SIZE;

/** Accepts text that certainly satisfies a contract. It never refuses: it is sure, or it is not. */
export class Scanner {
  /** The text lies here. All places are those in it. */
  readonly window: Uint8Array<ArrayBuffer>;
  readonly #exports: Exports;

  private constructor(exports: Exports, table: Uint8Array) {
    this.#exports = exports;
    const memory = new Uint8Array(exports.memory.buffer);
    memory.set(table, TABLE_AT);
    this.window = memory.subarray(WINDOW_AT, WINDOW_AT + WINDOW_SIZE);
  }

  /** Undefined where there is no WebAssembly, or none with SIMD. */
  static create(module: Uint8Array, table: Uint8Array): Scanner | undefined {
    if (typeof WebAssembly === "undefined" || !WebAssembly.validate(module)) return undefined;
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module));
    return new Scanner(exports as Exports, table);
  }

  /**
   * Sets what every message is: the payload of an event, by its index in `EVENT_NAMES`, or an
   * envelope (-1). With `strict`, a payload with a field that the contract does not name is not
   * accepted.
   */
  expect(event: number, strict: boolean): void {
    this.#exports.expect(event, strict);
  }

  /**
   * Accepts messages of UTF-8 that lie one behind the other, `most` of them at the most; with `rows`
   * only as long as one newline is all there is between them. Returns where the next one begins: one
   * that it is not sure of, or that does not end here.
   */
  accept(start: number, end: number, most = ALL, rows = false): number {
    return this.#exports.accept(WINDOW_AT + start, WINDOW_AT + end, most, rows) - WINDOW_AT;
  }

  /** How many messages the last call of `accept` accepted. */
  get accepted(): number {
    return this.#exports.acceptedCount();
  }

  /** Where the last of them ends. */
  get acceptedEnd(): number {
    return this.#exports.endOfAccepted() - WINDOW_AT;
  }

  /** Where a value of JSON ends; undefined if it can't tell, or if there is no end. */
  endOf(start: number, end: number): number | undefined {
    const found = this.#exports.endOf(WINDOW_AT + start, WINDOW_AT + end);
    return found === 0 ? undefined : found - WINDOW_AT;
  }

  /** Whether the last of these values is surely safe to parse, and not nested deeper than this. */
  isSafeTo(depth: number): boolean {
    return this.#exports.isSafeToParse(depth) !== 0;
  }

  /** How many newlines there are. */
  newlines(start: number, end: number): number {
    return this.#exports.newlines(WINDOW_AT + start, WINDOW_AT + end);
  }

  /** How long UTF-8 is as a string. */
  lengthOf(start: number, end: number): number {
    return this.#exports.lengthOf(WINDOW_AT + start, WINDOW_AT + end);
  }
}
