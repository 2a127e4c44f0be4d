// Generated from events/debt/dunning_path_started-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { DunningPathStartedV1 } from "../types/debt.ts";

/** Whether a value satisfies `dunning_path_started-v1`, by the code of ajv. */
export declare const dunningPathStartedV1: AjvGuard<DunningPathStartedV1>;
