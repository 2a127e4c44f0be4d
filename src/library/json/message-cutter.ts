import { readValue } from "./scan.ts";
import { isOpening, spacesEnd } from "./tokens.ts";

/** The most characters of a message. */
const LONGEST = 32 * 1024 * 1024;
/** The most characters to read again for each character of the text. More would take too long. */
const MOST_AGAIN = 8;
/** A token that is cut off breaks at most so many characters before the end of the text. */
const LONGEST_TOKEN = 6;

/**
 * Cuts text into messages while it arrives. The next message begins where a message ends, on the
 * same line or another. A message that does not begin with a bracket ends with its line. A broken
 * message ends before the next line whose first character is a bracket.
 */
export class MessageCutter {
  readonly #longest: number;
  /** The text that is not cut yet, and how long it has to be before it is read again. */
  #text = "";
  #awaited = 0;
  /** How many characters of broken messages may still be read again. */
  #again = 0;

  constructor(longest = LONGEST) {
    this.#longest = longest;
  }

  /** Returns the messages that end in this piece of the text. Throws if one is too long. */
  push(piece: string, isLast = false): string[] {
    this.#again += MOST_AGAIN * piece.length;
    const text = this.#text + piece;
    const messages: string[] = [];
    let start = 0;
    if (isLast || text.length >= this.#awaited) {
      start = spacesEnd(text, 0);
      while (start < text.length) {
        const end = this.#endOf(text, start, isLast);
        if (end === undefined) break;
        messages.push(text.slice(start, end).trimEnd());
        start = spacesEnd(text, end);
      }
      this.#awaited = 2 * (text.length - start);
    }
    this.#text = text.slice(start);
    if (this.#text.length > this.#longest)
      throw new RangeError(`A message is longer than ${this.#longest} characters.`);
    return messages;
  }

  /** Returns where the message ends; undefined if it may go on behind the text. */
  #endOf(text: string, start: number, isLast: boolean): number | undefined {
    const rest = isLast ? text.length : undefined;
    if (!isOpening(text.charCodeAt(start))) {
      const line = text.indexOf("\n", start);
      return line === -1 ? rest : line;
    }
    const read = readValue(text, start);
    if (typeof read === "number") return read;
    const mayGoOn = !isLast && read.offset + LONGEST_TOKEN > text.length;
    return mayGoOn ? undefined : (this.#nextLine(text, start, read.offset) ?? rest);
  }

  /**
   * Returns where the line ends before the next one that begins with a bracket; undefined without
   * one. What was read up to `broken` is read again from there, so some brackets are left out.
   */
  #nextLine(text: string, start: number, broken: number): number | undefined {
    for (const { index } of text.slice(start).matchAll(/\n(?=[{[])/g)) {
      const again = Math.max(0, broken - start - index);
      if (again > this.#again) continue;
      this.#again -= again;
      return start + index;
    }
    return undefined;
  }
}
