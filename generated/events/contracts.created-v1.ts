// Generated from events/contracts/contracts.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ContractsCreatedV1 } from "../types/contracts.ts";

export type { ContractsCreatedV1 } from "../types/contracts.ts";

/** A contract came into being. */
export const contractsCreatedV1: Contract<"contracts.created-v1", "contracts.created", "v1", ContractsCreatedV1> = /* @__PURE__ */ contract("contracts.created-v1", "contracts.created", "v1", isContractsCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsCreatedV1> {
return options?.unknown === "report" || !isContractsCreatedV1(input) ? examine<ContractsCreatedV1>(input, options, explainContractsCreatedV1) : { ok: true, value: input as ContractsCreatedV1 };
}

function isContractsCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  ((v1 = v.sales_record_identifier) === undefined || typeof v1 === "string");
}

function explainContractsCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_identifier;
    const v2 = v.occurred_at;
    const v3 = v.sales_record_identifier;
    found.visit?.(found, v, "", "contract_identifier,occurred_at,sales_record_identifier");
    if (v1 === undefined) missing(found, "contract_identifier");
    if (v2 === undefined) missing(found, "occurred_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "contract_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "occurred_at", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "sales_record_identifier", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
