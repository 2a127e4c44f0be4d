// Generated from events/ink/ink.live-chat.initiated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkLiveChatInitiatedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.live-chat.initiated-v1`, by the code of ajv. */
export declare const inkLiveChatInitiatedV1: AjvGuard<InkLiveChatInitiatedV1>;
