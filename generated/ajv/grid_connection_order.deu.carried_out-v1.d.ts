// Generated from events/grid-connection/grid_connection_order.deu.carried_out-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { GridConnectionOrderDeuCarriedOutV1 } from "../types/grid-connection.ts";

/** Whether a value satisfies `grid_connection_order.deu.carried_out-v1`, by the code of ajv. */
export declare const gridConnectionOrderDeuCarriedOutV1: AjvGuard<GridConnectionOrderDeuCarriedOutV1>;
