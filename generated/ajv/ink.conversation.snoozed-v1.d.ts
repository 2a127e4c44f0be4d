// Generated from events/ink/ink.conversation.snoozed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkConversationSnoozedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.conversation.snoozed-v1`, by the code of ajv. */
export declare const inkConversationSnoozedV1: AjvGuard<InkConversationSnoozedV1>;
