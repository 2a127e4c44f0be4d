// Generated from events/ink/ink.conversation.open_status_changed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkConversationOpenStatusChangedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.conversation.open_status_changed-v1`, by the code of ajv. */
export declare const inkConversationOpenStatusChangedV1: AjvGuard<InkConversationOpenStatusChangedV1>;
