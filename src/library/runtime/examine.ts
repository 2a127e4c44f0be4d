import { type Explain, type Findings, type Issue, type Tell, visitUnknown } from "./issue.ts";

/** The result of a validation: the value, typed, or every fault in it. */
export type Result<Payload> =
  | { readonly ok: true; readonly value: Payload }
  | {
      readonly ok: false;
      readonly issues: readonly Issue[];
      /** The number of issues beyond `limit`. */
      readonly omitted?: number;
    };

/** Options of `validate`. */
export interface ValidateOptions {
  /** `"report"` makes each field that the contract does not name a fault. Else it is ignored. */
  readonly unknown?: "ignore" | "report" | undefined;
  /** The most issues to return. Further ones are counted in `omitted`. */
  readonly limit?: number | undefined;
  /** Says what a value is in the details of issues. By default a short one is quoted. */
  readonly tell?: Tell | undefined;
}

/**
 * Explains an input that is refused, or of which unknown fields matter. A generated `validate` tests
 * for both itself, because a test that all contracts share is slow.
 */
export function examine<Payload>(
  input: unknown,
  options: ValidateOptions | undefined,
  explain: Explain,
): Result<Payload> {
  const findings = {
    visit: options?.unknown === "report" ? visitUnknown : undefined,
    ...options,
    issues: [],
    omitted: 0,
  } as Findings;
  explain(input, "", findings);
  const { issues, omitted } = findings;
  if (omitted) return { ok: false, issues, omitted };
  return issues[0] ? { ok: false, issues } : { ok: true, value: input as Payload };
}

/** The `validate` of contracts that share one, which is less code and slower than one for each. */
export const validateWith =
  <Payload>(is: (input: any) => boolean, explain: Explain) =>
  (input: unknown, options?: ValidateOptions): Result<Payload> =>
    options?.unknown === "report" || !is(input)
      ? examine<Payload>(input, options, explain)
      : { ok: true, value: input as Payload };

/** The faults that `explain` finds in `input`, and the unknown fields if `unknown` is set. */
export function findIssues(input: unknown, explain: Explain, unknown?: boolean): readonly Issue[] {
  const result = examine(input, unknown ? { unknown: "report" } : {}, explain);
  return result.ok ? [] : result.issues;
}
