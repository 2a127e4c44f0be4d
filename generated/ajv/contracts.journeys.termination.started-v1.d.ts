// Generated from events/contracts/contracts.journeys.termination.started-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsJourneysTerminationStartedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.journeys.termination.started-v1`, by the code of ajv. */
export declare const contractsJourneysTerminationStartedV1: AjvGuard<ContractsJourneysTerminationStartedV1>;
