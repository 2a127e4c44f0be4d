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
  Array.isArray(v.operationsTeams) && v.operationsTeams.length >= 1 && every(v.operationsTeams, (i0: any) => typeof i0 === "string" && i0 !== "") &&
  Array.isArray(v.suppliers) && v.suppliers.length >= 1 && every(v.suppliers, (i0: any) => typeof i0 === "object" && i0 !== null && !Array.isArray(i0) && typeof i0.code === "string" && i0.code !== "" && lengthOf(i0.code) <= 255 && (i0.status === undefined || typeof i0.status === "string" && (i0.status === "Ongoing" || i0.status === "Paused" || i0.status === "Complete")) && (i0.sendsCustomerEmails === undefined || typeof i0.sendsCustomerEmails === "boolean") && (i0.documentRoot === undefined || typeof i0.documentRoot === "string" && lengthOf(i0.documentRoot) <= 1024 && /^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(i0.documentRoot)) && (i0.country === undefined || typeof i0.country === "string")) &&
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
    visit?.(data, path, "$schema,apiKeys,tokens,operationsTeams,suppliers,processLimit,processSeconds,productsRequired,exampleProducts,vatRate,pageSize,bodyBytes,scenarios,tokenSeconds,refreshTokenSeconds,publicUrl,paymentVendor,webhooks,eventBridge");
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
    if (data.operationsTeams !== undefined) {
      let data5 = data.operationsTeams;
      if (Array.isArray(data5)) {
        const len2 = data5.length;
        for (let i2=0; i2<len2; i2++) {
          let data6 = data5[i2];
          if (typeof data6 === "string") {
            if (!(data6 !== "")) report(path + "/operationsTeams/" + i2, "blank", "a text that is not empty");
          }
          else {
            report(path+"/operationsTeams/" + i2, "string");
          }
        }
        if (!(data5.length >= 1)) report(path + "/operationsTeams", "too_few_items", "a list with at least 1 entry");
      }
      else {
        report(path+"/operationsTeams", "array");
      }
    }
    if (data.suppliers !== undefined) {
      let data7 = data.suppliers;
      if (Array.isArray(data7)) {
        const len3 = data7.length;
        for (let i3=0; i3<len3; i3++) {
          let data8 = data7[i3];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            visit?.(data8, path + "/suppliers/" + i3, "code,status,sendsCustomerEmails,documentRoot,country");
            if (data8.code === undefined) {
              report(path+"/suppliers/" + i3 + "/code", "required");
            }
            if (data8.code !== undefined) {
              let data9 = data8.code;
              if (typeof data9 === "string") {
                if (!(data9 !== "")) report(path + "/suppliers/" + i3+"/code", "blank", "a text that is not empty");
                if (!(lengthOf(data9) <= 255)) report(path + "/suppliers/" + i3+"/code", "too_long", "at most 255 characters long");
              }
              else {
                report(path+"/suppliers/" + i3+"/code", "string");
              }
            }
            if (data8.status !== undefined) {
              let data10 = data8.status;
              if (typeof data10 === "string") {
                if (!((data10 === "Ongoing" || data10 === "Paused" || data10 === "Complete"))) report(path + "/suppliers/" + i3+"/status", "invalid_choice", "one of \"Ongoing\", \"Paused\", \"Complete\"");
              }
              else {
                report(path+"/suppliers/" + i3+"/status", "string");
              }
            }
            if (data8.sendsCustomerEmails !== undefined) {
              if (typeof data8.sendsCustomerEmails !== "boolean") {
                report(path+"/suppliers/" + i3+"/sendsCustomerEmails", "boolean");
              }
            }
            if (data8.documentRoot !== undefined) {
              let data12 = data8.documentRoot;
              if (typeof data12 === "string") {
                if (!(lengthOf(data12) <= 1024)) report(path + "/suppliers/" + i3+"/documentRoot", "too_long", "at most 1024 characters long");
                if (!(/^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(data12))) report(path + "/suppliers/" + i3+"/documentRoot", "invalid_prefix", "a relative path without a slash at its end, such as imports/nordwerk");
              }
              else {
                report(path+"/suppliers/" + i3+"/documentRoot", "string");
              }
            }
            if (data8.country !== undefined) {
              if (typeof data8.country !== "string") {
                report(path+"/suppliers/" + i3+"/country", "string");
              }
            }
          }
          else {
            report(path+"/suppliers/" + i3, "object");
          }
        }
        if (!(data7.length >= 1)) report(path + "/suppliers", "too_few_items", "a list with at least 1 entry");
      }
      else {
        report(path+"/suppliers", "array");
      }
    }
    if (data.processLimit !== undefined) {
      let data14 = data.processLimit;
      if ((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)) {
        report(path+"/processLimit", "integer or null");
      }
      if ((typeof data14 == "number") && (isFinite(data14))) {
        if (!(data14 >= 1)) report(path + "/processLimit", "out_of_range", "at least 1");
        if (!(data14 <= 10000)) report(path + "/processLimit", "out_of_range", "at most 10000");
      }
    }
    if (data.processSeconds !== undefined) {
      let data15 = data.processSeconds;
      if (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) {
        report(path+"/processSeconds", "integer");
      }
      if ((typeof data15 == "number") && (isFinite(data15))) {
        if (!(data15 >= 1)) report(path + "/processSeconds", "out_of_range", "at least 1");
        if (!(data15 <= 3600)) report(path + "/processSeconds", "out_of_range", "at most 3600");
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
      let data18 = data.vatRate;
      if (typeof data18 === "string") {
        if (!(/^(0(\.[0-9]+)?|1(\.0+)?)$/u.test(data18))) report(path + "/vatRate", "invalid_rate", "a decimal number from 0 to 1 as text, such as \"0.19\"");
      }
      else {
        report(path+"/vatRate", "string");
      }
    }
    if (data.pageSize !== undefined) {
      let data19 = data.pageSize;
      if (!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) {
        report(path+"/pageSize", "integer");
      }
      if ((typeof data19 == "number") && (isFinite(data19))) {
        if (!(data19 >= 1)) report(path + "/pageSize", "out_of_range", "at least 1");
        if (!(data19 <= 1000)) report(path + "/pageSize", "out_of_range", "at most 1000");
      }
    }
    if (data.bodyBytes !== undefined) {
      let data20 = data.bodyBytes;
      if (!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) {
        report(path+"/bodyBytes", "integer");
      }
      if ((typeof data20 == "number") && (isFinite(data20))) {
        if (!(data20 >= 1024)) report(path + "/bodyBytes", "out_of_range", "at least 1024");
        if (!(data20 <= 67108864)) report(path + "/bodyBytes", "out_of_range", "at most 67108864");
      }
    }
    if (data.scenarios !== undefined) {
      if (typeof data.scenarios !== "boolean") {
        report(path+"/scenarios", "boolean");
      }
    }
    if (data.tokenSeconds !== undefined) {
      let data22 = data.tokenSeconds;
      if (!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) {
        report(path+"/tokenSeconds", "integer");
      }
      if ((typeof data22 == "number") && (isFinite(data22))) {
        if (!(data22 >= 1)) report(path + "/tokenSeconds", "out_of_range", "at least 1");
        if (!(data22 <= 31536000)) report(path + "/tokenSeconds", "out_of_range", "at most 31536000");
      }
    }
    if (data.refreshTokenSeconds !== undefined) {
      let data23 = data.refreshTokenSeconds;
      if (!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) {
        report(path+"/refreshTokenSeconds", "integer");
      }
      if ((typeof data23 == "number") && (isFinite(data23))) {
        if (!(data23 >= 1)) report(path + "/refreshTokenSeconds", "out_of_range", "at least 1");
        if (!(data23 <= 31536000)) report(path + "/refreshTokenSeconds", "out_of_range", "at most 31536000");
      }
    }
    if (data.publicUrl !== undefined) {
      let data24 = data.publicUrl;
      if ((typeof data24 !== "string") && (data24 !== null)) {
        report(path+"/publicUrl", "string or null");
      }
    }
    if (data.paymentVendor !== undefined) {
      let data25 = data.paymentVendor;
      if ((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)) {
        report(path+"/paymentVendor", "object or null");
      }
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        visit?.(data25, path + "/paymentVendor", "url,timeoutSeconds");
        if (data25.url === undefined) {
          report(path+"/paymentVendor" + "/url", "required");
        }
        if (data25.url !== undefined) {
          if (typeof data25.url !== "string") {
            report(path+"/paymentVendor/url", "string");
          }
        }
        if (data25.timeoutSeconds !== undefined) {
          let data27 = data25.timeoutSeconds;
          if (!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) {
            report(path+"/paymentVendor/timeoutSeconds", "integer");
          }
          if ((typeof data27 == "number") && (isFinite(data27))) {
            if (!(data27 >= 1)) report(path + "/paymentVendor/timeoutSeconds", "out_of_range", "at least 1");
            if (!(data27 <= 60)) report(path + "/paymentVendor/timeoutSeconds", "out_of_range", "at most 60");
          }
        }
      }
    }
    if (data.webhooks !== undefined) {
      let data28 = data.webhooks;
      if (Array.isArray(data28)) {
        const len4 = data28.length;
        for (let i4=0; i4<len4; i4++) {
          let data29 = data28[i4];
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            visit?.(data29, path + "/webhooks/" + i4, "url,secrets");
            if (data29.url === undefined) {
              report(path+"/webhooks/" + i4 + "/url", "required");
            }
            if (data29.secrets === undefined) {
              report(path+"/webhooks/" + i4 + "/secrets", "required");
            }
            if (data29.url !== undefined) {
              if (typeof data29.url !== "string") {
                report(path+"/webhooks/" + i4+"/url", "string");
              }
            }
            if (data29.secrets !== undefined) {
              let data31 = data29.secrets;
              if (Array.isArray(data31)) {
                const len5 = data31.length;
                for (let i5=0; i5<len5; i5++) {
                  let data32 = data31[i5];
                  if (typeof data32 === "string") {
                    if (!(/^whsec_(?=[^=]{32,86}=*$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/u.test(data32))) report(path + "/webhooks/" + i4+"/secrets/" + i5, "invalid_signing_secret", "whsec_ and 24 to 64 random bytes in base64");
                  }
                  else {
                    report(path+"/webhooks/" + i4+"/secrets/" + i5, "string");
                  }
                }
                if (!(data31.length >= 1)) report(path + "/webhooks/" + i4+"/secrets", "too_few_items", "a list with at least 1 entry");
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
      let data33 = data.eventBridge;
      if ((!(data33 && typeof data33 == "object" && !Array.isArray(data33))) && (data33 !== null)) {
        report(path+"/eventBridge", "object or null");
      }
      if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
        visit?.(data33, path + "/eventBridge", "bus,source,region");
        if (data33.bus === undefined) {
          report(path+"/eventBridge" + "/bus", "required");
        }
        if (data33.bus !== undefined) {
          let data34 = data33.bus;
          if (typeof data34 === "string") {
            if (!(data34 !== "")) report(path + "/eventBridge/bus", "blank", "a text that is not empty");
          }
          else {
            report(path+"/eventBridge/bus", "string");
          }
        }
        if (data33.source !== undefined) {
          let data35 = data33.source;
          if (typeof data35 === "string") {
            if (!(data35 !== "")) report(path + "/eventBridge/source", "blank", "a text that is not empty");
          }
          else {
            report(path+"/eventBridge/source", "string");
          }
        }
        if (data33.region !== undefined) {
          let data36 = data33.region;
          if (typeof data36 === "string") {
            if (!(data36 !== "")) report(path + "/eventBridge/region", "blank", "a text that is not empty");
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
