// Generated from events/industry/industry.electricity.export_installation.validated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { IndustryElectricityExportInstallationValidatedV1 } from "../types/industry.ts";

export type { IndustryElectricityExportInstallationValidatedV1 } from "../types/industry.ts";

/** An installation at a customer's property that sends electricity to the grid, such as solar panels, was checked and found valid. */
export const industryElectricityExportInstallationValidatedV1: EventContract<"industry.electricity.export_installation.validated", "v1", IndustryElectricityExportInstallationValidatedV1> = /* @__PURE__ */ contract("industry.electricity.export_installation.validated-v1", "industry.electricity.export_installation.validated", "v1", isIndustryElectricityExportInstallationValidatedV1, explainIndustryElectricityExportInstallationValidatedV1);

function isIndustryElectricityExportInstallationValidatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.import_mpan === "string" &&
  typeof v.account_number === "string" &&
  typeof v.product_code === "string" &&
  typeof v.manual_declared_net_capacity === "string" &&
  typeof v.manual_technology_type === "string" &&
  Array.isArray(v.valid_mcs_installations) && every(v.valid_mcs_installations, (i0: any) => typeof i0 === "object" && i0 !== null && !Array.isArray(i0)) &&
  typeof v.journey_identifier === "string";
}

function explainIndustryElectricityExportInstallationValidatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "import_mpan,account_number,product_code,manual_declared_net_capacity,manual_technology_type,valid_mcs_installations,journey_identifier");
    if (data.import_mpan === undefined) {
      report(path + "/import_mpan", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.product_code === undefined) {
      report(path + "/product_code", "required");
    }
    if (data.manual_declared_net_capacity === undefined) {
      report(path + "/manual_declared_net_capacity", "required");
    }
    if (data.manual_technology_type === undefined) {
      report(path + "/manual_technology_type", "required");
    }
    if (data.valid_mcs_installations === undefined) {
      report(path + "/valid_mcs_installations", "required");
    }
    if (data.journey_identifier === undefined) {
      report(path + "/journey_identifier", "required");
    }
    if (data.import_mpan !== undefined) {
      if (typeof data.import_mpan !== "string") {
        report(path+"/import_mpan", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.product_code !== undefined) {
      if (typeof data.product_code !== "string") {
        report(path+"/product_code", "string");
      }
    }
    if (data.manual_declared_net_capacity !== undefined) {
      if (typeof data.manual_declared_net_capacity !== "string") {
        report(path+"/manual_declared_net_capacity", "string");
      }
    }
    if (data.manual_technology_type !== undefined) {
      if (typeof data.manual_technology_type !== "string") {
        report(path+"/manual_technology_type", "string");
      }
    }
    if (data.valid_mcs_installations !== undefined) {
      let data5 = data.valid_mcs_installations;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0=0; i0<len0; i0++) {
          let data6 = data5[i0];
          if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
            report(path+"/valid_mcs_installations/" + i0, "object");
          }
        }
      }
      else {
        report(path+"/valid_mcs_installations", "array");
      }
    }
    if (data.journey_identifier !== undefined) {
      if (typeof data.journey_identifier !== "string") {
        report(path+"/journey_identifier", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
