// Generated from events/leads/internal_company.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { InternalCompanyCreatedV1 } from "../types/leads.ts";

export type { InternalCompanyCreatedV1 } from "../types/leads.ts";

/** An internal company was created, with its registration and tax numbers and its legal address. */
export const internalCompanyCreatedV1: Contract<"internal_company.created-v1", "internal_company.created", "v1", InternalCompanyCreatedV1> = /* @__PURE__ */ contract("internal_company.created-v1", "internal_company.created", "v1", isInternalCompanyCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<InternalCompanyCreatedV1> {
return options?.unknown === "report" || !isInternalCompanyCreatedV1(input) ? examine<InternalCompanyCreatedV1>(input, options, explainInternalCompanyCreatedV1) : { ok: true, value: input as InternalCompanyCreatedV1 };
}

function isInternalCompanyCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.id === "string" &&
  typeof (v1 = v.actor) === "object" && v1 !== null && !Array.isArray(v1) &&
  typeof v.displayable_number === "string" &&
  typeof v.name === "string" &&
  typeof v.primary_registration_number === "string" &&
  typeof v.secondary_registration_number === "string" &&
  typeof v.primary_tax_identifier_number === "string" &&
  typeof (v1 = v.legal_address) === "object" && v1 !== null && !Array.isArray(v1);
}

function explainInternalCompanyCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    const v2 = v.actor;
    const v3 = v.displayable_number;
    const v4 = v.name;
    const v5 = v.primary_registration_number;
    const v6 = v.secondary_registration_number;
    const v7 = v.primary_tax_identifier_number;
    const v8 = v.legal_address;
    found.visit?.(found, v, "", "id,actor,displayable_number,name,primary_registration_number,secondary_registration_number,primary_tax_identifier_number,legal_address");
    if (v1 === undefined) missing(found, "id");
    if (v2 === undefined) missing(found, "actor");
    if (v3 === undefined) missing(found, "displayable_number");
    if (v4 === undefined) missing(found, "name");
    if (v5 === undefined) missing(found, "primary_registration_number");
    if (v6 === undefined) missing(found, "secondary_registration_number");
    if (v7 === undefined) missing(found, "primary_tax_identifier_number");
    if (v8 === undefined) missing(found, "legal_address");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "id", v1, "a string");
    if (v2 !== undefined && !(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) wrong(found, "actor", v2, "an object");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "displayable_number", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "name", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "primary_registration_number", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "secondary_registration_number", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "primary_tax_identifier_number", v7, "a string");
    if (v8 !== undefined && !(typeof v8 === "object" && v8 !== null && !Array.isArray(v8))) wrong(found, "legal_address", v8, "an object");
  }
  else wrong(found, "", v, "an object");
}
