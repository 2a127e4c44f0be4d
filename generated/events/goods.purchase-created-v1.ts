// Generated from events/files-devices-goods/goods.purchase-created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { GoodsPurchaseCreatedV1 } from "../types/files-devices-goods.ts";

export type { GoodsPurchaseCreatedV1 } from "../types/files-devices-goods.ts";

/** A purchase of goods was created for an account. The account is named by its internal id, not by its account number. */
export const goodsPurchaseCreatedV1: Contract<"goods.purchase-created-v1", "goods.purchase-created", "v1", GoodsPurchaseCreatedV1> = /* @__PURE__ */ contract("goods.purchase-created-v1", "goods.purchase-created", "v1", isGoodsPurchaseCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<GoodsPurchaseCreatedV1> {
return options?.unknown === "report" || !isGoodsPurchaseCreatedV1(input) ? examine<GoodsPurchaseCreatedV1>(input, options, explainGoodsPurchaseCreatedV1) : { ok: true, value: input as GoodsPurchaseCreatedV1 };
}

function isGoodsPurchaseCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.purchase_id) &&
  Number.isInteger(v.account_id) &&
  ((v1 = v.support_user_id) === undefined || Number.isInteger(v1));
}

function explainGoodsPurchaseCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.purchase_id;
    const v2 = v.account_id;
    const v3 = v.support_user_id;
    found.visit?.(found, v, "", "purchase_id,account_id,support_user_id");
    if (v1 === undefined) missing(found, "purchase_id");
    if (v2 === undefined) missing(found, "account_id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "purchase_id", v1, "an integer");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "account_id", v2, "an integer");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "support_user_id", v3, "an integer");
  }
  else wrong(found, "", v, "an object");
}
