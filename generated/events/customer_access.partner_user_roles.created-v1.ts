// Generated from events/customer-access/customer_access.partner_user_roles.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CustomerAccessPartnerUserRolesCreatedV1 } from "../types/customer-access.ts";

export type { CustomerAccessPartnerUserRolesCreatedV1 } from "../types/customer-access.ts";

/** A role for people who work for a partner organisation was set up with its permissions. */
export const customerAccessPartnerUserRolesCreatedV1: Contract<"customer_access.partner_user_roles.created-v1", "customer_access.partner_user_roles.created", "v1", CustomerAccessPartnerUserRolesCreatedV1> = /* @__PURE__ */ contract("customer_access.partner_user_roles.created-v1", "customer_access.partner_user_roles.created", "v1", isCustomerAccessPartnerUserRolesCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CustomerAccessPartnerUserRolesCreatedV1> {
return options?.unknown === "report" || !isCustomerAccessPartnerUserRolesCreatedV1(input) ? examine<CustomerAccessPartnerUserRolesCreatedV1>(input, options, explainCustomerAccessPartnerUserRolesCreatedV1) : { ok: true, value: input as CustomerAccessPartnerUserRolesCreatedV1 };
}

function isCustomerAccessPartnerUserRolesCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  Array.isArray((v1 = v.permissions)) && isCustomerAccessPartnerUserRolesCreatedV1List1(v1);
}

function isCustomerAccessPartnerUserRolesCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function explainCustomerAccessPartnerUserRolesCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.code;
    const v2 = v.permissions;
    found.visit?.(found, v, "", "code,permissions");
    if (v1 === undefined) missing(found, "code");
    if (v2 === undefined) missing(found, "permissions");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "code", v1, "a string");
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v3 = v2[i0];
          if (typeof v3 !== "string") wrong(found, "permissions." + i0, v3, "a string");
        }
      }
      else wrong(found, "permissions", v2, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
