// Generated from events/collections/collection_process.reactivated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CollectionProcessReactivatedV1 } from "../types/collections.ts";

/** Whether a value satisfies `collection_process.reactivated-v1`, by the code of ajv. */
export declare const collectionProcessReactivatedV1: AjvGuard<CollectionProcessReactivatedV1>;
