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

/** Texts of a document, each with its attr. They come one by one, as a document may have many. */
type Texts = Iterable<readonly [text: string, attr: string]>;

/** Returns the texts of a list with their attrs, such as `suppliers.0.code`. */
export function* textsIn<Item>(
  list: string,
  items: readonly Item[],
  field: string,
  textOf: (item: Item) => string,
): Texts {
  for (const [index, item] of items.entries())
    yield [textOf(item), [list, index, field].filter((part) => part !== "").join(".")];
}

/** Reports each text that repeats an earlier text. The message omits the text: it may be secret. */
export function findTwins(texts: Texts, findings: Findings): void {
  const attrs = new Map<string, string>();
  for (const [text, attr] of texts) {
    const twin = attrs.get(text);
    if (twin === undefined) attrs.set(text, attr);
    else add(findings, attr, "duplicate", ` is the same as ${twin}`);
  }
}
