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

/** The most characters of a message. V8 limits a string to about half a gigabyte. */
const LONGEST = 2 ** 28;
/** The most characters to read again for each character of the text. More would take too long. */
const MOST_AGAIN = 8;

/**
 * Cuts messages. A message that does not begin with a bracket ends with its line. A broken message
 * ends before the next line that begins with a bracket and is not indented deeper.
 */
export class MessageCutter {
  /** The offset of the line in the current piece; negative if the line began before the piece. */
  #lineStart = 0;
  /** What the current list expects next; undefined outside of a list. */
  #list: "first item" | "item" | "comma" | undefined;
  /** True if a comma was missing after the last comma of the list. */
  #lacksComma = false;
  readonly #onText: OnText;
  readonly #longest: number;
  #state: "between" | "value" | "line" | "broken" | "lost" = "between";
  /** The beginning of the current message, from earlier pieces. */
  #text = "";
  #isTooLong = false;
  #startColumn = 1;
  /** The closing brackets that the current message still needs, the outermost first. */
  #closers: number[] = [];
  /** In a string, true after a backslash and otherwise false; undefined outside of a string. */
  #escaped: boolean | undefined;
  /** The last character that was not white space. */
  #before = COLON;
  /** True if the current line of a lost message has only white space so far. */
  #isBlank = false;
  #read = 0;
  #again = 0;

  constructor(onText: OnText, longest = LONGEST) {
    this.#onText = onText;
    this.#longest = longest;
  }

  push(piece: string): void {
    this.#read += piece.length;
    this.#take(piece);
  }

  #take(piece: string): void {
    let text = piece;
    let at = 0;
    let start = 0;
    while (at < text.length) {
      const isBetween = this.#state === "between";
      if (isBetween) {
        at = this.#between(text, at);
        start = at;
        continue;
      }
      const isLost = this.#state === "lost";
      at = this.#inside(text, at);
      if (this.#state === "between") this.#give(text.slice(start, at), isLost);
      if (this.#state !== "broken") continue;
      const again = this.#resume(text.slice(start, at), text[at]);
      if (again === undefined) continue;
      text = again + text.slice(at);
      at = 0;
    }
    if (this.#state !== "between") this.#keep(text.slice(start));
    this.#lineStart -= at;
  }

  end(): void {
    while (this.#state === "value" && (this.#closers.length > 0 || this.#escaped !== undefined)) {
      const again = this.#resume("");
      if (again !== undefined) this.#take(again);
    }
    const isLost = this.#state === "lost";
    if (this.#state !== "between") this.#give("");
    if (this.#list && !isLost && !this.#lacksComma) this.#onText(undefined);
  }

  /** Takes a character before or between messages. Returns the offset of the next character. */
  #between(text: string, at: number): number {
    const code = text.charCodeAt(at);
    if (code === NEWLINE) this.#lineStart = at + 1;
    if (isSpace(code)) return at + 1;
    const list = this.#list;
    if (code === CLOSE_LIST && list) {
      if (list === "item") this.#onText(undefined);
      this.#list = undefined;
      return at + 1;
    }
    if (code === COMMA && list) {
      if (list !== "comma") this.#onText(undefined);
      this.#lacksComma = false;
      this.#list = "item";
      return at + 1;
    }
    if (list === "comma") {
      // After a second missing comma, this is no list, but a bracket in front of messages.
      if (this.#lacksComma) this.#list = undefined;
      else this.#onText(undefined);
      this.#lacksComma = true;
    }
    if (code === OPEN_LIST && !this.#list) {
      this.#list = "first item";
      this.#lacksComma = false;
      return at + 1;
    }
    this.#state = this.#list || isOpening(code) ? "value" : "line";
    this.#startColumn = at - this.#lineStart + 1;
    this.#before = COLON; // so that a bracket may open the message
    return at;
  }

  /** Reads on in a message. Returns the offset at which the message ends or breaks. */
  #inside(text: string, from: number): number {
    if (this.#state === "value") return this.#value(text, from);
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === NEWLINE) {
        if (this.#state === "line") {
          this.#state = "between";
          return at;
        }
        this.#lineStart = at + 1;
        this.#isBlank = true;
      } else if (this.#state === "lost" && this.#isBlank) {
        if (isOpening(code) && at - this.#lineStart < this.#startColumn) {
          this.#state = "between";
          return at;
        }
        this.#isBlank = code === 32 || code === 9;
      }
    }
    return text.length;
  }

  #value(text: string, from: number): number {
    const closers = this.#closers;
    let before = this.#before;
    let escaped = this.#escaped;
    let at = from;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (escaped !== undefined) {
        if (code === NEWLINE) this.#state = "broken";
        else if (escaped || code !== QUOTE) escaped = !escaped && code === BACKSLASH;
        else escaped = undefined;
      } else if (code === QUOTE) escaped = false;
      else if (closers.length === 0 && (code === NEWLINE || code === COMMA || code === CLOSE_LIST))
        this.#state = "between";
      else if (code === NEWLINE) this.#lineStart = at + 1;
      else if (isOpening(code)) {
        // A bracket elsewhere begins the next message, and this message has no end.
        if (before !== COLON && before !== COMMA && before !== OPEN_LIST) this.#state = "broken";
        else closers.push(code + 2);
      } else if (isClosing(code)) {
        if (closers.pop() !== code) this.#state = "broken";
        else if (closers.length === 0) {
          this.#state = "between";
          at++;
        }
      }
      if (this.#state !== "value") break;
      if (code > 32) before = code;
    }
    this.#before = before;
    this.#escaped = escaped;
    return at;
  }

  /** Reports a broken message. Returns the text to read again; undefined if there is none. */
  #resume(piece: string, next = ""): string | undefined {
    const whole = this.#text + piece;
    const mostAgain = MOST_AGAIN * this.#read - this.#again;
    this.#closers = [];
    this.#escaped = undefined;
    for (const { 0: indent, index } of (whole + next).matchAll(/\n[ \t]*(?=[{[])/g)) {
      const { length } = indent;
      const again = whole.slice(index + length);
      if (length > this.#startColumn || again.length > mostAgain) continue;
      this.#again += again.length;
      this.#text = whole.slice(0, index);
      this.#lineStart = 1 - length;
      this.#give("", true);
      return again;
    }
    this.#state = "lost";
    this.#isBlank = false;
    return undefined;
  }

  #keep(piece: string): void {
    this.#text += piece;
    this.#isTooLong ||= this.#text.length > this.#longest;
    if (this.#isTooLong) this.#text = "";
  }

  #give(piece: string, isLost = false): void {
    this.#keep(piece);
    const text = this.#isTooLong ? undefined : this.#text.trimEnd();
    this.#text = "";
    this.#isTooLong = false;
    this.#state = "between";
    // The comma after a lost message is lost with the message, so none is expected next.
    if (this.#list) this.#list = isLost ? "first item" : "comma";
    this.#onText(text);
  }
}
