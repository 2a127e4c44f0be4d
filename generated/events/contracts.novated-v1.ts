// Generated from events/contracts/contracts.novated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ContractsNovatedV1 } from "../types/contracts.ts";

export type { ContractsNovatedV1 } from "../types/contracts.ts";

/** A contract was novated, that is, replaced by a new contract. */
export const contractsNovatedV1: Contract<"contracts.novated-v1", "contracts.novated", "v1", ContractsNovatedV1> = /* @__PURE__ */ contract("contracts.novated-v1", "contracts.novated", "v1", isContractsNovatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsNovatedV1> {
return options?.unknown === "report" || !isContractsNovatedV1(input) ? examine<ContractsNovatedV1>(input, options, explainContractsNovatedV1) : { ok: true, value: input as ContractsNovatedV1 };
}

function isContractsNovatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.new_contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}

function explainContractsNovatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_identifier;
    const v2 = v.new_contract_identifier;
    const v3 = v.occurred_at;
    found.visit?.(found, v, "", "contract_identifier,new_contract_identifier,occurred_at");
    if (v1 === undefined) missing(found, "contract_identifier");
    if (v2 === undefined) missing(found, "new_contract_identifier");
    if (v3 === undefined) missing(found, "occurred_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "contract_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "new_contract_identifier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "occurred_at", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
