// Generated from events/debt/deposit_agreement.withdrawn-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { DepositAgreementWithdrawnV1 } from "../types/debt.ts";

/** Whether a value satisfies `deposit_agreement.withdrawn-v1`, by the code of ajv. */
export declare const depositAgreementWithdrawnV1: AjvGuard<DepositAgreementWithdrawnV1>;
