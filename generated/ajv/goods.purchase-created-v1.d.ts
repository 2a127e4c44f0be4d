// Generated from events/files-devices-goods/goods.purchase-created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { GoodsPurchaseCreatedV1 } from "../types/files-devices-goods.ts";

/** Whether a value satisfies `goods.purchase-created-v1`, by the code of ajv. */
export declare const goodsPurchaseCreatedV1: AjvGuard<GoodsPurchaseCreatedV1>;
