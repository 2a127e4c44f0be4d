// Finds the faults of a document that the operator gives, such as a state. Only the first faults
// are named, so that no document uses unlimited memory; the others are counted.
import { withoutValue } from "../../library/runtime/fault.ts";
import {
  add,
  type Explain,
  type Findings,
  type Issue,
  issueOf,
  visitUnknown,
} from "../../library/runtime/issue.ts";
import { didYouMean } from "../../library/text/did-you-mean.ts";
import { MOST_FAULTS } from "./to-answer.ts";

export interface Faults {
  readonly issues: readonly Issue[];
  readonly omitted: number;
}

/**
 * Finds faults and unknown fields. Messages call the document `name` and a field `field`, and leave
 * out the values at places that are secret.
 */
export function findFaults(
  document: unknown,
  explain: Explain | undefined,
  [name, field]: readonly [name: string, field: string],
  findMore?: (findings: Findings) => void,
  isSecret = (_attr: string) => false,
): Faults {
  const findings: Findings = {
    issues: [],
    limit: MOST_FAULTS,
    omitted: 0,
    visit: visitUnknown,
    make(_, ...facts) {
      const [attr, value, wanted, code, words, whole = `The ${name}`] = isSecret(facts[0])
        ? withoutValue(facts)
        : facts;
      const isUnknown = code === "unknown_field";
      const said = isUnknown ? ` is not ${field}${didYouMean(value as string)}` : words;
      return issueOf({}, attr, value, wanted, code, said, whole);
    },
  };
  explain?.(document, "", findings);
  findMore?.(findings);
  return findings;
}

/** Reports a fault. The message is made only if there is room for another fault. */
export function report(findings: Findings, attr: () => string, code: string, words: () => string) {
  if (findings.limit > 0) add(findings, attr(), code, ` ${words()}`);
  else findings.omitted++;
}

/** Texts of a document, each with a function that makes its place when it is needed. */
export type Texts = Iterable<readonly [text: string, attr: () => string]>;

export function* textsOf<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  attrOf: (index: number) => string,
): Texts {
  for (const [index, item] of items.entries()) yield [textOf(item), () => attrOf(index)];
}

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

/** Reports each text that repeats an earlier text. The message omits the text: it may be secret. */
export function findTwins(texts: Texts, findings: Findings): void {
  const attrs = new Map<string, () => string>();
  for (const [text, attr] of texts) {
    const twin = attrs.get(text);
    if (twin === undefined) attrs.set(text, attr);
    else report(findings, attr, "duplicate", () => `is the same as ${twin()}`);
  }
}
