// Generated from events/debt/dunning_path_unpaused-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { DunningPathUnpausedV1 } from "../types/debt.ts";

export type { DunningPathUnpausedV1 } from "../types/debt.ts";

/** Dunning, the step-by-step chasing of an overdue balance, was taken up again for an account after a pause. */
export const dunningPathUnpausedV1: Contract<"dunning_path_unpaused-v1", "dunning_path_unpaused", "v1", DunningPathUnpausedV1> = /* @__PURE__ */ contract("dunning_path_unpaused-v1", "dunning_path_unpaused", "v1", isDunningPathUnpausedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<DunningPathUnpausedV1> {
return options?.unknown === "report" || !isDunningPathUnpausedV1(input) ? examine<DunningPathUnpausedV1>(input, options, explainDunningPathUnpausedV1) : { ok: true, value: input as DunningPathUnpausedV1 };
}

function isDunningPathUnpausedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.dunning_path_name === "string" &&
  typeof v.dunning_process_id === "string";
}

function explainDunningPathUnpausedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.dunning_path_name;
    const v3 = v.dunning_process_id;
    found.visit?.(found, v, "", "account_number,dunning_path_name,dunning_process_id");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "dunning_path_name");
    if (v3 === undefined) missing(found, "dunning_process_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "dunning_path_name", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "dunning_process_id", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
