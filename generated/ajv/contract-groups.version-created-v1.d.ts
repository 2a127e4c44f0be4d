// Generated from events/contracts/contract-groups.version-created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractGroupsVersionCreatedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contract-groups.version-created-v1`, by the code of ajv. */
export declare const contractGroupsVersionCreatedV1: AjvGuard<ContractGroupsVersionCreatedV1>;
