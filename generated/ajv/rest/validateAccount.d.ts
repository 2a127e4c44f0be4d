// Generated from openapi/, the operation validateAccount by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../../src/library/ajv/guard.ts";
import type { components } from "../../rest-types.ts";

/** Whether a value satisfies `validateAccount`, by the code of ajv. */
export declare const validateAccount: AjvGuard<components["schemas"]["Account"]>;
