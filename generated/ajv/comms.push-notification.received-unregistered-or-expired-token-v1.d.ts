// Generated from events/communications/comms.push-notification.received-unregistered-or-expired-token-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1 } from "../types/communications.ts";

/** Whether a value satisfies `comms.push-notification.received-unregistered-or-expired-token-v1`, by the code of ajv. */
export declare const commsPushNotificationReceivedUnregisteredOrExpiredTokenV1: AjvGuard<CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1>;
