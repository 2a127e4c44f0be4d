// Generated from events/agreements/agreement.rollover.completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainProduct, isProduct } from "../shapes/Product.ts";
import type { AgreementRolloverCompletedV1 } from "../types/agreements.ts";

export type { AgreementRolloverCompletedV1 } from "../types/agreements.ts";

/** An agreement that was running out was followed by a new one, so that a supply point, the place where energy is delivered, stays on a product. */
export const agreementRolloverCompletedV1: Contract<"agreement.rollover.completed-v1", "agreement.rollover.completed", "v1", AgreementRolloverCompletedV1> = /* @__PURE__ */ contract("agreement.rollover.completed-v1", "agreement.rollover.completed", "v1", isAgreementRolloverCompletedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AgreementRolloverCompletedV1> {
return options?.unknown === "report" || !isAgreementRolloverCompletedV1(input) ? examine<AgreementRolloverCompletedV1>(input, options, explainAgreementRolloverCompletedV1) : { ok: true, value: input as AgreementRolloverCompletedV1 };
}

function isAgreementRolloverCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.supply_point_id === "string" &&
  Number.isInteger(v.expiring_agreement_id) &&
  Number.isInteger(v.rolled_on_to_agreement_id) &&
  isProduct(v.new_product) &&
  typeof v.rolled_on_to_agreement_valid_from === "string" &&
  typeof v.rolled_on_to_agreement_valid_to === "string";
}

function explainAgreementRolloverCompletedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.supply_point_id;
    const v3 = v.expiring_agreement_id;
    const v4 = v.rolled_on_to_agreement_id;
    const v5 = v.new_product;
    const v6 = v.rolled_on_to_agreement_valid_from;
    const v7 = v.rolled_on_to_agreement_valid_to;
    found.visit?.(found, v, "", "account_number,supply_point_id,expiring_agreement_id,rolled_on_to_agreement_id,new_product,rolled_on_to_agreement_valid_from,rolled_on_to_agreement_valid_to");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "supply_point_id");
    if (v3 === undefined) missing(found, "expiring_agreement_id");
    if (v4 === undefined) missing(found, "rolled_on_to_agreement_id");
    if (v5 === undefined) missing(found, "new_product");
    if (v6 === undefined) missing(found, "rolled_on_to_agreement_valid_from");
    if (v7 === undefined) missing(found, "rolled_on_to_agreement_valid_to");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "supply_point_id", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "expiring_agreement_id", v3, "an integer");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "rolled_on_to_agreement_id", v4, "an integer");
    if (v5 !== undefined) {
      if (found.visit || !isProduct(v5)) explainProduct(v5, "new_product.", found);
    }
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "rolled_on_to_agreement_valid_from", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "rolled_on_to_agreement_valid_to", v7, "a string");
  }
  else wrong(found, "", v, "an object");
}
