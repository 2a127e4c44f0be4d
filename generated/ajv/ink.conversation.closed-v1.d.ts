// Generated from events/ink/ink.conversation.closed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkConversationClosedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.conversation.closed-v1`, by the code of ajv. */
export declare const inkConversationClosedV1: AjvGuard<InkConversationClosedV1>;
