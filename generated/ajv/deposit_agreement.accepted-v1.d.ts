// Generated from events/debt/deposit_agreement.accepted-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { DepositAgreementAcceptedV1 } from "../types/debt.ts";

/** Whether a value satisfies `deposit_agreement.accepted-v1`, by the code of ajv. */
export declare const depositAgreementAcceptedV1: AjvGuard<DepositAgreementAcceptedV1>;
