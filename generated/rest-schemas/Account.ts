// Generated from openapi/, the schema Account by `npm run generate`. Do not edit.

import { lengthOf } from "../../src/runtime/formats.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainAccountCampaign, isAccountCampaign } from "./AccountCampaign.ts";
import { explainAccountNote, isAccountNote } from "./AccountNote.ts";
import { explainContract, isContract } from "./Contract.ts";
import { explainCustomer, isCustomer } from "./Customer.ts";
import { explainMetadata, isMetadata } from "./Metadata.ts";
import { explainReference, isReference } from "./Reference.ts";
import { explainStatement, isStatement } from "./Statement.ts";
import { explainSupplyAddress, isSupplyAddress } from "./SupplyAddress.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfAccountCampaign } from "./AccountCampaign.ts";
import { shapeOfAccountNote } from "./AccountNote.ts";
import { shapeOfContract } from "./Contract.ts";
import { shapeOfCustomer } from "./Customer.ts";
import { shapeOfMetadata } from "./Metadata.ts";
import { shapeOfReference } from "./Reference.ts";
import { shapeOfStatement } from "./Statement.ts";
import { shapeOfSupplyAddress } from "./SupplyAddress.ts";

export function isAccount(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_account_number === "string" && v.external_account_number !== "" && lengthOf(v.external_account_number) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.external_account_number) &&
  typeof v.import_supplier === "string" && v.import_supplier !== "" && lengthOf(v.import_supplier) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.import_supplier) &&
  (v.unknown_occupier === undefined || typeof v.unknown_occupier === "boolean") &&
  (v.customers === undefined || Array.isArray(v.customers) && every(v.customers, (i0: any) => isCustomer(i0))) &&
  (v.billing_address1 === undefined || typeof v.billing_address1 === "string") &&
  (v.billing_address2 === undefined || typeof v.billing_address2 === "string") &&
  (v.billing_address3 === undefined || typeof v.billing_address3 === "string") &&
  (v.billing_address4 === undefined || typeof v.billing_address4 === "string") &&
  (v.billing_postcode === undefined || typeof v.billing_postcode === "string") &&
  (v.sales_channel === undefined || typeof v.sales_channel === "string") &&
  (v.sales_subchannel === undefined || typeof v.sales_subchannel === "string") &&
  (v.supply_addresses === undefined || Array.isArray(v.supply_addresses) && every(v.supply_addresses, (i0: any) => isSupplyAddress(i0))) &&
  (v.contracts === undefined || Array.isArray(v.contracts) && every(v.contracts, (i0: any) => isContract(i0))) &&
  (v.transfer_balance === undefined || typeof v.transfer_balance === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.transfer_balance)) &&
  (v.references === undefined || Array.isArray(v.references) && every(v.references, (i0: any) => isReference(i0))) &&
  (v.statements === undefined || Array.isArray(v.statements) && every(v.statements, (i0: any) => isStatement(i0))) &&
  (v.account_campaigns === undefined || Array.isArray(v.account_campaigns) && every(v.account_campaigns, (i0: any) => isAccountCampaign(i0))) &&
  (v.metadata === undefined || Array.isArray(v.metadata) && every(v.metadata, (i0: any) => isMetadata(i0))) &&
  (v.notes === undefined || Array.isArray(v.notes) && every(v.notes, (i0: any) => isAccountNote(i0)));
}

