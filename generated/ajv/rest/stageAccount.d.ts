// Generated from openapi/, the operation stageAccount by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../../src/library/ajv/guard.ts";
import type { components } from "../../rest-types.ts";

/** Whether a value satisfies `stageAccount`, by the code of ajv. */
export declare const stageAccount: AjvGuard<components["schemas"]["Account"]>;
