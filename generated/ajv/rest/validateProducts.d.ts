// Generated from openapi/, the operation validateProducts by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../../src/library/ajv/guard.ts";
import type { components } from "../../rest-types.ts";

/** Whether a value satisfies `validateProducts`, by the code of ajv. */
export declare const validateProducts: AjvGuard<components["schemas"]["Products"]>;
