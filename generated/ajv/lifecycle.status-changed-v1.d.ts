// Generated from events/leave-supplier/lifecycle.status-changed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LifecycleStatusChangedV1 } from "../types/leave-supplier.ts";

/** Whether a value satisfies `lifecycle.status-changed-v1`, by the code of ajv. */
export declare const lifecycleStatusChangedV1: AjvGuard<LifecycleStatusChangedV1>;
