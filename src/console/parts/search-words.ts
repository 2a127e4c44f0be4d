// What somebody may have meant who searches.
import { nearest } from "../../library/text/nearest.ts";

/** The words of a query, all of which have to occur. */
export const wordsOf = (query: string): string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);

/** The name that a query without a match may have meant. */
export function nearestName(query: string, names: readonly string[]): string | undefined {
  const word = query.trim().toLowerCase();
  const whole = nearest(word, names);
  if (whole !== undefined) return whole;
  const parts = [...new Set(names.flatMap((name) => name.split(/[.\-_]/)))];
  const part = nearest(word, parts);
  return part === undefined ? undefined : names.find((name) => name.split(/[.\-_]/).includes(part));
}
