// Generated from openapi/, the operation createNotes by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../../src/library/ajv/guard.ts";
import type { components } from "../../rest-types.ts";

/** Whether a value satisfies `createNotes`, by the code of ajv. */
export declare const createNotes: AjvGuard<components["schemas"]["NotesRequest"]>;
