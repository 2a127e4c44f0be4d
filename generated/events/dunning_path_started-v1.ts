// Generated from events/debt/dunning_path_started-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DunningPathStartedV1 } from "../types/debt.ts";

export type { DunningPathStartedV1 } from "../types/debt.ts";

/** Dunning, the step-by-step chasing of an overdue balance, began for an account along a named path. */
export const dunningPathStartedV1: Contract<"dunning_path_started-v1", "dunning_path_started", "v1", DunningPathStartedV1> = /* @__PURE__ */ contract("dunning_path_started-v1", "dunning_path_started", "v1", isDunningPathStartedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DunningPathStartedV1> {
return options?.unknown === "report" || !isDunningPathStartedV1(input) ? examine<DunningPathStartedV1>(input, options, explainDunningPathStartedV1) : { ok: true, value: input as DunningPathStartedV1 };
}

function isDunningPathStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.dunning_path_name === "string" &&
  typeof v.dunning_process_id === "string" &&
  typeof v.account_number === "string" &&
  typeof v.created_note === "string" &&
  typeof v.start_date === "string";
}

function explainDunningPathStartedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.dunning_path_name;
    const v2 = v.dunning_process_id;
    const v3 = v.account_number;
    const v4 = v.created_note;
    const v5 = v.start_date;
    found.visit?.(found, v, "", "dunning_path_name,dunning_process_id,account_number,created_note,start_date");
    if (v1 === undefined) missing(found, "dunning_path_name");
    if (v2 === undefined) missing(found, "dunning_process_id");
    if (v3 === undefined) missing(found, "account_number");
    if (v4 === undefined) missing(found, "created_note");
    if (v5 === undefined) missing(found, "start_date");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "dunning_path_name", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "dunning_process_id", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "account_number", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "created_note", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "start_date", v5, "a string");
  }
  else wrong(found, "", v, "an object");
}
