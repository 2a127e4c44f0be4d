// Cuts the bytes of an input into messages as they come.
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import type { Position } from "../../library/json/find-offsets.ts";
import { type CutterOptions, MessageCutter } from "../../library/json/message-cutter.ts";
import { CLOSE_OBJECT, NEWLINE } from "../../library/json/tokens.ts";

/** A text, and the position where it begins. */
export interface MessageText extends Position {
  readonly text: string;
  /** True if the text is the whole input. Then text that is not JSON counts as `unreadable`. */
  readonly isAlone?: boolean;
  /** The reason why there is no text to parse. */
  readonly lost?: string | undefined;
  /** True if the text is known to be safe to parse. */
  readonly isSafe?: boolean | undefined;
}

export interface InputFault extends Position {
  readonly verdict: "invalid" | "unreadable";
  readonly code: string;
  readonly detail: string;
}

export interface Receiver {
  message(source: MessageText): void;
  /** Reports a fault of the input itself. The cutter goes on behind the fault. */
  refuse(fault: InputFault): void;
}

/** The three bytes of a byte order mark. */
const MARK = [0xef, 0xbb, 0xbf];
const BLOCK = 64 * 1024;
const KEPT = { keepMark: true };
/** If bytes are not UTF-8, they are decoded in pieces that end with one of these bytes. */
const ENDS = [CLOSE_OBJECT, NEWLINE];
/** A byte that is not UTF-8 becomes its number plus this: a lone surrogate, which UTF-8 lacks. */
const DAMAGED = 0xdc00;

/** Cuts an input into texts. One buffer holds the unread bytes, so that memory does not grow. */
export class TextCutter<To extends Receiver = Receiver> {
  protected readonly receiver: To;
  protected readonly cutter: MessageCutter;
  /** The number of unread bytes in the buffer. */
  protected filled = 0;
  /** True if the bytes in the buffer are UTF-8. */
  protected isText = true;
  /** True while the first text may be the only text of the input. */
  protected isAlone = true;
  /** The first text, kept until it is known whether another text follows. */
  protected first: MessageText | undefined;
  #buffer: Uint8Array | undefined;
  #isStart = true;

  constructor(receiver: To, options: CutterOptions = {}) {
    this.receiver = receiver;
    this.cutter = new MessageCutter(
      (text, line, column) => {
        const isDamaged = /\p{Cs}/u.test(text ?? "");
        const why = text === undefined ? "too long" : isDamaged ? "not UTF-8" : undefined;
        this.give({ text: text ?? "", line, column, lost: why && describeLost(why) });
      },
      (line, column, expected, came) => {
        this.giveFirst();
        receiver.refuse(breakAt({ line, column }, describeBreak(expected, came), true));
      },
      options,
    );
  }

  protected get buffer(): Uint8Array {
    this.#buffer ??= new Uint8Array(BLOCK);
    return this.#buffer;
  }

  /** Returns the room for the next bytes. The caller fills it, and then calls `take`. */
  get space(): Uint8Array {
    return this.buffer.subarray(this.filled);
  }

  take(count: number): void {
    this.filled += count;
    this.#read(false);
  }

  push(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const { space } = this;
      const piece = bytes.subarray(at, at + space.length);
      space.set(piece);
      this.take(piece.length);
      at += piece.length;
    }
  }

  end(): void {
    this.#read(true);
    this.cutter.end();
    this.giveFirst(this.isAlone);
  }

  #read(isEnd: boolean): void {
    if (this.#isStart && this.filled < MARK.length && !isEnd) return;
    const { buffer } = this;
    const hasMark = this.#isStart && MARK.every((byte, index) => buffer[index] === byte);
    this.#isStart = false;
    const end = isEnd ? this.filled : wholeLength(buffer.subarray(0, this.filled));
    this.isText = true;
    const at = this.read(hasMark ? MARK.length : 0, end, isEnd);
    this.buffer.copyWithin(0, at, this.filled);
    this.filled -= at;
  }

  /** Reads bytes. Returns the offset where reading goes on with more bytes. */
  protected read(start: number, end: number, _isEnd: boolean): number {
    let at = start;
    while (at < end) at = this.cut(at, end);
    return at;
  }

  /** Reads text; with `pauses`, until the cutter `isFree`. Returns the offset of the rest. */
  protected cut(at: number, end: number, pauses = false): number {
    const { buffer } = this;
    let to = end;
    let text = this.isText ? decodeUtf8(buffer.subarray(at, to), KEPT) : undefined;
    if (text === undefined) {
      this.isText = false;
      for (to = at + 1; to < end && !ENDS.includes(buffer[to - 1] as number); ) to++;
      text = decodeUtf8(buffer.subarray(at, to), KEPT) ?? damaged(buffer.subarray(at, to));
    }
    const isAscii = text.length === to - at;
    const left = this.cutter.push(text, pauses);
    return to - (left === 0 || isAscii ? left : new TextEncoder().encode(text.slice(-left)).length);
  }

  protected give(source: MessageText): void {
    this.giveFirst();
    if (this.isAlone) this.first = source;
    else this.receiver.message(source);
  }

  protected giveFirst(isAlone = false): void {
    const { first } = this;
    if (!first) return;
    this.first = undefined;
    this.isAlone = false;
    this.receiver.message({ ...first, isAlone });
  }
}

/** Counts the bytes of whole characters. Leaves out a last character that may lack bytes. */
function wholeLength(bytes: Uint8Array): number {
  let last = bytes.length - 1;
  while (last > 0 && ((bytes[last] as number) & 0xc0) === 0x80) last--;
  const isAscii = (bytes[last] ?? 0) < 0x80;
  return isAscii || bytes.length - last > 3 ? bytes.length : last;
}

const damaged = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : DAMAGED + byte)).join("");

/** Makes the fault of a text that is not JSON. With `isAlone`, the verdict is `unreadable`. */
export function breakAt({ line, column }: Position, detail: string, isAlone = false): InputFault {
  const verdict = isAlone ? "unreadable" : "invalid";
  return { verdict, line, column, code: "invalid_json", detail };
}

export const describeLost = (why: "too long" | "not UTF-8"): string => `the text is ${why}`;

export function describeBreak(expected: string, came = ""): string {
  const [character] = came; // a character may have two units
  return sayBreak(expected, character && JSON.stringify(character));
}

export const sayBreak = (expected: string, shown = "the end of the input"): string =>
  `expected ${expected}, not ${shown}`;
