import type { Io } from "../command.ts";

/** A text in lines of at most so many characters. A word that is longer has a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/** Lines get no narrower, whatever the terminal. */
const LEAST = 40;
/** For terminals that do not say how wide they are. */
const USUAL = 80;

/** How many characters go on a line of results. Nothing is broken or cut where it does not go to a terminal, so that it can be searched. */
export function lineWidth({ isTerminal, columns }: Pick<Io, "isTerminal" | "columns">): number {
  return isTerminal ? Math.max(LEAST, columns || USUAL) : Number.POSITIVE_INFINITY;
}

/** `1 file`, `2 files`. */
export const amount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Control characters, lone surrogates, and what breaks a line or turns the reading direction. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text on one line that does to a terminal nothing but appear: names of files and fields come from anywhere. */
export const printable = (text: string): string => text.replace(UNSAFE, codePoint);

/** `\u001b` in place of a character that must not be printed itself. */
export const codePoint = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
