// Generated from events/debt/dunning_path_withdrawn-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DunningPathWithdrawnV1 } from "../types/debt.ts";

export type { DunningPathWithdrawnV1 } from "../types/debt.ts";

/** Dunning, the step-by-step chasing of an overdue balance, was called off for an account. */
export const dunningPathWithdrawnV1: EventContract<"dunning_path_withdrawn", "v1", DunningPathWithdrawnV1> = /* @__PURE__ */ contract("dunning_path_withdrawn-v1", "dunning_path_withdrawn", "v1", isDunningPathWithdrawnV1, explainDunningPathWithdrawnV1);

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

function explainDunningPathWithdrawnV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,dunning_path_name,dunning_process_id,withdrawn_date,withdrawn_note");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.dunning_path_name === undefined) {
      report(path + "/dunning_path_name", "required");
    }
    if (data.dunning_process_id === undefined) {
      report(path + "/dunning_process_id", "required");
    }
    if (data.withdrawn_date === undefined) {
      report(path + "/withdrawn_date", "required");
    }
    if (data.withdrawn_note === undefined) {
      report(path + "/withdrawn_note", "required");
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
    if (data.withdrawn_date !== undefined) {
      if (typeof data.withdrawn_date !== "string") {
        report(path+"/withdrawn_date", "string");
      }
    }
    if (data.withdrawn_note !== undefined) {
      if (typeof data.withdrawn_note !== "string") {
        report(path+"/withdrawn_note", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
