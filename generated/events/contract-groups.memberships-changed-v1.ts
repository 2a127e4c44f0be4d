// Generated from events/contracts/contract-groups.memberships-changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainMembership, isMembership } from "../shapes/Membership.ts";
import type { ContractGroupsMembershipsChangedV1 } from "../types/contracts.ts";

export type { ContractGroupsMembershipsChangedV1 } from "../types/contracts.ts";

/** Contracts joined a contract group, left it, or both. */
export const contractGroupsMembershipsChangedV1: Contract<"contract-groups.memberships-changed-v1", "contract-groups.memberships-changed", "v1", ContractGroupsMembershipsChangedV1> = /* @__PURE__ */ contract("contract-groups.memberships-changed-v1", "contract-groups.memberships-changed", "v1", isContractGroupsMembershipsChangedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractGroupsMembershipsChangedV1> {
return options?.unknown === "report" || !isContractGroupsMembershipsChangedV1(input) ? examine<ContractGroupsMembershipsChangedV1>(input, options, explainContractGroupsMembershipsChangedV1) : { ok: true, value: input as ContractGroupsMembershipsChangedV1 };
}

function isContractGroupsMembershipsChangedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_group_identifier === "string" &&
  Array.isArray((v1 = v.memberships_started)) && isContractGroupsMembershipsChangedV1List1(v1) &&
  Array.isArray((v1 = v.memberships_ended)) && isContractGroupsMembershipsChangedV1List2(v1);
}

function isContractGroupsMembershipsChangedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isMembership(v[i])) return false;
  return true;
}

function isContractGroupsMembershipsChangedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isMembership(v[i])) return false;
  return true;
}

function explainContractGroupsMembershipsChangedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_group_identifier;
    const v2 = v.memberships_started;
    const v3 = v.memberships_ended;
    found.visit?.(found, v, "", "contract_group_identifier,memberships_started,memberships_ended");
    if (v1 === undefined) missing(found, "contract_group_identifier");
    if (v2 === undefined) missing(found, "memberships_started");
    if (v3 === undefined) missing(found, "memberships_ended");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "contract_group_identifier", v1, "a string");
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v4 = v2[i0];
          if (found.visit || !isMembership(v4)) explainMembership(v4, "memberships_started." + i0 + ".", found);
        }
      }
      else wrong(found, "memberships_started", v2, "an array");
    }
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v5 = v3[i0];
          if (found.visit || !isMembership(v5)) explainMembership(v5, "memberships_ended." + i0 + ".", found);
        }
      }
      else wrong(found, "memberships_ended", v3, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
