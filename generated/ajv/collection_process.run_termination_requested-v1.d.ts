// Generated from events/collections/collection_process.run_termination_requested-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CollectionProcessRunTerminationRequestedV1 } from "../types/collections.ts";

/** Whether a value satisfies `collection_process.run_termination_requested-v1`, by the code of ajv. */
export declare const collectionProcessRunTerminationRequestedV1: AjvGuard<CollectionProcessRunTerminationRequestedV1>;
