// Generated from openapi/, the schema Account by `npm run generate`. Do not edit.

import { lengthOf } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";
import { explainAccountCampaign, isAccountCampaign } from "./AccountCampaign.ts";
import { explainAccountNote, isAccountNote } from "./AccountNote.ts";
import { explainContract, isContract } from "./Contract.ts";
import { explainCustomer, isCustomer } from "./Customer.ts";
import { explainMetadata, isMetadata } from "./Metadata.ts";
import { explainReference, isReference } from "./Reference.ts";
import { explainStatement, isStatement } from "./Statement.ts";
import { explainSupplyAddress, isSupplyAddress } from "./SupplyAddress.ts";
import { knownFieldsBy } from "../../src/library/runtime/known-fields.ts";

export function isAccount(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.external_account_number) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  typeof (v1 = v.import_supplier) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  ((v1 = v.unknown_occupier) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.customers) === undefined || Array.isArray(v1) && isAccountList1(v1)) &&
  ((v1 = v.billing_address1) === undefined || typeof v1 === "string") &&
  ((v1 = v.billing_address2) === undefined || typeof v1 === "string") &&
  ((v1 = v.billing_address3) === undefined || typeof v1 === "string") &&
  ((v1 = v.billing_address4) === undefined || typeof v1 === "string") &&
  ((v1 = v.billing_postcode) === undefined || typeof v1 === "string") &&
  ((v1 = v.sales_channel) === undefined || typeof v1 === "string") &&
  ((v1 = v.sales_subchannel) === undefined || typeof v1 === "string") &&
  ((v1 = v.supply_addresses) === undefined || Array.isArray(v1) && isAccountList2(v1)) &&
  ((v1 = v.contracts) === undefined || Array.isArray(v1) && isAccountList3(v1)) &&
  ((v1 = v.transfer_balance) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.references) === undefined || Array.isArray(v1) && isAccountList4(v1)) &&
  ((v1 = v.statements) === undefined || Array.isArray(v1) && isAccountList5(v1)) &&
  ((v1 = v.account_campaigns) === undefined || Array.isArray(v1) && isAccountList6(v1)) &&
  ((v1 = v.metadata) === undefined || Array.isArray(v1) && isAccountList7(v1)) &&
  ((v1 = v.notes) === undefined || Array.isArray(v1) && isAccountList8(v1));
}

function isAccountList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isCustomer(v[i])) return false;
  return true;
}

function isAccountList2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isSupplyAddress(v[i])) return false;
  return true;
}

function isAccountList3(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isContract(v[i])) return false;
  return true;
}

function isAccountList4(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isReference(v[i])) return false;
  return true;
}

function isAccountList5(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isStatement(v[i])) return false;
  return true;
}

function isAccountList6(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isAccountCampaign(v[i])) return false;
  return true;
}

function isAccountList7(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isMetadata(v[i])) return false;
  return true;
}

function isAccountList8(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isAccountNote(v[i])) return false;
  return true;
}

