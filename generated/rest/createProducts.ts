// Generated from openapi/, the request body of createProducts by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/runtime/examine.ts";
import { keepKnownFields } from "../../src/runtime/known-fields.ts";
import type { components } from "../rest-types.ts";
import { explainProducts, isProducts, shapeOfProducts } from "../rest-schemas/Products.ts";

/** The request body of `createProducts`. */
export type CreateProducts = components["schemas"]["Products"];

/** The contract of the request body of `createProducts`. What `validate` answers is a copy without the fields that the contract does not name. */
export const createProducts: Contract<"createProducts", "createProducts", "v1", CreateProducts> = /* @__PURE__ */ contract(
  "createProducts",
  "createProducts",
  "v1",
  isProducts,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<CreateProducts> {
const refused = options?.unknown === "report" || !isProducts(input) ? examine<CreateProducts>(input, options, explainProducts) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepKnownFields(input as CreateProducts, shapeOfProducts) };
}
