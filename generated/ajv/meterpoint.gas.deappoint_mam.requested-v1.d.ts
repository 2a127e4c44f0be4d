// Generated from events/meters/meterpoint.gas.deappoint_mam.requested-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { MeterpointGasDeappointMamRequestedV1 } from "../types/meters.ts";

/** Whether a value satisfies `meterpoint.gas.deappoint_mam.requested-v1`, by the code of ajv. */
export declare const meterpointGasDeappointMamRequestedV1: AjvGuard<MeterpointGasDeappointMamRequestedV1>;
