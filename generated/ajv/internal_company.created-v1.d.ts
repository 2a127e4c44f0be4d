// Generated from events/leads/internal_company.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InternalCompanyCreatedV1 } from "../types/leads.ts";

/** Whether a value satisfies `internal_company.created-v1`, by the code of ajv. */
export declare const internalCompanyCreatedV1: AjvGuard<InternalCompanyCreatedV1>;
