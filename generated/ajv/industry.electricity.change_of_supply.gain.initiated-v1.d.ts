// Generated from events/industry/industry.electricity.change_of_supply.gain.initiated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { IndustryElectricityChangeOfSupplyGainInitiatedV1 } from "../types/industry.ts";

/** Whether a value satisfies `industry.electricity.change_of_supply.gain.initiated-v1`, by the code of ajv. */
export declare const industryElectricityChangeOfSupplyGainInitiatedV1: AjvGuard<IndustryElectricityChangeOfSupplyGainInitiatedV1>;
