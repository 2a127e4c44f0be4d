// Generated from events/files-devices-goods/goods.purchase-created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { GoodsPurchaseCreatedV1 } from "../types/files-devices-goods.ts";

export type { GoodsPurchaseCreatedV1 } from "../types/files-devices-goods.ts";

/** A purchase of goods was created for an account. The account is named by its internal id, not by its account number. */
export const goodsPurchaseCreatedV1: EventContract<"goods.purchase-created", "v1", GoodsPurchaseCreatedV1> = /* @__PURE__ */ contract("goods.purchase-created-v1", "goods.purchase-created", "v1", isGoodsPurchaseCreatedV1, explainGoodsPurchaseCreatedV1);

function isGoodsPurchaseCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.purchase_id) &&
  Number.isInteger(v.account_id) &&
  (v.support_user_id === undefined || Number.isInteger(v.support_user_id));
}

function explainGoodsPurchaseCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "purchase_id,account_id,support_user_id");
    if (data.purchase_id === undefined) {
      report(path + "/purchase_id", "required");
    }
    if (data.account_id === undefined) {
      report(path + "/account_id", "required");
    }
    if (data.purchase_id !== undefined) {
      let data0 = data.purchase_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/purchase_id", "integer");
      }
    }
    if (data.account_id !== undefined) {
      let data1 = data.account_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/account_id", "integer");
      }
    }
    if (data.support_user_id !== undefined) {
      let data2 = data.support_user_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/support_user_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
