// Reads JSON text without building values, and finds where it is not JSON. It does not recurse, so
// that no depth of nesting can exhaust the stack.

import { unquoted } from "./find-offsets.ts";

interface SyntaxFault {
  readonly offset: number;
  readonly expected: string;
}

/** The first position at which a text is not JSON; undefined for text that `JSON.parse` reads. */
export const findSyntaxFault = (text: string): SyntaxFault | undefined => scan(text, {});

const SHORT = 64;

/** Whether a short text is surely not JSON: to throw an error takes longer than to read it. */
export const isBroken = (text: string): boolean =>
  text.length <= SHORT && findSyntaxFault(text) !== undefined;

export interface Listener {
  /** Called for each value: its depth (0 for the root), and where it starts. */
  value?(level: number, start: number): void;
  /** Of each field: the depth of its value, its name, and how many came before it in its object. */
  field?(level: number, key: string, index: number, start: number): void;
  /** Called for each string, number, true, false and null: where it starts and ends. */
  scalar?(start: number, end: number): void;
  /** Asked before each further field or element: whether the rest need not be read. */
  isOver?(): boolean;
}

/** Reads a text to its end, to the first position at which it is not JSON, or until it is over. */
export function scan(text: string, listener: Listener): SyntaxFault | undefined {
  return new Scanner(text, listener).run();
}

interface Frame {
  readonly isObject: boolean;
  count: number;
}

const QUOTE = 34;
const BACKSLASH = 92;
const LITERAL = /true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class Scanner {
  readonly #text: string;
  readonly #listener: Listener;
  readonly #frames: Frame[] = [];
  #at = 0;
  #fault: SyntaxFault | undefined;

  constructor(text: string, listener: Listener) {
    this.#text = text;
    this.#listener = listener;
  }

  run(): SyntaxFault | undefined {
    this.#value();
    while (!this.#fault) {
      if (this.#listener.isOver?.()) return undefined;
      const frame = this.#frames.at(-1);
      if (!frame) break;
      this.#member(frame);
    }
    this.#space();
    if (!this.#fault && this.#at < this.#text.length) this.#fail("the end of the text");
    return this.#fault;
  }

  #member(frame: Frame): void {
    this.#space();
    const close = frame.isObject ? "}" : "]";
    if (this.#text[this.#at] === close) {
      this.#at++;
      this.#frames.pop();
      return;
    }
    if (frame.count > 0 && !this.#take(",", `"," or "${close}"`)) return;
    this.#space();
    const index = frame.count++;
    if (frame.isObject) this.#field(index);
    else this.#value();
  }

  #field(index: number): void {
    const start = this.#at;
    if (this.#text.charCodeAt(start) !== QUOTE)
      this.#fail(index === 0 ? 'a field name in quotes or "}"' : "a field name in quotes");
    else if (this.#string()) {
      const key = unquoted(this.#text.slice(start, this.#at));
      this.#listener.field?.(this.#frames.length, key, index, start);
      this.#space();
      if (this.#take(":", '":"')) this.#value();
    }
  }

  #value(): void {
    this.#space();
    const start = this.#at;
    this.#listener.value?.(this.#frames.length, start);
    const first = this.#text[start];
    if (first === "{" || first === "[") {
      this.#at++;
      this.#frames.push({ isObject: first === "{", count: 0 });
      return;
    }
    if (first === '"') this.#string();
    else this.#literal();
    if (!this.#fault) this.#listener.scalar?.(start, this.#at);
  }

  #literal(): void {
    LITERAL.lastIndex = this.#at;
    if (!LITERAL.test(this.#text)) this.#fail("a value");
    else this.#at = LITERAL.lastIndex;
  }

  /** By a loop: a regular expression runs out of stack on a string of many megabytes. */
  #string(): boolean {
    const text = this.#text;
    let at = this.#at + 1;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) {
        this.#at = at + 1;
        return true;
      }
      if (code < 32) break;
      if (code !== BACKSLASH) continue;
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(text)) {
        this.#at = at;
        this.#fail("an escape of JSON");
        return false;
      }
      at = ESCAPE.lastIndex - 1;
    }
    this.#at = at;
    this.#fail(at < text.length ? "no control character in a string" : "the end of the string");
    return false;
  }

  #take(character: string, expected: string): boolean {
    if (this.#text[this.#at] !== character) this.#fail(expected);
    else this.#at++;
    return !this.#fault;
  }

  #space(): void {
    for (
      let code = this.#text.charCodeAt(this.#at);
      code === 32 || code === 10 || code === 13 || code === 9;
    ) {
      code = this.#text.charCodeAt(++this.#at);
    }
  }

  #fail(expected: string): void {
    this.#fault ??= { offset: this.#at, expected };
  }
}
