// Generated from openapi/, the operation createTransactions by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../../src/library/ajv/guard.ts";
import type { components } from "../../rest-types.ts";

/** Whether a value satisfies `createTransactions`, by the code of ajv. */
export declare const createTransactions: AjvGuard<components["schemas"]["TransactionsRequest"]>;
