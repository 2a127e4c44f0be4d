// Generated from events/contracts/contracts.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsCreatedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.created-v1`, by the code of ajv. */
export declare const contractsCreatedV1: AjvGuard<ContractsCreatedV1>;
