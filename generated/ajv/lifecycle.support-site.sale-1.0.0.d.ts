// Generated from events/leave-supplier/lifecycle.support-site.sale-1.0.0.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleSupportSiteSaleV1_0_0 } from "../types/leave-supplier.ts";

/** Whether a value satisfies `lifecycle.support-site.sale-1.0.0`, by the code of ajv. */
export declare const lifecycleSupportSiteSaleV1_0_0: AjvGuard<LifecycleSupportSiteSaleV1_0_0>;
