// Generated from events/contracts/contracts.journeys.creation.started-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsJourneysCreationStartedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.journeys.creation.started-v1`, by the code of ajv. */
export declare const contractsJourneysCreationStartedV1: AjvGuard<ContractsJourneysCreationStartedV1>;
