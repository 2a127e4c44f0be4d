// Generated from events/ink/ink.conversation.unassigned_from_bucket-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkConversationUnassignedFromBucketV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.conversation.unassigned_from_bucket-v1`, by the code of ajv. */
export declare const inkConversationUnassignedFromBucketV1: AjvGuard<InkConversationUnassignedFromBucketV1>;
