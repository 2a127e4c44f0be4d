import type { Result, ValidateOptions } from "../runtime/examine.ts";
import type { Issue } from "../runtime/issue.ts";

/** The facts that a rule has to know besides the body. */
interface RuleOptions extends Pick<ValidateOptions, "tell"> {
  /** The country of telephone numbers without a country code, as ISO 3166-1 alpha-2: DE. */
  readonly country?: string | undefined;
}

/** A rule that a schema can't express. It takes any JSON, because bodies are judged as a whole. */
export interface Rule {
  find(body: unknown, options: RuleOptions): readonly Issue[];
  /** Whether `find` has what it needs for a body. If not, `load` loads it. */
  isReady?(body: unknown): boolean;
  load?(): Promise<void>;
}

/** Options of a `Judge`. */
export interface JudgeOptions extends RuleOptions, Pick<ValidateOptions, "unknown"> {}

/** Finds every fault in a body, by its contract and by all other rules. */
export type Judge = (body: unknown, options?: JudgeOptions) => Promise<readonly Issue[]>;

/** Makes the function that judges bodies, by their contract and the rules beyond it. */
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

/** Finds the faults that break rules in a body of any shape. */
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
