// Cuts the bytes of an input into messages as they come.
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import { MessageCutter } from "../../library/json/message-cutter.ts";
import {
  CLOSE_OBJECT,
  isSpace,
  NEWLINE,
  OPEN_LIST,
  OPEN_OBJECT,
} from "../../library/json/tokens.ts";
import { describeLost } from "../messages/read-message.ts";

export interface MessageText {
  readonly text: string;
  /** Where the text begins, from 1. */
  readonly line: number;
  readonly column: number;
  /** Whether the input has nothing else: if it is not JSON, the input can't be read. */
  readonly isAlone?: boolean;
  /** Why there is no text that could be parsed. */
  readonly lost?: string | undefined;
  /** Whether it is known to be safe to parse. */
  readonly isSafe?: boolean | undefined;
}

export interface InputFault {
  readonly verdict: "invalid" | "unreadable";
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly detail: string;
}

export interface Receiver {
  message(source: MessageText): void;
  /** Called where the input itself is broken. What follows is read. */
  refuse(fault: InputFault): void;
  /** Called after so many messages that the front accepted. */
  accepted?(messages: number): void;
}

/** Accepts messages from their bytes, before they become text. */
export interface Front {
  /** The bytes lie here. All places are those in it. */
  readonly window: Uint8Array;
  /**
   * Accepts messages that lie one behind the other. Returns where the next one begins: one that it
   * is not sure of, or that does not end here.
   */
  accept(start: number, end: number): number;
  /** How many messages the last call of `accept` accepted. */
  accepted(): number;
  /** 0 if it can't tell, or if there is no end. */
  endOf(start: number, end: number): number;
  /** Whether the last of these values is surely safe to parse. */
  isSafe?(): boolean;
  newlines(start: number, end: number): number;
  /** How long UTF-8 is as a string. */
  lengthOf(start: number, end: number): number;
}

export interface CutOptions {
  /** Whether a list is one message. */
  readonly takesList?: boolean | undefined;
  /** Whether these are some of the messages of an input. */
  readonly isPart?: boolean | undefined;
  /** Undefined if they are not UTF-8. */
  readonly decode?: ((bytes: Uint8Array) => string | undefined) | undefined;
  readonly front?: Front | undefined;
  /** Whether bytes are UTF-8, for the front. */
  readonly isText?: ((bytes: Uint8Array) => boolean) | undefined;
}

/** A byte order mark has three bytes. */
const MARK = [0xef, 0xbb, 0xbf];
const BLOCK = 64 * 1024;
/** What is cut off behind them is damaged by itself. */
const ENDS = [CLOSE_OBJECT, NEWLINE];
/** Bytes that are not UTF-8 become halves of pairs that end with them. UTF-8 never makes these. */
const DAMAGED = 0xdc00;

const decodeText = (bytes: Uint8Array) => decodeUtf8(bytes, { keepMark: true });

/** Cuts an input. What it reads lies in one buffer, so that memory does not grow. */
export class Cutter {
  readonly #receiver: Receiver;
  readonly #options: CutOptions;
  readonly #decode: (bytes: Uint8Array) => string | undefined;
  readonly #cutter: MessageCutter;
  readonly #buffer: Uint8Array;
  #filled = 0;
  /** Up to where the cutter knows the place. */
  #placed = 0;
  #isStart = true;
  /** Up to where it was waited for more, as much as fits. */
  #awaited = 0;
  /** Where the next line begins with a bracket; where the bytes end, if none does. */
  #opening = 0;
  /** Whether what is in the buffer is UTF-8, and whether anything was not. */
  #isText = true;
  #isDamaged = false;
  #isAlone: boolean;
  /** The first message, until it is known whether anything follows. */
  #first: MessageText | undefined;

