// Generated from events/grid-connection/grid_connection_order.deu.rejected-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { GridConnectionOrderDeuRejectedV1 } from "../types/grid-connection.ts";

export type { GridConnectionOrderDeuRejectedV1 } from "../types/grid-connection.ts";

/** An order about a customer's grid connection was rejected; the answer is given as a code with its list and wording. */
export const gridConnectionOrderDeuRejectedV1: EventContract<"grid_connection_order.deu.rejected", "v1", GridConnectionOrderDeuRejectedV1> = /* @__PURE__ */ contract("grid_connection_order.deu.rejected-v1", "grid_connection_order.deu.rejected", "v1", isGridConnectionOrderDeuRejectedV1, explainGridConnectionOrderDeuRejectedV1);

function isGridConnectionOrderDeuRejectedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.order_id) &&
  typeof v.order_type === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.supply_point_id) &&
  typeof v.market_location_id === "string" &&
  typeof v.response_code === "string" &&
  typeof v.response_code_list_code === "string" &&
  typeof v.response_code_label === "string";
}

function explainGridConnectionOrderDeuRejectedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "order_id,order_type,account_number,supply_point_id,market_location_id,response_code,response_code_list_code,response_code_label");
    if (data.order_id === undefined) {
      report(path + "/order_id", "required");
    }
    if (data.order_type === undefined) {
      report(path + "/order_type", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.supply_point_id === undefined) {
      report(path + "/supply_point_id", "required");
    }
    if (data.market_location_id === undefined) {
      report(path + "/market_location_id", "required");
    }
    if (data.response_code === undefined) {
      report(path + "/response_code", "required");
    }
    if (data.response_code_list_code === undefined) {
      report(path + "/response_code_list_code", "required");
    }
    if (data.response_code_label === undefined) {
      report(path + "/response_code_label", "required");
    }
    if (data.order_id !== undefined) {
      let data0 = data.order_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/order_id", "integer");
      }
    }
    if (data.order_type !== undefined) {
      if (typeof data.order_type !== "string") {
        report(path+"/order_type", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.supply_point_id !== undefined) {
      let data3 = data.supply_point_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/supply_point_id", "integer");
      }
    }
    if (data.market_location_id !== undefined) {
      if (typeof data.market_location_id !== "string") {
        report(path+"/market_location_id", "string");
      }
    }
    if (data.response_code !== undefined) {
      if (typeof data.response_code !== "string") {
        report(path+"/response_code", "string");
      }
    }
    if (data.response_code_list_code !== undefined) {
      if (typeof data.response_code_list_code !== "string") {
        report(path+"/response_code_list_code", "string");
      }
    }
    if (data.response_code_label !== undefined) {
      if (typeof data.response_code_label !== "string") {
        report(path+"/response_code_label", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
