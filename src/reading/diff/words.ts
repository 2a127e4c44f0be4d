import { isJsonObject } from "../../library/json/pointer.ts";
import type { Party } from "./parties.ts";

const MOST_LISTED = 6;
const LONGEST_VALUE = 60;

/** Joins words: `a, b and c`. Words beyond a limit are only counted. */
export function listed(words: readonly string[]): string {
  const more = words.length - MOST_LISTED + 1;
  const shown = more > 1 ? [...words.slice(0, MOST_LISTED - 1), `${more} more`] : words;
  return shown.length < 2 ? shown.join() : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

export const listedParties = (parties: readonly Party[]): string =>
  listed(parties.map(nameOfParty));

/** Names whom a change breaks: those who read it, if that is known. */
export const brokenBy = (change: {
  readonly breaks: readonly Party[];
  readonly readers?: readonly string[];
}): string => (change.readers ? listed(change.readers) : listedParties(change.breaks));

const NAMES: Partial<Record<Party, string>> = { server: "the server", stored: "stored events" };

export const nameOfParty = (party: Party): string => NAMES[party] ?? party;

/** Groups items by key, in the order in which the keys come. */
export function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

export const paired = <Item>(before: ReadonlyMap<string, Item>, after: typeof before) =>
  [...new Set([...before.keys(), ...after.keys()])].map(
    (key) => [key, before.get(key), after.get(key)] as const,
  );

/** Calls `removed` and `added` with the names of the items that only one of two lists has. */
export function compareLists<Item, Told>(
  before: ReadonlyMap<string, Item>,
  after: typeof before,
  wordsOf: (item: Item, key: string) => string,
  removed: (items: string) => Told,
  added: (items: string) => Told,
): Told[] {
  const tell = (items: typeof before, others: typeof before, told: (items: string) => Told) => {
    const rest = [...items].filter(([key]) => !others.has(key));
    return rest.length > 0 ? [told(listed(rest.map(([key, item]) => wordsOf(item, key))))] : [];
  };
  return [...tell(before, after, removed), ...tell(after, before, added)];
}

/** Formats a value as JSON, cut if it is long. */
export function quoted(value: unknown): string {
  const text = stable(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** Formats JSON with sorted fields, so that equal values have equal texts. */
export const stable = (value: unknown): string =>
  JSON.stringify(value, (_, node) =>
    isJsonObject(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  ) ?? "undefined";
