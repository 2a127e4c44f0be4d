// Generated from events/agreements/agreement.rollover.completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainProduct, isProduct } from "../shapes/Product.ts";
import type { AgreementRolloverCompletedV1 } from "../types/agreements.ts";

export type { AgreementRolloverCompletedV1 } from "../types/agreements.ts";

/** An agreement that was running out was followed by a new one, so that a supply point, the place where energy is delivered, stays on a product. */
export const agreementRolloverCompletedV1: EventContract<"agreement.rollover.completed", "v1", AgreementRolloverCompletedV1> = /* @__PURE__ */ contract("agreement.rollover.completed-v1", "agreement.rollover.completed", "v1", isAgreementRolloverCompletedV1, explainAgreementRolloverCompletedV1);

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

function explainAgreementRolloverCompletedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,supply_point_id,expiring_agreement_id,rolled_on_to_agreement_id,new_product,rolled_on_to_agreement_valid_from,rolled_on_to_agreement_valid_to");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.supply_point_id === undefined) {
      report(path + "/supply_point_id", "required");
    }
    if (data.expiring_agreement_id === undefined) {
      report(path + "/expiring_agreement_id", "required");
    }
    if (data.rolled_on_to_agreement_id === undefined) {
      report(path + "/rolled_on_to_agreement_id", "required");
    }
    if (data.new_product === undefined) {
      report(path + "/new_product", "required");
    }
    if (data.rolled_on_to_agreement_valid_from === undefined) {
      report(path + "/rolled_on_to_agreement_valid_from", "required");
    }
    if (data.rolled_on_to_agreement_valid_to === undefined) {
      report(path + "/rolled_on_to_agreement_valid_to", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.supply_point_id !== undefined) {
      if (typeof data.supply_point_id !== "string") {
        report(path+"/supply_point_id", "string");
      }
    }
    if (data.expiring_agreement_id !== undefined) {
      let data2 = data.expiring_agreement_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/expiring_agreement_id", "integer");
      }
    }
    if (data.rolled_on_to_agreement_id !== undefined) {
      let data3 = data.rolled_on_to_agreement_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/rolled_on_to_agreement_id", "integer");
      }
    }
    if (data.new_product !== undefined) {
      explainProduct(data.new_product, path + "/new_product", report, visit);
    }
    if (data.rolled_on_to_agreement_valid_from !== undefined) {
      if (typeof data.rolled_on_to_agreement_valid_from !== "string") {
        report(path+"/rolled_on_to_agreement_valid_from", "string");
      }
    }
    if (data.rolled_on_to_agreement_valid_to !== undefined) {
      if (typeof data.rolled_on_to_agreement_valid_to !== "string") {
        report(path+"/rolled_on_to_agreement_valid_to", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