export function explainAccount(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "external_account_number,import_supplier,unknown_occupier,customers,billing_address1,billing_address2,billing_address3,billing_address4,billing_postcode,sales_channel,sales_subchannel,supply_addresses,contracts,transfer_balance,references,statements,account_campaigns,metadata,notes");
    if (data.external_account_number === undefined) {
      report(path + "/external_account_number", "required");
    }
    if (data.import_supplier === undefined) {
      report(path + "/import_supplier", "required");
    }
    if (data.external_account_number !== undefined) {
      let data0 = data.external_account_number;
      if (typeof data0 === "string") {
        if (!(data0 !== "")) report(path + "/external_account_number", "blank", "a text that is not empty");
        if (!(lengthOf(data0) <= 255)) report(path + "/external_account_number", "too_long", "at most 255 characters long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(data0))) report(path + "/external_account_number", "invalid_identifier", "an identifier other than . and .., which can't be part of an address");
      }
      else {
        report(path+"/external_account_number", "string");
      }
    }
    if (data.import_supplier !== undefined) {
      let data1 = data.import_supplier;
      if (typeof data1 === "string") {
        if (!(data1 !== "")) report(path + "/import_supplier", "blank", "a text that is not empty");
        if (!(lengthOf(data1) <= 255)) report(path + "/import_supplier", "too_long", "at most 255 characters long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(data1))) report(path + "/import_supplier", "invalid_identifier", "an identifier other than . and .., which can't be part of an address");
      }
      else {
        report(path+"/import_supplier", "string");
      }
    }
    if (data.unknown_occupier !== undefined) {
      if (typeof data.unknown_occupier !== "boolean") {
        report(path+"/unknown_occupier", "boolean");
      }
    }
    if (data.customers !== undefined) {
      let data3 = data.customers;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          explainCustomer(data3[i0], path + "/customers/" + i0, report, visit);
        }
      }
      else {
        report(path+"/customers", "array");
      }
    }
    if (data.billing_address1 !== undefined) {
      if (typeof data.billing_address1 !== "string") {
        report(path+"/billing_address1", "string");
      }
    }
    if (data.billing_address2 !== undefined) {
      if (typeof data.billing_address2 !== "string") {
        report(path+"/billing_address2", "string");
      }
    }
    if (data.billing_address3 !== undefined) {
      if (typeof data.billing_address3 !== "string") {
        report(path+"/billing_address3", "string");
      }
    }
    if (data.billing_address4 !== undefined) {
      if (typeof data.billing_address4 !== "string") {
        report(path+"/billing_address4", "string");
      }
    }
    if (data.billing_postcode !== undefined) {
      if (typeof data.billing_postcode !== "string") {
        report(path+"/billing_postcode", "string");
      }
    }
    if (data.sales_channel !== undefined) {
      if (typeof data.sales_channel !== "string") {
        report(path+"/sales_channel", "string");
      }
    }
    if (data.sales_subchannel !== undefined) {
      if (typeof data.sales_subchannel !== "string") {
        report(path+"/sales_subchannel", "string");
      }
    }
    if (data.supply_addresses !== undefined) {
      let data12 = data.supply_addresses;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1=0; i1<len1; i1++) {
          explainSupplyAddress(data12[i1], path + "/supply_addresses/" + i1, report, visit);
        }
      }
      else {
        report(path+"/supply_addresses", "array");
      }
    }
    if (data.contracts !== undefined) {
      let data14 = data.contracts;
      if (Array.isArray(data14)) {
        const len2 = data14.length;
        for (let i2=0; i2<len2; i2++) {
          explainContract(data14[i2], path + "/contracts/" + i2, report, visit);
        }
      }
      else {
        report(path+"/contracts", "array");
      }
    }
    if (data.transfer_balance !== undefined) {
      let data16 = data.transfer_balance;
      if (typeof data16 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data16))) report(path + "/transfer_balance", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/transfer_balance", "string");
      }
    }
    if (data.references !== undefined) {
      let data17 = data.references;
      if (Array.isArray(data17)) {
        const len3 = data17.length;
        for (let i3=0; i3<len3; i3++) {
          explainReference(data17[i3], path + "/references/" + i3, report, visit);
        }
      }
      else {
        report(path+"/references", "array");
      }
    }
    if (data.statements !== undefined) {
      let data19 = data.statements;
      if (Array.isArray(data19)) {
        const len4 = data19.length;
        for (let i4=0; i4<len4; i4++) {
          explainStatement(data19[i4], path + "/statements/" + i4, report, visit);
        }
      }
      else {
        report(path+"/statements", "array");
      }
    }
    if (data.account_campaigns !== undefined) {
      let data21 = data.account_campaigns;
      if (Array.isArray(data21)) {
        const len5 = data21.length;
        for (let i5=0; i5<len5; i5++) {
          explainAccountCampaign(data21[i5], path + "/account_campaigns/" + i5, report, visit);
        }
      }
      else {
        report(path+"/account_campaigns", "array");
      }
    }
    if (data.metadata !== undefined) {
      let data23 = data.metadata;
      if (Array.isArray(data23)) {
        const len6 = data23.length;
        for (let i6=0; i6<len6; i6++) {
          explainMetadata(data23[i6], path + "/metadata/" + i6, report, visit);
        }
      }
      else {
        report(path+"/metadata", "array");
      }
    }
    if (data.notes !== undefined) {
      let data25 = data.notes;
      if (Array.isArray(data25)) {
        const len7 = data25.length;
        for (let i7=0; i7<len7; i7++) {
          explainAccountNote(data25[i7], path + "/notes/" + i7, report, visit);
        }
      }
      else {
        report(path+"/notes", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that Account names. */
export const shapeOfAccount: Shape = {
  "external_account_number": 0,
  "import_supplier": 0,
  "unknown_occupier": 0,
  "customers": [shapeOfCustomer],
  "billing_address1": 0,
  "billing_address2": 0,
  "billing_address3": 0,
  "billing_address4": 0,
  "billing_postcode": 0,
  "sales_channel": 0,
  "sales_subchannel": 0,
  "supply_addresses": [shapeOfSupplyAddress],
  "contracts": [shapeOfContract],
  "transfer_balance": 0,
  "references": [shapeOfReference],
  "statements": [shapeOfStatement],
  "account_campaigns": [shapeOfAccountCampaign],
  "metadata": [shapeOfMetadata],
  "notes": [shapeOfAccountNote],
};
