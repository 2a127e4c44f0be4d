// Generated from events/contracts/contract-groups.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainMembershipNew, isMembershipNew } from "../shapes/MembershipNew.ts";
import { explainTrait, isTrait } from "../shapes/Trait.ts";
import type { ContractGroupsCreatedV1 } from "../types/contracts.ts";

export type { ContractGroupsCreatedV1 } from "../types/contracts.ts";

/** A group that bundles several contracts was set up, with its first members. */
export const contractGroupsCreatedV1: Contract<"contract-groups.created-v1", "contract-groups.created", "v1", ContractGroupsCreatedV1> = /* @__PURE__ */ contract("contract-groups.created-v1", "contract-groups.created", "v1", isContractGroupsCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractGroupsCreatedV1> {
return options?.unknown === "report" || !isContractGroupsCreatedV1(input) ? examine<ContractGroupsCreatedV1>(input, options, explainContractGroupsCreatedV1) : { ok: true, value: input as ContractGroupsCreatedV1 };
}

function isContractGroupsCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_group_identifier === "string" &&
  typeof v.group_type === "string" &&
  typeof v.valid_from === "string" &&
  ((v1 = v.valid_to) === undefined || typeof v1 === "string") &&
  ((v1 = v.managing_party_identifier) === undefined || typeof v1 === "string") &&
  ((v1 = v.external_identifier) === undefined || typeof v1 === "string") &&
  ((v1 = v.name) === undefined || typeof v1 === "string") &&
  Array.isArray((v1 = v.memberships)) && isContractGroupsCreatedV1List1(v1) &&
  Array.isArray((v1 = v.traits)) && isContractGroupsCreatedV1List2(v1);
}

function isContractGroupsCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isMembershipNew(v[i])) return false;
  return true;
}

function isContractGroupsCreatedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isTrait(v[i])) return false;
  return true;
}

function explainContractGroupsCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_group_identifier;
    const v2 = v.group_type;
    const v3 = v.valid_from;
    const v4 = v.valid_to;
    const v5 = v.managing_party_identifier;
    const v6 = v.external_identifier;
    const v7 = v.name;
    const v8 = v.memberships;
    const v9 = v.traits;
    found.visit?.(found, v, "", "contract_group_identifier,group_type,valid_from,valid_to,managing_party_identifier,external_identifier,name,memberships,traits");
    if (v1 === undefined) missing(found, "contract_group_identifier");
    if (v2 === undefined) missing(found, "group_type");
    if (v3 === undefined) missing(found, "valid_from");
    if (v8 === undefined) missing(found, "memberships");
    if (v9 === undefined) missing(found, "traits");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "contract_group_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "group_type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "valid_from", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "valid_to", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "managing_party_identifier", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "external_identifier", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "name", v7, "a string");
    if (v8 !== undefined) {
      if (Array.isArray(v8)) {
        for (let i0 = 0; i0 < v8.length; i0++) {
          const v10 = v8[i0];
          if (found.visit || !isMembershipNew(v10)) explainMembershipNew(v10, "memberships." + i0 + ".", found);
        }
      }
      else wrong(found, "memberships", v8, "an array");
    }
    if (v9 !== undefined) {
      if (Array.isArray(v9)) {
        for (let i0 = 0; i0 < v9.length; i0++) {
          const v11 = v9[i0];
          if (found.visit || !isTrait(v11)) explainTrait(v11, "traits." + i0 + ".", found);
        }
      }
      else wrong(found, "traits", v9, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
