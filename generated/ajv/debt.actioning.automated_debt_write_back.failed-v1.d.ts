// Generated from events/debt/debt.actioning.automated_debt_write_back.failed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { DebtActioningAutomatedDebtWriteBackFailedV1 } from "../types/debt.ts";

/** Whether a value satisfies `debt.actioning.automated_debt_write_back.failed-v1`, by the code of ajv. */
export declare const debtActioningAutomatedDebtWriteBackFailedV1: AjvGuard<DebtActioningAutomatedDebtWriteBackFailedV1>;
