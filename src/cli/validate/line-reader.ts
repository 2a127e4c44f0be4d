import { isAscii, isUtf8 } from "node:buffer";
import type { Scanner } from "../../reading/scanner/scanner.ts";

/**
 * Receives a line that is not blank, with its number from 1. The text is undefined if it is not
 * UTF-8 or too long for a string; the reason then says which.
 */
export type OnLine = (
  text: string | undefined,
  line: number,
  reason: "not UTF-8" | "too long",
) => void;

/** Receives how many lines the scanner accepted before the next line that is passed on. */
export type OnAccepted = (lines: number) => void;

const NEWLINE = 10;
/** V8 limits a string to about half a gigabyte. */
const LONGEST_LINE = 256 * 1024 * 1024;
const BLANK = /^[ \t\r]*$/;

/**
 * Cuts the bytes of NDJSON into lines, a batch at a time, so that memory does not grow. With a
 * scanner, lines that it accepts are only counted.
 */
export class LineReader {
  readonly #onLine: OnLine;
  readonly #onAccepted: OnAccepted;
  readonly #scanner: Scanner | undefined;
  /** The pieces of a line whose end is not read yet. */
  #pending: Uint8Array[] = [];
  #pendingBytes = 0;
  #lines = 0;

  constructor(onLine: OnLine, onAccepted: OnAccepted, scanner?: Scanner) {
    this.#onLine = onLine;
    this.#onAccepted = onAccepted;
    this.#scanner = scanner;
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
    if (this.#pendingBytes > LONGEST_LINE) this.#pending = [];
    // A copy, because the memory of a chunk may be used again.
    else this.#pending.push(Buffer.from(piece));
  }

  /** Takes the line that the pending pieces make up. */
  #flush(): void {
    if (this.#pendingBytes > LONGEST_LINE) this.#onLine(undefined, ++this.#lines, "too long");
    else
      this.#batch(
        this.#pending.length === 1
          ? (this.#pending[0] as Uint8Array)
          : Buffer.concat(this.#pending),
      );
    this.#pending = [];
    this.#pendingBytes = 0;
  }

  /** Takes several lines. */
  #batch(bytes: Uint8Array): void {
    if (this.#scanner && isUtf8(bytes) && this.#scanner.beginLines(bytes))
      this.#scan(this.#scanner);
    else this.#cut(bytes);
  }

  /** Takes the lines that the scanner began with. */
  #scan(scanner: Scanner): void {
    let unsure: string | undefined;
    do {
      unsure = scanner.nextUnsure();
      this.#lines += scanner.lines;
      this.#onAccepted(scanner.accepted);
      if (unsure !== undefined) this.#onLine(unsure, this.#lines, "not UTF-8");
    } while (unsure !== undefined);
  }

  /** Takes several lines as text. Decoding them together is much faster than one by one. */
  #cut(bytes: Uint8Array): void {
    const text = decode(bytes);
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
      const line = decode(bytes.subarray(start, end));
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

/** The text of bytes; undefined if they are not UTF-8, which `toString` would hide. */
function decode(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) return buffer.toString("latin1");
  return isUtf8(buffer) ? buffer.toString("utf8") : undefined;
}
