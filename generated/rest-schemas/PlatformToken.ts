// Generated from openapi/, the schema PlatformToken by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";

export function isPlatformToken(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.token) === undefined || typeof v1 === "string") &&
  ((v1 = v.refreshToken) === undefined || typeof v1 === "string") &&
  ((v1 = v.refreshExpiresIn) === undefined || Number.isInteger(v1));
}

export function explainPlatformToken(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.token;
    const v2 = v.refreshToken;
    const v3 = v.refreshExpiresIn;
    found.visit?.(found, v, at, "token,refreshToken,refreshExpiresIn");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "token", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "refreshToken", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, at + "refreshExpiresIn", v3, "an integer");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
