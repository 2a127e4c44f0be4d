// Generated from openapi/, the operation createProducts by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions, validateWith } from "../../src/library/runtime/examine.ts";
import { type Judge, judgeWith } from "../../src/library/rest/judge-with.ts";
import { noneTwice } from "../../src/library/rest/unique-faults.ts";
import { productsUnique } from "../rest-fields.ts";
import type { components, operations } from "../rest-types.ts";
import { explainCreatedProduct, isCreatedProduct } from "../rest-schemas/CreatedProduct.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainProducts, isProducts, keepProducts } from "../rest-schemas/Products.ts";

/** The request body of `createProducts`. */
export type CreateProducts = components["schemas"]["Products"];

/** The contract of the request body of `createProducts`. What `validate` answers has no field that the contract does not name; the input stays as it is. */
export const createProducts: Contract<"createProducts", "createProducts", "v1", CreateProducts> = /* @__PURE__ */ contract(
  "createProducts",
  "createProducts",
  "v1",
  isProducts,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<CreateProducts> {
const refused = options?.unknown === "report" || !isProducts(input) ? examine<CreateProducts>(input, options, explainProducts) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepProducts(input as CreateProducts) };
}

/** Finds every fault in a request body of `createProducts`: all that the server would answer. A server lists the first 100. */
export const judge: Judge<CreateProducts> = /* @__PURE__ */ judgeWith(validate, [/* @__PURE__ */ noneTwice(productsUnique)]);

/** The contract of each answer of `createProducts`, by status. */
export const responses: {
  readonly 201: Contract<"createProducts 201", "createProducts", "v1", operations["createProducts"]["responses"][201]["content"]["application/json"]>;
  readonly 400: Contract<"createProducts 400", "createProducts", "v1", operations["createProducts"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"createProducts 401", "createProducts", "v1", operations["createProducts"]["responses"][401]["content"]["application/json"]>;
  readonly 405: Contract<"createProducts 405", "createProducts", "v1", operations["createProducts"]["responses"][405]["content"]["application/json"]>;
  readonly 413: Contract<"createProducts 413", "createProducts", "v1", operations["createProducts"]["responses"][413]["content"]["application/json"]>;
  readonly 415: Contract<"createProducts 415", "createProducts", "v1", operations["createProducts"]["responses"][415]["content"]["application/json"]>;
  readonly 500: Contract<"createProducts 500", "createProducts", "v1", operations["createProducts"]["responses"][500]["content"]["application/json"]>;
} = {
  201: /* @__PURE__ */ contract("createProducts 201", "createProducts", "v1", isCreatedProduct, /* @__PURE__ */ validateWith(isCreatedProduct, explainCreatedProduct)),
  400: /* @__PURE__ */ contract("createProducts 400", "createProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  401: /* @__PURE__ */ contract("createProducts 401", "createProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("createProducts 405", "createProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  413: /* @__PURE__ */ contract("createProducts 413", "createProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  415: /* @__PURE__ */ contract("createProducts 415", "createProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("createProducts 500", "createProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
