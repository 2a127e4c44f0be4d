// Generated from events/collections/collection_process.withdrawn-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CollectionProcessWithdrawnV1 } from "../types/collections.ts";

export type { CollectionProcessWithdrawnV1 } from "../types/collections.ts";

/** A collection process against an account was withdrawn. This version carries a reference from outside the platform. */
export const collectionProcessWithdrawnV1: Contract<"collection_process.withdrawn-v1", "collection_process.withdrawn", "v1", CollectionProcessWithdrawnV1> = /* @__PURE__ */ contract("collection_process.withdrawn-v1", "collection_process.withdrawn", "v1", isCollectionProcessWithdrawnV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CollectionProcessWithdrawnV1> {
return options?.unknown === "report" || !isCollectionProcessWithdrawnV1(input) ? examine<CollectionProcessWithdrawnV1>(input, options, explainCollectionProcessWithdrawnV1) : { ok: true, value: input as CollectionProcessWithdrawnV1 };
}

function isCollectionProcessWithdrawnV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.external_reference === "string";
}

function explainCollectionProcessWithdrawnV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.number;
    const v2 = v.account_number;
    const v3 = v.external_reference;
    found.visit?.(found, v, "", "number,account_number,external_reference");
    if (v1 === undefined) missing(found, "number");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "external_reference");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "external_reference", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
