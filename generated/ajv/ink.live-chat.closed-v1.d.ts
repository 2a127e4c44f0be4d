// Generated from events/ink/ink.live-chat.closed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { InkLiveChatClosedV1 } from "../types/ink.ts";

/** Whether a value satisfies `ink.live-chat.closed-v1`, by the code of ajv. */
export declare const inkLiveChatClosedV1: AjvGuard<InkLiveChatClosedV1>;
