// Generated from events/ink/ink.message_attachment.safe-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkMessageAttachmentSafeV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.message_attachment.safe-v1`, by the code of ajv. */
export declare const inkMessageAttachmentSafeV1: AjvGuard<InkMessageAttachmentSafeV1>;
