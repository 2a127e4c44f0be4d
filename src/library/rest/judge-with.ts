import type { Result, ValidateOptions } from "../runtime/examine.ts";
import type { Issue } from "../runtime/issue.ts";

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

/** Options of a `Judge`. */
export interface JudgeOptions extends RuleOptions, Pick<ValidateOptions, "unknown"> {}

/** Finds every fault in a body, by its contract and by the rules beyond the contract. */
export type Judge = (body: unknown, options?: JudgeOptions) => Promise<readonly Issue[]>;

/** Makes a judge from the contract of a body and the rules beyond the contract. */
export const judgeWith =
  (
    validate: (body: unknown, options: ValidateOptions) => Result<unknown>,
    rules: readonly Rule[],
  ): Judge =>
  async (body, options = {}) => {
    const result = validate(body, options);
    const further = await findFurtherFaults(rules, body, options);
    return [...(result.ok ? [] : result.issues), ...further];
  };

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
