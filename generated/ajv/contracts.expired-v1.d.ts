// Generated from events/contracts/contracts.expired-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsExpiredV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.expired-v1`, by the code of ajv. */
export declare const contractsExpiredV1: AjvGuard<ContractsExpiredV1>;
