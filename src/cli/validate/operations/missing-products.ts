import { type CrossRule, finder } from "./cross-rule.ts";

/** Reports codes of products that are not among these, in the words of the server. */
export function missingProducts(
  codes: ReadonlySet<string>,
  path: string,
  severity: "error" | "warning",
): CrossRule {
  const codesIn = finder(path);
  return (payload) =>
    codesIn(payload).flatMap(({ attr, value }) =>
      typeof value !== "string" || codes.has(value)
        ? []
        : [
            {
              attr,
              code: "not_found",
              detail: `There is no product with the code ${value}`,
              severity,
            },
          ],
    );
}
