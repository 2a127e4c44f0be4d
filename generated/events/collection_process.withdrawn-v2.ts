// Generated from events/collections/collection_process.withdrawn-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CollectionProcessWithdrawnV2 } from "../types/collections.ts";

export type { CollectionProcessWithdrawnV2 } from "../types/collections.ts";

/** A collection process against an account was withdrawn. Unlike version 1, this version has no external reference. */
export const collectionProcessWithdrawnV2: Contract<"collection_process.withdrawn-v2", "collection_process.withdrawn", "v2", CollectionProcessWithdrawnV2> = /* @__PURE__ */ contract("collection_process.withdrawn-v2", "collection_process.withdrawn", "v2", isCollectionProcessWithdrawnV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CollectionProcessWithdrawnV2> {
return options?.unknown === "report" || !isCollectionProcessWithdrawnV2(input) ? examine<CollectionProcessWithdrawnV2>(input, options, explainCollectionProcessWithdrawnV2) : { ok: true, value: input as CollectionProcessWithdrawnV2 };
}

function isCollectionProcessWithdrawnV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string";
}

function explainCollectionProcessWithdrawnV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.number;
    const v2 = v.account_number;
    found.visit?.(found, v, "", "number,account_number");
    if (v1 === undefined) missing(found, "number");
    if (v2 === undefined) missing(found, "account_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
