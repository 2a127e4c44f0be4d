// Generated from events/_shared/Trait.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isTrait(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.identifier === "string" &&
  typeof v.type === "string" &&
  typeof (v1 = v.data) === "object" && v1 !== null && !Array.isArray(v1);
}

export function explainTrait(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.identifier;
    const v2 = v.type;
    const v3 = v.data;
    found.visit?.(found, v, at, "identifier,type,data");
    if (v1 === undefined) missing(found, at + "identifier");
    if (v2 === undefined) missing(found, at + "type");
    if (v3 === undefined) missing(found, at + "data");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "type", v2, "a string");
    if (v3 !== undefined && !(typeof v3 === "object" && v3 !== null && !Array.isArray(v3))) wrong(found, at + "data", v3, "an object");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
