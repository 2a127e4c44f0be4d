// Generated from openapi/, the schema Customer by `npm run generate`. Do not edit.

import { isDate } from "../../src/library/runtime/formats.ts";
import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";
import { explainCustomerPreferences, isCustomerPreferences } from "./CustomerPreferences.ts";

export function isCustomer(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.given_name) === undefined || typeof v1 === "string") &&
  ((v1 = v.family_name) === undefined || typeof v1 === "string") &&
  ((v1 = v.email) === undefined || typeof v1 === "string") &&
  ((v1 = v.mobile) === undefined || typeof v1 === "string") &&
  ((v1 = v.landline) === undefined || typeof v1 === "string") &&
  ((v1 = v.date_of_birth) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.title) === undefined || typeof v1 === "string") &&
  ((v1 = v.salutation) === undefined || typeof v1 === "string") &&
  ((v1 = v.customer_preferences) === undefined || isCustomerPreferences(v1));
}

export function explainCustomer(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.given_name;
    const v2 = v.family_name;
    const v3 = v.email;
    const v4 = v.mobile;
    const v5 = v.landline;
    const v6 = v.date_of_birth;
    const v7 = v.title;
    const v8 = v.salutation;
    const v9 = v.customer_preferences;
    found.visit?.(found, v, at, "given_name,family_name,email,mobile,landline,date_of_birth,title,salutation,customer_preferences");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "given_name", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "family_name", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "email", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "mobile", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "landline", v5, "a string");
    if (v6 !== undefined) {
      if (typeof v6 === "string") {
        if (!isDate(v6)) wrongOptional(found, at + "date_of_birth", v6, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "date_of_birth", v6, "a string");
    }
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, at + "title", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, at + "salutation", v8, "a string");
    if (v9 !== undefined) {
      if (found.visit || !isCustomerPreferences(v9)) explainCustomerPreferences(v9, at + "customer_preferences.", found);
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
