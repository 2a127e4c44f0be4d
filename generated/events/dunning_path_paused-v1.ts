// Generated from events/debt/dunning_path_paused-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DunningPathPausedV1 } from "../types/debt.ts";

export type { DunningPathPausedV1 } from "../types/debt.ts";

/** Dunning, the step-by-step chasing of an overdue balance, was put on hold for an account between two dates. */
export const dunningPathPausedV1: Contract<"dunning_path_paused-v1", "dunning_path_paused", "v1", DunningPathPausedV1> = /* @__PURE__ */ contract("dunning_path_paused-v1", "dunning_path_paused", "v1", isDunningPathPausedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DunningPathPausedV1> {
return options?.unknown === "report" || !isDunningPathPausedV1(input) ? examine<DunningPathPausedV1>(input, options, explainDunningPathPausedV1) : { ok: true, value: input as DunningPathPausedV1 };
}

function isDunningPathPausedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.dunning_path_name === "string" &&
  typeof v.dunning_process_id === "string" &&
  typeof v.pause_start_date === "string" &&
  typeof v.pause_end_date === "string" &&
  typeof v.created_note === "string";
}

function explainDunningPathPausedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.dunning_path_name;
    const v3 = v.dunning_process_id;
    const v4 = v.pause_start_date;
    const v5 = v.pause_end_date;
    const v6 = v.created_note;
    found.visit?.(found, v, "", "account_number,dunning_path_name,dunning_process_id,pause_start_date,pause_end_date,created_note");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "dunning_path_name");
    if (v3 === undefined) missing(found, "dunning_process_id");
    if (v4 === undefined) missing(found, "pause_start_date");
    if (v5 === undefined) missing(found, "pause_end_date");
    if (v6 === undefined) missing(found, "created_note");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "dunning_path_name", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "dunning_process_id", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "pause_start_date", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "pause_end_date", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "created_note", v6, "a string");
  }
  else wrong(found, "", v, "an object");
}
