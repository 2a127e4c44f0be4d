// Generated from events/contracts/contracts.novated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ContractsNovatedV1 } from "../types/contracts.ts";

/** Whether a value satisfies `contracts.novated-v1`, by the code of ajv. */
export declare const contractsNovatedV1: AjvGuard<ContractsNovatedV1>;
