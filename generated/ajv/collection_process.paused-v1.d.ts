// Generated from events/collections/collection_process.paused-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CollectionProcessPausedV1 } from "../types/collections.ts";

/** Whether a value satisfies `collection_process.paused-v1`, by the code of ajv. */
export declare const collectionProcessPausedV1: AjvGuard<CollectionProcessPausedV1>;
