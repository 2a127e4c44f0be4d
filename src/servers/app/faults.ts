// The faults of a document that the operator gives: the first are named, the rest is counted, so that
// no document makes a server use memory without limit.
import { add, type Findings, type Issue, visitUnknown } from "../../library/runtime/issue.ts";
import { MOST_FAULTS } from "../http/to-answer.ts";

/** The first faults of a document, and how many more there are. */
export interface Faults {
  readonly issues: readonly Issue[];
  readonly omitted: number;
}

/** Collects faults, those of unknown fields too. */
export const collectFaults = (): Findings => ({
  issues: [],
  limit: MOST_FAULTS,
  omitted: 0,
  visit: visitUnknown,
});

/** Reports a fault. Its words are made only if there is room for it. */
export function report(found: Findings, attr: () => string, code: string, words: () => string) {
  if (found.limit > 0) add(found, attr(), code, ` ${words()}`);
  else found.omitted++;
}

/** What of an item has to differ, those of a group apart, and where each of them is. */
export interface Names<Item> {
  readonly name: (item: Item) => string;
  readonly attr: (index: number) => string;
  readonly group?: (item: Item) => string;
}

/** Reports each name that was given before. The words do not repeat it: some are secrets. */
export function findTwins<Item>(
  items: readonly Item[],
  { name, attr, group = () => "" }: Names<Item>,
  found: Findings,
): void {
  const groups = new Map<string, Map<string, number>>();
  for (const [index, item] of items.entries()) {
    const known = groups.get(group(item)) ?? new Map<string, number>();
    groups.set(group(item), known);
    const other = known.get(name(item));
    const words = () => `is the same as ${attr(other ?? 0)}`;
    if (other === undefined) known.set(name(item), index);
    else report(found, () => attr(index), "duplicate", words);
  }
}
