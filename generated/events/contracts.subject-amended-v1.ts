// Generated from events/contracts/contracts.subject-amended-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainAmendedSubject, isAmendedSubject } from "../shapes/AmendedSubject.ts";
import type { ContractsSubjectAmendedV1 } from "../types/contracts.ts";

export type { ContractsSubjectAmendedV1 } from "../types/contracts.ts";

/** The subjects of a contract (the things that it covers, such as supply points) were added to, altered or removed. */
export const contractsSubjectAmendedV1: Contract<"contracts.subject-amended-v1", "contracts.subject-amended", "v1", ContractsSubjectAmendedV1> = /* @__PURE__ */ contract("contracts.subject-amended-v1", "contracts.subject-amended", "v1", isContractsSubjectAmendedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsSubjectAmendedV1> {
return options?.unknown === "report" || !isContractsSubjectAmendedV1(input) ? examine<ContractsSubjectAmendedV1>(input, options, explainContractsSubjectAmendedV1) : { ok: true, value: input as ContractsSubjectAmendedV1 };
}

function isContractsSubjectAmendedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  Array.isArray((v1 = v.added)) && isContractsSubjectAmendedV1List1(v1) &&
  Array.isArray((v1 = v.updated)) && isContractsSubjectAmendedV1List2(v1) &&
  Array.isArray((v1 = v.removed)) && isContractsSubjectAmendedV1List3(v1);
}

function isContractsSubjectAmendedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isAmendedSubject(v[i])) return false;
  return true;
}

function isContractsSubjectAmendedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isAmendedSubject(v[i])) return false;
  return true;
}

function isContractsSubjectAmendedV1List3(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isAmendedSubject(v[i])) return false;
  return true;
}

function explainContractsSubjectAmendedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_identifier;
    const v2 = v.occurred_at;
    const v3 = v.added;
    const v4 = v.updated;
    const v5 = v.removed;
    found.visit?.(found, v, "", "contract_identifier,occurred_at,added,updated,removed");
    if (v1 === undefined) missing(found, "contract_identifier");
    if (v2 === undefined) missing(found, "occurred_at");
    if (v3 === undefined) missing(found, "added");
    if (v4 === undefined) missing(found, "updated");
    if (v5 === undefined) missing(found, "removed");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "contract_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "occurred_at", v2, "a string");
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v6 = v3[i0];
          if (found.visit || !isAmendedSubject(v6)) explainAmendedSubject(v6, "added." + i0 + ".", found);
        }
      }
      else wrong(found, "added", v3, "an array");
    }
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v7 = v4[i0];
          if (found.visit || !isAmendedSubject(v7)) explainAmendedSubject(v7, "updated." + i0 + ".", found);
        }
      }
      else wrong(found, "updated", v4, "an array");
    }
    if (v5 !== undefined) {
      if (Array.isArray(v5)) {
        for (let i0 = 0; i0 < v5.length; i0++) {
          const v8 = v5[i0];
          if (found.visit || !isAmendedSubject(v8)) explainAmendedSubject(v8, "removed." + i0 + ".", found);
        }
      }
      else wrong(found, "removed", v5, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
