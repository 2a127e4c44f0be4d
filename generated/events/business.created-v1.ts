// Generated from events/business/business.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BusinessCreatedV1 } from "../types/business.ts";

export type { BusinessCreatedV1 } from "../types/business.ts";

/** A business was entered in the platform. */
export const businessCreatedV1: Contract<"business.created-v1", "business.created", "v1", BusinessCreatedV1> = /* @__PURE__ */ contract("business.created-v1", "business.created", "v1", isBusinessCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BusinessCreatedV1> {
return options?.unknown === "report" || !isBusinessCreatedV1(input) ? examine<BusinessCreatedV1>(input, options, explainBusinessCreatedV1) : { ok: true, value: input as BusinessCreatedV1 };
}

function isBusinessCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id);
}

function explainBusinessCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    found.visit?.(found, v, "", "id");
    if (v1 === undefined) missing(found, "id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "id", v1, "an integer");
  }
  else wrong(found, "", v, "an object");
}
