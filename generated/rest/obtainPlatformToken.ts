// Generated from openapi/, the operation obtainPlatformToken by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions, validateWith } from "../../src/library/runtime/examine.ts";
import { type Judge, judgeWith } from "../../src/library/rest/judge-with.ts";
import type { components, operations } from "../rest-types.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainGraphqlRequest, isGraphqlRequest, keepGraphqlRequest } from "../rest-schemas/GraphqlRequest.ts";
import { explainGraphqlResponse, isGraphqlResponse } from "../rest-schemas/GraphqlResponse.ts";

/** The request body of `obtainPlatformToken`. */
export type ObtainPlatformToken = components["schemas"]["GraphqlRequest"];

/** The contract of the request body of `obtainPlatformToken`. What `validate` answers has no field that the contract does not name; the input stays as it is. */
export const obtainPlatformToken: Contract<"obtainPlatformToken", "obtainPlatformToken", "v1", ObtainPlatformToken> = /* @__PURE__ */ contract(
  "obtainPlatformToken",
  "obtainPlatformToken",
  "v1",
  isGraphqlRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<ObtainPlatformToken> {
const refused = options?.unknown === "report" || !isGraphqlRequest(input) ? examine<ObtainPlatformToken>(input, options, explainGraphqlRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepGraphqlRequest(input as ObtainPlatformToken) };
}

/** Finds every fault in a request body of `obtainPlatformToken`: all that the server would answer. A server lists the first 100. */
export const judge: Judge<ObtainPlatformToken> = /* @__PURE__ */ judgeWith(validate, []);

/** The contract of each answer of `obtainPlatformToken`, by status. */
export const responses: {
  readonly 200: Contract<"obtainPlatformToken 200", "obtainPlatformToken", "v1", operations["obtainPlatformToken"]["responses"][200]["content"]["application/json"]>;
  readonly 400: Contract<"obtainPlatformToken 400", "obtainPlatformToken", "v1", operations["obtainPlatformToken"]["responses"][400]["content"]["application/json"]>;
  readonly 405: Contract<"obtainPlatformToken 405", "obtainPlatformToken", "v1", operations["obtainPlatformToken"]["responses"][405]["content"]["application/json"]>;
  readonly 413: Contract<"obtainPlatformToken 413", "obtainPlatformToken", "v1", operations["obtainPlatformToken"]["responses"][413]["content"]["application/json"]>;
  readonly 415: Contract<"obtainPlatformToken 415", "obtainPlatformToken", "v1", operations["obtainPlatformToken"]["responses"][415]["content"]["application/json"]>;
  readonly 500: Contract<"obtainPlatformToken 500", "obtainPlatformToken", "v1", operations["obtainPlatformToken"]["responses"][500]["content"]["application/json"]>;
} = {
  200: /* @__PURE__ */ contract("obtainPlatformToken 200", "obtainPlatformToken", "v1", isGraphqlResponse, /* @__PURE__ */ validateWith(isGraphqlResponse, explainGraphqlResponse)),
  400: /* @__PURE__ */ contract("obtainPlatformToken 400", "obtainPlatformToken", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("obtainPlatformToken 405", "obtainPlatformToken", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  413: /* @__PURE__ */ contract("obtainPlatformToken 413", "obtainPlatformToken", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  415: /* @__PURE__ */ contract("obtainPlatformToken 415", "obtainPlatformToken", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("obtainPlatformToken 500", "obtainPlatformToken", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
