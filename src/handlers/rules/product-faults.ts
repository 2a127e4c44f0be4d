import { valueAt } from "../../json/pointer.ts";
import type { Issue } from "../../runtime/issue.ts";

/** Products that have the code of an earlier one in the same request. Takes any JSON, so that these faults are named beside those of the contract. */
export function findProductFaults(body: unknown): Issue[] {
  if (!Array.isArray(body)) return [];
  const first = new Map<string, number>();
  return body.flatMap((product: unknown, index) => {
    const code = valueAt(product, ["code"]);
    if (typeof code !== "string") return []; // which breaks the contract, and that says so itself
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