export function explainAccount(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.external_account_number;
    const v2 = v.import_supplier;
    const v3 = v.unknown_occupier;
    const v4 = v.customers;
    const v5 = v.billing_address1;
    const v6 = v.billing_address2;
    const v7 = v.billing_address3;
    const v8 = v.billing_address4;
    const v9 = v.billing_postcode;
    const v10 = v.sales_channel;
    const v11 = v.sales_subchannel;
    const v12 = v.supply_addresses;
    const v13 = v.contracts;
    const v14 = v.transfer_balance;
    const v15 = v.references;
    const v16 = v.statements;
    const v17 = v.account_campaigns;
    const v18 = v.metadata;
    const v19 = v.notes;
    found.visit?.(found, v, at, "external_account_number,import_supplier,unknown_occupier,customers,billing_address1,billing_address2,billing_address3,billing_address4,billing_postcode,sales_channel,sales_subchannel,supply_addresses,contracts,transfer_balance,references,statements,account_campaigns,metadata,notes");
    if (v1 === undefined) missing(found, at + "external_account_number");
    if (v2 === undefined) missing(found, at + "import_supplier");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "external_account_number", v1, "a text that is not empty", "blank");
        if (!(lengthOf(v1) <= 255)) wrong(found, at + "external_account_number", v1, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v1))) wrong(found, at + "external_account_number", v1, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "external_account_number", v1, "a string");
    }
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!(v2 !== "")) wrong(found, at + "import_supplier", v2, "a text that is not empty", "blank");
        if (!(lengthOf(v2) <= 255)) wrong(found, at + "import_supplier", v2, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v2))) wrong(found, at + "import_supplier", v2, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "import_supplier", v2, "a string");
    }
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, at + "unknown_occupier", v3, "a boolean");
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v20 = v4[i0];
          if (found.visit || !isCustomer(v20)) explainCustomer(v20, at + "customers." + i0 + ".", found);
        }
      }
      else wrong(found, at + "customers", v4, "an array");
    }
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "billing_address1", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, at + "billing_address2", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, at + "billing_address3", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, at + "billing_address4", v8, "a string");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, at + "billing_postcode", v9, "a string");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, at + "sales_channel", v10, "a string");
    if (v11 !== undefined && typeof v11 !== "string") wrong(found, at + "sales_subchannel", v11, "a string");
    if (v12 !== undefined) {
      if (Array.isArray(v12)) {
        for (let i0 = 0; i0 < v12.length; i0++) {
          const v21 = v12[i0];
          if (found.visit || !isSupplyAddress(v21)) explainSupplyAddress(v21, at + "supply_addresses." + i0 + ".", found);
        }
      }
      else wrong(found, at + "supply_addresses", v12, "an array");
    }
    if (v13 !== undefined) {
      if (Array.isArray(v13)) {
        for (let i0 = 0; i0 < v13.length; i0++) {
          const v22 = v13[i0];
          if (found.visit || !isContract(v22)) explainContract(v22, at + "contracts." + i0 + ".", found);
        }
      }
      else wrong(found, at + "contracts", v13, "an array");
    }
    if (v14 !== undefined) {
      if (typeof v14 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v14))) wrongOptional(found, at + "transfer_balance", v14, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "transfer_balance", v14, "a string");
    }
    if (v15 !== undefined) {
      if (Array.isArray(v15)) {
        for (let i0 = 0; i0 < v15.length; i0++) {
          const v23 = v15[i0];
          if (found.visit || !isReference(v23)) explainReference(v23, at + "references." + i0 + ".", found);
        }
      }
      else wrong(found, at + "references", v15, "an array");
    }
    if (v16 !== undefined) {
      if (Array.isArray(v16)) {
        for (let i0 = 0; i0 < v16.length; i0++) {
          const v24 = v16[i0];
          if (found.visit || !isStatement(v24)) explainStatement(v24, at + "statements." + i0 + ".", found);
        }
      }
      else wrong(found, at + "statements", v16, "an array");
    }
    if (v17 !== undefined) {
      if (Array.isArray(v17)) {
        for (let i0 = 0; i0 < v17.length; i0++) {
          const v25 = v17[i0];
          if (found.visit || !isAccountCampaign(v25)) explainAccountCampaign(v25, at + "account_campaigns." + i0 + ".", found);
        }
      }
      else wrong(found, at + "account_campaigns", v17, "an array");
    }
    if (v18 !== undefined) {
      if (Array.isArray(v18)) {
        for (let i0 = 0; i0 < v18.length; i0++) {
          const v26 = v18[i0];
          if (found.visit || !isMetadata(v26)) explainMetadata(v26, at + "metadata." + i0 + ".", found);
        }
      }
      else wrong(found, at + "metadata", v18, "an array");
    }
    if (v19 !== undefined) {
      if (Array.isArray(v19)) {
        for (let i0 = 0; i0 < v19.length; i0++) {
          const v27 = v19[i0];
          if (found.visit || !isAccountNote(v27)) explainAccountNote(v27, at + "notes." + i0 + ".", found);
        }
      }
      else wrong(found, at + "notes", v19, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

/** Leaves out of a body what Account does not name. */
export const keepAccount = /* @__PURE__ */ knownFieldsBy("{external_account_number!bli,import_supplier!bli,unknown_occupier?:b,customers?[{given_name?,family_name?,email?,mobile?,landline?,date_of_birth?!d,title?,salutation?,customer_preferences?{opted_into_sms?:b,opted_into_recommended?:b,opted_into_updates?:b,opted_into_third_parties?:b,opted_into_offers?:b,is_user_psr_consent_obtained?:b}}],billing_address1?,billing_address2?,billing_address3?,billing_address4?,billing_postcode?,sales_channel?,sales_subchannel?,supply_addresses?[{supply_address1?,supply_address2?,supply_address3?,supply_address4?,supply_postcode?,meter_points?[{malo_number?,melo_number?,supply_type?,supply_start_date?!d,supply_end_date?!d,supply_start_type?,previous_supplier_id?,meter_number?,last_statement_closing_date?!d,last_billed_to_date?!d,last_statement_issue_date?!d,last_statement_balance?!n,current_statement_transactions?[{transaction_id?,transaction_date?!d,amount?!n,type?,reason?,payment_type?}],transfer_readings?[{value?!n,origin?,read_at?!t,is_estimate?:b,meter_number?,register_type?~}]}]}],contracts?[{malo_number?,supply_type?,effective_from?!d,effective_to?!d,agreed_at?!t,tariff_code?,sign_up_reward?{amount?!n,scheme_name?},params?{annual_consumption?!n,annual_nighttime_usage?!n,network_operator_number?!n,unit_rate_per_kwh?!n,net_unit_rate_per_kwh?!n,night_unit_rate_per_kwh?!n,net_night_unit_rate_per_kwh?!n,monthly_standing_charge?!n,net_monthly_standing_charge?!n,total_estimated_annual_bill_in_euros?!n,network_charges?{+total_network_charges_per_year?!n,eeg_charge_annual?!n}}}],transfer_balance?!n,references?[{namespace?,value?}],statements?[{bill_period_from_date?!d,bill_period_to_date?!d,statement_path?!lp,statement_id?,supply_type?}],account_campaigns?[{slug?,campaign_note?}],metadata?[{key?,value?{}}],notes?[{created_at?!t,body?,is_pinned?:b}]}");
