// Generated from openapi/, the request body of obtainPlatformToken by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/runtime/examine.ts";
import { keepKnownFields } from "../../src/runtime/known-fields.ts";
import type { components } from "../rest-types.ts";
import { explainGraphqlRequest, isGraphqlRequest, shapeOfGraphqlRequest } from "../rest-schemas/GraphqlRequest.ts";

/** The request body of `obtainPlatformToken`. */
export type ObtainPlatformToken = components["schemas"]["GraphqlRequest"];

/** The contract of the request body of `obtainPlatformToken`. What `validate` answers is a copy without the fields that the contract does not name. */
export const obtainPlatformToken: Contract<"obtainPlatformToken", "obtainPlatformToken", "v1", ObtainPlatformToken> = /* @__PURE__ */ contract(
  "obtainPlatformToken",
  "obtainPlatformToken",
  "v1",
  isGraphqlRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<ObtainPlatformToken> {
const refused = options?.unknown === "report" || !isGraphqlRequest(input) ? examine<ObtainPlatformToken>(input, options, explainGraphqlRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepKnownFields(input as ObtainPlatformToken, shapeOfGraphqlRequest) };
}
