// Generated from events/authentication/auth-server.access-token.issued-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AuthServerAccessTokenIssuedV1 } from "../types/authentication.ts";

export type { AuthServerAccessTokenIssuedV1 } from "../types/authentication.ts";

/** An access token was issued that lets a delegate act for a viewer. */
export const authServerAccessTokenIssuedV1: EventContract<"auth-server.access-token.issued", "v1", AuthServerAccessTokenIssuedV1> = /* @__PURE__ */ contract("auth-server.access-token.issued-v1", "auth-server.access-token.issued", "v1", isAuthServerAccessTokenIssuedV1, explainAuthServerAccessTokenIssuedV1);

function isAuthServerAccessTokenIssuedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.delegate === "string" &&
  typeof v.viewer === "string" &&
  Number.isInteger(v.viewer_id);
}

function explainAuthServerAccessTokenIssuedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "delegate,viewer,viewer_id");
    if (data.delegate === undefined) {
      report(path + "/delegate", "required");
    }
    if (data.viewer === undefined) {
      report(path + "/viewer", "required");
    }
    if (data.viewer_id === undefined) {
      report(path + "/viewer_id", "required");
    }
    if (data.delegate !== undefined) {
      if (typeof data.delegate !== "string") {
        report(path+"/delegate", "string");
      }
    }
    if (data.viewer !== undefined) {
      if (typeof data.viewer !== "string") {
        report(path+"/viewer", "string");
      }
    }
    if (data.viewer_id !== undefined) {
      let data2 = data.viewer_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/viewer_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
