// Generated from events/contracts/contracts.subject-amended-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsSubjectAmendedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.subject-amended-v1`, by the code of ajv. */
export declare const contractsSubjectAmendedV1: AjvGuard<ContractsSubjectAmendedV1>;
