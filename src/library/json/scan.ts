// Reads JSON text without building values, and finds faults of its syntax. The scan does not
// recurse, so that deep nesting can't exhaust the stack.

import {
  BACKSLASH,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  isOpening,
  QUOTE,
  Tokens,
  unquoted,
} from "./tokens.ts";

interface SyntaxFault {
  readonly offset: number;
  readonly expected: string;
}

/** The first fault in the syntax of a text; undefined for text that `JSON.parse` accepts. */
export const findSyntaxFault = (text: string): SyntaxFault | undefined => scan(text, {});

export interface Listener {
  /** Receives each value: its depth (0 for the root) and its offset. */
  value?(level: number, start: number): void;
  /** Receives each field: the depth of its value, its name, its index in the object, its offset. */
  field?(level: number, key: string, index: number, start: number): void;
  /** Receives each string, number, true, false and null: where the value starts and ends. */
  scalar?(start: number, end: number): void;
  /** Returns true to end the scan. The scan calls this before each further field or element. */
  isOver?(): boolean;
}

/** Reads a text up to its end or its first fault, or until `isOver` returns true. */
export function scan(text: string, listener: Listener): SyntaxFault | undefined {
  return new Scanner(text, listener).run();
}

interface Frame {
  /** The bracket that closes the object or array. */
  readonly close: number;
  count: number;
}

const LITERAL = /true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class Scanner {
  readonly #text: string;
  readonly #tokens: Tokens;
  readonly #listener: Listener;
  readonly #frames: Frame[] = [];
  #fault: SyntaxFault | undefined;

  constructor(text: string, listener: Listener) {
    this.#text = text;
    this.#tokens = new Tokens(text);
    this.#listener = listener;
  }

  run(): SyntaxFault | undefined {
    this.#tokens.next();
    this.#value();
    while (!this.#fault) {
      if (this.#listener.isOver?.()) return undefined;
      const frame = this.#frames.at(-1);
      const hasNext = this.#tokens.next();
      if (frame) this.#member(frame);
      else if (hasNext) this.#fail("the end of the text");
      else return undefined;
    }
    return this.#fault;
  }

  #member(frame: Frame): void {
    const { close } = frame;
    if (this.#tokens.code === close) {
      this.#frames.pop();
      return;
    }
    if (frame.count > 0 && !this.#pass(COMMA, `"," or "${String.fromCharCode(close)}"`)) return;
    const index = frame.count++;
    if (close === CLOSE_OBJECT) this.#field(index);
    else this.#value();
  }

  #field(index: number): void {
    const { code, start } = this.#tokens;
    if (code !== QUOTE)
      this.#fail(index === 0 ? 'a field name in quotes or "}"' : "a field name in quotes");
    else if (this.#string()) {
      const key = unquoted(this.#text.slice(start, this.#tokens.end));
      this.#listener.field?.(this.#frames.length, key, index, start);
      this.#tokens.next();
      if (this.#pass(COLON, '":"')) this.#value();
    }
  }

  #value(): void {
    const { code, start } = this.#tokens;
    this.#listener.value?.(this.#frames.length, start);
    // The codes of an opening and its closing bracket differ by two.
    if (isOpening(code)) this.#frames.push({ close: code + 2, count: 0 });
    else if (code === QUOTE ? this.#string() : this.#literal())
      this.#listener.scalar?.(start, this.#tokens.end);
  }

  #literal(): boolean {
    LITERAL.lastIndex = this.#tokens.start;
    if (!LITERAL.test(this.#text)) return this.#fail("a value");
    this.#tokens.end = LITERAL.lastIndex;
    return true;
  }

  /** Reads a string by a loop. A regular expression exhausts the stack on many megabytes. */
  #string(): boolean {
    const text = this.#text;
    const { start, end } = this.#tokens;
    let at = start + 1;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) return true;
      if (code < 32) return this.#fail("no control character in a string", at);
      if (code !== BACKSLASH) continue;
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(text)) return this.#fail("an escape of JSON", at);
      at = ESCAPE.lastIndex - 1;
    }
    return this.#fail("the end of the string", at);
  }

  /** Goes to the token after a required mark. Returns false if the mark is missing. */
  #pass(mark: number, expected: string): boolean {
    if (this.#tokens.code !== mark) return this.#fail(expected);
    this.#tokens.next();
    return true;
  }

  #fail(expected: string, offset = this.#tokens.start): false {
    this.#fault = { offset, expected };
    return false;
  }
}
