// Texts that come from payloads, files and answers.

/** Control characters, lone surrogates, and what breaks a line or turns the reading direction. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text on one line, with what can't be seen spelled out: `\u202e`. */
export const printable = (text: string): string =>
  text.replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** A text whose lines are kept, with what can't be seen spelled out. */
export const printableLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => printable(line.replaceAll("\t", "  ")))
    .join("\n");

const FIGURES = new Intl.NumberFormat("en");

/** `312,480`. */
export const figure = (count: number): string => FIGURES.format(count);

/** `1 fault`, `2 faults`. */
export const amount = (count: number, noun: string): string =>
  `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;

/** `48.7 MB`, `312 KB`. */
export const size = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 100) / 10} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
