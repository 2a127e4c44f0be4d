// Generated from events/files-devices-goods/goods.quote.created-for-account-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { GoodsQuoteCreatedForAccountV1 } from "../types/files-devices-goods.ts";

export type { GoodsQuoteCreatedForAccountV1 } from "../types/files-devices-goods.ts";

/** A quote for goods was made for an account. */
export const goodsQuoteCreatedForAccountV1: EventContract<"goods.quote.created-for-account", "v1", GoodsQuoteCreatedForAccountV1> = /* @__PURE__ */ contract("goods.quote.created-for-account-v1", "goods.quote.created-for-account", "v1", isGoodsQuoteCreatedForAccountV1, explainGoodsQuoteCreatedForAccountV1);

function isGoodsQuoteCreatedForAccountV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.market_name === "string" &&
  Number.isInteger(v.quote_id) &&
  typeof v.client_params === "object" && v.client_params !== null && !Array.isArray(v.client_params) &&
  Number.isInteger(v.lead_id);
}

function explainGoodsQuoteCreatedForAccountV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,market_name,quote_id,client_params,lead_id");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.market_name === undefined) {
      report(path + "/market_name", "required");
    }
    if (data.quote_id === undefined) {
      report(path + "/quote_id", "required");
    }
    if (data.client_params === undefined) {
      report(path + "/client_params", "required");
    }
    if (data.lead_id === undefined) {
      report(path + "/lead_id", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.market_name !== undefined) {
      if (typeof data.market_name !== "string") {
        report(path+"/market_name", "string");
      }
    }
    if (data.quote_id !== undefined) {
      let data2 = data.quote_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/quote_id", "integer");
      }
    }
    if (data.client_params !== undefined) {
      let data3 = data.client_params;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        report(path+"/client_params", "object");
      }
    }
    if (data.lead_id !== undefined) {
      let data4 = data.lead_id;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        report(path+"/lead_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
