// Generated from events/communications/comms.customer_email_bounced-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CommsCustomerEmailBouncedV1 } from "../types/communications.ts";

/** Whether a value satisfies `comms.customer_email_bounced-v1`, by the code of ajv. */
export declare const commsCustomerEmailBouncedV1: AjvGuard<CommsCustomerEmailBouncedV1>;
