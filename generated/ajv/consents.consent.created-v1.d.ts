// Generated from events/communications/consents.consent.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ConsentsConsentCreatedV1 } from "../types/communications.ts";

/** Whether a value satisfies `consents.consent.created-v1`, by the code of ajv. */
export declare const consentsConsentCreatedV1: AjvGuard<ConsentsConsentCreatedV1>;
