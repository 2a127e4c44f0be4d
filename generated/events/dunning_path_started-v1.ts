// Generated from events/debt/dunning_path_started-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DunningPathStartedV1 } from "../types/debt.ts";

export type { DunningPathStartedV1 } from "../types/debt.ts";

/** Dunning, the step-by-step chasing of an overdue balance, began for an account along a named path. */
export const dunningPathStartedV1: EventContract<"dunning_path_started", "v1", DunningPathStartedV1> = /* @__PURE__ */ contract("dunning_path_started-v1", "dunning_path_started", "v1", isDunningPathStartedV1, explainDunningPathStartedV1);

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

function explainDunningPathStartedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "dunning_path_name,dunning_process_id,account_number,created_note,start_date");
    if (data.dunning_path_name === undefined) {
      report(path + "/dunning_path_name", "required");
    }
    if (data.dunning_process_id === undefined) {
      report(path + "/dunning_process_id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.created_note === undefined) {
      report(path + "/created_note", "required");
    }
    if (data.start_date === undefined) {
      report(path + "/start_date", "required");
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
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.created_note !== undefined) {
      if (typeof data.created_note !== "string") {
        report(path+"/created_note", "string");
      }
    }
    if (data.start_date !== undefined) {
      if (typeof data.start_date !== "string") {
        report(path+"/start_date", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
