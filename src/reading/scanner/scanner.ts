// Runs the WebAssembly module that accepts JSON text from its bytes. See docs/architecture.md.
import { COPY_AT, TABLE_AT, WINDOW_AT, WINDOW_SIZE } from "./assembly/layout.ts";

/** What `assembly/index.ts` exports. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  expect(event: number, strict: boolean): void;
  beginLines(start: number, end: number): void;
  scanLines(): number;
  unsureAt(): number;
  lineCount(): number;
  acceptedCount(): number;
  acceptsDocument(start: number, end: number): number;
}

/** The part of the global that is used; there is none with `node --jitless`. */
declare const WebAssembly:
  | {
      validate(module: Uint8Array): boolean;
      Module: new (module: Uint8Array) => object;
      Instance: new (module: object) => { readonly exports: unknown };
    }
  | undefined;

const NEWLINE = 10;
const NUL = 0;

/** Accepts text that certainly satisfies a contract. It never refuses: it is sure, or it is not. */
export class Scanner {
  /** Text that is read into this part of its memory need not be copied. */
  readonly window: Uint8Array<ArrayBuffer>;
  readonly #exports: Exports;
  readonly #memory: Buffer<ArrayBuffer>;

  private constructor(exports: Exports, table: Uint8Array) {
    this.#exports = exports;
    this.#memory = Buffer.from(exports.memory.buffer);
    this.#memory.set(table, TABLE_AT);
    this.window = this.#memory.subarray(WINDOW_AT, WINDOW_AT + WINDOW_SIZE);
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
   * Begins with lines of UTF-8 that have a newline between them and none at their end. Returns
   * whether they are few enough.
   */
  beginLines(lines: Uint8Array): boolean {
    const start = this.#placeOf(lines);
    if (start === undefined) return false;
    const end = start + lines.length;
    this.#memory[end] = NEWLINE;
    this.#exports.beginLines(start, end);
    return true;
  }

  /** The next line that it is not sure of; undefined after the last of them. */
  nextUnsure(): string | undefined {
    const end = this.#exports.scanLines();
    return end === 0 ? undefined : this.#memory.toString("utf8", this.#exports.unsureAt(), end);
  }

  /** How many lines the last call of `nextUnsure` read, with the one that it returned. */
  get lines(): number {
    return this.#exports.lineCount();
  }

  /** How many payloads it accepted meanwhile. Blank lines are none. */
  get accepted(): number {
    return this.#exports.acceptedCount();
  }

  /** Whether a whole text of UTF-8 is accepted. */
  acceptsDocument(text: Uint8Array): boolean {
    const start = this.#placeOf(text);
    if (start === undefined) return false;
    const end = start + text.length;
    this.#memory[end] = NUL;
    return this.#exports.acceptsDocument(start, end) !== 0;
  }

  /** Where bytes lie in memory, copied if they lie elsewhere; undefined if they are too many. */
  #placeOf(bytes: Uint8Array): number | undefined {
    if (bytes.buffer === this.#memory.buffer) return bytes.byteOffset;
    if (bytes.length > WINDOW_SIZE) return undefined;
    this.#memory.set(bytes, COPY_AT);
    return COPY_AT;
  }
}
