// Generated from events/business/business_operations_team.updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BusinessOperationsTeamUpdatedV1 } from "../types/business.ts";

/** Whether a value satisfies `business_operations_team.updated-v1`, by the code of ajv. */
export declare const businessOperationsTeamUpdatedV1: AjvGuard<BusinessOperationsTeamUpdatedV1>;
