// Generated from events/business/business.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BusinessUpdatedV1 } from "../types/business.ts";

export type { BusinessUpdatedV1 } from "../types/business.ts";

/** The details of a business were changed. */
export const businessUpdatedV1: Contract<"business.updated-v1", "business.updated", "v1", BusinessUpdatedV1> = /* @__PURE__ */ contract("business.updated-v1", "business.updated", "v1", isBusinessUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BusinessUpdatedV1> {
return options?.unknown === "report" || !isBusinessUpdatedV1(input) ? examine<BusinessUpdatedV1>(input, options, explainBusinessUpdatedV1) : { ok: true, value: input as BusinessUpdatedV1 };
}

function isBusinessUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1);
}

function explainBusinessUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    const v2 = v.changes;
    found.visit?.(found, v, "", "id,changes");
    if (v1 === undefined) missing(found, "id");
    if (v2 === undefined) missing(found, "changes");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "id", v1, "an integer");
    if (v2 !== undefined && !(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) wrong(found, "changes", v2, "an object");
  }
  else wrong(found, "", v, "an object");
}
