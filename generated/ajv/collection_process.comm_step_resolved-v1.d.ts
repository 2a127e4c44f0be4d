// Generated from events/collections/collection_process.comm_step_resolved-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CollectionProcessCommStepResolvedV1 } from "../types/collections.ts";

/** Whether a value satisfies `collection_process.comm_step_resolved-v1`, by the code of ajv. */
export declare const collectionProcessCommStepResolvedV1: AjvGuard<CollectionProcessCommStepResolvedV1>;
