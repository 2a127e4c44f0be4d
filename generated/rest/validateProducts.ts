// Generated from openapi/, the operation validateProducts by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions, validateWith } from "../../src/library/runtime/examine.ts";
import { type Judge, judgeWith } from "../../src/library/rest/judge-with.ts";
import { noneTwice } from "../../src/library/rest/unique-faults.ts";
import { productsUnique } from "../rest-fields.ts";
import type { components, operations } from "../rest-types.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainProducts, isProducts, keepProducts } from "../rest-schemas/Products.ts";

/** The request body of `validateProducts`. */
export type ValidateProducts = components["schemas"]["Products"];

/** The contract of the request body of `validateProducts`. What `validate` answers has no field that the contract does not name; the input stays as it is. */
export const validateProducts: Contract<"validateProducts", "validateProducts", "v1", ValidateProducts> = /* @__PURE__ */ contract(
  "validateProducts",
  "validateProducts",
  "v1",
  isProducts,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<ValidateProducts> {
const refused = options?.unknown === "report" || !isProducts(input) ? examine<ValidateProducts>(input, options, explainProducts) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepProducts(input as ValidateProducts) };
}

/** Finds every fault in a request body of `validateProducts`: all that the server would answer. A server lists the first 100. */
export const judge: Judge<ValidateProducts> = /* @__PURE__ */ judgeWith(validate, [/* @__PURE__ */ noneTwice(productsUnique)]);

/** The contract of each answer of `validateProducts`, by status. */
export const responses: {
  readonly 200: Contract<"validateProducts 200", "validateProducts", "v1", operations["validateProducts"]["responses"][200]["content"]["application/json"]>;
  readonly 400: Contract<"validateProducts 400", "validateProducts", "v1", operations["validateProducts"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"validateProducts 401", "validateProducts", "v1", operations["validateProducts"]["responses"][401]["content"]["application/json"]>;
  readonly 405: Contract<"validateProducts 405", "validateProducts", "v1", operations["validateProducts"]["responses"][405]["content"]["application/json"]>;
  readonly 413: Contract<"validateProducts 413", "validateProducts", "v1", operations["validateProducts"]["responses"][413]["content"]["application/json"]>;
  readonly 415: Contract<"validateProducts 415", "validateProducts", "v1", operations["validateProducts"]["responses"][415]["content"]["application/json"]>;
  readonly 500: Contract<"validateProducts 500", "validateProducts", "v1", operations["validateProducts"]["responses"][500]["content"]["application/json"]>;
} = {
  200: /* @__PURE__ */ contract("validateProducts 200", "validateProducts", "v1", isProducts, /* @__PURE__ */ validateWith(isProducts, explainProducts)),
  400: /* @__PURE__ */ contract("validateProducts 400", "validateProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  401: /* @__PURE__ */ contract("validateProducts 401", "validateProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("validateProducts 405", "validateProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  413: /* @__PURE__ */ contract("validateProducts 413", "validateProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  415: /* @__PURE__ */ contract("validateProducts 415", "validateProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("validateProducts 500", "validateProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
