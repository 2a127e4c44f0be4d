// Generated from events/debt/delinquent_debt.position_changed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { DelinquentDebtPositionChangedV1 } from "../types/debt.ts";

/** Whether a value satisfies `delinquent_debt.position_changed-v1`, by the code of ajv. */
export declare const delinquentDebtPositionChangedV1: AjvGuard<DelinquentDebtPositionChangedV1>;
