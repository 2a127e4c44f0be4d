import { type Explain, type Findings, type Issue, type Tell, visitUnknown } from "./issue.ts";

/** The result of a validation: the typed value, or every fault in it. */
export type Result<Payload> =
  | {
      readonly ok: true;
      readonly value: Payload;
      /** The faults of fields that a reading does not read. */
      readonly elsewhere?: readonly Issue[];
    }
  | {
      readonly ok: false;
      readonly issues: readonly Issue[];
      /** The number of issues that were left out because of `limit`. */
      readonly omitted?: number;
    };

export interface ValidateOptions {
  /** `"report"` makes each field that the contract does not name a fault. Default: `"ignore"`. */
  readonly unknown?: "ignore" | "report" | undefined;
  /** The largest number of issues to return. Further issues are counted in `omitted`. */
  readonly limit?: number | undefined;
  /** Describes a value in the details of issues. By default a short value is quoted. */
  readonly tell?: Tell | undefined;
}

/** Options that only this package uses. */
export interface ExamineOptions
  extends ValidateOptions,
    Partial<Pick<Findings, "make" | "visit">> {}

/** Finds the faults of an input. Generated code tests the input first: a test here is slow. */
export function examine<Payload>(
  input: unknown,
  options: ExamineOptions | undefined,
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

/** Makes the `validate` that compact contracts share. Shared code is shorter, but slower. */
export const validateWith =
  <Payload>(is: (input: any) => boolean, explain: Explain) =>
  (input: unknown, options?: ValidateOptions): Result<Payload> =>
    options?.unknown === "report" || !is(input)
      ? examine<Payload>(input, options, explain)
      : { ok: true, value: input as Payload };
