// Generated from events/ink/ink.conversation.opened-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkConversationOpenedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.conversation.opened-v1`, by the code of ajv. */
export declare const inkConversationOpenedV1: AjvGuard<InkConversationOpenedV1>;
