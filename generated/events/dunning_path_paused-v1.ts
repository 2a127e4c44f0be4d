// Generated from events/debt/dunning_path_paused-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { DunningPathPausedV1 } from "../types/debt.ts";

export type { DunningPathPausedV1 } from "../types/debt.ts";

/** Dunning, the step-by-step chasing of an overdue balance, was put on hold for an account between two dates. */
export const dunningPathPausedV1: EventContract<"dunning_path_paused", "v1", DunningPathPausedV1> = /* @__PURE__ */ contract("dunning_path_paused-v1", "dunning_path_paused", "v1", isDunningPathPausedV1, explainDunningPathPausedV1);

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

function explainDunningPathPausedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,dunning_path_name,dunning_process_id,pause_start_date,pause_end_date,created_note");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.dunning_path_name === undefined) {
      report(path + "/dunning_path_name", "required");
    }
    if (data.dunning_process_id === undefined) {
      report(path + "/dunning_process_id", "required");
    }
    if (data.pause_start_date === undefined) {
      report(path + "/pause_start_date", "required");
    }
    if (data.pause_end_date === undefined) {
      report(path + "/pause_end_date", "required");
    }
    if (data.created_note === undefined) {
      report(path + "/created_note", "required");
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
    if (data.pause_start_date !== undefined) {
      if (typeof data.pause_start_date !== "string") {
        report(path+"/pause_start_date", "string");
      }
    }
    if (data.pause_end_date !== undefined) {
      if (typeof data.pause_end_date !== "string") {
        report(path+"/pause_end_date", "string");
      }
    }
    if (data.created_note !== undefined) {
      if (typeof data.created_note !== "string") {
        report(path+"/created_note", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
