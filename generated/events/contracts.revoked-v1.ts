// Generated from events/contracts/contracts.revoked-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ContractsRevokedV1 } from "../types/contracts.ts";

export type { ContractsRevokedV1 } from "../types/contracts.ts";

/** A contract was revoked, that is, withdrawn. The catalogue does not say how this differs from rescinding it. */
export const contractsRevokedV1: Contract<"contracts.revoked-v1", "contracts.revoked", "v1", ContractsRevokedV1> = /* @__PURE__ */ contract("contracts.revoked-v1", "contracts.revoked", "v1", isContractsRevokedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsRevokedV1> {
return options?.unknown === "report" || !isContractsRevokedV1(input) ? examine<ContractsRevokedV1>(input, options, explainContractsRevokedV1) : { ok: true, value: input as ContractsRevokedV1 };
}

function isContractsRevokedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}

function explainContractsRevokedV1(v: any, _at: string, found: Findings): void {
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
