// Generated from events/meters/meterpoint.gas.change_of_cohort.requested-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { MeterpointGasChangeOfCohortRequestedV1 } from "../types/meters.ts";

/** Whether a value satisfies `meterpoint.gas.change_of_cohort.requested-v1`, by the code of ajv. */
export declare const meterpointGasChangeOfCohortRequestedV1: AjvGuard<MeterpointGasChangeOfCohortRequestedV1>;
