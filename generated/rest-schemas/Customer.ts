// Generated from openapi/, the schema Customer by `npm run generate`. Do not edit.

import { isDate } from "../../src/runtime/formats.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainCustomerPreferences, isCustomerPreferences } from "./CustomerPreferences.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfCustomerPreferences } from "./CustomerPreferences.ts";

export function isCustomer(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.given_name === undefined || typeof v.given_name === "string") &&
  (v.family_name === undefined || typeof v.family_name === "string") &&
  (v.email === undefined || typeof v.email === "string") &&
  (v.mobile === undefined || typeof v.mobile === "string") &&
  (v.landline === undefined || typeof v.landline === "string") &&
  (v.date_of_birth === undefined || typeof v.date_of_birth === "string" && isDate(v.date_of_birth)) &&
  (v.title === undefined || typeof v.title === "string") &&
  (v.salutation === undefined || typeof v.salutation === "string") &&
  (v.customer_preferences === undefined || isCustomerPreferences(v.customer_preferences));
}

export function explainCustomer(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "given_name,family_name,email,mobile,landline,date_of_birth,title,salutation,customer_preferences");
    if (data.given_name !== undefined) {
      if (typeof data.given_name !== "string") {
        report(path+"/given_name", "string");
      }
    }
    if (data.family_name !== undefined) {
      if (typeof data.family_name !== "string") {
        report(path+"/family_name", "string");
      }
    }
    if (data.email !== undefined) {
      if (typeof data.email !== "string") {
        report(path+"/email", "string");
      }
    }
    if (data.mobile !== undefined) {
      if (typeof data.mobile !== "string") {
        report(path+"/mobile", "string");
      }
    }
    if (data.landline !== undefined) {
      if (typeof data.landline !== "string") {
        report(path+"/landline", "string");
      }
    }
    if (data.date_of_birth !== undefined) {
      let data5 = data.date_of_birth;
      if (typeof data5 === "string") {
        if (!(isDate(data5))) report(path + "/date_of_birth", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/date_of_birth", "string");
      }
    }
    if (data.title !== undefined) {
      if (typeof data.title !== "string") {
        report(path+"/title", "string");
      }
    }
    if (data.salutation !== undefined) {
      if (typeof data.salutation !== "string") {
        report(path+"/salutation", "string");
      }
    }
    if (data.customer_preferences !== undefined) {
      explainCustomerPreferences(data.customer_preferences, path + "/customer_preferences", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that Customer names. */
export const shapeOfCustomer: Shape = {
  "given_name": 0,
  "family_name": 0,
  "email": 0,
  "mobile": 0,
  "landline": 0,
  "date_of_birth": 0,
  "title": 0,
  "salutation": 0,
  "customer_preferences": shapeOfCustomerPreferences,
};
