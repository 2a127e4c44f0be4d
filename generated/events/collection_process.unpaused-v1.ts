// Generated from events/collections/collection_process.unpaused-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CollectionProcessUnpausedV1 } from "../types/collections.ts";

export type { CollectionProcessUnpausedV1 } from "../types/collections.ts";

/** The pause of a collection process was lifted. */
export const collectionProcessUnpausedV1: Contract<"collection_process.unpaused-v1", "collection_process.unpaused", "v1", CollectionProcessUnpausedV1> = /* @__PURE__ */ contract("collection_process.unpaused-v1", "collection_process.unpaused", "v1", isCollectionProcessUnpausedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CollectionProcessUnpausedV1> {
return options?.unknown === "report" || !isCollectionProcessUnpausedV1(input) ? examine<CollectionProcessUnpausedV1>(input, options, explainCollectionProcessUnpausedV1) : { ok: true, value: input as CollectionProcessUnpausedV1 };
}

function isCollectionProcessUnpausedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.source === "string";
}

function explainCollectionProcessUnpausedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.number;
    const v2 = v.account_number;
    const v3 = v.source;
    found.visit?.(found, v, "", "number,account_number,source");
    if (v1 === undefined) missing(found, "number");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "source");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "source", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
