// Generated from events/customer-access/customer_access.user_roles.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CustomerAccessUserRolesCreatedV1 } from "../types/customer-access.ts";

export type { CustomerAccessUserRolesCreatedV1 } from "../types/customer-access.ts";

/** A role for users was set up with its permissions. */
export const customerAccessUserRolesCreatedV1: Contract<"customer_access.user_roles.created-v1", "customer_access.user_roles.created", "v1", CustomerAccessUserRolesCreatedV1> = /* @__PURE__ */ contract("customer_access.user_roles.created-v1", "customer_access.user_roles.created", "v1", isCustomerAccessUserRolesCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CustomerAccessUserRolesCreatedV1> {
return options?.unknown === "report" || !isCustomerAccessUserRolesCreatedV1(input) ? examine<CustomerAccessUserRolesCreatedV1>(input, options, explainCustomerAccessUserRolesCreatedV1) : { ok: true, value: input as CustomerAccessUserRolesCreatedV1 };
}

function isCustomerAccessUserRolesCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  Array.isArray((v1 = v.permissions)) && isCustomerAccessUserRolesCreatedV1List1(v1) &&
  typeof v.name === "string";
}

function isCustomerAccessUserRolesCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function explainCustomerAccessUserRolesCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.code;
    const v2 = v.permissions;
    const v3 = v.name;
    found.visit?.(found, v, "", "code,permissions,name");
    if (v1 === undefined) missing(found, "code");
    if (v2 === undefined) missing(found, "permissions");
    if (v3 === undefined) missing(found, "name");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "code", v1, "a string");
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v4 = v2[i0];
          if (typeof v4 !== "string") wrong(found, "permissions." + i0, v4, "a string");
        }
      }
      else wrong(found, "permissions", v2, "an array");
    }
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "name", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
