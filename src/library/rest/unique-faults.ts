import type { Issue } from "../runtime/issue.ts";
import type { Rule } from "./judge-with.ts";
import { placedAt, textAt } from "./values-at.ts";

/** A field whose values must differ between the items of a list. `keys` lead to the list. */
export interface UniqueField {
  readonly keys: readonly string[];
  readonly field: string;
}

export const noneTwice = ({ keys, field }: UniqueField): Rule => ({
  find(body) {
    const faults: Issue[] = [];
    const first = new Map<string, string>();
    for (const { attr: item, value } of placedAt(body, [...keys, "*"])) {
      const text = textAt(value, field);
      if (text === undefined) continue; // this breaks the contract, which reports it
      const attr = `${item}.${field}`;
      const earlier = first.get(text);
      if (earlier === undefined) first.set(text, attr);
      else faults.push({ attr, code: "duplicate", detail: `${attr} is the same as ${earlier}` });
    }
    return faults;
  },
});
