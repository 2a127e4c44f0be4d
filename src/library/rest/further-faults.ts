import type { Issue } from "../runtime/issue.ts";
import type { Rule, RuleOptions } from "./rule.ts";

/** Finds what breaks rules in a body of any shape. Returns a promise if something has to be loaded. */
export function findFurtherFaults(
  rules: readonly Rule[],
  body: unknown,
  options: RuleOptions,
): readonly Issue[] | Promise<readonly Issue[]> {
  const find = () => rules.flatMap((rule) => rule.find(body, options));
  const waiting = rules.filter((rule) => rule.isReady?.(body) === false);
  return waiting.length > 0 ? loadRules(waiting).then(find) : find();
}

/** Loads what rules need for any body. */
export async function loadRules(rules: readonly Rule[]): Promise<void> {
  await Promise.all(rules.map((rule) => rule.load?.()));
}
