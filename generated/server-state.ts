// Generated from config/state.schema.json and openapi/ by `npm run generate`. Do not edit.

import { dateTimeWanted, isDate, isDateTime } from "../src/library/runtime/formats.ts";
import { type Findings, missing, wrong, wrongOptional } from "../src/library/runtime/issue.ts";
import { explainAccount, isAccount } from "./rest-schemas/Account.ts";
import { explainHistoricalStatement, isHistoricalStatement } from "./rest-schemas/HistoricalStatement.ts";
import { explainProduct, isProduct } from "./rest-schemas/Product.ts";
import { explainTransaction, isTransaction } from "./rest-schemas/Transaction.ts";

export function isState(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.$schema) === undefined || typeof v1 === "string") &&
  ((v1 = v.products) === undefined || Array.isArray(v1) && isStateList1(v1)) &&
  ((v1 = v.suppliers) === undefined || Array.isArray(v1) && isStateList2(v1)) &&
  ((v1 = v.staged) === undefined || Array.isArray(v1) && isStateList3(v1)) &&
  ((v1 = v.skipped) === undefined || Array.isArray(v1) && isStateList4(v1)) &&
  ((v1 = v.imported) === undefined || Array.isArray(v1) && isStateList10(v1));
}

function isStateList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isProduct(v[i])) return false;
  return true;
}

function isStateList2(v: any): boolean {
  let v1: any, v2: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1) && typeof v1.code === "string" && typeof (v2 = v1.status) === "string" && (v2 === "Ongoing" || v2 === "Paused" || v2 === "Complete"))) return false;
  return true;
}

function isStateList3(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isAccount(v[i])) return false;
  return true;
}

function isStateList4(v: any): boolean {
  let v1: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1) && typeof v1.import_supplier === "string" && typeof v1.external_account_number === "string")) return false;
  return true;
}

function isStateList5(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function isStateList6(v: any): boolean {
  let v1: any, v2: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1) && ((v2 = v1.body) === undefined || (typeof v2 === "string" || v2 === null)) && ((v2 = v1.document_paths) === undefined || Array.isArray(v2) && isStateList5(v2)) && typeof (v2 = v1.created_at) === "string" && isDateTime(v2) && ((v2 = v1.is_pinned) === undefined || typeof v2 === "boolean") && ((v2 = v1.unpin_at) === undefined || (typeof v2 === "string" && isDateTime(v2) || v2 === null)))) return false;
  return true;
}

function isStateList7(v: any): boolean {
  let v1: any, v2: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1) && isTransaction(v1.transaction_data) && ((v2 = v1.booked_on) === undefined || typeof v2 === "string" && isDate(v2)) && ((v2 = v1.description) === undefined || (typeof v2 === "string" || v2 === null)))) return false;
  return true;
}

function isStateList8(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isHistoricalStatement(v[i])) return false;
  return true;
}

function isStateList9(v: any): boolean {
  let v1: any, v2: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1) && typeof v1.vendor === "string" && typeof v1.reference === "string" && typeof v1.type === "string" && ((v2 = v1.details) === undefined || typeof v2 === "string"))) return false;
  return true;
}

function isStateList10(v: any): boolean {
  let v1: any, v2: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1) && typeof (v2 = v1.platform_account_number) === "string" && v2 !== "" && ((v2 = v1.created_at) === undefined || typeof v2 === "string" && isDateTime(v2)) && ((v2 = v1.operations_team_name) === undefined || (typeof v2 === "string" || v2 === null)) && ((v2 = v1.sends_customer_emails) === undefined || (typeof v2 === "boolean" || v2 === null)) && isAccount(v1.import_data) && ((v2 = v1.notes) === undefined || Array.isArray(v2) && isStateList6(v2)) && ((v2 = v1.transactions) === undefined || Array.isArray(v2) && isStateList7(v2)) && ((v2 = v1.statements) === undefined || Array.isArray(v2) && isStateList8(v2)) && ((v2 = v1.payment_instructions) === undefined || Array.isArray(v2) && isStateList9(v2)))) return false;
  return true;
}

