// Generated from events/debt/dunning_path_unpaused-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DunningPathUnpausedV1 } from "../types/debt.ts";

export type { DunningPathUnpausedV1 } from "../types/debt.ts";

/** Dunning, the step-by-step chasing of an overdue balance, was taken up again for an account after a pause. */
export const dunningPathUnpausedV1: EventContract<"dunning_path_unpaused", "v1", DunningPathUnpausedV1> = /* @__PURE__ */ contract("dunning_path_unpaused-v1", "dunning_path_unpaused", "v1", isDunningPathUnpausedV1, explainDunningPathUnpausedV1);

function isDunningPathUnpausedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.dunning_path_name === "string" &&
  typeof v.dunning_process_id === "string";
}

function explainDunningPathUnpausedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,dunning_path_name,dunning_process_id");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.dunning_path_name === undefined) {
      report(path + "/dunning_path_name", "required");
    }
    if (data.dunning_process_id === undefined) {
      report(path + "/dunning_process_id", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.dunning_path_name !== undefined) {
      if (typeof data.dunning_path_name !== "string") {
        report(path+"/dunning_path_name", "string");
      }
    }
    if (data.dunning_process_id !== undefined) {
      if (typeof data.dunning_process_id !== "string") {
        report(path+"/dunning_process_id", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
