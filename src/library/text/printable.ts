// Texts that may come from anywhere, made fit to be shown.

/** Control characters, lone surrogates, and what breaks a line or turns the reading direction. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const ASCII = /^[ -~]*$/;

/** A text on one line, with what can't be seen spelled out: `\u202e`. */
export const printable = (text: string): string =>
  ASCII.test(text) ? text : text.replace(UNSAFE, codePoint);

/** The first characters of a text, and no half of one. */
export const startOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** A text as UTF-8 can have it: a half of a character is shown as U+FFFD. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\ufffd");

/** A text whose lines are kept, with what else can't be seen spelled out. */
export const printableLines = (text: string): string => text.split("\n").map(printable).join("\n");

/** Spells a character out: `\u001b`. */
export const codePoint = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** `312,480`. Not by `toLocaleString`: the first call takes longer than to validate a small file. */
export const figure = (count: number): string =>
  count >= 1000 && Number.isSafeInteger(count)
    ? `${figure(Math.floor(count / 1000))},${String(count % 1000).padStart(3, "0")}`
    : String(count);

/** `1 file`, `2 files`. */
export const amount = (count: number, noun: string): string =>
  `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;
