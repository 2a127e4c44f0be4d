import type { StandardResult } from "../runtime/contract.ts";
import type { Result, ValidateOptions } from "../runtime/examine.ts";
import type { Issue } from "../runtime/issue.ts";
import { standardIssues } from "../runtime/standard-issues.ts";

interface RuleOptions extends Pick<ValidateOptions, "tell"> {
  /** The country of telephone numbers without a country code, as ISO 3166-1 alpha-2: DE. */
  readonly country?: string | undefined;
}

/** A rule that a schema can't express. `find` takes any JSON, even if it breaks the contract. */
export interface Rule {
  find(body: unknown, options: RuleOptions): readonly Issue[];
  /** True if `find` can run on a body. Otherwise `load` loads what `find` needs. */
  isReady?(body: unknown): boolean;
  load?(): Promise<void>;
}

export interface JudgeOptions extends RuleOptions, Pick<ValidateOptions, "unknown"> {}

/**
 * Finds every fault in a body, by its contract and by the rules beyond the contract. It is a Standard
 * Schema whose `validate` is asynchronous, so that a form shows these faults before it is sent.
 */
export interface Judge<Body = unknown> {
  (body: unknown, options?: JudgeOptions): Promise<readonly Issue[]>;
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "energy-contracts";
    readonly validate: (input: unknown) => Promise<StandardResult<Body>>;
    readonly types?: { readonly input: Body; readonly output: Body } | undefined;
  };
}

type Validate<Body> = (body: unknown, options?: ValidateOptions) => Result<Body>;

/** Judges a body by its contract and by the rules beyond the contract. */
export async function examineBody<Body>(
  validate: Validate<Body>,
  rules: readonly Rule[],
  body: unknown,
  options: JudgeOptions = {},
) {
  const result = validate(body, options);
  const further = await findFurtherFaults(rules, body, options);
  return { result, issues: [...(result.ok ? [] : result.issues), ...further] };
}

/** Makes a judge from the contract of a body and the rules beyond the contract. */
export const judgeWith = <Body>(validate: Validate<Body>, rules: readonly Rule[]): Judge<Body> =>
  Object.assign(
    async (body: unknown, options?: JudgeOptions) =>
      (await examineBody(validate, rules, body, options)).issues,
    {
      "~standard": {
        version: 1,
        vendor: "energy-contracts",
        async validate(input: unknown): Promise<StandardResult<Body>> {
          const { result, issues } = await examineBody(validate, rules, input);
          return result.ok && issues.length === 0
            ? { value: result.value }
            : { issues: standardIssues(issues) };
        },
      },
    } as const,
  );

/** Finds the faults that break the rules beyond the contract, in a body of any form. */
export async function findFurtherFaults(
  rules: readonly Rule[],
  body: unknown,
  options: RuleOptions,
): Promise<readonly Issue[]> {
  let faults: readonly Issue[] = [];
  for (const rule of rules) {
    if (rule.isReady?.(body) === false) await rule.load?.();
    faults = [...faults, ...rule.find(body, options)];
  }
  return faults;
}
