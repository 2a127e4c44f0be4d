// Generated from events/files-devices-goods/goods.quote.created-for-account-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { GoodsQuoteCreatedForAccountV1 } from "../types/files-devices-goods.ts";

/** Whether a value satisfies `goods.quote.created-for-account-v1`, by the code of ajv. */
export declare const goodsQuoteCreatedForAccountV1: AjvGuard<GoodsQuoteCreatedForAccountV1>;
