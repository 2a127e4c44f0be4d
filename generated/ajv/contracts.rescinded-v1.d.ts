// Generated from events/contracts/contracts.rescinded-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsRescindedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.rescinded-v1`, by the code of ajv. */
export declare const contractsRescindedV1: AjvGuard<ContractsRescindedV1>;
