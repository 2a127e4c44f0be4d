// Generated from events/contracts/contract-groups.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractGroupsCreatedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contract-groups.created-v1`, by the code of ajv. */
export declare const contractGroupsCreatedV1: AjvGuard<ContractGroupsCreatedV1>;
