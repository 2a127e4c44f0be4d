// Reads JSON text token by token. What a token means, and whether it may be there, others say.

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

/** Where a word ends, or a number: at a mark, a string, white space, or the end of the text. */
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
  /** The first character of the token; NaN behind the last one. */
  code = Number.NaN;
  start = 0;
  /** Where the token ends, and the next one is looked for. */
  end = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Goes to the next token: a mark, a string, or a word or number. Returns whether there is one. */
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

/** Where a text goes on behind a string, of which it has passed the first quote. */
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
