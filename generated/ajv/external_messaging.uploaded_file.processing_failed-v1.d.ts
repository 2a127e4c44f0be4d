// Generated from events/files-devices-goods/external_messaging.uploaded_file.processing_failed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ExternalMessagingUploadedFileProcessingFailedV1 } from "../types/files-devices-goods.ts";

/** Whether a value satisfies `external_messaging.uploaded_file.processing_failed-v1`, by the code of ajv. */
export declare const externalMessagingUploadedFileProcessingFailedV1: AjvGuard<ExternalMessagingUploadedFileProcessingFailedV1>;
