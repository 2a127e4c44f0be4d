// Generated from config/config.schema.json and openapi/ by `npm run generate`. Do not edit.

import type { components } from "./rest-types.ts";
import { lengthOf } from "../src/runtime/formats.ts";
import { every } from "../src/runtime/every.ts";
import type { Report, Visit } from "../src/runtime/issue.ts";

export function isServerConfig(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.$schema === undefined || typeof v.$schema === "string") &&
  Array.isArray(v.apiKeys) && v.apiKeys.length >= 1 && every(v.apiKeys, (i0: any) => typeof i0 === "string" && /^[!-9;-~]+$/u.test(i0)) &&
  (v.tokens === undefined || Array.isArray(v.tokens) && every(v.tokens, (i0: any) => typeof i0 === "string" && /^[!-9;-~]+$/u.test(i0))) &&
  (v.dataImportNeedsToken === undefined || typeof v.dataImportNeedsToken === "boolean") &&
  Array.isArray(v.operationsTeams) && v.operationsTeams.length >= 1 && every(v.operationsTeams, (i0: any) => typeof i0 === "string" && i0 !== "") &&
  Array.isArray(v.suppliers) && v.suppliers.length >= 1 && every(v.suppliers, (i0: any) => typeof i0 === "object" && i0 !== null && !Array.isArray(i0) && typeof i0.code === "string" && i0.code !== "" && lengthOf(i0.code) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(i0.code) && (i0.status === undefined || typeof i0.status === "string" && (i0.status === "Ongoing" || i0.status === "Paused" || i0.status === "Complete")) && (i0.sendsCustomerEmails === undefined || typeof i0.sendsCustomerEmails === "boolean") && (i0.documentRoot === undefined || typeof i0.documentRoot === "string" && lengthOf(i0.documentRoot) <= 1024 && /^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(i0.documentRoot)) && (i0.country === undefined || typeof i0.country === "string")) &&
  (v.documentBucket === undefined || typeof v.documentBucket === "string" && v.documentBucket !== "" && lengthOf(v.documentBucket) <= 255 && /^[A-Za-z0-9][A-Za-z0-9._-]*$/u.test(v.documentBucket)) &&
  (v.processLimit === undefined || (Number.isInteger(v.processLimit) && v.processLimit >= 1 && v.processLimit <= 10000 || v.processLimit === null)) &&
  (v.processSeconds === undefined || Number.isInteger(v.processSeconds) && v.processSeconds >= 1 && v.processSeconds <= 3600) &&
  (v.productsRequired === undefined || typeof v.productsRequired === "boolean") &&
  (v.exampleProducts === undefined || typeof v.exampleProducts === "boolean") &&
  (v.vatRate === undefined || typeof v.vatRate === "string" && /^(0(\.[0-9]+)?|1(\.0+)?)$/u.test(v.vatRate)) &&
  (v.pageSize === undefined || Number.isInteger(v.pageSize) && v.pageSize >= 1 && v.pageSize <= 1000) &&
  (v.bodyBytes === undefined || Number.isInteger(v.bodyBytes) && v.bodyBytes >= 1024 && v.bodyBytes <= 67108864) &&
  (v.scenarios === undefined || typeof v.scenarios === "boolean") &&
  (v.tokenSeconds === undefined || Number.isInteger(v.tokenSeconds) && v.tokenSeconds >= 1 && v.tokenSeconds <= 31536000) &&
  (v.refreshTokenSeconds === undefined || Number.isInteger(v.refreshTokenSeconds) && v.refreshTokenSeconds >= 1 && v.refreshTokenSeconds <= 31536000) &&
  (v.publicUrl === undefined || (typeof v.publicUrl === "string" || v.publicUrl === null)) &&
  (v.paymentVendor === undefined || (typeof v.paymentVendor === "object" && v.paymentVendor !== null && !Array.isArray(v.paymentVendor) && typeof v.paymentVendor.url === "string" && (v.paymentVendor.timeoutSeconds === undefined || Number.isInteger(v.paymentVendor.timeoutSeconds) && v.paymentVendor.timeoutSeconds >= 1 && v.paymentVendor.timeoutSeconds <= 60) || v.paymentVendor === null)) &&
  (v.webhooks === undefined || Array.isArray(v.webhooks) && every(v.webhooks, (i0: any) => typeof i0 === "object" && i0 !== null && !Array.isArray(i0) && typeof i0.url === "string" && Array.isArray(i0.secrets) && i0.secrets.length >= 1 && every(i0.secrets, (i1: any) => typeof i1 === "string" && /^whsec_(?=[^=]{32,86}=*$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/u.test(i1)))) &&
  (v.eventBridge === undefined || (typeof v.eventBridge === "object" && v.eventBridge !== null && !Array.isArray(v.eventBridge) && typeof v.eventBridge.bus === "string" && v.eventBridge.bus !== "" && (v.eventBridge.source === undefined || typeof v.eventBridge.source === "string" && v.eventBridge.source !== "") && (v.eventBridge.region === undefined || typeof v.eventBridge.region === "string" && v.eventBridge.region !== "") || v.eventBridge === null));
}

