// The REST API: its types as openapi-typescript writes them, the types of contracts, and tables of
// its codes and values.
import { ERROR_CODES, ERROR_ITEM_CODES } from "../generated/rest-values.ts";

export type * from "../generated/rest-types.ts";
export { KNOWN_VALUES } from "../generated/rest-values.ts";
export type { Judge, JudgeOptions } from "./library/rest/judge-with.ts";
export type { Contract, Result, ValidateOptions } from "./library/runtime/contract.ts";
export type { Issue, KnownIssueCode } from "./library/runtime/issue.ts";
export { ERROR_CODES, ERROR_ITEM_CODES };

/**
 * The code of an error as a whole. A response may have another one, so its type allows any text
 * beside these.
 */
export type ErrorCode = keyof typeof ERROR_CODES;
/** Whether a text is the code of an error, so that `ERROR_CODES` has it. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERROR_CODES, text);
/** The code of one fault in a request. */
export type ErrorItemCode = keyof typeof ERROR_ITEM_CODES;
