// Generated from openapi/, the operation createProducts by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../../src/library/ajv/guard.ts";
import type { components } from "../../rest-types.ts";

/** Whether a value satisfies `createProducts`, by the code of ajv. */
export declare const createProducts: AjvGuard<components["schemas"]["Products"]>;
