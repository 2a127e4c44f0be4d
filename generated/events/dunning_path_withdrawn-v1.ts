// Generated from events/debt/dunning_path_withdrawn-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DunningPathWithdrawnV1 } from "../types/debt.ts";

export type { DunningPathWithdrawnV1 } from "../types/debt.ts";

/** Dunning, the step-by-step chasing of an overdue balance, was called off for an account. */
export const dunningPathWithdrawnV1: Contract<"dunning_path_withdrawn-v1", "dunning_path_withdrawn", "v1", DunningPathWithdrawnV1> = /* @__PURE__ */ contract("dunning_path_withdrawn-v1", "dunning_path_withdrawn", "v1", isDunningPathWithdrawnV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DunningPathWithdrawnV1> {
return options?.unknown === "report" || !isDunningPathWithdrawnV1(input) ? examine<DunningPathWithdrawnV1>(input, options, explainDunningPathWithdrawnV1) : { ok: true, value: input as DunningPathWithdrawnV1 };
}

function isDunningPathWithdrawnV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.dunning_path_name === "string" &&
  typeof v.dunning_process_id === "string" &&
  typeof v.withdrawn_date === "string" &&
  typeof v.withdrawn_note === "string";
}

function explainDunningPathWithdrawnV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.dunning_path_name;
    const v3 = v.dunning_process_id;
    const v4 = v.withdrawn_date;
    const v5 = v.withdrawn_note;
    found.visit?.(found, v, "", "account_number,dunning_path_name,dunning_process_id,withdrawn_date,withdrawn_note");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "dunning_path_name");
    if (v3 === undefined) missing(found, "dunning_process_id");
    if (v4 === undefined) missing(found, "withdrawn_date");
    if (v5 === undefined) missing(found, "withdrawn_note");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "dunning_path_name", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "dunning_process_id", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "withdrawn_date", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "withdrawn_note", v5, "a string");
  }
  else wrong(found, "", v, "an object");
}
