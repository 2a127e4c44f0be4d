// Generated from events/debt/delinquent_debt.position_changed-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { DelinquentDebtPositionChangedV2 } from "../types/debt.ts";

/** Whether a value satisfies `delinquent_debt.position_changed-v2`, by the code of ajv. */
export declare const delinquentDebtPositionChangedV2: AjvGuard<DelinquentDebtPositionChangedV2>;
