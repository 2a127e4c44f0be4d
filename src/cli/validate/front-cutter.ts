// Cuts an input by the WebAssembly module, which judges messages from their bytes. Only a message
// that the module can't cut becomes text.
import { isUtf8 } from "node:buffer";
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import type { Position } from "../../library/json/find-offsets.ts";
import { isSpace, NEWLINE, OPEN_LIST, OPEN_OBJECT } from "../../library/json/tokens.ts";
import { type CutOptions, type Receiver, TextCutter } from "../../reading/judge/cut.ts";
import type { Scanner } from "./scanner.ts";

interface FrontOptions extends CutOptions {
  /** The largest number of levels of a message that is safe to parse. */
  readonly depth?: number | undefined;
}

export interface FrontReceiver extends Receiver {
  accepted(messages: number): void;
  /** Receives the bytes of accepted messages. */
  take?: ((messages: Uint8Array) => void) | undefined;
  /** Judges the bytes of a message. Without this function, the receiver gets the text. */
  judge?:
    | ((source: Position & { readonly start: number; readonly end: number }) => void)
    | undefined;
}

/** Returns the position of the offset `to`, counted on from the position of the offset `from`. */
export function moveOn(
  scanner: Scanner,
  from: number,
  { line, column }: Position,
  to: number,
): Position {
  const lines = scanner.newlines(from, to);
  const start = lines === 0 ? from : scanner.bytes.lastIndexOf(NEWLINE, to - 1) + 1;
  return { line: line + lines, column: (lines === 0 ? column : 1) + scanner.lengthOf(start, to) };
}

export class FrontCutter extends TextCutter<FrontReceiver> {
  readonly #scanner: Scanner;
  readonly #options: FrontOptions;
  /** The offset of which the cutter knows the line and column. */
  #placed = 0;
  /** A message that begins before this offset waits for no more bytes: the buffer was full. */
  #awaited = 0;
  /** The offset of the next line that begins with a brace; without one, the end of the bytes. */
  #opening = 0;

  constructor(receiver: FrontReceiver, options: FrontOptions, scanner: Scanner) {
    super(receiver, options);
    this.#scanner = scanner;
    this.#options = options;
  }

  protected override get buffer(): Uint8Array {
    return this.#scanner.window;
  }

  protected override read(start: number, end: number, isEnd: boolean): number {
    this.#placed = start;
    this.#opening = 0;
    this.isText = isUtf8(this.buffer.subarray(start, end));
    let at = start;
    while (at < end) {
      if (this.isText && this.cutter.isFree) {
        at = this.#scan(at, end);
        if (at === end || (!isEnd && this.#mayGoOn(at, end))) break;
      }
      this.#place(at);
      const newline = this.cutter.list ? 0 : this.buffer.indexOf(NEWLINE, at) + 1;
      at = this.cut(at, newline === 0 ? end : Math.min(newline, end), true);
      this.#placed = at;
    }
    this.#place(at);
    this.#awaited -= at;
    return at;
  }

  /** Reads messages up to one that the module can't cut. Returns the offset of that message. */
  #scan(start: number, end: number): number {
    const { takesList, depth } = this.#options;
    for (let at = start; ; ) {
      while (this.first && at < end && isSpace(this.buffer[at] as number)) at++;
      if (at < end) this.giveFirst();
      at = this.#accept(at, end);
      const first = this.buffer[at];
      const isMessage = first === OPEN_OBJECT || (first === OPEN_LIST && takesList);
      const behind = at < end && isMessage ? this.#scanner.endOf(at, end) : 0;
      if (behind === 0) return at;
      const isSafe = depth !== undefined && this.#scanner.isSafeTo(depth) === 1;
      this.#place(at);
      const { judge } = this.receiver;
      if (judge && !this.isAlone) judge({ ...this.#position, start: at, end: behind });
      else {
        const text = decodeUtf8(this.buffer.subarray(at, behind), { keepMark: true }) ?? "";
        this.give({ text, ...this.#position, isSafe });
      }
      at = behind;
    }
  }

  /** Accepts valid messages, and passes their bytes on. Returns the offset of the next message. */
  #accept(start: number, end: number): number {
    const { take } = this.receiver;
    const { count, countedEnd } = this.#scanner;
    let at = start;
    while (take && at < end && isSpace(this.buffer[at] as number)) at++;
    for (;;) {
      const next = this.#scanner.accept(at, end, undefined, take !== undefined);
      if (count.value === 0) return next;
      this.isAlone = false;
      this.receiver.accepted(count.value);
      if (!take) return next;
      const isLine = next === countedEnd.value + 1 && this.buffer[next - 1] === NEWLINE;
      take(this.buffer.subarray(at, isLine ? next : countedEnd.value));
      if (isLine) return next;
      at = next;
    }
  }

  /** True if a message without an end may have its end in the bytes that follow. */
  #mayGoOn(at: number, end: number): boolean {
    const { buffer } = this;
    if (at === 0 && this.filled === buffer.length) this.#awaited = end;
    if (at < this.#awaited) return false;
    // Keeps the next line with a brace. Otherwise each line before it would search for it again.
    if (this.#opening <= at) {
      let line = buffer.indexOf(NEWLINE, at);
      while (line !== -1 && line + 1 < end && buffer[line + 1] !== OPEN_OBJECT)
        line = buffer.indexOf(NEWLINE, line + 1);
      this.#opening = line === -1 ? end : Math.min(line + 1, end);
    }
    return this.#opening === end;
  }

  get #position(): Position {
    const { line, lineStart } = this.cutter;
    return { line, column: 1 - lineStart };
  }

  /** Tells the cutter the line and column of an offset that the module has reached. */
  #place(at: number): void {
    if (at === this.#placed) return;
    const { line, column } = moveOn(this.#scanner, this.#placed, this.#position, at);
    this.cutter.line = line;
    this.cutter.lineStart = 1 - column;
    this.#placed = at;
  }
}
