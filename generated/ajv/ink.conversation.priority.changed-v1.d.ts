// Generated from events/ink/ink.conversation.priority.changed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkConversationPriorityChangedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.conversation.priority.changed-v1`, by the code of ajv. */
export declare const inkConversationPriorityChangedV1: AjvGuard<InkConversationPriorityChangedV1>;
