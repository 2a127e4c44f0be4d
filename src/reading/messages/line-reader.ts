import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import { LONGEST } from "./limits.ts";

/**
 * Receives a line that is not blank, with its number from 1. The text is undefined if it is not
 * UTF-8 or too long for a string; the reason then says which.
 */
export type OnLine = (
  text: string | undefined,
  line: number,
  reason: "not UTF-8" | "too long",
) => void;

/** How lines are read. */
export interface LineOptions {
  /** The text of bytes; undefined if they are not UTF-8. */
  readonly decode?: ((bytes: Uint8Array) => string | undefined) | undefined;
  readonly scan?: ScanLines | undefined;
}

/**
 * Takes several lines from their bytes, before they become text, and passes on those that it is not
 * sure of. `before` is how many lines came before. Returns how many it took; undefined for none.
 */
export type ScanLines = (bytes: Uint8Array, before: number, onLine: OnLine) => number | undefined;

const NEWLINE = 10;
const BLANK = /^[ \t\r]*$/;
const keepMark = (bytes: Uint8Array) => decodeUtf8(bytes, { keepMark: true });

/** Cuts the bytes of NDJSON into lines, a batch at a time, so that memory does not grow. */
export class LineReader {
  readonly stopped = false;
  readonly #onLine: OnLine;
  readonly #decode: (bytes: Uint8Array) => string | undefined;
  readonly #scan: ScanLines | undefined;
  /** The pieces of a line whose end is not read yet. */
  #pending: Uint8Array[] = [];
  #pendingBytes = 0;
  #lines = 0;

  constructor(onLine: OnLine, { decode = keepMark, scan }: LineOptions = {}) {
    this.#onLine = onLine;
    this.#decode = decode;
    this.#scan = scan;
  }

  /** How many lines have been read. */
  get lines(): number {
    return this.#lines;
  }

  push(chunk: Uint8Array): void {
    const last = chunk.lastIndexOf(NEWLINE);
    if (last === -1) {
      this.#keep(chunk);
      return;
    }
    const first = this.#pendingBytes > 0 ? chunk.indexOf(NEWLINE) : -1;
    if (first !== -1) {
      this.#keep(chunk.subarray(0, first));
      this.#flush();
    }
    if (last > first) this.#batch(chunk.subarray(first + 1, last));
    this.#keep(chunk.subarray(last + 1));
  }

  end(): void {
    if (this.#pendingBytes > 0) this.#flush();
  }

  #keep(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.#pendingBytes += piece.length;
    if (this.#pendingBytes > LONGEST) this.#pending = [];
    // A copy, because the memory of a chunk may be used again.
    else this.#pending.push(new Uint8Array(piece));
  }

  /** Takes the line that the pending pieces make up. */
  #flush(): void {
    if (this.#pendingBytes > LONGEST) this.#onLine(undefined, ++this.#lines, "too long");
    else this.#batch(joined(this.#pending));
    this.#pending = [];
    this.#pendingBytes = 0;
  }

  /** Takes several lines. */
  #batch(bytes: Uint8Array): void {
    const scanned = this.#scan?.(bytes, this.#lines, this.#onLine);
    if (scanned === undefined) this.#cut(bytes);
    else this.#lines += scanned;
  }

  /** Takes several lines as text. Decoding them together is much faster than one by one. */
  #cut(bytes: Uint8Array): void {
    const text = this.#decode(bytes);
    if (text !== undefined) {
      let start = 0;
      while (start <= text.length) {
        const newline = text.indexOf("\n", start);
        const end = newline === -1 ? text.length : newline;
        this.#line(text.slice(start, end));
        start = end + 1;
      }
      return;
    }
    for (let start = 0; start <= bytes.length; ) {
      const newline = bytes.indexOf(NEWLINE, start);
      const end = newline === -1 ? bytes.length : newline;
      const line = this.#decode(bytes.subarray(start, end));
      if (line === undefined) this.#onLine(undefined, ++this.#lines, "not UTF-8");
      else this.#line(line);
      start = end + 1;
    }
  }

  #line(text: string): void {
    this.#lines++;
    if (text.length < 3 && BLANK.test(text)) return;
    if (text.charCodeAt(0) <= 32 && BLANK.test(text)) return;
    this.#onLine(text, this.#lines, "not UTF-8");
  }
}

/** Pieces of bytes as one. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
