import { valueAt } from "../json/pointer.ts";
import type { Issue } from "../runtime/issue.ts";
import type { Rule } from "./rule.ts";

/** No two products of a request have the same code. */
export const productRule: Rule = { find: findProductFaults };

function findProductFaults(body: unknown): Issue[] {
  if (!Array.isArray(body)) return [];
  const first = new Map<string, number>();
  return body.flatMap((product: unknown, index) => {
    const code = valueAt(product, ["code"]);
    if (typeof code !== "string") return []; // this breaks the contract, which reports it
    const earlier = first.get(code);
    if (earlier === undefined) first.set(code, index);
    return earlier === undefined
      ? []
      : [
          {
            attr: `${index}.code`,
            code: "duplicate",
            detail: `${index}.code is the same as ${earlier}.code`,
          },
        ];
  });
}
