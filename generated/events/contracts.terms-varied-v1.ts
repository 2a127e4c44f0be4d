// Generated from events/contracts/contracts.terms-varied-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ContractsTermsVariedV1 } from "../types/contracts.ts";

export type { ContractsTermsVariedV1 } from "../types/contracts.ts";

/** The terms of a contract were changed while it stayed in place. The message does not carry the new terms. */
export const contractsTermsVariedV1: Contract<"contracts.terms-varied-v1", "contracts.terms-varied", "v1", ContractsTermsVariedV1> = /* @__PURE__ */ contract("contracts.terms-varied-v1", "contracts.terms-varied", "v1", isContractsTermsVariedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsTermsVariedV1> {
return options?.unknown === "report" || !isContractsTermsVariedV1(input) ? examine<ContractsTermsVariedV1>(input, options, explainContractsTermsVariedV1) : { ok: true, value: input as ContractsTermsVariedV1 };
}

function isContractsTermsVariedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}

function explainContractsTermsVariedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_identifier;
    const v2 = v.occurred_at;
    found.visit?.(found, v, "", "contract_identifier,occurred_at");
    if (v1 === undefined) missing(found, "contract_identifier");
    if (v2 === undefined) missing(found, "occurred_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "contract_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "occurred_at", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
