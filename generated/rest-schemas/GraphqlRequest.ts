// Generated from openapi/, the schema GraphqlRequest by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isGraphqlRequest(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.query === "string" && v.query !== "" &&
  (v.variables === undefined || (typeof v.variables === "object" && v.variables !== null && !Array.isArray(v.variables) || v.variables === null)) &&
  (v.operationName === undefined || (typeof v.operationName === "string" || v.operationName === null));
}

export function explainGraphqlRequest(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "query,variables,operationName");
    if (data.query === undefined) {
      report(path + "/query", "required");
    }
    if (data.query !== undefined) {
      let data0 = data.query;
      if (typeof data0 === "string") {
        if (!(data0 !== "")) report(path + "/query", "blank", "a text that is not empty");
      }
      else {
        report(path+"/query", "string");
      }
    }
    if (data.variables !== undefined) {
      let data1 = data.variables;
      if ((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)) {
        report(path+"/variables", "object or null");
      }
    }
    if (data.operationName !== undefined) {
      let data2 = data.operationName;
      if ((typeof data2 !== "string") && (data2 !== null)) {
        report(path+"/operationName", "string or null");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that GraphqlRequest names. */
export const shapeOfGraphqlRequest: Shape = {
  "query": 0,
  "variables": 0,
  "operationName": 0,
};
