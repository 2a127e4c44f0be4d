// Generated from events/ink/ink.actions.run-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkActionsRunV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.actions.run-v1`, by the code of ajv. */
export declare const inkActionsRunV1: AjvGuard<InkActionsRunV1>;
