import { nearest } from "../text/did-you-mean.ts";
import { plain, typeOfName } from "./versions.ts";

const MOST_CLOSE = 3;
const LEAST_WORD = 3;

/** Finds the name that is nearest to a misspelt word. Case, punctuation and version don't count. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const bare = (name: string) => plain(typeOfName(name));
  const near = nearest(bare(word), names.map(bare));
  return names.find((name) => bare(name) === near);
}

/** Returns the names that contain the word in any spelling. If none does, returns similar names. */
export function nearestNames(word: string, names: readonly string[]): string[] {
  const holding = names.filter((name) => plain(word) !== "" && plain(name).includes(plain(word)));
  if (holding.length > 0) return holding;
  const close: string[] = [];
  while (close.length < MOST_CLOSE) {
    const others = names.filter((name) => !close.includes(name));
    const next = nearestName(word, others);
    if (next === undefined) break;
    close.push(next);
  }
  if (close.length > 0) return close;
  const part = nearest(word.toLowerCase(), [...new Set(names.flatMap(wordsOf))]);
  return part === undefined ? [] : names.filter((name) => wordsOf(name).includes(part));
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/[A-Z]/g, " $&")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= LEAST_WORD);
