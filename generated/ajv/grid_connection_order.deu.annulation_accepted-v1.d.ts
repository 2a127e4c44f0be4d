// Generated from events/grid-connection/grid_connection_order.deu.annulation_accepted-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { GridConnectionOrderDeuAnnulationAcceptedV1 } from "../types/grid-connection.ts";

/** Whether a value satisfies `grid_connection_order.deu.annulation_accepted-v1`, by the code of ajv. */
export declare const gridConnectionOrderDeuAnnulationAcceptedV1: AjvGuard<GridConnectionOrderDeuAnnulationAcceptedV1>;
