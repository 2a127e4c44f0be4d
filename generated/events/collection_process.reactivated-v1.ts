// Generated from events/collections/collection_process.reactivated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CollectionProcessReactivatedV1 } from "../types/collections.ts";

export type { CollectionProcessReactivatedV1 } from "../types/collections.ts";

/** A collection process that had stopped was made active again. */
export const collectionProcessReactivatedV1: Contract<"collection_process.reactivated-v1", "collection_process.reactivated", "v1", CollectionProcessReactivatedV1> = /* @__PURE__ */ contract("collection_process.reactivated-v1", "collection_process.reactivated", "v1", isCollectionProcessReactivatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CollectionProcessReactivatedV1> {
return options?.unknown === "report" || !isCollectionProcessReactivatedV1(input) ? examine<CollectionProcessReactivatedV1>(input, options, explainCollectionProcessReactivatedV1) : { ok: true, value: input as CollectionProcessReactivatedV1 };
}

function isCollectionProcessReactivatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string";
}

function explainCollectionProcessReactivatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.number;
    found.visit?.(found, v, "", "number");
    if (v1 === undefined) missing(found, "number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "number", v1, "a string");
  }
  else wrong(found, "", v, "an object");
}
