// Magic values bring about an answer without any set-up, like the test cards of a payment provider.
// Each works as it is, and with a hyphen and anything after it, so that a test can have as many as
// it needs: TEST-SLOW, TEST-SLOW-2.
import { SCENARIOS } from "../../../generated/scenarios.ts";
import type { Scenario } from "../../../generated/server-types.ts";
import type { Settings } from "./handler.ts";

/** The field whose value is magic. */
export type ScenarioField = Scenario["field"];
export type ScenarioEffect = Scenario["effect"];

export const SLOW_IMPORT_MILLISECONDS = 5000;

/** All values begin with this mark, by which every request sorts out other texts quickly. */
const MARK = "TEST-";
/** The longest value comes first: TEST-FAILS-ONCE is not a TEST-FAILS. */
const BY_LENGTH: readonly Scenario[] = [...SCENARIOS].sort(
  (a, b) => b.value.length - a.value.length,
);

/** The effect of a value in a field; undefined if it has none, or if the settings forbid them. */
export function effectOf(
  field: ScenarioField,
  text: string,
  { scenarios }: Pick<Settings, "scenarios">,
): ScenarioEffect | undefined {
  if (!scenarios || !text.startsWith(MARK)) return undefined;
  return BY_LENGTH.find((scenario) => scenario.field === field && isNamed(text, scenario.value))
    ?.effect;
}

const isNamed = (text: string, value: string): boolean =>
  text.startsWith(value) && (text.length === value.length || text[value.length] === "-");
