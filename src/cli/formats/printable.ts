/** Control characters, lone surrogates, and what breaks a line or turns the reading direction. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text on one line that does to a terminal nothing but appear: names of files and fields come from anywhere. */
export const printable = (text: string): string => text.replace(UNSAFE, codePoint);

/** `\u001b` in place of a character that must not be printed itself. */
export const codePoint = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
