// Generated from events/communications/comms.transcription.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CommsTranscriptionCreatedV1 } from "../types/communications.ts";

/** Whether a value satisfies `comms.transcription.created-v1`, by the code of ajv. */
export declare const commsTranscriptionCreatedV1: AjvGuard<CommsTranscriptionCreatedV1>;
