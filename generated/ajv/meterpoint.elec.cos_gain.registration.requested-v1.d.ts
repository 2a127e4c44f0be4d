// Generated from events/meters/meterpoint.elec.cos_gain.registration.requested-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { MeterpointElecCosGainRegistrationRequestedV1 } from "../types/meters.ts";

/** Whether a value satisfies `meterpoint.elec.cos_gain.registration.requested-v1`, by the code of ajv. */
export declare const meterpointElecCosGainRegistrationRequestedV1: AjvGuard<MeterpointElecCosGainRegistrationRequestedV1>;
