// Generated from events/contracts/contracts.expired-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ContractsExpiredV1 } from "../types/contracts.ts";

export type { ContractsExpiredV1 } from "../types/contracts.ts";

/** A contract reached the end of its term and expired. */
export const contractsExpiredV1: Contract<"contracts.expired-v1", "contracts.expired", "v1", ContractsExpiredV1> = /* @__PURE__ */ contract("contracts.expired-v1", "contracts.expired", "v1", isContractsExpiredV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsExpiredV1> {
return options?.unknown === "report" || !isContractsExpiredV1(input) ? examine<ContractsExpiredV1>(input, options, explainContractsExpiredV1) : { ok: true, value: input as ContractsExpiredV1 };
}

function isContractsExpiredV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  typeof v.valid_to === "string";
}

function explainContractsExpiredV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_identifier;
    const v2 = v.occurred_at;
    const v3 = v.valid_to;
    found.visit?.(found, v, "", "contract_identifier,occurred_at,valid_to");
    if (v1 === undefined) missing(found, "contract_identifier");
    if (v2 === undefined) missing(found, "occurred_at");
    if (v3 === undefined) missing(found, "valid_to");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "contract_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "occurred_at", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "valid_to", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
