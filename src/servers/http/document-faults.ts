// The operator gives documents such as a state. The first faults are named and the rest is counted,
// so that no document makes a server use memory without limit.
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
 * Finds the faults of a document, those of unknown fields too. `findMore` adds others. Messages
 * call the document and its fields by these names: `state`, `a field of a state`.
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
export function report(findings: Findings, attr: () => string, code: string, words: () => string) {
  if (findings.limit > 0) add(findings, attr(), code, ` ${words()}`);
  else findings.omitted++;
}

/** Texts of a document with their places, which are made when they are asked for: there may be many. */
export type Texts = Iterable<readonly [text: string, attr: () => string]>;

/** The texts that items have, and their places. */
export function* textsOf<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  attrOf: (index: number) => string,
): Texts {
  for (const [index, item] of items.entries()) yield [textOf(item), () => attrOf(index)];
}

/** The texts of a field in a list of the document. */
export const textsOfField = <Field extends string>(
  list: string,
  items: readonly { readonly [Name in Field]: string }[],
  field: Field,
): Texts =>
  textsOf(
    items,
    (item) => item[field],
    (index) => `${list}.${index}.${field}`,
  );

/** Reports each text that an earlier place has. The words do not repeat it: some are secrets. */
export function findTwins(texts: Texts, findings: Findings): void {
  const attrs = new Map<string, () => string>();
  for (const [text, attr] of texts) {
    const twin = attrs.get(text);
    if (twin === undefined) attrs.set(text, attr);
    else report(findings, attr, "duplicate", () => `is the same as ${twin()}`);
  }
}
