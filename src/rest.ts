// The REST API: its types as openapi-typescript writes them, the types of contracts, and tables of
// its codes and values.
import { ERROR_CODES, ERROR_ITEM_CODES } from "../generated/rest-values.ts";

export type * from "../generated/rest-types.ts";
export { KNOWN_VALUES } from "../generated/rest-values.ts";
export type { Judge, JudgeOptions } from "./library/rest/judge-with.ts";
export type { Contract, Result, ValidateOptions } from "./library/runtime/contract.ts";
export type { Issue, KnownIssueCode } from "./library/runtime/issue.ts";
export { ERROR_CODES, ERROR_ITEM_CODES };

/** The code of an error, not of its items. The type of a response also allows unknown codes. */
export type ErrorCode = keyof typeof ERROR_CODES;
/** True if `ERROR_CODES` has a text as an error code. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERROR_CODES, text);
/** The code of one fault in a request. */
export type ErrorItemCode = keyof typeof ERROR_ITEM_CODES;
