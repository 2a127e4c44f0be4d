// Generated from config/control.yaml by `npm run generate`. Do not edit.

import { missing, type Findings, wrong } from "../src/library/runtime/issue.ts";

export function isSupplierStatusChange(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.status) === "string" && (v1 === "Ongoing" || v1 === "Paused" || v1 === "Complete");
}

export function explainSupplierStatusChange(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.status;
    if (v1 === undefined) missing(found, at + "status");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!((v1 === "Ongoing" || v1 === "Paused" || v1 === "Complete"))) wrong(found, at + "status", v1, "one of \"Ongoing\", \"Paused\", \"Complete\"", "invalid_choice");
      }
      else wrong(found, at + "status", v1, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isSkippedChange(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.skipped === "boolean";
}

export function explainSkippedChange(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.skipped;
    if (v1 === undefined) missing(found, at + "skipped");
    if (v1 !== undefined && typeof v1 !== "boolean") wrong(found, at + "skipped", v1, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isClockChange(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isFinite(v.advance_seconds);
}

export function explainClockChange(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.advance_seconds;
    if (v1 === undefined) missing(found, at + "advance_seconds");
    if (v1 !== undefined && !Number.isFinite(v1)) wrong(found, at + "advance_seconds", v1, "a number");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isWeather(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.latency) === undefined || Array.isArray(v1) && v1.length === 2 && isWeatherList1(v1)) &&
  ((v1 = v.faults) === undefined || Number.isFinite(v1) && v1 >= 0 && v1 <= 1) &&
  ((v1 = v.lost) === undefined || Number.isFinite(v1) && v1 >= 0 && v1 <= 1) &&
  ((v1 = v.seed) === undefined || (Number.isFinite(v1) || typeof v1 === "string"));
}

function isWeatherList1(v: any): boolean {
  let v1: any;
  for (let i = 0; i < v.length; i++) if (!(Number.isFinite((v1 = v[i])) && v1 >= 0 && v1 <= 600000)) return false;
  return true;
}

export function explainWeather(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.latency;
    const v2 = v.faults;
    const v3 = v.lost;
    const v4 = v.seed;
    found.visit?.(found, v, at, "latency,faults,lost,seed");
    if (v1 !== undefined) {
      if (Array.isArray(v1)) {
        for (let i0 = 0; i0 < v1.length; i0++) {
          const v5 = v1[i0];
          if (Number.isFinite(v5)) {
            if (!(v5 >= 0)) wrong(found, at + "latency." + i0, v5, "at least 0", "out_of_range");
            if (!(v5 <= 600000)) wrong(found, at + "latency." + i0, v5, "at most 600000", "out_of_range");
          }
          else wrong(found, at + "latency." + i0, v5, "a number");
        }
        if (v1.length !== 2) wrong(found, at + "latency", v1, "a list of exactly 2 entries", "invalid_format");
      }
      else wrong(found, at + "latency", v1, "an array");
    }
    if (v2 !== undefined) {
      if (Number.isFinite(v2)) {
        if (!(v2 >= 0)) wrong(found, at + "faults", v2, "at least 0", "out_of_range");
        if (!(v2 <= 1)) wrong(found, at + "faults", v2, "at most 1", "out_of_range");
      }
      else wrong(found, at + "faults", v2, "a number");
    }
    if (v3 !== undefined) {
      if (Number.isFinite(v3)) {
        if (!(v3 >= 0)) wrong(found, at + "lost", v3, "at least 0", "out_of_range");
        if (!(v3 <= 1)) wrong(found, at + "lost", v3, "at most 1", "out_of_range");
      }
      else wrong(found, at + "lost", v3, "a number");
    }
    if (v4 !== undefined && !(Number.isFinite(v4) || typeof v4 === "string")) wrong(found, at + "seed", v4, "a number or string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isOverrides(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Array.isArray((v1 = v.overrides)) && isOverridesList1(v1);
}

function isOverridesList1(v: any): boolean {
  let v1: any, v2: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1) && typeof (v2 = v1.operation) === "string" && (v2 === "obtainPlatformToken" || v2 === "validateProducts" || v2 === "createProducts" || v2 === "validateAccount" || v2 === "stageAccount" || v2 === "processAccount" || v2 === "getAccountTransferStatus" || v2 === "listAccountImportProcesses" || v2 === "listPendingAccountImportProcesses" || v2 === "listImportedAccountImportProcesses" || v2 === "createNotes" || v2 === "createTransactions" || v2 === "createHistoricalStatements" || v2 === "createPaymentInstruction" || v2 === "listProducts" || v2 === "listStandardUnitRates" || v2 === "getAccount") && Number.isInteger(v1.status) && ((v2 = v1.example) === undefined || typeof v2 === "string") && ((v2 = v1.body) === undefined || (typeof v2 === "object" && v2 !== null && !Array.isArray(v2) || Array.isArray(v2))) && ((v2 = v1.times) === undefined || Number.isInteger(v2) && v2 >= 1))) return false;
  return true;
}

