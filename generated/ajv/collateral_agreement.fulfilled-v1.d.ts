// Generated from events/business/collateral_agreement.fulfilled-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CollateralAgreementFulfilledV1 } from "../types/business.ts";

/** Whether a value satisfies `collateral_agreement.fulfilled-v1`, by the code of ajv. */
export declare const collateralAgreementFulfilledV1: AjvGuard<CollateralAgreementFulfilledV1>;
