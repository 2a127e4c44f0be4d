// Generated from config/scenarios.yaml by `npm run generate`. Do not edit.

import type { Scenario } from "./server-types.ts";

/** All magic values. */
export const SCENARIOS = [
  {
    "value": "TEST-PAUSED",
    "field": "import_supplier",
    "effect": "supplier_is_paused",
    "operations": [
      "stageAccount",
      "processAccount"
    ],
    "answer": "400 supplier_paused"
  },
  {
    "value": "TEST-COMPLETE",
    "field": "import_supplier",
    "effect": "supplier_is_complete",
    "operations": [
      "stageAccount",
      "processAccount"
    ],
    "answer": "400 supplier_complete"
  },
  {
    "value": "TEST-SKIPPED",
    "field": "external_account_number",
    "effect": "account_is_skipped",
    "operations": [
      "stageAccount"
    ],
    "answer": "400 account_skipped"
  },
  {
    "value": "TEST-FAILS",
    "field": "external_account_number",
    "effect": "import_fails",
    "operations": [
      "processAccount"
    ],
    "answer": "400 import_failed, every time; the status is UNKNOWN again"
  },
  {
    "value": "TEST-FAILS-ONCE",
    "field": "external_account_number",
    "effect": "import_fails_once",
    "operations": [
      "processAccount"
    ],
    "answer": "400 import_failed the first time, 201 after that"
  },
  {
    "value": "TEST-SLOW",
    "field": "external_account_number",
    "effect": "import_takes_time",
    "operations": [
      "processAccount",
      "getAccountTransferStatus"
    ],
    "answer": "201 after five seconds; until then the status is IN_PROGRESS and a second call gets 429 import_in_progress"
  },
  {
    "value": "TEST-LIMIT",
    "field": "external_account_number",
    "effect": "limit_is_reached",
    "operations": [
      "processAccount"
    ],
    "answer": "429 concurrency_limit_reached with Retry-After"
  },
  {
    "value": "TEST-REFUSED",
    "field": "instruction_reference",
    "effect": "vendor_refuses",
    "operations": [
      "createPaymentInstruction"
    ],
    "answer": "400 payment_vendor_failure, every time"
  },
  {
    "value": "TEST-RETRY",
    "field": "instruction_reference",
    "effect": "vendor_fails_once",
    "operations": [
      "createPaymentInstruction"
    ],
    "answer": "500 payment_vendor_unavailable the first time, 201 after that"
  },
  {
    "value": "TEST-UNAVAILABLE",
    "field": "instruction_reference",
    "effect": "vendor_is_unavailable",
    "operations": [
      "createPaymentInstruction"
    ],
    "answer": "500 payment_vendor_unavailable, every time"
  }
] as const satisfies readonly Scenario[];
