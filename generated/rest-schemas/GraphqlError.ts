// Generated from openapi/, the schema GraphqlError by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainGraphqlErrorExtensions, isGraphqlErrorExtensions } from "./GraphqlErrorExtensions.ts";

export function isGraphqlError(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.message === "string" &&
  ((v1 = v.path) === undefined || Array.isArray(v1) && isGraphqlErrorList1(v1)) &&
  ((v1 = v.locations) === undefined || Array.isArray(v1) && isGraphqlErrorList2(v1)) &&
  ((v1 = v.extensions) === undefined || isGraphqlErrorExtensions(v1));
}

function isGraphqlErrorList1(v: any): boolean {
  let v1: any;
  for (let i = 0; i < v.length; i++) if (!((typeof (v1 = v[i]) === "string" || Number.isInteger(v1)))) return false;
  return true;
}

function isGraphqlErrorList2(v: any): boolean {
  let v1: any, v2: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1) && Number.isInteger((v2 = v1.line)) && v2 >= 1 && Number.isInteger((v2 = v1.column)) && v2 >= 1)) return false;
  return true;
}

export function explainGraphqlError(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.message;
    const v2 = v.path;
    const v3 = v.locations;
    const v4 = v.extensions;
    if (v1 === undefined) missing(found, at + "message");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "message", v1, "a string");
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v5 = v2[i0];
          if (!(typeof v5 === "string" || Number.isInteger(v5))) wrong(found, at + "path." + i0, v5, "a string or integer");
        }
      }
      else wrong(found, at + "path", v2, "an array");
    }
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v6 = v3[i0];
          if (typeof v6 === "object" && v6 !== null && !Array.isArray(v6)) {
            const v7 = v6.line;
            const v8 = v6.column;
            found.visit?.(found, v6, at + "locations." + i0 + ".", "line,column");
            if (v7 === undefined) missing(found, at + "locations." + i0 + ".line");
            if (v8 === undefined) missing(found, at + "locations." + i0 + ".column");
            if (v7 !== undefined) {
              if (Number.isInteger(v7)) {
                if (!(v7 >= 1)) wrong(found, at + "locations." + i0 + ".line", v7, "at least 1", "out_of_range");
              }
              else wrong(found, at + "locations." + i0 + ".line", v7, "an integer");
            }
            if (v8 !== undefined) {
              if (Number.isInteger(v8)) {
                if (!(v8 >= 1)) wrong(found, at + "locations." + i0 + ".column", v8, "at least 1", "out_of_range");
              }
              else wrong(found, at + "locations." + i0 + ".column", v8, "an integer");
            }
          }
          else wrong(found, at + "locations." + i0, v6, "an object");
        }
      }
      else wrong(found, at + "locations", v3, "an array");
    }
    if (v4 !== undefined) {
      if (found.visit || !isGraphqlErrorExtensions(v4)) explainGraphqlErrorExtensions(v4, at + "extensions.", found);
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
