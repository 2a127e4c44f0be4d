// Generated from events/communications/comms.push-notification.received-unregistered-or-expired-token-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("comms.push-notification.received-unregistered-or-expired-token-v1", isCommsPushNotificationReceivedUnregisteredOrExpiredTokenV1, "{push_notification_binding_id:i}");

function isCommsPushNotificationReceivedUnregisteredOrExpiredTokenV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.push_notification_binding_id);
}