export function explainState(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.$schema;
    const v2 = v.products;
    const v3 = v.suppliers;
    const v4 = v.staged;
    const v5 = v.skipped;
    const v6 = v.imported;
    found.visit?.(found, v, at, "$schema,products,suppliers,staged,skipped,imported");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "$schema", v1, "a string");
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v7 = v2[i0];
          if (found.visit || !isProduct(v7)) explainProduct(v7, at + "products." + i0 + ".", found);
        }
      }
      else wrong(found, at + "products", v2, "an array");
    }
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v8 = v3[i0];
          if (typeof v8 === "object" && v8 !== null && !Array.isArray(v8)) {
            const v9 = v8.code;
            const v10 = v8.status;
            found.visit?.(found, v8, at + "suppliers." + i0 + ".", "code,status");
            if (v9 === undefined) missing(found, at + "suppliers." + i0 + ".code");
            if (v10 === undefined) missing(found, at + "suppliers." + i0 + ".status");
            if (v9 !== undefined && typeof v9 !== "string") wrong(found, at + "suppliers." + i0 + ".code", v9, "a string");
            if (v10 !== undefined) {
              if (typeof v10 === "string") {
                if (!((v10 === "Ongoing" || v10 === "Paused" || v10 === "Complete"))) wrong(found, at + "suppliers." + i0 + ".status", v10, "one of \"Ongoing\", \"Paused\", \"Complete\"", "invalid_choice");
              }
              else wrong(found, at + "suppliers." + i0 + ".status", v10, "a string");
            }
          }
          else wrong(found, at + "suppliers." + i0, v8, "an object");
        }
      }
      else wrong(found, at + "suppliers", v3, "an array");
    }
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v11 = v4[i0];
          if (found.visit || !isAccount(v11)) explainAccount(v11, at + "staged." + i0 + ".", found);
        }
      }
      else wrong(found, at + "staged", v4, "an array");
    }
    if (v5 !== undefined) {
      if (Array.isArray(v5)) {
        for (let i0 = 0; i0 < v5.length; i0++) {
          const v12 = v5[i0];
          if (typeof v12 === "object" && v12 !== null && !Array.isArray(v12)) {
            const v13 = v12.import_supplier;
            const v14 = v12.external_account_number;
            found.visit?.(found, v12, at + "skipped." + i0 + ".", "import_supplier,external_account_number");
            if (v13 === undefined) missing(found, at + "skipped." + i0 + ".import_supplier");
            if (v14 === undefined) missing(found, at + "skipped." + i0 + ".external_account_number");
            if (v13 !== undefined && typeof v13 !== "string") wrong(found, at + "skipped." + i0 + ".import_supplier", v13, "a string");
            if (v14 !== undefined && typeof v14 !== "string") wrong(found, at + "skipped." + i0 + ".external_account_number", v14, "a string");
          }
          else wrong(found, at + "skipped." + i0, v12, "an object");
        }
      }
      else wrong(found, at + "skipped", v5, "an array");
    }
    if (v6 !== undefined) {
      if (Array.isArray(v6)) {
        for (let i0 = 0; i0 < v6.length; i0++) {
          const v15 = v6[i0];
          if (typeof v15 === "object" && v15 !== null && !Array.isArray(v15)) {
            const v16 = v15.platform_account_number;
            const v17 = v15.created_at;
            const v18 = v15.operations_team_name;
            const v19 = v15.sends_customer_emails;
            const v20 = v15.import_data;
            const v21 = v15.notes;
            const v22 = v15.transactions;
            const v23 = v15.statements;
            const v24 = v15.payment_instructions;
            found.visit?.(found, v15, at + "imported." + i0 + ".", "platform_account_number,created_at,operations_team_name,sends_customer_emails,import_data,notes,transactions,statements,payment_instructions");
            if (v16 === undefined) missing(found, at + "imported." + i0 + ".platform_account_number");
            if (v20 === undefined) missing(found, at + "imported." + i0 + ".import_data");
            if (v16 !== undefined) {
              if (typeof v16 === "string") {
                if (!(v16 !== "")) wrong(found, at + "imported." + i0 + ".platform_account_number", v16, "a text that is not empty", "blank");
              }
              else wrong(found, at + "imported." + i0 + ".platform_account_number", v16, "a string");
            }
            if (v17 !== undefined) {
              if (typeof v17 === "string") {
                if (!isDateTime(v17)) wrongOptional(found, at + "imported." + i0 + ".created_at", v17, dateTimeWanted(v17), "invalid_datetime");
              }
              else wrong(found, at + "imported." + i0 + ".created_at", v17, "a string");
            }
            if (v18 !== undefined && !(typeof v18 === "string" || v18 === null)) wrong(found, at + "imported." + i0 + ".operations_team_name", v18, "a string or null");
            if (v19 !== undefined && !(typeof v19 === "boolean" || v19 === null)) wrong(found, at + "imported." + i0 + ".sends_customer_emails", v19, "a boolean or null");
            if (v20 !== undefined) {
              if (found.visit || !isAccount(v20)) explainAccount(v20, at + "imported." + i0 + ".import_data.", found);
            }
            if (v21 !== undefined) {
              if (Array.isArray(v21)) {
                for (let i1 = 0; i1 < v21.length; i1++) {
                  const v25 = v21[i1];
                  if (typeof v25 === "object" && v25 !== null && !Array.isArray(v25)) {
                    const v26 = v25.body;
                    const v27 = v25.document_paths;
                    const v28 = v25.created_at;
                    const v29 = v25.is_pinned;
                    const v30 = v25.unpin_at;
                    found.visit?.(found, v25, at + "imported." + i0 + ".notes." + i1 + ".", "body,document_paths,created_at,is_pinned,unpin_at");
                    if (v28 === undefined) missing(found, at + "imported." + i0 + ".notes." + i1 + ".created_at");
                    if (v26 !== undefined && !(typeof v26 === "string" || v26 === null)) wrong(found, at + "imported." + i0 + ".notes." + i1 + ".body", v26, "a string or null");
                    if (v27 !== undefined) {
                      if (Array.isArray(v27)) {
                        for (let i2 = 0; i2 < v27.length; i2++) {
                          const v31 = v27[i2];
                          if (typeof v31 !== "string") wrong(found, at + "imported." + i0 + ".notes." + i1 + ".document_paths." + i2, v31, "a string");
                        }
                      }
                      else wrong(found, at + "imported." + i0 + ".notes." + i1 + ".document_paths", v27, "an array");
                    }
                    if (v28 !== undefined) {
                      if (typeof v28 === "string") {
                        if (!isDateTime(v28)) wrong(found, at + "imported." + i0 + ".notes." + i1 + ".created_at", v28, dateTimeWanted(v28), "invalid_datetime");
                      }
                      else wrong(found, at + "imported." + i0 + ".notes." + i1 + ".created_at", v28, "a string");
                    }
                    if (v29 !== undefined && typeof v29 !== "boolean") wrong(found, at + "imported." + i0 + ".notes." + i1 + ".is_pinned", v29, "a boolean");
                    if (v30 !== undefined) {
                      if (typeof v30 === "string" || v30 === null) {
                        if (typeof v30 === "string") {
                          if (!isDateTime(v30)) wrongOptional(found, at + "imported." + i0 + ".notes." + i1 + ".unpin_at", v30, dateTimeWanted(v30), "invalid_datetime");
                        }
                      }
                      else wrong(found, at + "imported." + i0 + ".notes." + i1 + ".unpin_at", v30, "a string or null");
                    }
                  }
                  else wrong(found, at + "imported." + i0 + ".notes." + i1, v25, "an object");
                }
              }
              else wrong(found, at + "imported." + i0 + ".notes", v21, "an array");
            }
            if (v22 !== undefined) {
              if (Array.isArray(v22)) {
                for (let i1 = 0; i1 < v22.length; i1++) {
                  const v32 = v22[i1];
                  if (typeof v32 === "object" && v32 !== null && !Array.isArray(v32)) {
                    const v33 = v32.transaction_data;
                    const v34 = v32.booked_on;
                    const v35 = v32.description;
                    found.visit?.(found, v32, at + "imported." + i0 + ".transactions." + i1 + ".", "transaction_data,booked_on,description");
                    if (v33 === undefined) missing(found, at + "imported." + i0 + ".transactions." + i1 + ".transaction_data");
                    if (v33 !== undefined) {
                      if (found.visit || !isTransaction(v33)) explainTransaction(v33, at + "imported." + i0 + ".transactions." + i1 + ".transaction_data.", found);
                    }
                    if (v34 !== undefined) {
                      if (typeof v34 === "string") {
                        if (!isDate(v34)) wrongOptional(found, at + "imported." + i0 + ".transactions." + i1 + ".booked_on", v34, "a day that exists, as YYYY-MM-DD", "invalid_date");
                      }
                      else wrong(found, at + "imported." + i0 + ".transactions." + i1 + ".booked_on", v34, "a string");
                    }
                    if (v35 !== undefined && !(typeof v35 === "string" || v35 === null)) wrong(found, at + "imported." + i0 + ".transactions." + i1 + ".description", v35, "a string or null");
                  }
                  else wrong(found, at + "imported." + i0 + ".transactions." + i1, v32, "an object");
                }
              }
              else wrong(found, at + "imported." + i0 + ".transactions", v22, "an array");
            }
            if (v23 !== undefined) {
              if (Array.isArray(v23)) {
                for (let i1 = 0; i1 < v23.length; i1++) {
                  const v36 = v23[i1];
                  if (found.visit || !isHistoricalStatement(v36)) explainHistoricalStatement(v36, at + "imported." + i0 + ".statements." + i1 + ".", found);
                }
              }
              else wrong(found, at + "imported." + i0 + ".statements", v23, "an array");
            }
            if (v24 !== undefined) {
              if (Array.isArray(v24)) {
                for (let i1 = 0; i1 < v24.length; i1++) {
                  const v37 = v24[i1];
                  if (typeof v37 === "object" && v37 !== null && !Array.isArray(v37)) {
                    const v38 = v37.vendor;
                    const v39 = v37.reference;
                    const v40 = v37.type;
                    const v41 = v37.details;
                    found.visit?.(found, v37, at + "imported." + i0 + ".payment_instructions." + i1 + ".", "vendor,reference,type,details");
                    if (v38 === undefined) missing(found, at + "imported." + i0 + ".payment_instructions." + i1 + ".vendor");
                    if (v39 === undefined) missing(found, at + "imported." + i0 + ".payment_instructions." + i1 + ".reference");
                    if (v40 === undefined) missing(found, at + "imported." + i0 + ".payment_instructions." + i1 + ".type");
                    if (v38 !== undefined && typeof v38 !== "string") wrong(found, at + "imported." + i0 + ".payment_instructions." + i1 + ".vendor", v38, "a string");
                    if (v39 !== undefined && typeof v39 !== "string") wrong(found, at + "imported." + i0 + ".payment_instructions." + i1 + ".reference", v39, "a string");
                    if (v40 !== undefined && typeof v40 !== "string") wrong(found, at + "imported." + i0 + ".payment_instructions." + i1 + ".type", v40, "a string");
                    if (v41 !== undefined && typeof v41 !== "string") wrong(found, at + "imported." + i0 + ".payment_instructions." + i1 + ".details", v41, "a string");
                  }
                  else wrong(found, at + "imported." + i0 + ".payment_instructions." + i1, v37, "an object");
                }
              }
              else wrong(found, at + "imported." + i0 + ".payment_instructions", v24, "an array");
            }
          }
          else wrong(found, at + "imported." + i0, v15, "an object");
        }
      }
      else wrong(found, at + "imported", v6, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
