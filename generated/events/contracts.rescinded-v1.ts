// Generated from events/contracts/contracts.rescinded-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ContractsRescindedV1 } from "../types/contracts.ts";

export type { ContractsRescindedV1 } from "../types/contracts.ts";

/** A contract was rescinded, that is, undone. The catalogue does not say how this differs from revoking it. */
export const contractsRescindedV1: Contract<"contracts.rescinded-v1", "contracts.rescinded", "v1", ContractsRescindedV1> = /* @__PURE__ */ contract("contracts.rescinded-v1", "contracts.rescinded", "v1", isContractsRescindedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsRescindedV1> {
return options?.unknown === "report" || !isContractsRescindedV1(input) ? examine<ContractsRescindedV1>(input, options, explainContractsRescindedV1) : { ok: true, value: input as ContractsRescindedV1 };
}

function isContractsRescindedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}

function explainContractsRescindedV1(v: any, _at: string, found: Findings): void {
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
