import { placedAt } from "../../../library/rest/values-at.ts";
import type { CrossRule } from "./cross-rule.ts";

/** Reports codes of products that are not among these, in the words of the server. */
export function missingProducts(
  codes: ReadonlySet<string>,
  path: string,
  severity: "error" | "warning",
): CrossRule {
  const keys = path.split(".");
  return (payload) =>
    placedAt(payload, keys).flatMap(({ attr, value }) =>
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
