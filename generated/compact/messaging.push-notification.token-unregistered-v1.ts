// Generated from events/communications/messaging.push-notification.token-unregistered-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("messaging.push-notification.token-unregistered-v1", isMessagingPushNotificationTokenUnregisteredV1, "{token,external_provider}");

function isMessagingPushNotificationTokenUnregisteredV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.token === "string" &&
  typeof v.external_provider === "string";
}
