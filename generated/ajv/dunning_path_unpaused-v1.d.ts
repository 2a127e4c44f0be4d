// Generated from events/debt/dunning_path_unpaused-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { DunningPathUnpausedV1 } from "../types/debt.ts";

/** Whether a value satisfies `dunning_path_unpaused-v1`, by the code of ajv. */
export declare const dunningPathUnpausedV1: AjvGuard<DunningPathUnpausedV1>;
