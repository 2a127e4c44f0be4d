// Generated from events/collections/collection_process.raised-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CollectionProcessRaisedV1 } from "../types/collections.ts";

export type { CollectionProcessRaisedV1 } from "../types/collections.ts";

/** A collection process, which is meant to recover money, was started for an account. */
export const collectionProcessRaisedV1: Contract<"collection_process.raised-v1", "collection_process.raised", "v1", CollectionProcessRaisedV1> = /* @__PURE__ */ contract("collection_process.raised-v1", "collection_process.raised", "v1", isCollectionProcessRaisedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CollectionProcessRaisedV1> {
return options?.unknown === "report" || !isCollectionProcessRaisedV1(input) ? examine<CollectionProcessRaisedV1>(input, options, explainCollectionProcessRaisedV1) : { ok: true, value: input as CollectionProcessRaisedV1 };
}

function isCollectionProcessRaisedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  ((v1 = v.ledger) === undefined || typeof v1 === "string") &&
  ((v1 = v.billing_document) === undefined || typeof v1 === "string") &&
  typeof v.config_code === "string";
}

function explainCollectionProcessRaisedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.number;
    const v2 = v.account_number;
    const v3 = v.ledger;
    const v4 = v.billing_document;
    const v5 = v.config_code;
    found.visit?.(found, v, "", "number,account_number,ledger,billing_document,config_code");
    if (v1 === undefined) missing(found, "number");
    if (v2 === undefined) missing(found, "account_number");
    if (v5 === undefined) missing(found, "config_code");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "ledger", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "billing_document", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "config_code", v5, "a string");
  }
  else wrong(found, "", v, "an object");
}
