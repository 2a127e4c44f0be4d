// Generated from events/contracts/contracts.actualized-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsActualizedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.actualized-v1`, by the code of ajv. */
export declare const contractsActualizedV1: AjvGuard<ContractsActualizedV1>;
