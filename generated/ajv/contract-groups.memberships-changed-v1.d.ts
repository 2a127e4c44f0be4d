// Generated from events/contracts/contract-groups.memberships-changed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractGroupsMembershipsChangedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contract-groups.memberships-changed-v1`, by the code of ajv. */
export declare const contractGroupsMembershipsChangedV1: AjvGuard<ContractGroupsMembershipsChangedV1>;
