// Generated from openapi/, the operation listStandardUnitRates by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { validateWith } from "../../src/library/runtime/examine.ts";
import type { operations } from "../rest-types.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainUnitRatePage, isUnitRatePage } from "../rest-schemas/UnitRatePage.ts";

/** The contract of each answer of `listStandardUnitRates`, by status. */
export const responses: {
  readonly 200: Contract<"listStandardUnitRates 200", "listStandardUnitRates", "v1", operations["listStandardUnitRates"]["responses"][200]["content"]["application/json"]>;
  readonly 400: Contract<"listStandardUnitRates 400", "listStandardUnitRates", "v1", operations["listStandardUnitRates"]["responses"][400]["content"]["application/json"]>;
  readonly 404: Contract<"listStandardUnitRates 404", "listStandardUnitRates", "v1", operations["listStandardUnitRates"]["responses"][404]["content"]["application/json"]>;
  readonly 405: Contract<"listStandardUnitRates 405", "listStandardUnitRates", "v1", operations["listStandardUnitRates"]["responses"][405]["content"]["application/json"]>;
  readonly 500: Contract<"listStandardUnitRates 500", "listStandardUnitRates", "v1", operations["listStandardUnitRates"]["responses"][500]["content"]["application/json"]>;
} = {
  200: /* @__PURE__ */ contract("listStandardUnitRates 200", "listStandardUnitRates", "v1", isUnitRatePage, /* @__PURE__ */ validateWith(isUnitRatePage, explainUnitRatePage)),
  400: /* @__PURE__ */ contract("listStandardUnitRates 400", "listStandardUnitRates", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  404: /* @__PURE__ */ contract("listStandardUnitRates 404", "listStandardUnitRates", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("listStandardUnitRates 405", "listStandardUnitRates", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("listStandardUnitRates 500", "listStandardUnitRates", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
