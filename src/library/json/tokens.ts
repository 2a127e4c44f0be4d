// The characters of JSON.

export const NEWLINE = 10;
export const QUOTE = 34;
export const COMMA = 44;
export const COLON = 58;
const OPEN_LIST = 91;
export const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
export const CLOSE_OBJECT = 125;

export const isOpening = (code: number): boolean => code === OPEN_OBJECT || code === OPEN_LIST;

export const isClosing = (code: number): boolean => code === CLOSE_OBJECT || code === CLOSE_LIST;

const isSpace = (code: number): boolean =>
  code === 32 || code === NEWLINE || code === 13 || code === 9;

/** Returns where white space ends that may begin at an offset. */
export function spacesEnd(text: string, start: number): number {
  let end = start;
  while (isSpace(text.charCodeAt(end))) end++;
  return end;
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
