// Generated from events/_shared/DisconnectedPayload.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isDisconnectedPayload(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.cause === "string" &&
  Number.isInteger(v.disconnected_soc);
}

export function explainDisconnectedPayload(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.cause;
    const v2 = v.disconnected_soc;
    found.visit?.(found, v, at, "cause,disconnected_soc");
    if (v1 === undefined) missing(found, at + "cause");
    if (v2 === undefined) missing(found, at + "disconnected_soc");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "cause", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, at + "disconnected_soc", v2, "an integer");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
