// Generated from events/accounts/account.occupied-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountOccupiedV1 } from "../types/accounts.ts";

export type { AccountOccupiedV1 } from "../types/accounts.ts";

/** An account was recorded as occupied. */
export const accountOccupiedV1: EventContract<"account.occupied", "v1", AccountOccupiedV1> = /* @__PURE__ */ contract("account.occupied-v1", "account.occupied", "v1", isAccountOccupiedV1, explainAccountOccupiedV1);

function isAccountOccupiedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string";
}

function explainAccountOccupiedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
