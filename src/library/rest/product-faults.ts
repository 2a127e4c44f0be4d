import type { Issue } from "../runtime/issue.ts";
import type { Rule } from "./judge-with.ts";
import { textAt } from "./values-at.ts";

/** No two products of a request have the same code. */
export const productRule: Rule = {
  find(body) {
    const faults: Issue[] = [];
    const first = new Map<string, number>();
    for (const [index, product] of (Array.isArray(body) ? body : []).entries()) {
      const code = textAt(product, "code");
      if (code === undefined) continue; // this breaks the contract, which reports it
      const earlier = first.get(code);
      const attr = `${index}.code`;
      if (earlier === undefined) first.set(code, index);
      else
        faults.push({ attr, code: "duplicate", detail: `${attr} is the same as ${earlier}.code` });
    }
    return faults;
  },
};
