// Generated from config/settings.schema.json and openapi/ by `npm run generate`. Do not edit.

import type { components } from "./rest-types.ts";
import { lengthOf } from "../src/library/runtime/formats.ts";
import { type Findings, missing, wrong } from "../src/library/runtime/issue.ts";

export function isServerConfig(v: any): boolean {
  let v1: any, v2: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.$schema) === undefined || typeof v1 === "string") &&
  Array.isArray((v1 = v.apiKeys)) && v1.length >= 1 && isServerConfigList1(v1) &&
  ((v1 = v.tokens) === undefined || Array.isArray(v1) && isServerConfigList2(v1)) &&
  ((v1 = v.dataImportNeedsToken) === undefined || typeof v1 === "boolean") &&
  Array.isArray((v1 = v.operationsTeams)) && v1.length >= 1 && isServerConfigList3(v1) &&
  Array.isArray((v1 = v.suppliers)) && v1.length >= 1 && isServerConfigList4(v1) &&
  ((v1 = v.documentBucket) === undefined || typeof v1 === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^[A-Za-z0-9][A-Za-z0-9._-]*$/u.test(v1)) &&
  ((v1 = v.processLimit) === undefined || (Number.isInteger(v1) && v1 >= 1 && v1 <= 10000 || v1 === null)) &&
  ((v1 = v.processSeconds) === undefined || Number.isInteger(v1) && v1 >= 1 && v1 <= 3600) &&
  ((v1 = v.productsRequired) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.exampleProducts) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.vatRate) === undefined || typeof v1 === "string" && /^(0(\.[0-9]+)?|1(\.0+)?)$/u.test(v1)) &&
  ((v1 = v.pageSize) === undefined || Number.isInteger(v1) && v1 >= 1 && v1 <= 1000) &&
  ((v1 = v.bodyBytes) === undefined || Number.isInteger(v1) && v1 >= 1024 && v1 <= 67108864) &&
  ((v1 = v.scenarios) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.tokenSeconds) === undefined || Number.isInteger(v1) && v1 >= 1 && v1 <= 31536000) &&
  ((v1 = v.refreshTokenSeconds) === undefined || Number.isInteger(v1) && v1 >= 1 && v1 <= 31536000) &&
  ((v1 = v.publicUrl) === undefined || (typeof v1 === "string" || v1 === null)) &&
  ((v1 = v.paymentVendor) === undefined || (typeof v1 === "object" && v1 !== null && !Array.isArray(v1) && typeof v1.url === "string" && ((v2 = v1.timeoutSeconds) === undefined || Number.isInteger(v2) && v2 >= 1 && v2 <= 60) || v1 === null)) &&
  ((v1 = v.webhooks) === undefined || Array.isArray(v1) && isServerConfigList6(v1)) &&
  ((v1 = v.eventBridge) === undefined || (typeof v1 === "object" && v1 !== null && !Array.isArray(v1) && typeof (v2 = v1.bus) === "string" && v2 !== "" && ((v2 = v1.source) === undefined || typeof v2 === "string" && v2 !== "") && ((v2 = v1.region) === undefined || typeof v2 === "string" && v2 !== "") || v1 === null));
}

function isServerConfigList1(v: any): boolean {
  let v1: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "string" && /^[!-9;-~]+$/u.test(v1))) return false;
  return true;
}

function isServerConfigList2(v: any): boolean {
  let v1: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "string" && /^[!-9;-~]+$/u.test(v1))) return false;
  return true;
}

function isServerConfigList3(v: any): boolean {
  let v1: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "string" && v1 !== "")) return false;
  return true;
}

function isServerConfigList4(v: any): boolean {
  let v1: any, v2: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1) && typeof (v2 = v1.code) === "string" && v2 !== "" && lengthOf(v2) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v2) && ((v2 = v1.status) === undefined || typeof v2 === "string" && (v2 === "Ongoing" || v2 === "Paused" || v2 === "Complete")) && ((v2 = v1.sendsCustomerEmails) === undefined || typeof v2 === "boolean") && ((v2 = v1.documentRoot) === undefined || typeof v2 === "string" && lengthOf(v2) <= 1024 && /^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(v2)) && ((v2 = v1.country) === undefined || typeof v2 === "string"))) return false;
  return true;
}

function isServerConfigList5(v: any): boolean {
  let v1: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "string" && /^whsec_(?=[^=]{32,86}=*$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/u.test(v1))) return false;
  return true;
}

