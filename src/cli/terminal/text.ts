// Lines of text for a terminal.
import type { Io } from "../command.ts";

/** Breaks a text into lines of at most `width` characters. A longer word has its own line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

const LEAST = 40;
const USUAL = 80;

/** How many characters fit on a line. Without a terminal there is no limit: a search finds all. */
export function lineWidth({ isTerminal, columns }: Pick<Io, "isTerminal" | "columns">): number {
  return isTerminal ? Math.max(LEAST, columns || USUAL) : Number.POSITIVE_INFINITY;
}

/** `30 s`, `12 min`, `5 h`. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
