// Generated from events/industry/industry.electricity.change_of_service.meter_deactivated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { IndustryElectricityChangeOfServiceMeterDeactivatedV1 } from "../types/industry.ts";

/** Whether a value satisfies `industry.electricity.change_of_service.meter_deactivated-v1`, by the code of ajv. */
export declare const industryElectricityChangeOfServiceMeterDeactivatedV1: AjvGuard<IndustryElectricityChangeOfServiceMeterDeactivatedV1>;
