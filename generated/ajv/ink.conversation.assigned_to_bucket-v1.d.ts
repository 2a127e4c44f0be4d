// Generated from events/ink/ink.conversation.assigned_to_bucket-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkConversationAssignedToBucketV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.conversation.assigned_to_bucket-v1`, by the code of ajv. */
export declare const inkConversationAssignedToBucketV1: AjvGuard<InkConversationAssignedToBucketV1>;
