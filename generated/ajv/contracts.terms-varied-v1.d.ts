// Generated from events/contracts/contracts.terms-varied-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsTermsVariedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.terms-varied-v1`, by the code of ajv. */
export declare const contractsTermsVariedV1: AjvGuard<ContractsTermsVariedV1>;
