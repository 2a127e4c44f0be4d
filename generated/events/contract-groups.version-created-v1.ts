// Generated from events/contracts/contract-groups.version-created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainPeriod, isPeriod } from "../shapes/Period.ts";
import { explainVersion, isVersion } from "../shapes/Version.ts";
import type { ContractGroupsVersionCreatedV1 } from "../types/contracts.ts";

export type { ContractGroupsVersionCreatedV1 } from "../types/contracts.ts";

/** A contract group got a new version of its properties for a stretch of time, which may replace earlier versions. */
export const contractGroupsVersionCreatedV1: Contract<"contract-groups.version-created-v1", "contract-groups.version-created", "v1", ContractGroupsVersionCreatedV1> = /* @__PURE__ */ contract("contract-groups.version-created-v1", "contract-groups.version-created", "v1", isContractGroupsVersionCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractGroupsVersionCreatedV1> {
return options?.unknown === "report" || !isContractGroupsVersionCreatedV1(input) ? examine<ContractGroupsVersionCreatedV1>(input, options, explainContractGroupsVersionCreatedV1) : { ok: true, value: input as ContractGroupsVersionCreatedV1 };
}

function isContractGroupsVersionCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_group_identifier === "string" &&
  isPeriod(v.effective_period) &&
  Array.isArray((v1 = v.superseded_versions)) && isContractGroupsVersionCreatedV1List1(v1) &&
  Array.isArray((v1 = v.created_versions)) && isContractGroupsVersionCreatedV1List2(v1);
}

function isContractGroupsVersionCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isVersion(v[i])) return false;
  return true;
}

function isContractGroupsVersionCreatedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isVersion(v[i])) return false;
  return true;
}

function explainContractGroupsVersionCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_group_identifier;
    const v2 = v.effective_period;
    const v3 = v.superseded_versions;
    const v4 = v.created_versions;
    found.visit?.(found, v, "", "contract_group_identifier,effective_period,superseded_versions,created_versions");
    if (v1 === undefined) missing(found, "contract_group_identifier");
    if (v2 === undefined) missing(found, "effective_period");
    if (v3 === undefined) missing(found, "superseded_versions");
    if (v4 === undefined) missing(found, "created_versions");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "contract_group_identifier", v1, "a string");
    if (v2 !== undefined) {
      if (found.visit || !isPeriod(v2)) explainPeriod(v2, "effective_period.", found);
    }
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v5 = v3[i0];
          if (found.visit || !isVersion(v5)) explainVersion(v5, "superseded_versions." + i0 + ".", found);
        }
      }
      else wrong(found, "superseded_versions", v3, "an array");
    }
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v6 = v4[i0];
          if (found.visit || !isVersion(v6)) explainVersion(v6, "created_versions." + i0 + ".", found);
        }
      }
      else wrong(found, "created_versions", v4, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
