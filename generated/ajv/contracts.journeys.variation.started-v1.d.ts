// Generated from events/contracts/contracts.journeys.variation.started-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsJourneysVariationStartedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.journeys.variation.started-v1`, by the code of ajv. */
export declare const contractsJourneysVariationStartedV1: AjvGuard<ContractsJourneysVariationStartedV1>;
