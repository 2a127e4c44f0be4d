// Generated from events/contracts/credit_check.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CreditCheckCreatedV1 } from "../types/contracts.ts";

export type { CreditCheckCreatedV1 } from "../types/contracts.ts";

/** A credit check was recorded; in the examples for a business and for an account user. The message does not carry the outcome. */
export const creditCheckCreatedV1: Contract<"credit_check.created-v1", "credit_check.created", "v1", CreditCheckCreatedV1> = /* @__PURE__ */ contract("credit_check.created-v1", "credit_check.created", "v1", isCreditCheckCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CreditCheckCreatedV1> {
return options?.unknown === "report" || !isCreditCheckCreatedV1(input) ? examine<CreditCheckCreatedV1>(input, options, explainCreditCheckCreatedV1) : { ok: true, value: input as CreditCheckCreatedV1 };
}

function isCreditCheckCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.check_id === "string" &&
  typeof v.entity_type === "string" &&
  typeof v.entity_id === "string";
}

function explainCreditCheckCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.check_id;
    const v2 = v.entity_type;
    const v3 = v.entity_id;
    found.visit?.(found, v, "", "check_id,entity_type,entity_id");
    if (v1 === undefined) missing(found, "check_id");
    if (v2 === undefined) missing(found, "entity_type");
    if (v3 === undefined) missing(found, "entity_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "check_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "entity_type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "entity_id", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
