// Generated from events/meters/meterpoint.gas.change_of_mam.requested-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { MeterpointGasChangeOfMamRequestedV1 } from "../types/meters.ts";

/** Whether a value satisfies `meterpoint.gas.change_of_mam.requested-v1`, by the code of ajv. */
export declare const meterpointGasChangeOfMamRequestedV1: AjvGuard<MeterpointGasChangeOfMamRequestedV1>;
