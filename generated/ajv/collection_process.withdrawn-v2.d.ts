// Generated from events/collections/collection_process.withdrawn-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CollectionProcessWithdrawnV2 } from "../types/collections.ts";

/** Whether a value satisfies `collection_process.withdrawn-v2`, by the code of ajv. */
export declare const collectionProcessWithdrawnV2: AjvGuard<CollectionProcessWithdrawnV2>;
