// Generated from events/industry/industry.electricity.export_installation.validated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { IndustryElectricityExportInstallationValidatedV1 } from "../types/industry.ts";

export type { IndustryElectricityExportInstallationValidatedV1 } from "../types/industry.ts";

/** An installation at a customer's property that sends electricity to the grid, such as solar panels, was checked and found valid. */
export const industryElectricityExportInstallationValidatedV1: Contract<"industry.electricity.export_installation.validated-v1", "industry.electricity.export_installation.validated", "v1", IndustryElectricityExportInstallationValidatedV1> = /* @__PURE__ */ contract("industry.electricity.export_installation.validated-v1", "industry.electricity.export_installation.validated", "v1", isIndustryElectricityExportInstallationValidatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<IndustryElectricityExportInstallationValidatedV1> {
return options?.unknown === "report" || !isIndustryElectricityExportInstallationValidatedV1(input) ? examine<IndustryElectricityExportInstallationValidatedV1>(input, options, explainIndustryElectricityExportInstallationValidatedV1) : { ok: true, value: input as IndustryElectricityExportInstallationValidatedV1 };
}

function isIndustryElectricityExportInstallationValidatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.import_mpan === "string" &&
  typeof v.account_number === "string" &&
  typeof v.product_code === "string" &&
  typeof v.manual_declared_net_capacity === "string" &&
  typeof v.manual_technology_type === "string" &&
  Array.isArray((v1 = v.valid_mcs_installations)) && isIndustryElectricityExportInstallationValidatedV1List1(v1) &&
  typeof v.journey_identifier === "string";
}

function isIndustryElectricityExportInstallationValidatedV1List1(v: any): boolean {
  let v1: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1))) return false;
  return true;
}

function explainIndustryElectricityExportInstallationValidatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.import_mpan;
    const v2 = v.account_number;
    const v3 = v.product_code;
    const v4 = v.manual_declared_net_capacity;
    const v5 = v.manual_technology_type;
    const v6 = v.valid_mcs_installations;
    const v7 = v.journey_identifier;
    found.visit?.(found, v, "", "import_mpan,account_number,product_code,manual_declared_net_capacity,manual_technology_type,valid_mcs_installations,journey_identifier");
    if (v1 === undefined) missing(found, "import_mpan");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "product_code");
    if (v4 === undefined) missing(found, "manual_declared_net_capacity");
    if (v5 === undefined) missing(found, "manual_technology_type");
    if (v6 === undefined) missing(found, "valid_mcs_installations");
    if (v7 === undefined) missing(found, "journey_identifier");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "import_mpan", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "product_code", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "manual_declared_net_capacity", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "manual_technology_type", v5, "a string");
    if (v6 !== undefined) {
      if (Array.isArray(v6)) {
        for (let i0 = 0; i0 < v6.length; i0++) {
          const v8 = v6[i0];
          if (!(typeof v8 === "object" && v8 !== null && !Array.isArray(v8))) wrong(found, "valid_mcs_installations." + i0, v8, "an object");
        }
      }
      else wrong(found, "valid_mcs_installations", v6, "an array");
    }
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "journey_identifier", v7, "a string");
  }
  else wrong(found, "", v, "an object");
}
