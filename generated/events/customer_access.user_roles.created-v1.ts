// Generated from events/customer-access/customer_access.user_roles.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CustomerAccessUserRolesCreatedV1 } from "../types/customer-access.ts";

export type { CustomerAccessUserRolesCreatedV1 } from "../types/customer-access.ts";

/** A role for users was set up with its permissions. */
export const customerAccessUserRolesCreatedV1: EventContract<"customer_access.user_roles.created", "v1", CustomerAccessUserRolesCreatedV1> = /* @__PURE__ */ contract("customer_access.user_roles.created-v1", "customer_access.user_roles.created", "v1", isCustomerAccessUserRolesCreatedV1, explainCustomerAccessUserRolesCreatedV1);

function isCustomerAccessUserRolesCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  Array.isArray(v.permissions) && every(v.permissions, (i0: any) => typeof i0 === "string") &&
  typeof v.name === "string";
}

function explainCustomerAccessUserRolesCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "code,permissions,name");
    if (data.code === undefined) {
      report(path + "/code", "required");
    }
    if (data.permissions === undefined) {
      report(path + "/permissions", "required");
    }
    if (data.name === undefined) {
      report(path + "/name", "required");
    }
    if (data.code !== undefined) {
      if (typeof data.code !== "string") {
        report(path+"/code", "string");
      }
    }
    if (data.permissions !== undefined) {
      let data1 = data.permissions;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0=0; i0<len0; i0++) {
          if (typeof data1[i0] !== "string") {
            report(path+"/permissions/" + i0, "string");
          }
        }
      }
      else {
        report(path+"/permissions", "array");
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        report(path+"/name", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
