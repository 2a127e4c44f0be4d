// Generated from events/customer-access/customer_access.partner_user_roles.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CustomerAccessPartnerUserRolesUpdatedV1 } from "../types/customer-access.ts";

export type { CustomerAccessPartnerUserRolesUpdatedV1 } from "../types/customer-access.ts";

/** A role for people who work for a partner organisation was changed. Apart from the role's code, each detail may be left out of the message. */
export const customerAccessPartnerUserRolesUpdatedV1: Contract<"customer_access.partner_user_roles.updated-v1", "customer_access.partner_user_roles.updated", "v1", CustomerAccessPartnerUserRolesUpdatedV1> = /* @__PURE__ */ contract("customer_access.partner_user_roles.updated-v1", "customer_access.partner_user_roles.updated", "v1", isCustomerAccessPartnerUserRolesUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CustomerAccessPartnerUserRolesUpdatedV1> {
return options?.unknown === "report" || !isCustomerAccessPartnerUserRolesUpdatedV1(input) ? examine<CustomerAccessPartnerUserRolesUpdatedV1>(input, options, explainCustomerAccessPartnerUserRolesUpdatedV1) : { ok: true, value: input as CustomerAccessPartnerUserRolesUpdatedV1 };
}

function isCustomerAccessPartnerUserRolesUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  ((v1 = v.display_name) === undefined || typeof v1 === "string") &&
  ((v1 = v.description) === undefined || typeof v1 === "string") &&
  ((v1 = v.permissions) === undefined || Array.isArray(v1) && isCustomerAccessPartnerUserRolesUpdatedV1List1(v1));
}

function isCustomerAccessPartnerUserRolesUpdatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function explainCustomerAccessPartnerUserRolesUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.code;
    const v2 = v.display_name;
    const v3 = v.description;
    const v4 = v.permissions;
    found.visit?.(found, v, "", "code,display_name,description,permissions");
    if (v1 === undefined) missing(found, "code");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "code", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "display_name", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "description", v3, "a string");
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v5 = v4[i0];
          if (typeof v5 !== "string") wrong(found, "permissions." + i0, v5, "a string");
        }
      }
      else wrong(found, "permissions", v4, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
