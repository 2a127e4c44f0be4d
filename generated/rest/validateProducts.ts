// Generated from openapi/, the request body of validateProducts by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/runtime/examine.ts";
import { keepKnownFields } from "../../src/runtime/known-fields.ts";
import type { components } from "../rest-types.ts";
import { explainProducts, isProducts, shapeOfProducts } from "../rest-schemas/Products.ts";

/** The request body of `validateProducts`. */
export type ValidateProducts = components["schemas"]["Products"];

/** The contract of the request body of `validateProducts`. What `validate` answers is a copy without the fields that the contract does not name. */
export const validateProducts: Contract<"validateProducts", "validateProducts", "v1", ValidateProducts> = /* @__PURE__ */ contract(
  "validateProducts",
  "validateProducts",
  "v1",
  isProducts,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<ValidateProducts> {
const refused = options?.unknown === "report" || !isProducts(input) ? examine<ValidateProducts>(input, options, explainProducts) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepKnownFields(input as ValidateProducts, shapeOfProducts) };
}
