// Generated from events/contracts/contracts.terminated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ContractsTerminatedV1 } from "../types/contracts.ts";

export type { ContractsTerminatedV1 } from "../types/contracts.ts";

/** A contract was ended. */
export const contractsTerminatedV1: Contract<"contracts.terminated-v1", "contracts.terminated", "v1", ContractsTerminatedV1> = /* @__PURE__ */ contract("contracts.terminated-v1", "contracts.terminated", "v1", isContractsTerminatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsTerminatedV1> {
return options?.unknown === "report" || !isContractsTerminatedV1(input) ? examine<ContractsTerminatedV1>(input, options, explainContractsTerminatedV1) : { ok: true, value: input as ContractsTerminatedV1 };
}

function isContractsTerminatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}

function explainContractsTerminatedV1(v: any, _at: string, found: Findings): void {
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
