// Cuts an input by the WebAssembly module, which judges messages from their bytes. Only a message
// that the module can't cut becomes text.
import { isUtf8 } from "node:buffer";
import type { Position } from "../../library/json/find-offsets.ts";
import { isSpace, NEWLINE, OPEN_LIST, OPEN_OBJECT } from "../../library/json/tokens.ts";
import { type CutOptions, type Receiver, TextCutter } from "../../reading/judge/cut.ts";

/** Accepts valid messages from their bytes, before they become text. */
export interface Front {
  /** The memory for the bytes of the input. Another array replaces it when memory has grown. */
  readonly window: Uint8Array;
  /** The window and the memory behind it. All offsets are indexes in this array. */
  readonly bytes: Uint8Array;
  /**
   * Accepts messages that follow each other. Returns the offset of the first message that is not
   * surely valid, or that does not end before `end`.
   */
  accept(start: number, end: number): number;
  /** The number of messages that the last call of `accept` accepted. */
  accepted(): number;
  /** Returns the offset where the message ends; 0 if it is unknown. */
  endOf(start: number, end: number): number;
  /** True if the message of the last `endOf` is surely safe to parse. */
  isSafe?(): boolean;
  newlines(start: number, end: number): number;
  /** The length of the UTF-8 bytes as a string. */
  lengthOf(start: number, end: number): number;
}

export interface FrontReceiver extends Receiver {
  /** Tells the number of messages that the front has accepted. */
  accepted?(messages: number): void;
  /** Judges the bytes of a message. Without this function, the receiver gets the text. */
  judge?(source: Position & { readonly start: number; readonly end: number }): unknown;
}

/** The position of an offset in a window, counted from the position of an earlier offset. */
export function moveOn(
  front: Front,
  from: number,
  { line, column }: Position,
  to: number,
): Position {
  const lines = front.newlines(from, to);
  const start = lines === 0 ? from : front.bytes.lastIndexOf(NEWLINE, to - 1) + 1;
  return { line: line + lines, column: (lines === 0 ? column : 1) + front.lengthOf(start, to) };
}

export class FrontCutter extends TextCutter {
  readonly #front: Front;
  readonly #frontReceiver: FrontReceiver;
  readonly #takesList: boolean;
  /** The offset of which the cutter knows the line and column. */
  #placed = 0;
  /** The offset up to which a message without an end has filled the whole buffer. */
  #awaited = 0;
  /** The offset of the next line that begins with a brace; without one, the end of the bytes. */
  #opening = 0;

  constructor(receiver: FrontReceiver, options: CutOptions, front: Front) {
    super(receiver, options);
    this.#front = front;
    this.#frontReceiver = receiver;
    this.#takesList = options.takesList === true;
  }

  protected override get buffer(): Uint8Array {
    return this.#front.window;
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

  /** Reads messages up to one that the front can't cut. Returns the offset of that message. */
  #scan(start: number, end: number): number {
    const front = this.#front;
    for (let at = start; ; ) {
      while (this.first && at < end && isSpace(this.buffer[at] as number)) at++;
      if (at < end) this.giveFirst();
      at = front.accept(at, end);
      const accepted = front.accepted();
      if (accepted > 0) {
        this.isAlone = false;
        this.#frontReceiver.accepted?.(accepted);
      }
      const first = this.buffer[at];
      const isMessage = first === OPEN_OBJECT || (first === OPEN_LIST && this.#takesList);
      const behind = at < end && isMessage ? front.endOf(at, end) : 0;
      if (behind === 0) return at;
      const isSafe = front.isSafe?.();
      this.#place(at);
      const { judge } = this.#frontReceiver;
      if (judge && !this.isAlone) judge({ ...this.#position, start: at, end: behind });
      else {
        const text = this.decode(this.buffer.subarray(at, behind)) ?? "";
        this.give({ text, ...this.#position, isSafe });
      }
      at = behind;
    }
  }

  /** True if a message without an end may have its end in the bytes that follow. */
  #mayGoOn(at: number, end: number): boolean {
    const { buffer } = this;
    if (at === 0 && this.filled === buffer.length) this.#awaited = end;
    if (at < this.#awaited) return false;
    // The next line with a brace is found once, because many lines before it may not be JSON.
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

  /** Tells the cutter the line and column of an offset that the front has reached. */
  #place(at: number): void {
    if (at === this.#placed) return;
    const { line, column } = moveOn(this.#front, this.#placed, this.#position, at);
    this.cutter.line = line;
    this.cutter.lineStart = 1 - column;
    this.#placed = at;
  }
}
