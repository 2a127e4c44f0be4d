// Magic values cause an answer without set-up, like the test cards of a payment provider. A text
// may follow after a hyphen, so that a test can have many values: TEST-SLOW, TEST-SLOW-2.
import { SCENARIOS } from "../../../generated/scenarios.ts";
import type { Scenario } from "../../../generated/server-types.ts";
import type { Settings } from "./handler.ts";

export type ScenarioField = Scenario["field"];
export type ScenarioEffect = Scenario["effect"];

export const SLOW_IMPORT_MILLISECONDS = 5000;

/** Every magic value begins with this text, so most other texts are recognised quickly. */
const MARK = "TEST-";
/** The longest value comes first, because TEST-FAILS-ONCE also begins with TEST-FAILS. */
const BY_LENGTH: readonly Scenario[] = [...SCENARIOS].sort(
  (a, b) => b.value.length - a.value.length,
);

/** Returns the effect of a value; undefined if it has none or the settings forbid scenarios. */
export function effectOf(
  field: ScenarioField,
  text: string,
  { scenarios }: Pick<Settings, "scenarios">,
): ScenarioEffect | undefined {
  if (!scenarios || !text.startsWith(MARK)) return undefined;
  const scenario = BY_LENGTH.find(
    ({ field: where, value }) =>
      where === field && (text === value || text.startsWith(`${value}-`)),
  );
  return scenario?.effect;
}
