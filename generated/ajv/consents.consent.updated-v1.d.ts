// Generated from events/communications/consents.consent.updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ConsentsConsentUpdatedV1 } from "../types/communications.ts";

/** Whether a value satisfies `consents.consent.updated-v1`, by the code of ajv. */
export declare const consentsConsentUpdatedV1: AjvGuard<ConsentsConsentUpdatedV1>;
