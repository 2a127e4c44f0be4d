// Generated from openapi/, the schema GraphqlRequest by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { knownFieldsBy } from "../../src/library/runtime/known-fields.ts";

export function isGraphqlRequest(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.query) === "string" && v1 !== "" &&
  ((v1 = v.variables) === undefined || (typeof v1 === "object" && v1 !== null && !Array.isArray(v1) || v1 === null)) &&
  ((v1 = v.operationName) === undefined || (typeof v1 === "string" || v1 === null));
}

export function explainGraphqlRequest(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.query;
    const v2 = v.variables;
    const v3 = v.operationName;
    found.visit?.(found, v, at, "query,variables,operationName");
    if (v1 === undefined) missing(found, at + "query");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "query", v1, "a text that is not empty", "blank");
      }
      else wrong(found, at + "query", v1, "a string");
    }
    if (v2 !== undefined && !(typeof v2 === "object" && v2 !== null && !Array.isArray(v2) || v2 === null)) wrong(found, at + "variables", v2, "an object or null");
    if (v3 !== undefined && !(typeof v3 === "string" || v3 === null)) wrong(found, at + "operationName", v3, "a string or null");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

/** Leaves out of a body what GraphqlRequest does not name. */
export const keepGraphqlRequest = /* @__PURE__ */ knownFieldsBy("{query!b,variables?{}~,operationName?~}");
