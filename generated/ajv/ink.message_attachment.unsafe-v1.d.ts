// Generated from events/ink/ink.message_attachment.unsafe-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkMessageAttachmentUnsafeV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.message_attachment.unsafe-v1`, by the code of ajv. */
export declare const inkMessageAttachmentUnsafeV1: AjvGuard<InkMessageAttachmentUnsafeV1>;