  constructor(receiver: Receiver, options: CutOptions = {}) {
    this.#receiver = receiver;
    this.#options = options;
    this.#decode = options.decode ?? decodeText;
    this.#buffer = options.front?.window ?? new Uint8Array(BLOCK);
    this.#isAlone = !options.isPart;
    this.#cutter = new MessageCutter(
      (text, line, column) => {
        const isDamaged = this.#isDamaged && /\p{Cs}/u.test(text ?? "");
        const why = text === undefined ? "too long" : isDamaged ? "not UTF-8" : undefined;
        this.#give({ text: text ?? "", line, column, lost: why && describeLost(why) });
      },
      (line, column, expected, came) => {
        this.#giveFirst();
        receiver.refuse(breakAt(line, column, describeBreak(expected, came)));
      },
      options,
    );
  }

  get lines(): number {
    return this.#cutter.line - 1;
  }

  get isOpen(): boolean {
    return this.#filled > 0 || !this.#cutter.isFree;
  }

  /** Where the next bytes have to be put, before `take` is called. */
  get space(): Uint8Array {
    return this.#buffer.subarray(this.#filled);
  }

  take(count: number): void {
    this.#filled += count;
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
    this.#cutter.end();
    this.#giveFirst(this.#isAlone);
  }

  #read(isEnd: boolean): void {
    if (this.#isStart && this.#filled < MARK.length && !isEnd) return;
    let at = 0;
    if (this.#isStart && MARK.every((byte, index) => this.#buffer[index] === byte))
      at = MARK.length;
    this.#isStart = false;
    this.#placed = at;
    this.#opening = 0;
    const end = isEnd ? this.#filled : wholeLength(this.#buffer.subarray(0, this.#filled));
    const { front, isText } = this.#options;
    this.#isText = isText?.(this.#buffer.subarray(at, end)) ?? true;
    while (at < end) {
      if (front && this.#isText && this.#cutter.isFree) {
        at = this.#scan(front, at, end);
        if (at === end || (!isEnd && this.#mayGoOn(at, end))) break;
      }
      at = this.#cut(at, end);
    }
    if (front) this.#place(front, at);
    this.#buffer.copyWithin(0, at, this.#filled);
    this.#filled -= at;
    this.#awaited -= at;
  }

  /** Reads messages by the front, up to one that it can't cut. Returns where that begins. */
  #scan(front: Front, start: number, end: number): number {
    const buffer = this.#buffer;
    for (let at = start; ; ) {
      while (this.#first && at < end && isSpace(buffer[at] as number)) at++;
      if (at < end) this.#giveFirst();
      at = front.accept(at, end);
      const accepted = front.accepted();
      if (accepted > 0) {
        this.#isAlone = false;
        this.#receiver.accepted?.(accepted);
      }
      const isMessage =
        buffer[at] === OPEN_OBJECT || (buffer[at] === OPEN_LIST && this.#options.takesList);
      const behind = at < end && isMessage ? front.endOf(at, end) : 0;
      if (behind === 0) return at;
      const isSafe = front.isSafe?.();
      this.#place(front, at);
      const { line, lineStart } = this.#cutter;
      const text = this.#decode(buffer.subarray(at, behind)) ?? "";
      this.#give({ text, line, column: 1 - lineStart, isSafe });
      at = behind;
    }
  }

  /** Whether a message that does not end here may have its end in what comes next. */
  #mayGoOn(at: number, end: number): boolean {
    if (at === 0 && this.#filled === this.#buffer.length) this.#awaited = end;
    if (at < this.#awaited) return false;
    // It is looked for once: very many lines in front of it may not be JSON.
    if (this.#opening <= at) {
      let line = this.#buffer.indexOf(NEWLINE, at);
      while (line !== -1 && line + 1 < end && this.#buffer[line + 1] !== OPEN_OBJECT)
        line = this.#buffer.indexOf(NEWLINE, line + 1);
      this.#opening = line === -1 ? end : Math.min(line + 1, end);
    }
    return this.#opening === end;
  }

  /** Reads text. With a front, it is no more than is needed. Returns where the rest begins. */
  #cut(at: number, end: number): number {
    const buffer = this.#buffer;
    const { front } = this.#options;
    if (front && this.#placed < at) this.#place(front, at);
    const newline = front && !this.#cutter.list ? buffer.indexOf(NEWLINE, at) + 1 : 0;
    let to = newline === 0 ? end : Math.min(newline, end);
    let text = this.#isText ? this.#decode(buffer.subarray(at, to)) : undefined;
    if (text === undefined) {
      this.#isText = false;
      for (to = at + 1; to < end && !ENDS.includes(buffer[to - 1] as number); ) to++;
      text = this.#decode(buffer.subarray(at, to));
      this.#isDamaged ||= text === undefined;
      text ??= damaged(buffer.subarray(at, to));
    }
    const isAscii = text.length === to - at;
    const left = this.#cutter.push(text, front !== undefined);
    const rest = left === 0 || isAscii ? left : new TextEncoder().encode(text.slice(-left)).length;
    this.#placed = to - rest;
    return this.#placed;
  }

  /** Tells the cutter the place of what the front has read. */
  #place(front: Front, at: number): void {
    const cutter = this.#cutter;
    const lines = front.newlines(this.#placed, at);
    const from = lines === 0 ? this.#placed : this.#buffer.lastIndexOf(NEWLINE, at - 1) + 1;
    cutter.line += lines;
    cutter.lineStart = (lines === 0 ? cutter.lineStart : 0) - front.lengthOf(from, at);
    this.#placed = at;
  }

  #give(source: MessageText): void {
    this.#giveFirst();
    if (this.#isAlone) this.#first = source;
    else this.#receiver.message(source);
  }

  #giveFirst(isAlone = false): void {
    const first = this.#first;
    if (!first) return;
    this.#first = undefined;
    this.#isAlone = false;
    this.#receiver.message({ ...first, isAlone });
  }
}

/** The least first byte of a character of more than 1, 2 or 3 bytes. */
const LEADS = [0, 0xc0, 0xe0, 0xf0];

/** How many bytes are there without the beginning of a character at their end. */
function wholeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return bytes.length - (byte >= (LEADS[back] ?? 0) ? back : 0);
  }
  return bytes.length;
}

const damaged = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : DAMAGED + byte)).join("");

export const breakAt = (line: number, column: number, detail: string): InputFault => ({
  verdict: "unreadable",
  line,
  column,
  code: "invalid_json",
  detail,
});

export function describeBreak(expected: string, came = ""): string {
  const [character] = came; // which may be of two units
  return `expected ${expected}, not ${character === undefined ? "the end of the input" : JSON.stringify(character)}`;
}
