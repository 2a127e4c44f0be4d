// Generated from openapi/, the schema Contract by `npm run generate`. Do not edit.

import { dateTimeWanted, isDate, isDateTime } from "../../src/library/runtime/formats.ts";
import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";
import { explainContractParams, isContractParams } from "./ContractParams.ts";
import { explainSignUpReward, isSignUpReward } from "./SignUpReward.ts";

export function isContract(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.malo_number) === undefined || typeof v1 === "string") &&
  ((v1 = v.supply_type) === undefined || typeof v1 === "string") &&
  ((v1 = v.effective_from) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.effective_to) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.agreed_at) === undefined || typeof v1 === "string" && isDateTime(v1)) &&
  ((v1 = v.tariff_code) === undefined || typeof v1 === "string") &&
  ((v1 = v.sign_up_reward) === undefined || isSignUpReward(v1)) &&
  ((v1 = v.params) === undefined || isContractParams(v1));
}

export function explainContract(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.malo_number;
    const v2 = v.supply_type;
    const v3 = v.effective_from;
    const v4 = v.effective_to;
    const v5 = v.agreed_at;
    const v6 = v.tariff_code;
    const v7 = v.sign_up_reward;
    const v8 = v.params;
    found.visit?.(found, v, at, "malo_number,supply_type,effective_from,effective_to,agreed_at,tariff_code,sign_up_reward,params");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "malo_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "supply_type", v2, "a string");
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!isDate(v3)) wrongOptional(found, at + "effective_from", v3, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "effective_from", v3, "a string");
    }
    if (v4 !== undefined) {
      if (typeof v4 === "string") {
        if (!isDate(v4)) wrongOptional(found, at + "effective_to", v4, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "effective_to", v4, "a string");
    }
    if (v5 !== undefined) {
      if (typeof v5 === "string") {
        if (!isDateTime(v5)) wrongOptional(found, at + "agreed_at", v5, dateTimeWanted(v5), "invalid_datetime");
      }
      else wrong(found, at + "agreed_at", v5, "a string");
    }
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, at + "tariff_code", v6, "a string");
    if (v7 !== undefined) {
      if (found.visit || !isSignUpReward(v7)) explainSignUpReward(v7, at + "sign_up_reward.", found);
    }
    if (v8 !== undefined) {
      if (found.visit || !isContractParams(v8)) explainContractParams(v8, at + "params.", found);
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
