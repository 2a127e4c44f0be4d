// Generated from events/business/business.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BusinessCreatedV1 } from "../types/business.ts";

/** Whether a value satisfies `business.created-v1`, by the code of ajv. */
export declare const businessCreatedV1: AjvGuard<BusinessCreatedV1>;
