// Splits JSON text into tokens. The callers check the meaning and the order of the tokens.

export const NEWLINE = 10;
export const QUOTE = 34;
export const COMMA = 44;
export const COLON = 58;
export const OPEN_LIST = 91;
export const BACKSLASH = 92;
export const CLOSE_LIST = 93;
export const OPEN_OBJECT = 123;
export const CLOSE_OBJECT = 125;

export const isOpening = (code: number): boolean => code === OPEN_OBJECT || code === OPEN_LIST;

export const isClosing = (code: number): boolean => code === CLOSE_OBJECT || code === CLOSE_LIST;

export const isSpace = (code: number): boolean =>
  code === 32 || code === NEWLINE || code === 13 || code === 9;

/** True for a character that ends a word or a number, and for the end of the text. */
const endsWord = (code: number): boolean =>
  code <= 32
    ? isSpace(code)
    : code === COMMA ||
      code === COLON ||
      code === QUOTE ||
      isOpening(code) ||
      isClosing(code) ||
      Number.isNaN(code);

export class Tokens {
  readonly text: string;
  /** The code of the first character of the token; NaN after the last token. */
  code = Number.NaN;
  start = 0;
  /** The offset at which the token ends. The search for the next token starts there. */
  end = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Goes to the next token: a mark, a string, a word or a number. Returns false at the end. */
  next(): boolean {
    const { text } = this;
    let at = this.end;
    let code = text.charCodeAt(at);
    while (code <= 32 && isSpace(code)) code = text.charCodeAt(++at);
    this.start = at++;
    this.code = code;
    if (code === QUOTE) at = behindString(text, at);
    else if (code !== COMMA && code !== COLON && !endsWord(code))
      while (!endsWord(text.charCodeAt(at))) at++;
    this.end = at;
    return this.start < text.length;
  }

  /** Goes to the end of the value that begins with this token. */
  skip(): void {
    if (!isOpening(this.code)) return;
    const { text } = this;
    let at = this.end;
    for (let depth = 1; depth > 0 && at < text.length; ) {
      const code = text.charCodeAt(at++);
      if (code === QUOTE) at = behindString(text, at);
      else if (isOpening(code)) depth++;
      else if (isClosing(code)) depth--;
    }
    this.end = at;
  }
}

/** Returns the offset after a string. `start` is the offset after the opening quote. */
export function behindString(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end + 1;
}

function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charCodeAt(first - 1) === BACKSLASH) first--;
  return (index - first) % 2 === 1;
}

export const unquoted = (quoted: string): string =>
  quoted.includes("\\") ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
