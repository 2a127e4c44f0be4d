// Generated from events/collections/collection_proceeding.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CollectionProceedingCreatedV1 } from "../types/collections.ts";

/** Whether a value satisfies `collection_proceeding.created-v1`, by the code of ajv. */
export declare const collectionProceedingCreatedV1: AjvGuard<CollectionProceedingCreatedV1>;
