// Generated from events/meters/meterpoint.gas.cos_gain.mtd_received-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { MeterpointGasCosGainMtdReceivedV1 } from "../types/meters.ts";

/** Whether a value satisfies `meterpoint.gas.cos_gain.mtd_received-v1`, by the code of ajv. */
export declare const meterpointGasCosGainMtdReceivedV1: AjvGuard<MeterpointGasCosGainMtdReceivedV1>;
