// Generated from events/_shared/Version.schema.json by `npm run generate`. Do not edit.

import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainPeriod, isPeriod } from "./Period.ts";
import { explainTrait, isTrait } from "./Trait.ts";

export function isVersion(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.identifier === "string" &&
  isPeriod(v.effective_period) &&
  isPeriod(v.system_period) &&
  Array.isArray(v.traits) && every(v.traits, (i0: any) => isTrait(i0));
}

export function explainVersion(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "identifier,effective_period,system_period,traits");
    if (data.identifier === undefined) {
      report(path + "/identifier", "required");
    }
    if (data.effective_period === undefined) {
      report(path + "/effective_period", "required");
    }
    if (data.system_period === undefined) {
      report(path + "/system_period", "required");
    }
    if (data.traits === undefined) {
      report(path + "/traits", "required");
    }
    if (data.identifier !== undefined) {
      if (typeof data.identifier !== "string") {
        report(path+"/identifier", "string");
      }
    }
    if (data.effective_period !== undefined) {
      explainPeriod(data.effective_period, path + "/effective_period", report, visit);
    }
    if (data.system_period !== undefined) {
      explainPeriod(data.system_period, path + "/system_period", report, visit);
    }
    if (data.traits !== undefined) {
      let data3 = data.traits;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          explainTrait(data3[i0], path + "/traits/" + i0, report, visit);
        }
      }
      else {
        report(path+"/traits", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
