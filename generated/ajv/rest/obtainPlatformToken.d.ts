// Generated from openapi/, the operation obtainPlatformToken by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../../src/library/ajv/guard.ts";
import type { components } from "../../rest-types.ts";

/** Whether a value satisfies `obtainPlatformToken`, by the code of ajv. */
export declare const obtainPlatformToken: AjvGuard<components["schemas"]["GraphqlRequest"]>;
