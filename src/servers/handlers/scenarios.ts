// Values that bring about an answer without any set-up, like the test card numbers of a payment
// provider. Each works as it is, and with a hyphen and anything after it, so that a test can have
// as many as it needs: TEST-SLOW, TEST-SLOW-2.
import type { Scenario } from "../../../generated/server-types.ts";

/** The field whose value is magic. */
export type ScenarioField = Scenario["field"];
export type ScenarioEffect = Scenario["effect"];

export const SLOW_IMPORT_MILLISECONDS = 5000;

/** All magic values. */
export const SCENARIOS = [
  {
    value: "TEST-PAUSED",
    field: "import_supplier",
    effect: "supplier_is_paused",
    operations: ["stageAccount", "processAccount"],
    answer: "400 supplier_paused",
  },
  {
    value: "TEST-COMPLETE",
    field: "import_supplier",
    effect: "supplier_is_complete",
    operations: ["stageAccount", "processAccount"],
    answer: "400 supplier_complete",
  },
  {
    value: "TEST-SKIPPED",
    field: "external_account_number",
    effect: "account_is_skipped",
    operations: ["stageAccount"],
    answer: "400 account_skipped",
  },
  {
    value: "TEST-FAILS",
    field: "external_account_number",
    effect: "import_fails",
    operations: ["processAccount"],
    answer: "400 import_failed, every time; the status is UNKNOWN again",
  },
  {
    value: "TEST-FAILS-ONCE",
    field: "external_account_number",
    effect: "import_fails_once",
    operations: ["processAccount"],
    answer: "400 import_failed the first time, 201 after that",
  },
  {
    value: "TEST-SLOW",
    field: "external_account_number",
    effect: "import_takes_time",
    operations: ["processAccount", "getAccountTransferStatus"],
    answer:
      "201 after five seconds; until then the status is IN_PROGRESS and a second call gets 429 import_in_progress",
  },
  {
    value: "TEST-LIMIT",
    field: "external_account_number",
    effect: "limit_is_reached",
    operations: ["processAccount"],
    answer: "429 concurrency_limit_reached with Retry-After",
  },
  {
    value: "TEST-REFUSED",
    field: "instruction_reference",
    effect: "vendor_refuses",
    operations: ["createPaymentInstruction"],
    answer: "400 payment_vendor_failure, every time",
  },
  {
    value: "TEST-RETRY",
    field: "instruction_reference",
    effect: "vendor_fails_once",
    operations: ["createPaymentInstruction"],
    answer: "500 payment_vendor_unavailable the first time, 201 after that",
  },
  {
    value: "TEST-UNAVAILABLE",
    field: "instruction_reference",
    effect: "vendor_is_unavailable",
    operations: ["createPaymentInstruction"],
    answer: "500 payment_vendor_unavailable, every time",
  },
] as const satisfies readonly Scenario[];

/** All values begin with this. Other texts are sorted out by it quickly, for every request. */
const MARK = "TEST-";
/** The longest value first: TEST-FAILS-ONCE is not a TEST-FAILS. */
const BY_LENGTH: readonly Scenario[] = [...SCENARIOS].sort(
  (a, b) => b.value.length - a.value.length,
);

/** The effect of a value in a field; undefined if it has none. */
export function effectOf(field: ScenarioField, text: string): ScenarioEffect | undefined {
  if (!text.startsWith(MARK)) return undefined;
  return BY_LENGTH.find((scenario) => scenario.field === field && isNamed(text, scenario.value))
    ?.effect;
}

const isNamed = (text: string, value: string): boolean =>
  text.startsWith(value) && (text.length === value.length || text[value.length] === "-");
