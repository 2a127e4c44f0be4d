// Generated from events/ink/ink.messages.inbound-email-migration-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkMessagesInboundEmailMigrationV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.messages.inbound-email-migration-v1`, by the code of ajv. */
export declare const inkMessagesInboundEmailMigrationV1: AjvGuard<InkMessagesInboundEmailMigrationV1>;
