// Generated from events/authentication/auth-server.access-token.issued-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AuthServerAccessTokenIssuedV1 } from "../types/authentication.ts";

export type { AuthServerAccessTokenIssuedV1 } from "../types/authentication.ts";

/** An access token was issued that lets a delegate act for a viewer. */
export const authServerAccessTokenIssuedV1: Contract<"auth-server.access-token.issued-v1", "auth-server.access-token.issued", "v1", AuthServerAccessTokenIssuedV1> = /* @__PURE__ */ contract("auth-server.access-token.issued-v1", "auth-server.access-token.issued", "v1", isAuthServerAccessTokenIssuedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AuthServerAccessTokenIssuedV1> {
return options?.unknown === "report" || !isAuthServerAccessTokenIssuedV1(input) ? examine<AuthServerAccessTokenIssuedV1>(input, options, explainAuthServerAccessTokenIssuedV1) : { ok: true, value: input as AuthServerAccessTokenIssuedV1 };
}

function isAuthServerAccessTokenIssuedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.delegate === "string" &&
  typeof v.viewer === "string" &&
  Number.isInteger(v.viewer_id);
}

function explainAuthServerAccessTokenIssuedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.delegate;
    const v2 = v.viewer;
    const v3 = v.viewer_id;
    found.visit?.(found, v, "", "delegate,viewer,viewer_id");
    if (v1 === undefined) missing(found, "delegate");
    if (v2 === undefined) missing(found, "viewer");
    if (v3 === undefined) missing(found, "viewer_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "delegate", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "viewer", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "viewer_id", v3, "an integer");
  }
  else wrong(found, "", v, "an object");
}
