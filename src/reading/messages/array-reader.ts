import { LONGEST } from "./limits.ts";

/**
 * Receives the text of an item and where it begins, from 1. The text is undefined if it is too long
 * for a string. Returns whether to read on.
 */
export type OnItem = (text: string | undefined, line: number, column: number) => boolean;
/** Receives the place where the array breaks: something else came than was expected there. */
export type OnBreak = (
  line: number,
  column: number,
  expected: string,
  came: string | undefined,
) => void;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPEN = "[{";
const CLOSE = "]}";

/** Cuts a JSON array into its items as it streams by, so that it may be larger than memory. */
export class ArrayReader {
  readonly #onItem: OnItem;
  readonly #onBreak: OnBreak;
  readonly #longestItem: number;
  #state: "before" | "between" | "item" | "after" | "stopped" = "before";
  /** The beginning of the item, from earlier pieces of text. */
  #item = "";
  #isTooLong = false;
  #itemLine = 1;
  #itemColumn = 1;
  #items = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #line = 1;
  #column = 1;

  constructor(onItem: OnItem, onBreak: OnBreak, longestItem = LONGEST) {
    this.#onItem = onItem;
    this.#onBreak = onBreak;
    this.#longestItem = longestItem;
  }

  /** Whether to read no further: the array broke, or the receiver of its items has enough. */
  get stopped(): boolean {
    return this.#state === "stopped";
  }

  push(text: string): void {
    let start = 0;
    for (let at = 0; at < text.length && this.#state !== "stopped"; at++) {
      const code = text.charCodeAt(at);
      if (this.#state !== "item") {
        this.#outside(text[at] as string, code);
        if ((this.#state as string) === "item") start = at;
      }
      if (this.#state === "item" && this.#inside(text[at] as string, code)) {
        this.#keep(text.slice(start, at));
        this.#finish(text[at] as string);
      }
      if (code === 10) {
        this.#line++;
        this.#column = 1;
      } else this.#column++;
    }
    if (this.#state === "item") this.#keep(text.slice(start));
  }

  end(): void {
    if (this.#state === "item") {
      if (this.#give()) this.#break('"," or "]"', undefined);
    } else if (this.#state === "between") this.#break("a value", undefined);
    this.#state = "stopped";
  }

  /** Takes a character before the array, between its items or after it. */
  #outside(character: string, code: number): void {
    if (code === 32 || code === 10 || code === 13 || code === 9) return;
    if (this.#state === "before") this.#state = "between";
    else if (this.#state === "after") this.#break("the end of the text", character);
    else if (character === "]" && this.#items === 0) this.#state = "after";
    else if (character === "," || character === "]") this.#break("a value", character);
    else {
      this.#state = "item";
      this.#itemLine = this.#line;
      this.#itemColumn = this.#column;
    }
  }

  /** Takes a character of an item. Returns whether the item ends before it. */
  #inside(character: string, code: number): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (code === BACKSLASH) this.#escaped = true;
      else if (code === QUOTE) this.#inString = false;
      return false;
    }
    if (code === QUOTE) this.#inString = true;
    else if (this.#depth === 0 && (code === COMMA || character === "]")) return true;
    else if (OPEN.includes(character)) this.#depth++;
    else if (CLOSE.includes(character)) this.#depth--;
    return false;
  }

  #keep(piece: string): void {
    this.#isTooLong ||= this.#item.length + piece.length > this.#longestItem;
    this.#item = this.#isTooLong ? "" : this.#item + piece;
  }

  #finish(delimiter: string): void {
    this.#items++;
    this.#depth = 0;
    this.#state = delimiter === "," ? "between" : "after";
    if (!this.#give()) this.#state = "stopped";
  }

  /** Passes the item on. Returns whether to read on. */
  #give(): boolean {
    const text = this.#isTooLong ? undefined : this.#item.trimEnd();
    this.#item = "";
    this.#isTooLong = false;
    return this.#onItem(text, this.#itemLine, this.#itemColumn);
  }

  #break(expected: string, came: string | undefined): void {
    this.#onBreak(this.#line, this.#column, expected, came);
    this.#state = "stopped";
  }
}
