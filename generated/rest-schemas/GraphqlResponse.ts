// Generated from openapi/, the schema GraphqlResponse by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";
import { explainGraphqlError, isGraphqlError } from "./GraphqlError.ts";
import { explainPlatformToken, isPlatformToken } from "./PlatformToken.ts";

export function isGraphqlResponse(v: any): boolean {
  let v1: any, v2: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.data) === undefined || (typeof v1 === "object" && v1 !== null && !Array.isArray(v1) && ((v2 = v1.obtainPlatformToken) === undefined || (isPlatformToken(v2) || v2 === null)) && ((v2 = v1.ObtainPlatformToken) === undefined || (isPlatformToken(v2) || v2 === null)) || v1 === null)) &&
  ((v1 = v.errors) === undefined || Array.isArray(v1) && v1.length >= 1 && isGraphqlResponseList1(v1));
}

function isGraphqlResponseList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isGraphqlError(v[i])) return false;
  return true;
}

export function explainGraphqlResponse(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.data;
    const v2 = v.errors;
    found.visit?.(found, v, at, "data,errors");
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1) || v1 === null) {
        if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
          const v3 = v1.obtainPlatformToken;
          const v4 = v1.ObtainPlatformToken;
          found.visit?.(found, v1, at + "data.", "obtainPlatformToken,ObtainPlatformToken");
          if (v3 !== undefined) {
            if (v3 !== null) {
              if (found.visit || !isPlatformToken(v3)) explainPlatformToken(v3, at + "data.obtainPlatformToken.", found);
            }
          }
          if (v4 !== undefined) {
            if (v4 !== null) {
              if (found.visit || !isPlatformToken(v4)) explainPlatformToken(v4, at + "data.ObtainPlatformToken.", found);
            }
          }
        }
      }
      else wrong(found, at + "data", v1, "an object or null");
    }
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v5 = v2[i0];
          if (found.visit || !isGraphqlError(v5)) explainGraphqlError(v5, at + "errors." + i0 + ".", found);
        }
        if (!(v2.length >= 1)) wrong(found, at + "errors", v2, "a list with at least 1 entry", "too_few_items");
      }
      else wrong(found, at + "errors", v2, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
