// Generated from openapi/, the operation createPaymentInstruction by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../../src/library/ajv/guard.ts";
import type { components } from "../../rest-types.ts";

/** Whether a value satisfies `createPaymentInstruction`, by the code of ajv. */
export declare const createPaymentInstruction: AjvGuard<components["schemas"]["PaymentInstructionRequest"]>;
