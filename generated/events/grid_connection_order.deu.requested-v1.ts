// Generated from events/grid-connection/grid_connection_order.deu.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { GridConnectionOrderDeuRequestedV1 } from "../types/grid-connection.ts";

export type { GridConnectionOrderDeuRequestedV1 } from "../types/grid-connection.ts";

/** An order about a customer's grid connection was requested, with the day on which it should be carried out. */
export const gridConnectionOrderDeuRequestedV1: Contract<"grid_connection_order.deu.requested-v1", "grid_connection_order.deu.requested", "v1", GridConnectionOrderDeuRequestedV1> = /* @__PURE__ */ contract("grid_connection_order.deu.requested-v1", "grid_connection_order.deu.requested", "v1", isGridConnectionOrderDeuRequestedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<GridConnectionOrderDeuRequestedV1> {
return options?.unknown === "report" || !isGridConnectionOrderDeuRequestedV1(input) ? examine<GridConnectionOrderDeuRequestedV1>(input, options, explainGridConnectionOrderDeuRequestedV1) : { ok: true, value: input as GridConnectionOrderDeuRequestedV1 };
}

function isGridConnectionOrderDeuRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.order_id) &&
  typeof v.order_type === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.supply_point_id) &&
  typeof v.market_location_id === "string" &&
  typeof v.requested_execution_date === "string" &&
  typeof v.is_earliest_possible_date === "boolean";
}

function explainGridConnectionOrderDeuRequestedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.order_id;
    const v2 = v.order_type;
    const v3 = v.account_number;
    const v4 = v.supply_point_id;
    const v5 = v.market_location_id;
    const v6 = v.requested_execution_date;
    const v7 = v.is_earliest_possible_date;
    found.visit?.(found, v, "", "order_id,order_type,account_number,supply_point_id,market_location_id,requested_execution_date,is_earliest_possible_date");
    if (v1 === undefined) missing(found, "order_id");
    if (v2 === undefined) missing(found, "order_type");
    if (v3 === undefined) missing(found, "account_number");
    if (v4 === undefined) missing(found, "supply_point_id");
    if (v5 === undefined) missing(found, "market_location_id");
    if (v6 === undefined) missing(found, "requested_execution_date");
    if (v7 === undefined) missing(found, "is_earliest_possible_date");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "order_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "order_type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "account_number", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "supply_point_id", v4, "an integer");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "market_location_id", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "requested_execution_date", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "boolean") wrong(found, "is_earliest_possible_date", v7, "a boolean");
  }
  else wrong(found, "", v, "an object");
}
