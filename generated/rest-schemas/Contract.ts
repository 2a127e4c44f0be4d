// Generated from openapi/, the schema Contract by `npm run generate`. Do not edit.

import { dateTimeWanted, isDate, isDateTime } from "../../src/runtime/formats.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainContractParams, isContractParams } from "./ContractParams.ts";
import { explainSignUpReward, isSignUpReward } from "./SignUpReward.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfContractParams } from "./ContractParams.ts";
import { shapeOfSignUpReward } from "./SignUpReward.ts";

export function isContract(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.malo_number === undefined || typeof v.malo_number === "string") &&
  (v.supply_type === undefined || typeof v.supply_type === "string") &&
  (v.effective_from === undefined || typeof v.effective_from === "string" && isDate(v.effective_from)) &&
  (v.effective_to === undefined || typeof v.effective_to === "string" && isDate(v.effective_to)) &&
  (v.agreed_at === undefined || typeof v.agreed_at === "string" && isDateTime(v.agreed_at)) &&
  (v.tariff_code === undefined || typeof v.tariff_code === "string") &&
  (v.sign_up_reward === undefined || isSignUpReward(v.sign_up_reward)) &&
  (v.params === undefined || isContractParams(v.params));
}

export function explainContract(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "malo_number,supply_type,effective_from,effective_to,agreed_at,tariff_code,sign_up_reward,params");
    if (data.malo_number !== undefined) {
      if (typeof data.malo_number !== "string") {
        report(path+"/malo_number", "string");
      }
    }
    if (data.supply_type !== undefined) {
      if (typeof data.supply_type !== "string") {
        report(path+"/supply_type", "string");
      }
    }
    if (data.effective_from !== undefined) {
      let data2 = data.effective_from;
      if (typeof data2 === "string") {
        if (!(isDate(data2))) report(path + "/effective_from", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/effective_from", "string");
      }
    }
    if (data.effective_to !== undefined) {
      let data3 = data.effective_to;
      if (typeof data3 === "string") {
        if (!(isDate(data3))) report(path + "/effective_to", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/effective_to", "string");
      }
    }
    if (data.agreed_at !== undefined) {
      let data4 = data.agreed_at;
      if (typeof data4 === "string") {
        if (!(isDateTime(data4))) report(path + "/agreed_at", "invalid_datetime", dateTimeWanted(data4));
      }
      else {
        report(path+"/agreed_at", "string");
      }
    }
    if (data.tariff_code !== undefined) {
      if (typeof data.tariff_code !== "string") {
        report(path+"/tariff_code", "string");
      }
    }
    if (data.sign_up_reward !== undefined) {
      explainSignUpReward(data.sign_up_reward, path + "/sign_up_reward", report, visit);
    }
    if (data.params !== undefined) {
      explainContractParams(data.params, path + "/params", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that Contract names. */
export const shapeOfContract: Shape = {
  "malo_number": 0,
  "supply_type": 0,
  "effective_from": 0,
  "effective_to": 0,
  "agreed_at": 0,
  "tariff_code": 0,
  "sign_up_reward": shapeOfSignUpReward,
  "params": shapeOfContractParams,
};
