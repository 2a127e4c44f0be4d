// Generated from events/_shared/Version.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainPeriod, isPeriod } from "./Period.ts";
import { explainTrait, isTrait } from "./Trait.ts";

export function isVersion(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.identifier === "string" &&
  isPeriod(v.effective_period) &&
  isPeriod(v.system_period) &&
  Array.isArray((v1 = v.traits)) && isVersionList1(v1);
}

function isVersionList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isTrait(v[i])) return false;
  return true;
}

export function explainVersion(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.identifier;
    const v2 = v.effective_period;
    const v3 = v.system_period;
    const v4 = v.traits;
    found.visit?.(found, v, at, "identifier,effective_period,system_period,traits");
    if (v1 === undefined) missing(found, at + "identifier");
    if (v2 === undefined) missing(found, at + "effective_period");
    if (v3 === undefined) missing(found, at + "system_period");
    if (v4 === undefined) missing(found, at + "traits");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "identifier", v1, "a string");
    if (v2 !== undefined) {
      if (found.visit || !isPeriod(v2)) explainPeriod(v2, at + "effective_period.", found);
    }
    if (v3 !== undefined) {
      if (found.visit || !isPeriod(v3)) explainPeriod(v3, at + "system_period.", found);
    }
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v5 = v4[i0];
          if (found.visit || !isTrait(v5)) explainTrait(v5, at + "traits." + i0 + ".", found);
        }
      }
      else wrong(found, at + "traits", v4, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