export function explainServerConfig(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "$schema,apiKeys,tokens,dataImportNeedsToken,operationsTeams,suppliers,documentBucket,processLimit,processSeconds,productsRequired,exampleProducts,vatRate,pageSize,bodyBytes,scenarios,tokenSeconds,refreshTokenSeconds,publicUrl,paymentVendor,webhooks,eventBridge");
    if (data.apiKeys === undefined) {
      report(path + "/apiKeys", "required");
    }
    if (data.operationsTeams === undefined) {
      report(path + "/operationsTeams", "required");
    }
    if (data.suppliers === undefined) {
      report(path + "/suppliers", "required");
    }
    if (data.$schema !== undefined) {
      if (typeof data.$schema !== "string") {
        report(path+"/$schema", "string");
      }
    }
    if (data.apiKeys !== undefined) {
      let data1 = data.apiKeys;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0=0; i0<len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (!(/^[!-9;-~]+$/u.test(data2))) report(path + "/apiKeys/" + i0, "invalid_secret", "made of visible ASCII characters, without spaces and colons");
          }
          else {
            report(path+"/apiKeys/" + i0, "string");
          }
        }
        if (!(data1.length >= 1)) report(path + "/apiKeys", "too_few_items", "a list with at least 1 entry");
      }
      else {
        report(path+"/apiKeys", "array");
      }
    }
    if (data.tokens !== undefined) {
      let data3 = data.tokens;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1=0; i1<len1; i1++) {
          let data4 = data3[i1];
          if (typeof data4 === "string") {
            if (!(/^[!-9;-~]+$/u.test(data4))) report(path + "/tokens/" + i1, "invalid_secret", "made of visible ASCII characters, without spaces and colons");
          }
          else {
            report(path+"/tokens/" + i1, "string");
          }
        }
      }
      else {
        report(path+"/tokens", "array");
      }
    }
    if (data.dataImportNeedsToken !== undefined) {
      if (typeof data.dataImportNeedsToken !== "boolean") {
        report(path+"/dataImportNeedsToken", "boolean");
      }
    }
    if (data.operationsTeams !== undefined) {
      let data6 = data.operationsTeams;
      if (Array.isArray(data6)) {
        const len2 = data6.length;
        for (let i2=0; i2<len2; i2++) {
          let data7 = data6[i2];
          if (typeof data7 === "string") {
            if (!(data7 !== "")) report(path + "/operationsTeams/" + i2, "blank", "a text that is not empty");
          }
          else {
            report(path+"/operationsTeams/" + i2, "string");
          }
        }
        if (!(data6.length >= 1)) report(path + "/operationsTeams", "too_few_items", "a list with at least 1 entry");
      }
      else {
        report(path+"/operationsTeams", "array");
      }
    }
    if (data.suppliers !== undefined) {
      let data8 = data.suppliers;
      if (Array.isArray(data8)) {
        const len3 = data8.length;
        for (let i3=0; i3<len3; i3++) {
          let data9 = data8[i3];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            visit?.(data9, path + "/suppliers/" + i3, "code,status,sendsCustomerEmails,documentRoot,country");
            if (data9.code === undefined) {
              report(path+"/suppliers/" + i3 + "/code", "required");
            }
            if (data9.code !== undefined) {
              let data10 = data9.code;
              if (typeof data10 === "string") {
                if (!(data10 !== "")) report(path + "/suppliers/" + i3+"/code", "blank", "a text that is not empty");
                if (!(lengthOf(data10) <= 255)) report(path + "/suppliers/" + i3+"/code", "too_long", "at most 255 characters long");
                if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(data10))) report(path + "/suppliers/" + i3+"/code", "invalid_identifier", "an identifier other than . and .., which can't be part of an address");
              }
              else {
                report(path+"/suppliers/" + i3+"/code", "string");
              }
            }
            if (data9.status !== undefined) {
              let data11 = data9.status;
              if (typeof data11 === "string") {
                if (!((data11 === "Ongoing" || data11 === "Paused" || data11 === "Complete"))) report(path + "/suppliers/" + i3+"/status", "invalid_choice", "one of \"Ongoing\", \"Paused\", \"Complete\"");
              }
              else {
                report(path+"/suppliers/" + i3+"/status", "string");
              }
            }
            if (data9.sendsCustomerEmails !== undefined) {
              if (typeof data9.sendsCustomerEmails !== "boolean") {
                report(path+"/suppliers/" + i3+"/sendsCustomerEmails", "boolean");
              }
            }
            if (data9.documentRoot !== undefined) {
              let data13 = data9.documentRoot;
              if (typeof data13 === "string") {
                if (!(lengthOf(data13) <= 1024)) report(path + "/suppliers/" + i3+"/documentRoot", "too_long", "at most 1024 characters long");
                if (!(/^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(data13))) report(path + "/suppliers/" + i3+"/documentRoot", "invalid_prefix", "a relative path without a slash at its end, such as imports/nordwerk");
              }
              else {
                report(path+"/suppliers/" + i3+"/documentRoot", "string");
              }
            }
            if (data9.country !== undefined) {
              if (typeof data9.country !== "string") {
                report(path+"/suppliers/" + i3+"/country", "string");
              }
            }
          }
          else {
            report(path+"/suppliers/" + i3, "object");
          }
        }
        if (!(data8.length >= 1)) report(path + "/suppliers", "too_few_items", "a list with at least 1 entry");
      }
      else {
        report(path+"/suppliers", "array");
      }
    }
    if (data.documentBucket !== undefined) {
      let data15 = data.documentBucket;
      if (typeof data15 === "string") {
        if (!(data15 !== "")) report(path + "/documentBucket", "blank", "a text that is not empty");
        if (!(lengthOf(data15) <= 255)) report(path + "/documentBucket", "too_long", "at most 255 characters long");
        if (!(/^[A-Za-z0-9][A-Za-z0-9._-]*$/u.test(data15))) report(path + "/documentBucket", "invalid_bucket", "the name of a bucket: letters, digits, dots, hyphens and underscores");
      }
      else {
        report(path+"/documentBucket", "string");
      }
    }
    if (data.processLimit !== undefined) {
      let data16 = data.processLimit;
      if ((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)) {
        report(path+"/processLimit", "integer or null");
      }
      if ((typeof data16 == "number") && (isFinite(data16))) {
        if (!(data16 >= 1)) report(path + "/processLimit", "out_of_range", "at least 1");
        if (!(data16 <= 10000)) report(path + "/processLimit", "out_of_range", "at most 10000");
      }
    }
    if (data.processSeconds !== undefined) {
      let data17 = data.processSeconds;
      if (!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) {
        report(path+"/processSeconds", "integer");
      }
      if ((typeof data17 == "number") && (isFinite(data17))) {
        if (!(data17 >= 1)) report(path + "/processSeconds", "out_of_range", "at least 1");
        if (!(data17 <= 3600)) report(path + "/processSeconds", "out_of_range", "at most 3600");
      }
    }
    if (data.productsRequired !== undefined) {
      if (typeof data.productsRequired !== "boolean") {
        report(path+"/productsRequired", "boolean");
      }
    }
    if (data.exampleProducts !== undefined) {
      if (typeof data.exampleProducts !== "boolean") {
        report(path+"/exampleProducts", "boolean");
      }
    }
    if (data.vatRate !== undefined) {
      let data20 = data.vatRate;
      if (typeof data20 === "string") {
        if (!(/^(0(\.[0-9]+)?|1(\.0+)?)$/u.test(data20))) report(path + "/vatRate", "invalid_rate", "a decimal number from 0 to 1 as text, such as \"0.19\"");
      }
      else {
        report(path+"/vatRate", "string");
      }
    }
    if (data.pageSize !== undefined) {
      let data21 = data.pageSize;
      if (!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) {
        report(path+"/pageSize", "integer");
      }
      if ((typeof data21 == "number") && (isFinite(data21))) {
        if (!(data21 >= 1)) report(path + "/pageSize", "out_of_range", "at least 1");
        if (!(data21 <= 1000)) report(path + "/pageSize", "out_of_range", "at most 1000");
      }
    }
    if (data.bodyBytes !== undefined) {
      let data22 = data.bodyBytes;
      if (!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) {
        report(path+"/bodyBytes", "integer");
      }
      if ((typeof data22 == "number") && (isFinite(data22))) {
        if (!(data22 >= 1024)) report(path + "/bodyBytes", "out_of_range", "at least 1024");
        if (!(data22 <= 67108864)) report(path + "/bodyBytes", "out_of_range", "at most 67108864");
      }
    }
    if (data.scenarios !== undefined) {
      if (typeof data.scenarios !== "boolean") {
        report(path+"/scenarios", "boolean");
      }
    }
    if (data.tokenSeconds !== undefined) {
      let data24 = data.tokenSeconds;
      if (!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) {
        report(path+"/tokenSeconds", "integer");
      }
      if ((typeof data24 == "number") && (isFinite(data24))) {
        if (!(data24 >= 1)) report(path + "/tokenSeconds", "out_of_range", "at least 1");
        if (!(data24 <= 31536000)) report(path + "/tokenSeconds", "out_of_range", "at most 31536000");
      }
    }
    if (data.refreshTokenSeconds !== undefined) {
      let data25 = data.refreshTokenSeconds;
      if (!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) {
        report(path+"/refreshTokenSeconds", "integer");
      }
      if ((typeof data25 == "number") && (isFinite(data25))) {
        if (!(data25 >= 1)) report(path + "/refreshTokenSeconds", "out_of_range", "at least 1");
        if (!(data25 <= 31536000)) report(path + "/refreshTokenSeconds", "out_of_range", "at most 31536000");
      }
    }
    if (data.publicUrl !== undefined) {
      let data26 = data.publicUrl;
      if ((typeof data26 !== "string") && (data26 !== null)) {
        report(path+"/publicUrl", "string or null");
      }
    }
    if (data.paymentVendor !== undefined) {
      let data27 = data.paymentVendor;
      if ((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)) {
        report(path+"/paymentVendor", "object or null");
      }
      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
        visit?.(data27, path + "/paymentVendor", "url,timeoutSeconds");
        if (data27.url === undefined) {
          report(path+"/paymentVendor" + "/url", "required");
        }
        if (data27.url !== undefined) {
          if (typeof data27.url !== "string") {
            report(path+"/paymentVendor/url", "string");
          }
        }
        if (data27.timeoutSeconds !== undefined) {
          let data29 = data27.timeoutSeconds;
          if (!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) {
            report(path+"/paymentVendor/timeoutSeconds", "integer");
          }
          if ((typeof data29 == "number") && (isFinite(data29))) {
            if (!(data29 >= 1)) report(path + "/paymentVendor/timeoutSeconds", "out_of_range", "at least 1");
            if (!(data29 <= 60)) report(path + "/paymentVendor/timeoutSeconds", "out_of_range", "at most 60");
          }
        }
      }
    }
    if (data.webhooks !== undefined) {
      let data30 = data.webhooks;
      if (Array.isArray(data30)) {
        const len4 = data30.length;
        for (let i4=0; i4<len4; i4++) {
          let data31 = data30[i4];
          if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
            visit?.(data31, path + "/webhooks/" + i4, "url,secrets");
            if (data31.url === undefined) {
              report(path+"/webhooks/" + i4 + "/url", "required");
            }
            if (data31.secrets === undefined) {
              report(path+"/webhooks/" + i4 + "/secrets", "required");
            }
            if (data31.url !== undefined) {
              if (typeof data31.url !== "string") {
                report(path+"/webhooks/" + i4+"/url", "string");
              }
            }
            if (data31.secrets !== undefined) {
              let data33 = data31.secrets;
              if (Array.isArray(data33)) {
                const len5 = data33.length;
                for (let i5=0; i5<len5; i5++) {
                  let data34 = data33[i5];
                  if (typeof data34 === "string") {
                    if (!(/^whsec_(?=[^=]{32,86}=*$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/u.test(data34))) report(path + "/webhooks/" + i4+"/secrets/" + i5, "invalid_signing_secret", "whsec_ and 24 to 64 random bytes in base64");
                  }
                  else {
                    report(path+"/webhooks/" + i4+"/secrets/" + i5, "string");
                  }
                }
                if (!(data33.length >= 1)) report(path + "/webhooks/" + i4+"/secrets", "too_few_items", "a list with at least 1 entry");
              }
              else {
                report(path+"/webhooks/" + i4+"/secrets", "array");
              }
            }
          }
          else {
            report(path+"/webhooks/" + i4, "object");
          }
        }
      }
      else {
        report(path+"/webhooks", "array");
      }
    }
    if (data.eventBridge !== undefined) {
      let data35 = data.eventBridge;
      if ((!(data35 && typeof data35 == "object" && !Array.isArray(data35))) && (data35 !== null)) {
        report(path+"/eventBridge", "object or null");
      }
      if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
        visit?.(data35, path + "/eventBridge", "bus,source,region");
        if (data35.bus === undefined) {
          report(path+"/eventBridge" + "/bus", "required");
        }
        if (data35.bus !== undefined) {
          let data36 = data35.bus;
          if (typeof data36 === "string") {
            if (!(data36 !== "")) report(path + "/eventBridge/bus", "blank", "a text that is not empty");
          }
          else {
            report(path+"/eventBridge/bus", "string");
          }
        }
        if (data35.source !== undefined) {
          let data37 = data35.source;
          if (typeof data37 === "string") {
            if (!(data37 !== "")) report(path + "/eventBridge/source", "blank", "a text that is not empty");
          }
          else {
            report(path+"/eventBridge/source", "string");
          }
        }
        if (data35.region !== undefined) {
          let data38 = data35.region;
          if (typeof data38 === "string") {
            if (!(data38 !== "")) report(path + "/eventBridge/region", "blank", "a text that is not empty");
          }
          else {
            report(path+"/eventBridge/region", "string");
          }
        }
      }
    }
  }
  else {
    report(path, "object");
  }
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
