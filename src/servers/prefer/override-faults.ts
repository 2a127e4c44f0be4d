import { ANSWERS } from "../../../generated/rest-answers.ts";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import type { Override } from "../../../generated/server-types.ts";
import type { Issue } from "../../library/runtime/issue.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";

/** What is wrong with overrides, by the contract of each answer. */
export const findOverrideFaults = (overrides: readonly Override[]): Issue[] =>
  overrides.flatMap((override, index) =>
    faultsOf(override).map(({ attr, ...fault }) => ({
      ...fault,
      attr: ["overrides", index, ...(attr === "" ? [] : [attr])].join("."),
    })),
  );

function faultsOf(override: Override): Issue[] {
  const { operation, status, example } = override;
  const answers: Readonly<Record<string, readonly string[]>> = ANSWERS[operation] ?? {};
  const names = answers[status];
  const wrong = (attr: string, detail: string) => [{ attr, code: "not_found", detail }];
  if (!Object.hasOwn(OPERATIONS, operation))
    return wrong("operation", `there is no operation ${operation}`);
  if (!names)
    return wrong(
      "status",
      `${operation} has no answer ${status}; it has ${Object.keys(answers).join(", ")}`,
    );
  if (example !== undefined && !names.includes(example))
    return wrong(
      "example",
      `the answer ${status} of ${operation} has no example ${example}${didYouMean(nearest(example, names))}`,
    );
  return [];
}
