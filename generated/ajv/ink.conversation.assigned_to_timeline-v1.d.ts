// Generated from events/ink/ink.conversation.assigned_to_timeline-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkConversationAssignedToTimelineV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.conversation.assigned_to_timeline-v1`, by the code of ajv. */
export declare const inkConversationAssignedToTimelineV1: AjvGuard<InkConversationAssignedToTimelineV1>;
