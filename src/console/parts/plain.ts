// Texts and figures of the page.

import { nearest } from "../../library/text/did-you-mean.ts";
import { printableLines } from "../../library/text/printable.ts";

/** A text whose lines are kept, with what can't be seen spelled out, and tabs as two spaces. */
export const printableText = (text: string): string => printableLines(text.replaceAll("\t", "  "));

/** `48.7 MB`, `312 KB`. */
export const size = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 100) / 10} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** The words of a query, all of which have to occur. */
export const wordsOf = (query: string): string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether all words of a filter occur in a text. */
export const hasWords = (text: string, filter: string): boolean =>
  wordsOf(filter).every((word) => text.toLowerCase().includes(word));

/** Larger texts are judged without an editor. */
export const MOST_EDITED = 1_000_000;

/** The name that a query without a match may have meant. */
export function nearestName(query: string, names: readonly string[]): string | undefined {
  const word = query.trim().toLowerCase();
  const whole = nearest(word, names);
  if (whole !== undefined) return whole;
  const parts = [...new Set(names.flatMap((name) => name.split(/[.\-_]/)))];
  const part = nearest(word, parts);
  return part === undefined ? undefined : names.find((name) => name.split(/[.\-_]/).includes(part));
}
