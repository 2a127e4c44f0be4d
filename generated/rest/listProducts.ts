// Generated from openapi/, the operation listProducts by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { validateWith } from "../../src/library/runtime/examine.ts";
import type { operations } from "../rest-types.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainPublicProductPage, isPublicProductPage } from "../rest-schemas/PublicProductPage.ts";

/** The contract of each answer of `listProducts`, by status. */
export const responses: {
  readonly 200: Contract<"listProducts 200", "listProducts", "v1", operations["listProducts"]["responses"][200]["content"]["application/json"]>;
  readonly 400: Contract<"listProducts 400", "listProducts", "v1", operations["listProducts"]["responses"][400]["content"]["application/json"]>;
  readonly 404: Contract<"listProducts 404", "listProducts", "v1", operations["listProducts"]["responses"][404]["content"]["application/json"]>;
  readonly 405: Contract<"listProducts 405", "listProducts", "v1", operations["listProducts"]["responses"][405]["content"]["application/json"]>;
  readonly 500: Contract<"listProducts 500", "listProducts", "v1", operations["listProducts"]["responses"][500]["content"]["application/json"]>;
} = {
  200: /* @__PURE__ */ contract("listProducts 200", "listProducts", "v1", isPublicProductPage, /* @__PURE__ */ validateWith(isPublicProductPage, explainPublicProductPage)),
  400: /* @__PURE__ */ contract("listProducts 400", "listProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  404: /* @__PURE__ */ contract("listProducts 404", "listProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("listProducts 405", "listProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("listProducts 500", "listProducts", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
