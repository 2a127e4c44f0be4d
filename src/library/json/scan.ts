// Reads JSON text without building values, and finds faults of its syntax. The scan does not
// recurse, so that deep nesting can't exhaust the stack.

import {
  BACKSLASH,
  behindString,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  isClosing,
  isOpening,
  QUOTE,
  spacesEnd,
  unquoted,
} from "./tokens.ts";

interface SyntaxFault {
  readonly offset: number;
  readonly expected: string;
}

/** Finds the first fault in the syntax of a text; undefined if `JSON.parse` accepts the text. */
export const findSyntaxFault = (text: string): SyntaxFault | undefined => scan(text, {});

interface Listener {
  /**
   * Receives each value: its depth (0 for the root), its offset, and its field or index. Returns
   * true to skip the content of an object, a list or a string.
   */
  value?(level: number, start: number, key: string | number): boolean;
  /** Receives each field: the depth of its value, its name, its index in the object, its offset. */
  field?(level: number, key: string, index: number, start: number): void;
  /** Receives each string, number, true, false and null: where the value starts and ends. */
  scalar?(start: number, end: number): void;
  /** Returns true to end the scan. The scan calls this before each further field or element. */
  isOver?(): boolean;
}

/** Reads a text up to its end or its first fault, or until `isOver` returns true. */
export const scan = (text: string, listener: Listener): SyntaxFault | undefined =>
  new Scanner(text, listener, 0).readText();

/** Reads the value that begins at an offset. Returns where it ends, or its first fault. */
export const readValue = (text: string, start: number): number | SyntaxFault =>
  new Scanner(text, {}, start).readValue();

interface Frame {
  readonly close: number;
  count: number;
}

const LITERAL = /true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class Scanner {
  readonly #text: string;
  readonly #listener: Listener;
  readonly #frames: Frame[] = [];
  /** The code of the first character of the token; NaN behind the last token. */
  #code = Number.NaN;
  #start = 0;
  /** The offset at which the search for the next token starts. */
  #end: number;
  #fault: SyntaxFault | undefined;

  constructor(text: string, listener: Listener, start: number) {
    this.#text = text;
    this.#listener = listener;
    this.#end = start;
  }

  readText(): SyntaxFault | undefined {
    const isRead = this.#read();
    if (isRead && this.#next()) this.#fail("the end of the text");
    return this.#fault;
  }

  readValue(): number | SyntaxFault {
    this.#read();
    return this.#fault ?? this.#end;
  }

  /** Reads a value. Returns false if it has a fault, or if `isOver` ends the scan. */
  #read(): boolean {
    const frames = this.#frames;
    this.#next();
    this.#value("");
    while (!this.#fault) {
      if (this.#listener.isOver?.()) return false;
      const frame = frames[frames.length - 1];
      if (!frame) return true;
      this.#next();
      this.#member(frame);
    }
    return false;
  }

  /** Goes to the next character that is no white space. Returns false at the end of the text. */
  #next(): boolean {
    const text = this.#text;
    const start = spacesEnd(text, this.#end);
    this.#code = text.charCodeAt(start);
    this.#start = start;
    this.#end = start + 1;
    return start < text.length;
  }

  #member(frame: Frame): void {
    const { close } = frame;
    if (this.#code === close) {
      this.#frames.pop();
      return;
    }
    if (frame.count > 0 && !this.#pass(COMMA, `"," or "${String.fromCharCode(close)}"`)) return;
    const index = frame.count++;
    const key = close === CLOSE_OBJECT ? this.#field(index) : index;
    if (key !== undefined) this.#value(key);
  }

  /** Reads the name of a field and its colon. */
  #field(index: number): string | undefined {
    const start = this.#start;
    if (this.#code !== QUOTE)
      this.#fail(index === 0 ? 'a field name in quotes or "}"' : "a field name in quotes");
    else if (this.#string()) {
      const key = unquoted(this.#text.slice(start, this.#end));
      this.#listener.field?.(this.#frames.length, key, index, start);
      this.#next();
      if (this.#pass(COLON, '":"')) return key;
    }
    return undefined;
  }

  #value(key: string | number): void {
    const code = this.#code;
    const start = this.#start;
    const isSkipped = this.#listener.value?.(this.#frames.length, start, key);
    if (isSkipped && (isOpening(code) || code === QUOTE)) this.#skip();
    // The codes of an opening and its closing bracket differ by two.
    else if (isOpening(code)) this.#frames.push({ close: code + 2, count: 0 });
    else if (code === QUOTE ? this.#string() : this.#literal())
      this.#listener.scalar?.(start, this.#end);
  }

  #skip(): void {
    const text = this.#text;
    let end = this.#start;
    let depth = 0;
    do {
      const code = text.charCodeAt(end++);
      if (code === QUOTE) end = behindString(text, end);
      else if (isOpening(code)) depth++;
      else if (isClosing(code)) depth--;
    } while (depth > 0 && end < text.length);
    this.#end = end;
  }

  #literal(): boolean {
    LITERAL.lastIndex = this.#start;
    if (!LITERAL.test(this.#text)) return this.#fail("a value");
    this.#end = LITERAL.lastIndex;
    return true;
  }

  /** Reads a string by a loop. A regular expression exhausts the stack on many megabytes. */
  #string(): boolean {
    const text = this.#text;
    let end = this.#start + 1;
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end);
      if (code === QUOTE) {
        this.#end = end + 1;
        return true;
      }
      if (code < 32) return this.#fail("no control character in a string", end);
      if (code !== BACKSLASH) continue;
      ESCAPE.lastIndex = end;
      if (!ESCAPE.test(text)) return this.#fail("an escape of JSON", end);
      end = ESCAPE.lastIndex - 1;
    }
    return this.#fail("the end of the string", end);
  }

  /** Goes to the token after a required mark. Returns false if the mark is missing. */
  #pass(mark: number, expected: string): boolean {
    if (this.#code !== mark) return this.#fail(expected);
    this.#next();
    return true;
  }

  #fail(expected: string, offset = this.#start): false {
    this.#fault = { offset, expected };
    return false;
  }
}
