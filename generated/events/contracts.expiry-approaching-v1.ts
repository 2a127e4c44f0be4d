// Generated from events/contracts/contracts.expiry-approaching-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ContractsExpiryApproachingV1 } from "../types/contracts.ts";

export type { ContractsExpiryApproachingV1 } from "../types/contracts.ts";

/** A contract came within a given number of days of its expiry. */
export const contractsExpiryApproachingV1: Contract<"contracts.expiry-approaching-v1", "contracts.expiry-approaching", "v1", ContractsExpiryApproachingV1> = /* @__PURE__ */ contract("contracts.expiry-approaching-v1", "contracts.expiry-approaching", "v1", isContractsExpiryApproachingV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsExpiryApproachingV1> {
return options?.unknown === "report" || !isContractsExpiryApproachingV1(input) ? examine<ContractsExpiryApproachingV1>(input, options, explainContractsExpiryApproachingV1) : { ok: true, value: input as ContractsExpiryApproachingV1 };
}

function isContractsExpiryApproachingV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  Number.isInteger(v.days_before_expiry);
}

function explainContractsExpiryApproachingV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_identifier;
    const v2 = v.occurred_at;
    const v3 = v.days_before_expiry;
    found.visit?.(found, v, "", "contract_identifier,occurred_at,days_before_expiry");
    if (v1 === undefined) missing(found, "contract_identifier");
    if (v2 === undefined) missing(found, "occurred_at");
    if (v3 === undefined) missing(found, "days_before_expiry");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "contract_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "occurred_at", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "days_before_expiry", v3, "an integer");
  }
  else wrong(found, "", v, "an object");
}