export function explainOverrides(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.overrides;
    found.visit?.(found, v, at, "overrides");
    if (v1 === undefined) missing(found, at + "overrides");
    if (v1 !== undefined) {
      if (Array.isArray(v1)) {
        for (let i0 = 0; i0 < v1.length; i0++) {
          const v2 = v1[i0];
          if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
            const v3 = v2.operation;
            const v4 = v2.status;
            const v5 = v2.example;
            const v6 = v2.body;
            const v7 = v2.times;
            found.visit?.(found, v2, at + "overrides." + i0 + ".", "operation,status,example,body,times");
            if (v3 === undefined) missing(found, at + "overrides." + i0 + ".operation");
            if (v4 === undefined) missing(found, at + "overrides." + i0 + ".status");
            if (v3 !== undefined) {
              if (typeof v3 === "string") {
                if (!((v3 === "obtainPlatformToken" || v3 === "validateProducts" || v3 === "createProducts" || v3 === "validateAccount" || v3 === "stageAccount" || v3 === "processAccount" || v3 === "getAccountTransferStatus" || v3 === "listAccountImportProcesses" || v3 === "listPendingAccountImportProcesses" || v3 === "listImportedAccountImportProcesses" || v3 === "createNotes" || v3 === "createTransactions" || v3 === "createHistoricalStatements" || v3 === "createPaymentInstruction" || v3 === "listProducts" || v3 === "listStandardUnitRates" || v3 === "getAccount"))) wrong(found, at + "overrides." + i0 + ".operation", v3, "one of \"obtainPlatformToken\", \"validateProducts\", \"createProducts\", \"validateAccount\", \"stageAccount\", \"processAccount\", \"getAccountTransferStatus\", \"listAccountImportProcesses\", \"listPendingAccountImportProcesses\", \"listImportedAccountImportProcesses\", \"createNotes\", \"createTransactions\", \"createHistoricalStatements\", \"createPaymentInstruction\", \"listProducts\", \"listStandardUnitRates\", \"getAccount\"", "invalid_choice");
              }
              else wrong(found, at + "overrides." + i0 + ".operation", v3, "a string");
            }
            if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, at + "overrides." + i0 + ".status", v4, "an integer");
            if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "overrides." + i0 + ".example", v5, "a string");
            if (v6 !== undefined && !(typeof v6 === "object" && v6 !== null && !Array.isArray(v6) || Array.isArray(v6))) wrong(found, at + "overrides." + i0 + ".body", v6, "an object or array");
            if (v7 !== undefined) {
              if (Number.isInteger(v7)) {
                if (!(v7 >= 1)) wrong(found, at + "overrides." + i0 + ".times", v7, "at least 1", "out_of_range");
              }
              else wrong(found, at + "overrides." + i0 + ".times", v7, "an integer");
            }
          }
          else wrong(found, at + "overrides." + i0, v2, "an object");
        }
      }
      else wrong(found, at + "overrides", v1, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isListAccountsParameters(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.state) === undefined || typeof v1 === "string" && (v1 === "staged" || v1 === "in_progress" || v1 === "imported" || v1 === "skipped")) &&
  ((v1 = v.number) === undefined || typeof v1 === "string") &&
  ((v1 = v.after) === undefined || typeof v1 === "string") &&
  ((v1 = v.limit) === undefined || Number.isInteger(v1) && v1 >= 1 && v1 <= 200);
}

