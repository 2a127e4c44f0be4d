// Generated from events/communications/messaging.push-notification.token-unregistered-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { MessagingPushNotificationTokenUnregisteredV1 } from "../types/communications.ts";

/** Whether a value satisfies `messaging.push-notification.token-unregistered-v1`, by the code of ajv. */
export declare const messagingPushNotificationTokenUnregisteredV1: AjvGuard<MessagingPushNotificationTokenUnregisteredV1>;
