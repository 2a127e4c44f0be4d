// Generated from openapi/, the schema Products by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";
import { explainProduct, isProduct } from "./Product.ts";
import { knownFieldsBy } from "../../src/library/runtime/known-fields.ts";

export function isProducts(v: any): boolean {
  return Array.isArray(v) &&
  v.length >= 1 &&
  isProductsList1(v);
}

function isProductsList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isProduct(v[i])) return false;
  return true;
}

export function explainProducts(v: any, at: string, found: Findings): void {
  if (Array.isArray(v)) {
    for (let i0 = 0; i0 < v.length; i0++) {
      const v1 = v[i0];
      if (found.visit || !isProduct(v1)) explainProduct(v1, at + i0 + ".", found);
    }
    if (!(v.length >= 1)) wrong(found, at.slice(0, -1), v, "a list with at least 1 entry", "too_few_items");
  }
  else wrong(found, at.slice(0, -1), v, "an array");
}

/** Leaves out of a body what Products does not name. */
export const keepProducts = /* @__PURE__ */ knownFieldsBy("[{brand?,code!bli,full_name?,display_name?,description?,market_name?,available_from_date?!d,available_to_date?!d,is_hidden?:b,term?,availability_status?,notes?,params?{is_green?:b,constraints?{follow_on_product_code?,is_default_supply_product?:b,maximum_annual_consumption?:n~,minimum_annual_consumption?:n~,eligible_for_renewal_agreements?:b},minimum_term?:i,block_signup_bonus?:b},rates?[{band?,band_category?,unit_type?,valid_from_date?!d,price_per_unit?!n}]}]!f");
