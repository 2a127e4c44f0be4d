// Generated from events/_shared/OptimisationPayload.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainDispatchPayload, isDispatchPayload } from "./DispatchPayload.ts";

export function isOptimisationPayload(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Array.isArray((v1 = v.dispatches)) && isOptimisationPayloadList1(v1) &&
  Number.isInteger(v.achievable_target_soc) &&
  Number.isInteger(v.energy_capacity) &&
  Number.isInteger(v.start_soc) &&
  Number.isInteger(v.user_target_soc) &&
  typeof v.optimization_begin === "string" &&
  typeof v.optimization_end === "string" &&
  typeof v.is_reoptimization === "boolean" &&
  typeof v.force_v1g_charging === "boolean" &&
  typeof v.fleet_id === "string" &&
  typeof v.target_type === "string" &&
  Number.isInteger(v.capped_target_soc) &&
  typeof v.is_charge_duration_capped === "boolean" &&
  typeof v.can_cap_charging_duration === "boolean" &&
  typeof v.dispatch_times === "string" &&
  typeof v.will_reach_target_soc === "boolean";
}

function isOptimisationPayloadList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isDispatchPayload(v[i])) return false;
  return true;
}

export function explainOptimisationPayload(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.dispatches;
    const v2 = v.achievable_target_soc;
    const v3 = v.energy_capacity;
    const v4 = v.start_soc;
    const v5 = v.user_target_soc;
    const v6 = v.optimization_begin;
    const v7 = v.optimization_end;
    const v8 = v.is_reoptimization;
    const v9 = v.force_v1g_charging;
    const v10 = v.fleet_id;
    const v11 = v.target_type;
    const v12 = v.capped_target_soc;
    const v13 = v.is_charge_duration_capped;
    const v14 = v.can_cap_charging_duration;
    const v15 = v.dispatch_times;
    const v16 = v.will_reach_target_soc;
    found.visit?.(found, v, at, "dispatches,achievable_target_soc,energy_capacity,start_soc,user_target_soc,optimization_begin,optimization_end,is_reoptimization,force_v1g_charging,fleet_id,target_type,capped_target_soc,is_charge_duration_capped,can_cap_charging_duration,dispatch_times,will_reach_target_soc");
    if (v1 === undefined) missing(found, at + "dispatches");
    if (v2 === undefined) missing(found, at + "achievable_target_soc");
    if (v3 === undefined) missing(found, at + "energy_capacity");
    if (v4 === undefined) missing(found, at + "start_soc");
    if (v5 === undefined) missing(found, at + "user_target_soc");
    if (v6 === undefined) missing(found, at + "optimization_begin");
    if (v7 === undefined) missing(found, at + "optimization_end");
    if (v8 === undefined) missing(found, at + "is_reoptimization");
    if (v9 === undefined) missing(found, at + "force_v1g_charging");
    if (v10 === undefined) missing(found, at + "fleet_id");
    if (v11 === undefined) missing(found, at + "target_type");
    if (v12 === undefined) missing(found, at + "capped_target_soc");
    if (v13 === undefined) missing(found, at + "is_charge_duration_capped");
    if (v14 === undefined) missing(found, at + "can_cap_charging_duration");
    if (v15 === undefined) missing(found, at + "dispatch_times");
    if (v16 === undefined) missing(found, at + "will_reach_target_soc");
    if (v1 !== undefined) {
      if (Array.isArray(v1)) {
        for (let i0 = 0; i0 < v1.length; i0++) {
          const v17 = v1[i0];
          if (found.visit || !isDispatchPayload(v17)) explainDispatchPayload(v17, at + "dispatches." + i0 + ".", found);
        }
      }
      else wrong(found, at + "dispatches", v1, "an array");
    }
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, at + "achievable_target_soc", v2, "an integer");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, at + "energy_capacity", v3, "an integer");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, at + "start_soc", v4, "an integer");
    if (v5 !== undefined && !Number.isInteger(v5)) wrong(found, at + "user_target_soc", v5, "an integer");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, at + "optimization_begin", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, at + "optimization_end", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "boolean") wrong(found, at + "is_reoptimization", v8, "a boolean");
    if (v9 !== undefined && typeof v9 !== "boolean") wrong(found, at + "force_v1g_charging", v9, "a boolean");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, at + "fleet_id", v10, "a string");
    if (v11 !== undefined && typeof v11 !== "string") wrong(found, at + "target_type", v11, "a string");
    if (v12 !== undefined && !Number.isInteger(v12)) wrong(found, at + "capped_target_soc", v12, "an integer");
    if (v13 !== undefined && typeof v13 !== "boolean") wrong(found, at + "is_charge_duration_capped", v13, "a boolean");
    if (v14 !== undefined && typeof v14 !== "boolean") wrong(found, at + "can_cap_charging_duration", v14, "a boolean");
    if (v15 !== undefined && typeof v15 !== "string") wrong(found, at + "dispatch_times", v15, "a string");
    if (v16 !== undefined && typeof v16 !== "boolean") wrong(found, at + "will_reach_target_soc", v16, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
