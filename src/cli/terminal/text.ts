// Lines of text for a terminal: their width, and what may be in them.
import type { Io } from "../command.ts";

/** Breaks a text into lines of at most so many characters. A longer word has its own line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/** The narrowest line, whatever the terminal. */
const LEAST = 40;
/** For terminals that do not say how wide they are. */
const USUAL = 80;

/**
 * How many characters fit on a line of results. Outside of a terminal there is no limit, so that
 * lines stay whole for a search.
 */
export function lineWidth({ isTerminal, columns }: Pick<Io, "isTerminal" | "columns">): number {
  return isTerminal ? Math.max(LEAST, columns || USUAL) : Number.POSITIVE_INFINITY;
}

/** `1 file`, `2 files`. */
export const amount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Control characters, lone surrogates, and what breaks a line or turns the reading direction. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const ASCII = /^[ -~]*$/;

/** Makes a text safe to print on one line: names of files and fields may come from anywhere. */
export const printable = (text: string): string =>
  ASCII.test(text) ? text : text.replace(UNSAFE, codePoint);

/** Makes a text safe to print on several lines, such as an error with its stack. */
export const printableLines = (text: string): string => text.split("\n").map(printable).join("\n");

/** Spells a character out: `\u001b`. */
export const codePoint = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
