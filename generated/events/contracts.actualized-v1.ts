// Generated from events/contracts/contracts.actualized-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ContractsActualizedV1 } from "../types/contracts.ts";

export type { ContractsActualizedV1 } from "../types/contracts.ts";

/** A version of a contract was actualized, that is, made real, for the subjects given (things that the contract covers). */
export const contractsActualizedV1: Contract<"contracts.actualized-v1", "contracts.actualized", "v1", ContractsActualizedV1> = /* @__PURE__ */ contract("contracts.actualized-v1", "contracts.actualized", "v1", isContractsActualizedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsActualizedV1> {
return options?.unknown === "report" || !isContractsActualizedV1(input) ? examine<ContractsActualizedV1>(input, options, explainContractsActualizedV1) : { ok: true, value: input as ContractsActualizedV1 };
}

function isContractsActualizedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  Number.isInteger(v.version_reference) &&
  typeof v.occurred_at === "string" &&
  Array.isArray((v1 = v.for_subjects)) && isContractsActualizedV1List1(v1);
}

function isContractsActualizedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function explainContractsActualizedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_identifier;
    const v2 = v.version_reference;
    const v3 = v.occurred_at;
    const v4 = v.for_subjects;
    found.visit?.(found, v, "", "contract_identifier,version_reference,occurred_at,for_subjects");
    if (v1 === undefined) missing(found, "contract_identifier");
    if (v2 === undefined) missing(found, "version_reference");
    if (v3 === undefined) missing(found, "occurred_at");
    if (v4 === undefined) missing(found, "for_subjects");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "contract_identifier", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "version_reference", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "occurred_at", v3, "a string");
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v5 = v4[i0];
          if (typeof v5 !== "string") wrong(found, "for_subjects." + i0, v5, "a string");
        }
      }
      else wrong(found, "for_subjects", v4, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
