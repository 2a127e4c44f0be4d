// Cuts text into messages while it arrives. The next message begins where a message ends, on the
// same line or another. The items of a list are messages, too.
import {
  BACKSLASH,
  CLOSE_LIST,
  COLON,
  COMMA,
  isClosing,
  isOpening,
  isSpace,
  NEWLINE,
  OPEN_LIST,
  QUOTE,
} from "./tokens.ts";

/** Receives a message; undefined if it is too long, or if a list is broken there. */
export type OnText = (text: string | undefined) => void;

/** The most characters of a message, and of a text that waits for its end. */
const LONGEST = 32 * 1024 * 1024;
/** The most characters to read again for each character of the text. More would take too long. */
const MOST_AGAIN = 8;

/**
 * Cuts messages. A message that does not begin with a bracket ends with its line. A broken message
 * ends before the next line that begins with a bracket and is not indented deeper.
 */
export class MessageCutter {
  readonly #onText: OnText;
  readonly #longest: number;
  /** The text that is not cut yet, and how long it has to be before it is read again. */
  #text = "";
  #awaited = 0;
  /** The number of characters of the first line that were cut already. */
  #passed = 0;
  /** What the current list expects next; undefined outside of a list. */
  #list: "first item" | "item" | "comma" | undefined;
  /** True if a comma was missing after the last comma of the list. */
  #lacksComma = false;
  /** True if the last message broke. */
  #isBroken = false;
  /** The column of a message that is too long, and of which the rest is passed over; or 0. */
  #lost = 0;
  /** The characters that came, and those that were read again. */
  #read = 0;
  #again = 0;
  /** Where the search for the end of a message stopped. */
  #reached = 0;

  constructor(onText: OnText, longest = LONGEST) {
    this.#onText = onText;
    this.#longest = longest;
  }

  push(piece: string): void {
    this.#read += piece.length;
    this.#text += piece;
    if (this.#text.length >= this.#awaited) this.#cut(false);
  }

  end(): void {
    this.#cut(true);
    if (this.#list && !this.#isBroken && !this.#lacksComma) this.#onText(undefined);
  }

  #cut(isLast: boolean): void {
    const text = this.#text;
    let start = this.#skip(0);
    while (start < text.length && this.#lost === 0) {
      const end = this.#endOf(start, isLast);
      if (end === undefined) break;
      const message = text.slice(start, end).trimEnd();
      // The comma after a broken message is lost with the message, so none is expected next.
      if (this.#list) this.#list = this.#isBroken ? "first item" : "comma";
      this.#onText(message.length > this.#longest ? undefined : message);
      start = this.#skip(end);
    }
    this.#passed = this.#columnOf(start) - 1;
    this.#text = text.slice(start);
    this.#awaited = 2 * this.#text.length;
  }

  /** Returns where the next message begins, or the end of the text. */
  #skip(from: number): number {
    const text = this.#text;
    let at = this.#lost > 0 ? this.#passOver(from) : from;
    while (this.#lost === 0) {
      while (isSpace(text.charCodeAt(at))) at++;
      const code = text.charCodeAt(at);
      if (at >= text.length) break;
      if (!this.#list) {
        if (code !== OPEN_LIST) break;
        [this.#list, this.#lacksComma, this.#isBroken] = ["first item", false, false];
      } else if (code === CLOSE_LIST) {
        if (this.#list === "item") this.#onText(undefined);
        this.#list = undefined;
      } else if (code === COMMA) {
        if (this.#list !== "comma") this.#onText(undefined);
        [this.#list, this.#lacksComma] = ["item", false];
      } else if (this.#list !== "comma") break;
      else {
        // After a second missing comma, this is no list, but a bracket in front of messages.
        if (!this.#lacksComma) this.#onText(undefined);
        [this.#list, this.#lacksComma] = [this.#lacksComma ? undefined : "first item", true];
        continue;
      }
      at++;
    }
    return at;
  }

  /** Passes over the rest of a message that is too long. */
  #passOver(from: number): number {
    const line = this.#nextLine(from, this.#lost, 0);
    if (line === undefined) return this.#text.search(/(?:\n[ \t]*)?$/);
    this.#lost = 0;
    return line;
  }

  /** Returns where the message ends; undefined if it may go on behind the text. */
  #endOf(start: number, isLast: boolean): number | undefined {
    const { length } = this.#text;
    const isOpen = this.#list !== undefined || isOpening(this.#text.charCodeAt(start));
    const end = isOpen ? this.#closedAt(start, isLast) : this.#lineEnd(start, isLast);
    this.#isBroken = isOpen && end === undefined;
    if (end !== undefined) return end;
    const mayGoOn = this.#reached === length && !isLast;
    const line = mayGoOn ? undefined : this.#nextLine(start, this.#columnOf(start), this.#reached);
    if (line !== undefined || isLast) return line ?? length;
    if (length - start <= this.#longest) return undefined;
    this.#lost = this.#columnOf(start);
    return length;
  }

  #lineEnd(start: number, isLast: boolean): number | undefined {
    const end = this.#text.indexOf("\n", start);
    this.#reached = end === -1 ? this.#text.length : end;
    return end === -1 && !isLast ? undefined : this.#reached;
  }

  /** Returns where all brackets are closed; undefined if the message breaks before, or goes on. */
  #closedAt(start: number, isLast: boolean): number | undefined {
    const text = this.#text;
    const closers: number[] = [];
    let before = COLON; // so that a bracket may open the message
    let isInString = false;
    let at = start;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (isInString) {
        if (code === NEWLINE) break;
        if (code !== BACKSLASH) isInString = code !== QUOTE;
        else if (text.charCodeAt(at + 1) !== NEWLINE) at++;
      } else if (code === QUOTE) isInString = true;
      else if (closers.length === 0 && (code === NEWLINE || code === COMMA || code === CLOSE_LIST))
        return at;
      else if (isOpening(code)) {
        // A bracket elsewhere begins the next message, and this message has no end.
        if (before !== COLON && before !== COMMA && before !== OPEN_LIST) break;
        closers.push(code + 2);
      } else if (isClosing(code)) {
        if (closers.pop() !== code) break;
        if (closers.length === 0) return at + 1;
      }
      if (code > 32) before = code;
    }
    this.#reached = Math.min(at, text.length);
    const isWhole = isLast && this.#reached === text.length && closers.length === 0 && !isInString;
    return isWhole ? text.length : undefined;
  }

  /**
   * Returns where the line before the next bracket ends that begins its line, at most at a column;
   * undefined without one. What was read up to `until` is read again from there, so some brackets
   * are left out.
   */
  #nextLine(from: number, column: number, until: number): number | undefined {
    const most = MOST_AGAIN * this.#read - this.#again;
    const bracket = /\n[ \t]*(?=[{[])/g;
    bracket.lastIndex = from;
    for (let found = bracket.exec(this.#text); found; found = bracket.exec(this.#text)) {
      const rest = Math.max(0, until - bracket.lastIndex);
      if (found[0].length > column || rest > most) continue;
      this.#again += rest;
      return found.index;
    }
    return undefined;
  }

  /** Returns the column of an offset, from 1. */
  #columnOf(offset: number): number {
    const line = offset > 0 ? this.#text.lastIndexOf("\n", offset - 1) : -1;
    return line === -1 ? offset + this.#passed + 1 : offset - line;
  }
}
