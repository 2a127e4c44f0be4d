// Generated from events/meters/meterpoint.gas.appoint_mam.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterpointGasAppointMamRequestedV1 } from "../types/meters.ts";

export type { MeterpointGasAppointMamRequestedV1 } from "../types/meters.ts";

/** The appointment of a meter asset manager (MAM), the company that installs and looks after a gas meter, was requested for a British gas meter point. */
export const meterpointGasAppointMamRequestedV1: Contract<"meterpoint.gas.appoint_mam.requested-v1", "meterpoint.gas.appoint_mam.requested", "v1", MeterpointGasAppointMamRequestedV1> = /* @__PURE__ */ contract("meterpoint.gas.appoint_mam.requested-v1", "meterpoint.gas.appoint_mam.requested", "v1", isMeterpointGasAppointMamRequestedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasAppointMamRequestedV1> {
return options?.unknown === "report" || !isMeterpointGasAppointMamRequestedV1(input) ? examine<MeterpointGasAppointMamRequestedV1>(input, options, explainMeterpointGasAppointMamRequestedV1) : { ok: true, value: input as MeterpointGasAppointMamRequestedV1 };
}

function isMeterpointGasAppointMamRequestedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.mam_to_appoint === "string" &&
  typeof v.force_appointment === "boolean" &&
  typeof (v1 = v.owner) === "object" && v1 !== null && !Array.isArray(v1) &&
  typeof v.model === "string" &&
  typeof v.manufacturer === "string" &&
  Number.isInteger(v.manufactured_year) &&
  typeof v.location === "string" &&
  typeof v.location_description === "string" &&
  typeof v.status === "string" &&
  typeof v.meter_type === "string" &&
  typeof v.meter_mechanism === "string";
}

function explainMeterpointGasAppointMamRequestedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mprn;
    const v2 = v.mam_to_appoint;
    const v3 = v.force_appointment;
    const v4 = v.owner;
    const v5 = v.model;
    const v6 = v.manufacturer;
    const v7 = v.manufactured_year;
    const v8 = v.location;
    const v9 = v.location_description;
    const v10 = v.status;
    const v11 = v.meter_type;
    const v12 = v.meter_mechanism;
    found.visit?.(found, v, "", "mprn,mam_to_appoint,force_appointment,owner,model,manufacturer,manufactured_year,location,location_description,status,meter_type,meter_mechanism");
    if (v1 === undefined) missing(found, "mprn");
    if (v2 === undefined) missing(found, "mam_to_appoint");
    if (v3 === undefined) missing(found, "force_appointment");
    if (v4 === undefined) missing(found, "owner");
    if (v5 === undefined) missing(found, "model");
    if (v6 === undefined) missing(found, "manufacturer");
    if (v7 === undefined) missing(found, "manufactured_year");
    if (v8 === undefined) missing(found, "location");
    if (v9 === undefined) missing(found, "location_description");
    if (v10 === undefined) missing(found, "status");
    if (v11 === undefined) missing(found, "meter_type");
    if (v12 === undefined) missing(found, "meter_mechanism");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mprn", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "mam_to_appoint", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, "force_appointment", v3, "a boolean");
    if (v4 !== undefined && !(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) wrong(found, "owner", v4, "an object");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "model", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "manufacturer", v6, "a string");
    if (v7 !== undefined && !Number.isInteger(v7)) wrong(found, "manufactured_year", v7, "an integer");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, "location", v8, "a string");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, "location_description", v9, "a string");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, "status", v10, "a string");
    if (v11 !== undefined && typeof v11 !== "string") wrong(found, "meter_type", v11, "a string");
    if (v12 !== undefined && typeof v12 !== "string") wrong(found, "meter_mechanism", v12, "a string");
  }
  else wrong(found, "", v, "an object");
}
