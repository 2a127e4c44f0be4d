import type { Result, ValidateOptions } from "../runtime/examine.ts";
import type { Issue } from "../runtime/issue.ts";
import { findFurtherFaults } from "./further-faults.ts";
import type { Rule, RuleOptions } from "./rule.ts";

/** How to judge a body. */
export interface JudgeOptions extends RuleOptions, Pick<ValidateOptions, "unknown"> {}

/** Finds every fault in a body, by its contract and by all other rules. */
export type Judge = (body: unknown, options?: JudgeOptions) => Promise<readonly Issue[]>;

/** Makes the function that judges bodies, of their contract and the rules beyond it. */
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
