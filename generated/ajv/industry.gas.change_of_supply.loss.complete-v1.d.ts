// Generated from events/industry/industry.gas.change_of_supply.loss.complete-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { IndustryGasChangeOfSupplyLossCompleteV1 } from "../types/industry.ts";

/** Whether a value satisfies `industry.gas.change_of_supply.loss.complete-v1`, by the code of ajv. */
export declare const industryGasChangeOfSupplyLossCompleteV1: AjvGuard<IndustryGasChangeOfSupplyLossCompleteV1>;
