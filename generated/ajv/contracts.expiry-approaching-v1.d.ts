// Generated from events/contracts/contracts.expiry-approaching-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsExpiryApproachingV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.expiry-approaching-v1`, by the code of ajv. */
export declare const contractsExpiryApproachingV1: AjvGuard<ContractsExpiryApproachingV1>;
