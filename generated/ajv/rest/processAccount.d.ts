// Generated from openapi/, the operation processAccount by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../../src/library/ajv/guard.ts";
import type { components } from "../../rest-types.ts";

/** Whether a value satisfies `processAccount`, by the code of ajv. */
export declare const processAccount: AjvGuard<components["schemas"]["ProcessRequest"]>;
