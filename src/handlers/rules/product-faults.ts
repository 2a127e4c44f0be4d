import type { Issue } from "../../runtime/issue.ts";

/** Products that have the code of an earlier one in the same request. Takes any JSON, so that these faults are named beside those of the contract. */
export function findProductFaults(body: unknown): Issue[] {
  if (!Array.isArray(body)) return [];
  const first = new Map<string, number>();
  return body.flatMap((product: unknown, index) => {
    const code = codeOf(product);
    if (code === undefined) return [];
    const earlier = first.get(code);
    if (earlier === undefined) first.set(code, index);
    return earlier === undefined
      ? []
      : [{ attr: `${index}.code`, code: "duplicate", detail: `${index}.code is the same as ${earlier}.code` }];
  });
}

/** What is no text breaks the contract, which says so itself. */
function codeOf(product: unknown): string | undefined {
  if (typeof product !== "object" || product === null || !Object.hasOwn(product, "code")) return undefined;
  const code: unknown = Reflect.get(product, "code");
  return typeof code === "string" ? code : undefined;
}
