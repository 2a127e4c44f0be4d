// Generated from events/customer-access/customer_access.user_roles.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CustomerAccessUserRolesUpdatedV1 } from "../types/customer-access.ts";

export type { CustomerAccessUserRolesUpdatedV1 } from "../types/customer-access.ts";

/** A role for users was changed. Apart from the role's code, each detail may be left out of the message. */
export const customerAccessUserRolesUpdatedV1: EventContract<"customer_access.user_roles.updated", "v1", CustomerAccessUserRolesUpdatedV1> = /* @__PURE__ */ contract("customer_access.user_roles.updated-v1", "customer_access.user_roles.updated", "v1", isCustomerAccessUserRolesUpdatedV1, explainCustomerAccessUserRolesUpdatedV1);

function isCustomerAccessUserRolesUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  (v.display_name === undefined || typeof v.display_name === "string") &&
  (v.description === undefined || typeof v.description === "string") &&
  (v.permissions === undefined || Array.isArray(v.permissions) && every(v.permissions, (i0: any) => typeof i0 === "string"));
}

function explainCustomerAccessUserRolesUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "code,display_name,description,permissions");
    if (data.code === undefined) {
      report(path + "/code", "required");
    }
    if (data.code !== undefined) {
      if (typeof data.code !== "string") {
        report(path+"/code", "string");
      }
    }
    if (data.display_name !== undefined) {
      if (typeof data.display_name !== "string") {
        report(path+"/display_name", "string");
      }
    }
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        report(path+"/description", "string");
      }
    }
    if (data.permissions !== undefined) {
      let data3 = data.permissions;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          if (typeof data3[i0] !== "string") {
            report(path+"/permissions/" + i0, "string");
          }
        }
      }
      else {
        report(path+"/permissions", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
