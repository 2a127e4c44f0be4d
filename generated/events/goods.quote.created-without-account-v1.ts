// Generated from events/files-devices-goods/goods.quote.created-without-account-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { GoodsQuoteCreatedWithoutAccountV1 } from "../types/files-devices-goods.ts";

export type { GoodsQuoteCreatedWithoutAccountV1 } from "../types/files-devices-goods.ts";

/** A quote for goods was made without an account; the message carries contact details in place of the account number. */
export const goodsQuoteCreatedWithoutAccountV1: Contract<"goods.quote.created-without-account-v1", "goods.quote.created-without-account", "v1", GoodsQuoteCreatedWithoutAccountV1> = /* @__PURE__ */ contract("goods.quote.created-without-account-v1", "goods.quote.created-without-account", "v1", isGoodsQuoteCreatedWithoutAccountV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<GoodsQuoteCreatedWithoutAccountV1> {
return options?.unknown === "report" || !isGoodsQuoteCreatedWithoutAccountV1(input) ? examine<GoodsQuoteCreatedWithoutAccountV1>(input, options, explainGoodsQuoteCreatedWithoutAccountV1) : { ok: true, value: input as GoodsQuoteCreatedWithoutAccountV1 };
}

function isGoodsQuoteCreatedWithoutAccountV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.market_name === "string" &&
  Number.isInteger(v.quote_id) &&
  typeof (v1 = v.contact_info) === "object" && v1 !== null && !Array.isArray(v1) &&
  typeof (v1 = v.client_params) === "object" && v1 !== null && !Array.isArray(v1) &&
  Number.isInteger(v.lead_id);
}

function explainGoodsQuoteCreatedWithoutAccountV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.market_name;
    const v2 = v.quote_id;
    const v3 = v.contact_info;
    const v4 = v.client_params;
    const v5 = v.lead_id;
    found.visit?.(found, v, "", "market_name,quote_id,contact_info,client_params,lead_id");
    if (v1 === undefined) missing(found, "market_name");
    if (v2 === undefined) missing(found, "quote_id");
    if (v3 === undefined) missing(found, "contact_info");
    if (v4 === undefined) missing(found, "client_params");
    if (v5 === undefined) missing(found, "lead_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "market_name", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "quote_id", v2, "an integer");
    if (v3 !== undefined && !(typeof v3 === "object" && v3 !== null && !Array.isArray(v3))) wrong(found, "contact_info", v3, "an object");
    if (v4 !== undefined && !(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) wrong(found, "client_params", v4, "an object");
    if (v5 !== undefined && !Number.isInteger(v5)) wrong(found, "lead_id", v5, "an integer");
  }
  else wrong(found, "", v, "an object");
}
