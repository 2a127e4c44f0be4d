// Generated from events/business/business.updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BusinessUpdatedV1 } from "../types/business.ts";

/** Whether a value satisfies `business.updated-v1`, by the code of ajv. */
export declare const businessUpdatedV1: AjvGuard<BusinessUpdatedV1>;