function isServerConfigList6(v: any): boolean {
  let v1: any, v2: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1) && typeof v1.url === "string" && Array.isArray((v2 = v1.secrets)) && v2.length >= 1 && isServerConfigList5(v2))) return false;
  return true;
}

export function explainServerConfig(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.$schema;
    const v2 = v.apiKeys;
    const v3 = v.tokens;
    const v4 = v.dataImportNeedsToken;
    const v5 = v.operationsTeams;
    const v6 = v.suppliers;
    const v7 = v.documentBucket;
    const v8 = v.processLimit;
    const v9 = v.processSeconds;
    const v10 = v.productsRequired;
    const v11 = v.exampleProducts;
    const v12 = v.vatRate;
    const v13 = v.pageSize;
    const v14 = v.bodyBytes;
    const v15 = v.scenarios;
    const v16 = v.tokenSeconds;
    const v17 = v.refreshTokenSeconds;
    const v18 = v.publicUrl;
    const v19 = v.paymentVendor;
    const v20 = v.webhooks;
    const v21 = v.eventBridge;
    found.visit?.(found, v, at, "$schema,apiKeys,tokens,dataImportNeedsToken,operationsTeams,suppliers,documentBucket,processLimit,processSeconds,productsRequired,exampleProducts,vatRate,pageSize,bodyBytes,scenarios,tokenSeconds,refreshTokenSeconds,publicUrl,paymentVendor,webhooks,eventBridge");
    if (v2 === undefined) missing(found, at + "apiKeys");
    if (v5 === undefined) missing(found, at + "operationsTeams");
    if (v6 === undefined) missing(found, at + "suppliers");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "$schema", v1, "a string");
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v22 = v2[i0];
          if (typeof v22 === "string") {
            if (!(/^[!-9;-~]+$/u.test(v22))) wrong(found, at + "apiKeys." + i0, v22, "made of visible ASCII characters, without spaces and colons", "invalid_secret");
          }
          else wrong(found, at + "apiKeys." + i0, v22, "a string");
        }
        if (!(v2.length >= 1)) wrong(found, at + "apiKeys", v2, "a list with at least 1 entry", "too_few_items");
      }
      else wrong(found, at + "apiKeys", v2, "an array");
    }
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v23 = v3[i0];
          if (typeof v23 === "string") {
            if (!(/^[!-9;-~]+$/u.test(v23))) wrong(found, at + "tokens." + i0, v23, "made of visible ASCII characters, without spaces and colons", "invalid_secret");
          }
          else wrong(found, at + "tokens." + i0, v23, "a string");
        }
      }
      else wrong(found, at + "tokens", v3, "an array");
    }
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, at + "dataImportNeedsToken", v4, "a boolean");
    if (v5 !== undefined) {
      if (Array.isArray(v5)) {
        for (let i0 = 0; i0 < v5.length; i0++) {
          const v24 = v5[i0];
          if (typeof v24 === "string") {
            if (!(v24 !== "")) wrong(found, at + "operationsTeams." + i0, v24, "a text that is not empty", "blank");
          }
          else wrong(found, at + "operationsTeams." + i0, v24, "a string");
        }
        if (!(v5.length >= 1)) wrong(found, at + "operationsTeams", v5, "a list with at least 1 entry", "too_few_items");
      }
      else wrong(found, at + "operationsTeams", v5, "an array");
    }
    if (v6 !== undefined) {
      if (Array.isArray(v6)) {
        for (let i0 = 0; i0 < v6.length; i0++) {
          const v25 = v6[i0];
          if (typeof v25 === "object" && v25 !== null && !Array.isArray(v25)) {
            const v26 = v25.code;
            const v27 = v25.status;
            const v28 = v25.sendsCustomerEmails;
            const v29 = v25.documentRoot;
            const v30 = v25.country;
            found.visit?.(found, v25, at + "suppliers." + i0 + ".", "code,status,sendsCustomerEmails,documentRoot,country");
            if (v26 === undefined) missing(found, at + "suppliers." + i0 + ".code");
            if (v26 !== undefined) {
              if (typeof v26 === "string") {
                if (!(v26 !== "")) wrong(found, at + "suppliers." + i0 + ".code", v26, "a text that is not empty", "blank");
                if (!(lengthOf(v26) <= 255)) wrong(found, at + "suppliers." + i0 + ".code", v26, "at most 255 characters long", "too_long");
                if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v26))) wrong(found, at + "suppliers." + i0 + ".code", v26, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
              }
              else wrong(found, at + "suppliers." + i0 + ".code", v26, "a string");
            }
            if (v27 !== undefined) {
              if (typeof v27 === "string") {
                if (!((v27 === "Ongoing" || v27 === "Paused" || v27 === "Complete"))) wrong(found, at + "suppliers." + i0 + ".status", v27, "one of \"Ongoing\", \"Paused\", \"Complete\"", "invalid_choice");
              }
              else wrong(found, at + "suppliers." + i0 + ".status", v27, "a string");
            }
            if (v28 !== undefined && typeof v28 !== "boolean") wrong(found, at + "suppliers." + i0 + ".sendsCustomerEmails", v28, "a boolean");
            if (v29 !== undefined) {
              if (typeof v29 === "string") {
                if (!(lengthOf(v29) <= 1024)) wrong(found, at + "suppliers." + i0 + ".documentRoot", v29, "at most 1024 characters long", "too_long");
                if (!(/^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(v29))) wrong(found, at + "suppliers." + i0 + ".documentRoot", v29, "a relative path without a slash at its end, such as imports/nordwerk", "invalid_prefix");
              }
              else wrong(found, at + "suppliers." + i0 + ".documentRoot", v29, "a string");
            }
            if (v30 !== undefined && typeof v30 !== "string") wrong(found, at + "suppliers." + i0 + ".country", v30, "a string");
          }
          else wrong(found, at + "suppliers." + i0, v25, "an object");
        }
        if (!(v6.length >= 1)) wrong(found, at + "suppliers", v6, "a list with at least 1 entry", "too_few_items");
      }
      else wrong(found, at + "suppliers", v6, "an array");
    }
    if (v7 !== undefined) {
      if (typeof v7 === "string") {
        if (!(v7 !== "")) wrong(found, at + "documentBucket", v7, "a text that is not empty", "blank");
        if (!(lengthOf(v7) <= 255)) wrong(found, at + "documentBucket", v7, "at most 255 characters long", "too_long");
        if (!(/^[A-Za-z0-9][A-Za-z0-9._-]*$/u.test(v7))) wrong(found, at + "documentBucket", v7, "the name of a bucket: letters, digits, dots, hyphens and underscores", "invalid_bucket");
      }
      else wrong(found, at + "documentBucket", v7, "a string");
    }
    if (v8 !== undefined) {
      if (Number.isInteger(v8) || v8 === null) {
        if (Number.isInteger(v8)) {
          if (!(v8 >= 1)) wrong(found, at + "processLimit", v8, "at least 1", "out_of_range");
          if (!(v8 <= 10000)) wrong(found, at + "processLimit", v8, "at most 10000", "out_of_range");
        }
      }
      else wrong(found, at + "processLimit", v8, "an integer or null");
    }
    if (v9 !== undefined) {
      if (Number.isInteger(v9)) {
        if (!(v9 >= 1)) wrong(found, at + "processSeconds", v9, "at least 1", "out_of_range");
        if (!(v9 <= 3600)) wrong(found, at + "processSeconds", v9, "at most 3600", "out_of_range");
      }
      else wrong(found, at + "processSeconds", v9, "an integer");
    }
    if (v10 !== undefined && typeof v10 !== "boolean") wrong(found, at + "productsRequired", v10, "a boolean");
    if (v11 !== undefined && typeof v11 !== "boolean") wrong(found, at + "exampleProducts", v11, "a boolean");
    if (v12 !== undefined) {
      if (typeof v12 === "string") {
        if (!(/^(0(\.[0-9]+)?|1(\.0+)?)$/u.test(v12))) wrong(found, at + "vatRate", v12, "a decimal number from 0 to 1 as text, such as \"0.19\"", "invalid_rate");
      }
      else wrong(found, at + "vatRate", v12, "a string");
    }
    if (v13 !== undefined) {
      if (Number.isInteger(v13)) {
        if (!(v13 >= 1)) wrong(found, at + "pageSize", v13, "at least 1", "out_of_range");
        if (!(v13 <= 1000)) wrong(found, at + "pageSize", v13, "at most 1000", "out_of_range");
      }
      else wrong(found, at + "pageSize", v13, "an integer");
    }
    if (v14 !== undefined) {
      if (Number.isInteger(v14)) {
        if (!(v14 >= 1024)) wrong(found, at + "bodyBytes", v14, "at least 1024", "out_of_range");
        if (!(v14 <= 67108864)) wrong(found, at + "bodyBytes", v14, "at most 67108864", "out_of_range");
      }
      else wrong(found, at + "bodyBytes", v14, "an integer");
    }
    if (v15 !== undefined && typeof v15 !== "boolean") wrong(found, at + "scenarios", v15, "a boolean");
    if (v16 !== undefined) {
      if (Number.isInteger(v16)) {
        if (!(v16 >= 1)) wrong(found, at + "tokenSeconds", v16, "at least 1", "out_of_range");
        if (!(v16 <= 31536000)) wrong(found, at + "tokenSeconds", v16, "at most 31536000", "out_of_range");
      }
      else wrong(found, at + "tokenSeconds", v16, "an integer");
    }
    if (v17 !== undefined) {
      if (Number.isInteger(v17)) {
        if (!(v17 >= 1)) wrong(found, at + "refreshTokenSeconds", v17, "at least 1", "out_of_range");
        if (!(v17 <= 31536000)) wrong(found, at + "refreshTokenSeconds", v17, "at most 31536000", "out_of_range");
      }
      else wrong(found, at + "refreshTokenSeconds", v17, "an integer");
    }
    if (v18 !== undefined && !(typeof v18 === "string" || v18 === null)) wrong(found, at + "publicUrl", v18, "a string or null");
    if (v19 !== undefined) {
      if (typeof v19 === "object" && v19 !== null && !Array.isArray(v19) || v19 === null) {
        if (typeof v19 === "object" && v19 !== null && !Array.isArray(v19)) {
          const v31 = v19.url;
          const v32 = v19.timeoutSeconds;
          found.visit?.(found, v19, at + "paymentVendor.", "url,timeoutSeconds");
          if (v31 === undefined) missing(found, at + "paymentVendor.url");
          if (v31 !== undefined && typeof v31 !== "string") wrong(found, at + "paymentVendor.url", v31, "a string");
          if (v32 !== undefined) {
            if (Number.isInteger(v32)) {
              if (!(v32 >= 1)) wrong(found, at + "paymentVendor.timeoutSeconds", v32, "at least 1", "out_of_range");
              if (!(v32 <= 60)) wrong(found, at + "paymentVendor.timeoutSeconds", v32, "at most 60", "out_of_range");
            }
            else wrong(found, at + "paymentVendor.timeoutSeconds", v32, "an integer");
          }
        }
      }
      else wrong(found, at + "paymentVendor", v19, "an object or null");
    }
    if (v20 !== undefined) {
      if (Array.isArray(v20)) {
        for (let i0 = 0; i0 < v20.length; i0++) {
          const v33 = v20[i0];
          if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
            const v34 = v33.url;
            const v35 = v33.secrets;
            found.visit?.(found, v33, at + "webhooks." + i0 + ".", "url,secrets");
            if (v34 === undefined) missing(found, at + "webhooks." + i0 + ".url");
            if (v35 === undefined) missing(found, at + "webhooks." + i0 + ".secrets");
            if (v34 !== undefined && typeof v34 !== "string") wrong(found, at + "webhooks." + i0 + ".url", v34, "a string");
            if (v35 !== undefined) {
              if (Array.isArray(v35)) {
                for (let i1 = 0; i1 < v35.length; i1++) {
                  const v36 = v35[i1];
                  if (typeof v36 === "string") {
                    if (!(/^whsec_(?=[^=]{32,86}=*$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/u.test(v36))) wrong(found, at + "webhooks." + i0 + ".secrets." + i1, v36, "whsec_ and 24 to 64 random bytes in base64", "invalid_signing_secret");
                  }
                  else wrong(found, at + "webhooks." + i0 + ".secrets." + i1, v36, "a string");
                }
                if (!(v35.length >= 1)) wrong(found, at + "webhooks." + i0 + ".secrets", v35, "a list with at least 1 entry", "too_few_items");
              }
              else wrong(found, at + "webhooks." + i0 + ".secrets", v35, "an array");
            }
          }
          else wrong(found, at + "webhooks." + i0, v33, "an object");
        }
      }
      else wrong(found, at + "webhooks", v20, "an array");
    }
    if (v21 !== undefined) {
      if (typeof v21 === "object" && v21 !== null && !Array.isArray(v21) || v21 === null) {
        if (typeof v21 === "object" && v21 !== null && !Array.isArray(v21)) {
          const v37 = v21.bus;
          const v38 = v21.source;
          const v39 = v21.region;
          found.visit?.(found, v21, at + "eventBridge.", "bus,source,region");
          if (v37 === undefined) missing(found, at + "eventBridge.bus");
          if (v37 !== undefined) {
            if (typeof v37 === "string") {
              if (!(v37 !== "")) wrong(found, at + "eventBridge.bus", v37, "a text that is not empty", "blank");
            }
            else wrong(found, at + "eventBridge.bus", v37, "a string");
          }
          if (v38 !== undefined) {
            if (typeof v38 === "string") {
              if (!(v38 !== "")) wrong(found, at + "eventBridge.source", v38, "a text that is not empty", "blank");
            }
            else wrong(found, at + "eventBridge.source", v38, "a string");
          }
          if (v39 !== undefined) {
            if (typeof v39 === "string") {
              if (!(v39 !== "")) wrong(found, at + "eventBridge.region", v39, "a text that is not empty", "blank");
            }
            else wrong(found, at + "eventBridge.region", v39, "a string");
          }
        }
      }
      else wrong(found, at + "eventBridge", v21, "an object or null");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

/** What holds where the file does not say: for the file as a whole, for each supplier, and for a payment vendor. */
export const CONFIG_DEFAULTS = {
  "file": {
    "tokens": [],
    "dataImportNeedsToken": false,
    "documentBucket": "documents",
    "processLimit": 40,
    "processSeconds": 60,
    "productsRequired": true,
    "exampleProducts": false,
    "vatRate": "0.19",
    "pageSize": 100,
    "bodyBytes": 1048576,
    "scenarios": false,
    "tokenSeconds": 3600,
    "refreshTokenSeconds": 604800,
    "publicUrl": null,
    "paymentVendor": null,
    "webhooks": [],
    "eventBridge": null
  },
  "supplier": {
    "status": "Ongoing",
    "sendsCustomerEmails": false,
    "country": "DE"
  },
  "paymentVendor": {
    "timeoutSeconds": 10
  }
} as const;

/** The products in the example of the operation that creates them. Example accounts name them. */
export const EXAMPLE_PRODUCTS: readonly components["schemas"]["Product"][] = [
  {
    "brand": "NORTHLIGHT",
    "code": "MORGENWIND-24M-25-09",
    "full_name": "Morgenwind 24 months, September 2025",
    "display_name": "Morgenwind 24",
    "description": "Electricity from wind and sun with a price fixed for two years.",
    "market_name": "DEU_ELECTRICITY",
    "available_from_date": "2025-08-01",
    "available_to_date": "2025-12-31",
    "is_hidden": false,
    "term": "24",
    "availability_status": "PUBLIC",
    "notes": "Follows Morgenwind 24 of March 2025.",
    "params": {
      "is_green": true,
      "constraints": {
        "follow_on_product_code": "MORGENWIND-FLEX",
        "is_default_supply_product": false,
        "maximum_annual_consumption": 100000,
        "minimum_annual_consumption": null,
        "eligible_for_renewal_agreements": true
      },
      "minimum_term": 24,
      "block_signup_bonus": false
    },
    "rates": [
      {
        "band": "CONSUMPTION_STANDARD",
        "band_category": "CONSUMPTION_CHARGE",
        "unit_type": "KWH_CONSUMPION",
        "valid_from_date": "2025-09-01",
        "price_per_unit": "0.2639"
      },
      {
        "band": "STANDING_CHARGE",
        "band_category": "STANDING_CHARGE",
        "unit_type": "DAYS_ON_SUPPLY",
        "valid_from_date": "2025-09-01",
        "price_per_unit": "0.3452"
      }
    ]
  },
  {
    "brand": "NORTHLIGHT",
    "code": "HERDFEUER-12M-25-10",
    "full_name": "Herdfeuer 12 months, October 2025",
    "display_name": "Herdfeuer 12",
    "description": "Gas with a price fixed for one year.",
    "market_name": "DEU_GAS",
    "available_from_date": "2025-09-01",
    "available_to_date": "2026-03-31",
    "is_hidden": false,
    "term": "12",
    "availability_status": "RESTRICTED",
    "notes": "For customers with an electricity contract.",
    "params": {
      "constraints": {
        "follow_on_product_code": "",
        "is_default_supply_product": false,
        "maximum_annual_consumption": null,
        "minimum_annual_consumption": null,
        "eligible_for_renewal_agreements": false
      },
      "minimum_term": 12,
      "block_signup_bonus": true
    },
    "rates": [
      {
        "band": "CONSUMPTION_STANDARD",
        "band_category": "CONSUMPTION_CHARGE",
        "unit_type": "KWH_CONSUMPION",
        "valid_from_date": "2025-10-01",
        "price_per_unit": "0.0909"
      }
    ]
  }
];
