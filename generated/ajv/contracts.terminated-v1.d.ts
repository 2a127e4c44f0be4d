// Generated from events/contracts/contracts.terminated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsTerminatedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.terminated-v1`, by the code of ajv. */
export declare const contractsTerminatedV1: AjvGuard<ContractsTerminatedV1>;
