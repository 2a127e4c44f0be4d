import { valueAt } from "../../json/pointer.ts";
import type { Issue } from "../../runtime/issue.ts";

/**
 * Finds products with the code of an earlier one in the same request. Takes any JSON, so that these
 * faults are answered together with those of the contract.
 */
export function findProductFaults(body: unknown): Issue[] {
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
