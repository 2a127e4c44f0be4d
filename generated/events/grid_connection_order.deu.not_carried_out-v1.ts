// Generated from events/grid-connection/grid_connection_order.deu.not_carried_out-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { GridConnectionOrderDeuNotCarriedOutV1 } from "../types/grid-connection.ts";

export type { GridConnectionOrderDeuNotCarriedOutV1 } from "../types/grid-connection.ts";

/** An order about a customer's grid connection was not carried out; the message carries an answer and a status code. */
export const gridConnectionOrderDeuNotCarriedOutV1: Contract<"grid_connection_order.deu.not_carried_out-v1", "grid_connection_order.deu.not_carried_out", "v1", GridConnectionOrderDeuNotCarriedOutV1> = /* @__PURE__ */ contract("grid_connection_order.deu.not_carried_out-v1", "grid_connection_order.deu.not_carried_out", "v1", isGridConnectionOrderDeuNotCarriedOutV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<GridConnectionOrderDeuNotCarriedOutV1> {
return options?.unknown === "report" || !isGridConnectionOrderDeuNotCarriedOutV1(input) ? examine<GridConnectionOrderDeuNotCarriedOutV1>(input, options, explainGridConnectionOrderDeuNotCarriedOutV1) : { ok: true, value: input as GridConnectionOrderDeuNotCarriedOutV1 };
}

function isGridConnectionOrderDeuNotCarriedOutV1(v: any): boolean {
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
  typeof v.response_code_label === "string" &&
  typeof v.status_code === "string";
}

function explainGridConnectionOrderDeuNotCarriedOutV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.order_id;
    const v2 = v.order_type;
    const v3 = v.account_number;
    const v4 = v.supply_point_id;
    const v5 = v.market_location_id;
    const v6 = v.response_code;
    const v7 = v.response_code_list_code;
    const v8 = v.response_code_label;
    const v9 = v.status_code;
    found.visit?.(found, v, "", "order_id,order_type,account_number,supply_point_id,market_location_id,response_code,response_code_list_code,response_code_label,status_code");
    if (v1 === undefined) missing(found, "order_id");
    if (v2 === undefined) missing(found, "order_type");
    if (v3 === undefined) missing(found, "account_number");
    if (v4 === undefined) missing(found, "supply_point_id");
    if (v5 === undefined) missing(found, "market_location_id");
    if (v6 === undefined) missing(found, "response_code");
    if (v7 === undefined) missing(found, "response_code_list_code");
    if (v8 === undefined) missing(found, "response_code_label");
    if (v9 === undefined) missing(found, "status_code");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "order_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "order_type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "account_number", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "supply_point_id", v4, "an integer");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "market_location_id", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "response_code", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "response_code_list_code", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, "response_code_label", v8, "a string");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, "status_code", v9, "a string");
  }
  else wrong(found, "", v, "an object");
}
