// Generated from events/contracts/credit_check.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CreditCheckCreatedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `credit_check.created-v1`, by the code of ajv. */
export declare const creditCheckCreatedV1: AjvGuard<CreditCheckCreatedV1>;
