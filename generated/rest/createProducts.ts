// Generated from openapi/, the request body of createProducts by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
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
  explainProducts,
  (input) => keepKnownFields(input, shapeOfProducts),
);
