// The faults of a document that the operator gives: the first are named, the rest is counted, so that
// no document makes a server use memory without limit.
import {
  add,
  type Explain,
  type Findings,
  type Issue,
  visitUnknown,
} from "../../library/runtime/issue.ts";
import { MOST_FAULTS } from "./to-answer.ts";

/** The first faults of a document, and how many more there are. */
export interface Faults {
  readonly issues: readonly Issue[];
  readonly omitted: number;
}

/**
 * Finds the faults of a document, and those that `findMore` adds. A field that the document does not
 * have is one. Messages call the document and its fields by these names: `state`, `a field of a state`.
 */
export function findFaults(
  document: unknown,
  explain: Explain | undefined,
  [name, field]: readonly [name: string, field: string],
  findMore?: (findings: Findings) => void,
): Faults {
  const findings: Findings = { issues: [], limit: MOST_FAULTS, omitted: 0, visit: visitUnknown };
  explain?.(document, "", findings);
  findMore?.(findings);
  const inWords = ({ attr, code, detail }: Issue): Issue => ({
    attr,
    code,
    detail: detail
      .replace(/^The payload /, `The ${name} `)
      .replace("is not a field of this contract", `is not ${field}`),
  });
  return { issues: findings.issues.map(inWords), omitted: findings.omitted };
}

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
