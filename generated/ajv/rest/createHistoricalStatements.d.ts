// Generated from openapi/, the operation createHistoricalStatements by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../../src/library/ajv/guard.ts";
import type { components } from "../../rest-types.ts";

/** Whether a value satisfies `createHistoricalStatements`, by the code of ajv. */
export declare const createHistoricalStatements: AjvGuard<components["schemas"]["HistoricalStatementsRequest"]>;
