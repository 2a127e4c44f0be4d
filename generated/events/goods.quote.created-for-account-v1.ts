// Generated from events/files-devices-goods/goods.quote.created-for-account-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { GoodsQuoteCreatedForAccountV1 } from "../types/files-devices-goods.ts";

export type { GoodsQuoteCreatedForAccountV1 } from "../types/files-devices-goods.ts";

/** A quote for goods was made for an account. */
export const goodsQuoteCreatedForAccountV1: Contract<"goods.quote.created-for-account-v1", "goods.quote.created-for-account", "v1", GoodsQuoteCreatedForAccountV1> = /* @__PURE__ */ contract("goods.quote.created-for-account-v1", "goods.quote.created-for-account", "v1", isGoodsQuoteCreatedForAccountV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<GoodsQuoteCreatedForAccountV1> {
return options?.unknown === "report" || !isGoodsQuoteCreatedForAccountV1(input) ? examine<GoodsQuoteCreatedForAccountV1>(input, options, explainGoodsQuoteCreatedForAccountV1) : { ok: true, value: input as GoodsQuoteCreatedForAccountV1 };
}

function isGoodsQuoteCreatedForAccountV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.market_name === "string" &&
  Number.isInteger(v.quote_id) &&
  typeof (v1 = v.client_params) === "object" && v1 !== null && !Array.isArray(v1) &&
  Number.isInteger(v.lead_id);
}

function explainGoodsQuoteCreatedForAccountV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.market_name;
    const v3 = v.quote_id;
    const v4 = v.client_params;
    const v5 = v.lead_id;
    found.visit?.(found, v, "", "account_number,market_name,quote_id,client_params,lead_id");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "market_name");
    if (v3 === undefined) missing(found, "quote_id");
    if (v4 === undefined) missing(found, "client_params");
    if (v5 === undefined) missing(found, "lead_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "market_name", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "quote_id", v3, "an integer");
    if (v4 !== undefined && !(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) wrong(found, "client_params", v4, "an object");
    if (v5 !== undefined && !Number.isInteger(v5)) wrong(found, "lead_id", v5, "an integer");
  }
  else wrong(found, "", v, "an object");
}
