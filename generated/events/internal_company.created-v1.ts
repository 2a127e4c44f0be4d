// Generated from events/leads/internal_company.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { InternalCompanyCreatedV1 } from "../types/leads.ts";

export type { InternalCompanyCreatedV1 } from "../types/leads.ts";

/** An internal company was created, with its registration and tax numbers and its legal address. */
export const internalCompanyCreatedV1: EventContract<"internal_company.created", "v1", InternalCompanyCreatedV1> = /* @__PURE__ */ contract("internal_company.created-v1", "internal_company.created", "v1", isInternalCompanyCreatedV1, explainInternalCompanyCreatedV1);

function isInternalCompanyCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.id === "string" &&
  typeof v.actor === "object" && v.actor !== null && !Array.isArray(v.actor) &&
  typeof v.displayable_number === "string" &&
  typeof v.name === "string" &&
  typeof v.primary_registration_number === "string" &&
  typeof v.secondary_registration_number === "string" &&
  typeof v.primary_tax_identifier_number === "string" &&
  typeof v.legal_address === "object" && v.legal_address !== null && !Array.isArray(v.legal_address);
}

function explainInternalCompanyCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id,actor,displayable_number,name,primary_registration_number,secondary_registration_number,primary_tax_identifier_number,legal_address");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.actor === undefined) {
      report(path + "/actor", "required");
    }
    if (data.displayable_number === undefined) {
      report(path + "/displayable_number", "required");
    }
    if (data.name === undefined) {
      report(path + "/name", "required");
    }
    if (data.primary_registration_number === undefined) {
      report(path + "/primary_registration_number", "required");
    }
    if (data.secondary_registration_number === undefined) {
      report(path + "/secondary_registration_number", "required");
    }
    if (data.primary_tax_identifier_number === undefined) {
      report(path + "/primary_tax_identifier_number", "required");
    }
    if (data.legal_address === undefined) {
      report(path + "/legal_address", "required");
    }
    if (data.id !== undefined) {
      if (typeof data.id !== "string") {
        report(path+"/id", "string");
      }
    }
    if (data.actor !== undefined) {
      let data1 = data.actor;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        report(path+"/actor", "object");
      }
    }
    if (data.displayable_number !== undefined) {
      if (typeof data.displayable_number !== "string") {
        report(path+"/displayable_number", "string");
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        report(path+"/name", "string");
      }
    }
    if (data.primary_registration_number !== undefined) {
      if (typeof data.primary_registration_number !== "string") {
        report(path+"/primary_registration_number", "string");
      }
    }
    if (data.secondary_registration_number !== undefined) {
      if (typeof data.secondary_registration_number !== "string") {
        report(path+"/secondary_registration_number", "string");
      }
    }
    if (data.primary_tax_identifier_number !== undefined) {
      if (typeof data.primary_tax_identifier_number !== "string") {
        report(path+"/primary_tax_identifier_number", "string");
      }
    }
    if (data.legal_address !== undefined) {
      let data7 = data.legal_address;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7))) {
        report(path+"/legal_address", "object");
      }
    }
  }
  else {
    report(path, "object");
  }
}
