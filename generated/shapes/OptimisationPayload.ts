// Generated from events/_shared/OptimisationPayload.schema.json by `npm run generate`. Do not edit.

import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainDispatchPayload, isDispatchPayload } from "./DispatchPayload.ts";

export function isOptimisationPayload(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Array.isArray(v.dispatches) && every(v.dispatches, (i0: any) => isDispatchPayload(i0)) &&
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

export function explainOptimisationPayload(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "dispatches,achievable_target_soc,energy_capacity,start_soc,user_target_soc,optimization_begin,optimization_end,is_reoptimization,force_v1g_charging,fleet_id,target_type,capped_target_soc,is_charge_duration_capped,can_cap_charging_duration,dispatch_times,will_reach_target_soc");
    if (data.dispatches === undefined) {
      report(path + "/dispatches", "required");
    }
    if (data.achievable_target_soc === undefined) {
      report(path + "/achievable_target_soc", "required");
    }
    if (data.energy_capacity === undefined) {
      report(path + "/energy_capacity", "required");
    }
    if (data.start_soc === undefined) {
      report(path + "/start_soc", "required");
    }
    if (data.user_target_soc === undefined) {
      report(path + "/user_target_soc", "required");
    }
    if (data.optimization_begin === undefined) {
      report(path + "/optimization_begin", "required");
    }
    if (data.optimization_end === undefined) {
      report(path + "/optimization_end", "required");
    }
    if (data.is_reoptimization === undefined) {
      report(path + "/is_reoptimization", "required");
    }
    if (data.force_v1g_charging === undefined) {
      report(path + "/force_v1g_charging", "required");
    }
    if (data.fleet_id === undefined) {
      report(path + "/fleet_id", "required");
    }
    if (data.target_type === undefined) {
      report(path + "/target_type", "required");
    }
    if (data.capped_target_soc === undefined) {
      report(path + "/capped_target_soc", "required");
    }
    if (data.is_charge_duration_capped === undefined) {
      report(path + "/is_charge_duration_capped", "required");
    }
    if (data.can_cap_charging_duration === undefined) {
      report(path + "/can_cap_charging_duration", "required");
    }
    if (data.dispatch_times === undefined) {
      report(path + "/dispatch_times", "required");
    }
    if (data.will_reach_target_soc === undefined) {
      report(path + "/will_reach_target_soc", "required");
    }
    if (data.dispatches !== undefined) {
      let data0 = data.dispatches;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          explainDispatchPayload(data0[i0], path + "/dispatches/" + i0, report, visit);
        }
      }
      else {
        report(path+"/dispatches", "array");
      }
    }
    if (data.achievable_target_soc !== undefined) {
      let data2 = data.achievable_target_soc;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/achievable_target_soc", "integer");
      }
    }
    if (data.energy_capacity !== undefined) {
      let data3 = data.energy_capacity;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/energy_capacity", "integer");
      }
    }
    if (data.start_soc !== undefined) {
      let data4 = data.start_soc;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        report(path+"/start_soc", "integer");
      }
    }
    if (data.user_target_soc !== undefined) {
      let data5 = data.user_target_soc;
      if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
        report(path+"/user_target_soc", "integer");
      }
    }
    if (data.optimization_begin !== undefined) {
      if (typeof data.optimization_begin !== "string") {
        report(path+"/optimization_begin", "string");
      }
    }
    if (data.optimization_end !== undefined) {
      if (typeof data.optimization_end !== "string") {
        report(path+"/optimization_end", "string");
      }
    }
    if (data.is_reoptimization !== undefined) {
      if (typeof data.is_reoptimization !== "boolean") {
        report(path+"/is_reoptimization", "boolean");
      }
    }
    if (data.force_v1g_charging !== undefined) {
      if (typeof data.force_v1g_charging !== "boolean") {
        report(path+"/force_v1g_charging", "boolean");
      }
    }
    if (data.fleet_id !== undefined) {
      if (typeof data.fleet_id !== "string") {
        report(path+"/fleet_id", "string");
      }
    }
    if (data.target_type !== undefined) {
      if (typeof data.target_type !== "string") {
        report(path+"/target_type", "string");
      }
    }
    if (data.capped_target_soc !== undefined) {
      let data12 = data.capped_target_soc;
      if (!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) {
        report(path+"/capped_target_soc", "integer");
      }
    }
    if (data.is_charge_duration_capped !== undefined) {
      if (typeof data.is_charge_duration_capped !== "boolean") {
        report(path+"/is_charge_duration_capped", "boolean");
      }
    }
    if (data.can_cap_charging_duration !== undefined) {
      if (typeof data.can_cap_charging_duration !== "boolean") {
        report(path+"/can_cap_charging_duration", "boolean");
      }
    }
    if (data.dispatch_times !== undefined) {
      if (typeof data.dispatch_times !== "string") {
        report(path+"/dispatch_times", "string");
      }
    }
    if (data.will_reach_target_soc !== undefined) {
      if (typeof data.will_reach_target_soc !== "boolean") {
        report(path+"/will_reach_target_soc", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}