export function explainListAccountsParameters(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.state;
    const v2 = v.number;
    const v3 = v.after;
    const v4 = v.limit;
    found.visit?.(found, v, at, "state,number,after,limit");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!((v1 === "staged" || v1 === "in_progress" || v1 === "imported" || v1 === "skipped"))) wrong(found, at + "state", v1, "one of \"staged\", \"in_progress\", \"imported\", \"skipped\"", "invalid_choice");
      }
      else wrong(found, at + "state", v1, "a string");
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "after", v3, "a string");
    if (v4 !== undefined) {
      if (Number.isInteger(v4)) {
        if (!(v4 >= 1)) wrong(found, at + "limit", v4, "at least 1", "out_of_range");
        if (!(v4 <= 200)) wrong(found, at + "limit", v4, "at most 200", "out_of_range");
      }
      else wrong(found, at + "limit", v4, "an integer");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isListEventsParameters(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.limit) === undefined || Number.isInteger(v1) && v1 >= 1 && v1 <= 10000);
}

export function explainListEventsParameters(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.limit;
    found.visit?.(found, v, at, "limit");
    if (v1 !== undefined) {
      if (Number.isInteger(v1)) {
        if (!(v1 >= 1)) wrong(found, at + "limit", v1, "at least 1", "out_of_range");
        if (!(v1 <= 10000)) wrong(found, at + "limit", v1, "at most 10000", "out_of_range");
      }
      else wrong(found, at + "limit", v1, "an integer");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isListRequestsParameters(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.operation) === undefined || typeof v1 === "string") &&
  ((v1 = v.status) === undefined || typeof v1 === "string") &&
  ((v1 = v.limit) === undefined || Number.isInteger(v1) && v1 >= 1 && v1 <= 1000) &&
  ((v1 = v.wait) === undefined || Number.isFinite(v1) && v1 >= 0 && v1 <= 60);
}

export function explainListRequestsParameters(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.operation;
    const v2 = v.status;
    const v3 = v.limit;
    const v4 = v.wait;
    found.visit?.(found, v, at, "operation,status,limit,wait");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "operation", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "status", v2, "a string");
    if (v3 !== undefined) {
      if (Number.isInteger(v3)) {
        if (!(v3 >= 1)) wrong(found, at + "limit", v3, "at least 1", "out_of_range");
        if (!(v3 <= 1000)) wrong(found, at + "limit", v3, "at most 1000", "out_of_range");
      }
      else wrong(found, at + "limit", v3, "an integer");
    }
    if (v4 !== undefined) {
      if (Number.isFinite(v4)) {
        if (!(v4 >= 0)) wrong(found, at + "wait", v4, "at least 0", "out_of_range");
        if (!(v4 <= 60)) wrong(found, at + "wait", v4, "at most 60", "out_of_range");
      }
      else wrong(found, at + "wait", v4, "a number");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

/** What finds the faults in the body of a call. */
export const BODY_CHECKS = {
  setSupplierStatus: explainSupplierStatusChange,
  setSkipped: explainSkippedChange,
  moveClock: explainClockChange,
  setWeather: explainWeather,
  setOverrides: explainOverrides,
} as const;

/** The two functions that judge the parameters of a call, for those that have any in the query. */
export const QUERY_CHECKS = {
  listAccounts: { is: isListAccountsParameters, explain: explainListAccountsParameters },
  listEvents: { is: isListEventsParameters, explain: explainListEventsParameters },
  listRequests: { is: isListRequestsParameters, explain: explainListRequestsParameters },
} as const;
