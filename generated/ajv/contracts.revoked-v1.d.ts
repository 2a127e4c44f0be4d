// Generated from events/contracts/contracts.revoked-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsRevokedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.revoked-v1`, by the code of ajv. */
export declare const contractsRevokedV1: AjvGuard<ContractsRevokedV1>;
