// Makes texts of any origin fit to be shown.

/** Control characters, lone surrogates, and characters that break a line or turn its direction. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const ASCII = /^[ -~]*$/;

/** Writes a text on one line, with invisible characters spelled out: `\u202e`. */
export const printable = (text: string): string =>
  ASCII.test(text) ? text : text.replace(UNSAFE, codePoint);

/** Returns the first characters of a text. A surrogate pair is never cut in half. */
export const startOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** Makes a text that UTF-8 can encode. Half of a surrogate pair becomes U+FFFD. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\ufffd");

/** Keeps the lines of a text, and spells out other invisible characters. */
export const printableLines = (text: string): string => text.split("\n").map(printable).join("\n");

/** Spells out a character: `\u001b`. */
export const codePoint = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Writes a number with commas: `312,480`. The first call of `toLocaleString` would be slow. */
export const figure = (count: number): string =>
  count >= 1000 && Number.isSafeInteger(count)
    ? `${figure(Math.floor(count / 1000))},${String(count % 1000).padStart(3, "0")}`
    : String(count);

/** Writes a count with its noun: `1 file`, `2 files`. */
export const amount = (count: number, noun: string): string =>
  `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;
