// Generated from events/collections/collection_process.paused-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CollectionProcessPausedV1 } from "../types/collections.ts";

export type { CollectionProcessPausedV1 } from "../types/collections.ts";

/** A collection process was paused. The message lists the reasons that keep it paused. */
export const collectionProcessPausedV1: Contract<"collection_process.paused-v1", "collection_process.paused", "v1", CollectionProcessPausedV1> = /* @__PURE__ */ contract("collection_process.paused-v1", "collection_process.paused", "v1", isCollectionProcessPausedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CollectionProcessPausedV1> {
return options?.unknown === "report" || !isCollectionProcessPausedV1(input) ? examine<CollectionProcessPausedV1>(input, options, explainCollectionProcessPausedV1) : { ok: true, value: input as CollectionProcessPausedV1 };
}

function isCollectionProcessPausedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.source === "string" &&
  Array.isArray((v1 = v.active_pause_reasons)) && isCollectionProcessPausedV1List1(v1);
}

function isCollectionProcessPausedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function explainCollectionProcessPausedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.number;
    const v2 = v.account_number;
    const v3 = v.source;
    const v4 = v.active_pause_reasons;
    found.visit?.(found, v, "", "number,account_number,source,active_pause_reasons");
    if (v1 === undefined) missing(found, "number");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "source");
    if (v4 === undefined) missing(found, "active_pause_reasons");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "source", v3, "a string");
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v5 = v4[i0];
          if (typeof v5 !== "string") wrong(found, "active_pause_reasons." + i0, v5, "a string");
        }
      }
      else wrong(found, "active_pause_reasons", v4, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
