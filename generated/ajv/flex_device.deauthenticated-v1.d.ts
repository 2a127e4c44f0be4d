// Generated from events/files-devices-goods/flex_device.deauthenticated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { FlexDeviceDeauthenticatedV1 } from "../types/files-devices-goods.ts";

/** Whether a value satisfies `flex_device.deauthenticated-v1`, by the code of ajv. */
export declare const flexDeviceDeauthenticatedV1: AjvGuard<FlexDeviceDeauthenticatedV1>;
