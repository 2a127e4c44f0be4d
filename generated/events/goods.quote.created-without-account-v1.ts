// Generated from events/files-devices-goods/goods.quote.created-without-account-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { GoodsQuoteCreatedWithoutAccountV1 } from "../types/files-devices-goods.ts";

export type { GoodsQuoteCreatedWithoutAccountV1 } from "../types/files-devices-goods.ts";

/** A quote for goods was made without an account; the message carries contact details in place of the account number. */
export const goodsQuoteCreatedWithoutAccountV1: EventContract<"goods.quote.created-without-account", "v1", GoodsQuoteCreatedWithoutAccountV1> = /* @__PURE__ */ contract("goods.quote.created-without-account-v1", "goods.quote.created-without-account", "v1", isGoodsQuoteCreatedWithoutAccountV1, explainGoodsQuoteCreatedWithoutAccountV1);

function isGoodsQuoteCreatedWithoutAccountV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.market_name === "string" &&
  Number.isInteger(v.quote_id) &&
  typeof v.contact_info === "object" && v.contact_info !== null && !Array.isArray(v.contact_info) &&
  typeof v.client_params === "object" && v.client_params !== null && !Array.isArray(v.client_params) &&
  Number.isInteger(v.lead_id);
}

function explainGoodsQuoteCreatedWithoutAccountV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "market_name,quote_id,contact_info,client_params,lead_id");
    if (data.market_name === undefined) {
      report(path + "/market_name", "required");
    }
    if (data.quote_id === undefined) {
      report(path + "/quote_id", "required");
    }
    if (data.contact_info === undefined) {
      report(path + "/contact_info", "required");
    }
    if (data.client_params === undefined) {
      report(path + "/client_params", "required");
    }
    if (data.lead_id === undefined) {
      report(path + "/lead_id", "required");
    }
    if (data.market_name !== undefined) {
      if (typeof data.market_name !== "string") {
        report(path+"/market_name", "string");
      }
    }
    if (data.quote_id !== undefined) {
      let data1 = data.quote_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/quote_id", "integer");
      }
    }
    if (data.contact_info !== undefined) {
      let data2 = data.contact_info;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        report(path+"/contact_info", "object");
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
