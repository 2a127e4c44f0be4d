// Generated from events/ink/ink.content.inbound-message-tagged-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkContentInboundMessageTaggedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.content.inbound-message-tagged-v1`, by the code of ajv. */
export declare const inkContentInboundMessageTaggedV1: AjvGuard<InkContentInboundMessageTaggedV1>;
