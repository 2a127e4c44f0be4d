// Generated from events/collections/collection_proceeding.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CollectionProceedingCreatedV1 } from "../types/collections.ts";

export type { CollectionProceedingCreatedV1 } from "../types/collections.ts";

/** A collection proceeding was opened: a case in which an agency is to collect what an account owes. */
export const collectionProceedingCreatedV1: Contract<"collection_proceeding.created-v1", "collection_proceeding.created", "v1", CollectionProceedingCreatedV1> = /* @__PURE__ */ contract("collection_proceeding.created-v1", "collection_proceeding.created", "v1", isCollectionProceedingCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CollectionProceedingCreatedV1> {
return options?.unknown === "report" || !isCollectionProceedingCreatedV1(input) ? examine<CollectionProceedingCreatedV1>(input, options, explainCollectionProceedingCreatedV1) : { ok: true, value: input as CollectionProceedingCreatedV1 };
}

function isCollectionProceedingCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof v.account_number === "string" &&
  ((v1 = v.amount) === undefined || Number.isInteger(v1)) &&
  ((v1 = v.campaign) === undefined || typeof v1 === "string") &&
  typeof v.is_white_label === "boolean" &&
  typeof v.agency_code === "string";
}

function explainCollectionProceedingCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    const v2 = v.account_number;
    const v3 = v.amount;
    const v4 = v.campaign;
    const v5 = v.is_white_label;
    const v6 = v.agency_code;
    found.visit?.(found, v, "", "id,account_number,amount,campaign,is_white_label,agency_code");
    if (v1 === undefined) missing(found, "id");
    if (v2 === undefined) missing(found, "account_number");
    if (v5 === undefined) missing(found, "is_white_label");
    if (v6 === undefined) missing(found, "agency_code");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "amount", v3, "an integer");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "campaign", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "boolean") wrong(found, "is_white_label", v5, "a boolean");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "agency_code", v6, "a string");
  }
  else wrong(found, "", v, "an object");
}
