// Generated from events/files-devices-goods/external_messaging.uploaded_file.unsafe-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ExternalMessagingUploadedFileUnsafeV1 } from "../types/files-devices-goods.ts";

/** Whether a value satisfies `external_messaging.uploaded_file.unsafe-v1`, by the code of ajv. */
export declare const externalMessagingUploadedFileUnsafeV1: AjvGuard<ExternalMessagingUploadedFileUnsafeV1>;
