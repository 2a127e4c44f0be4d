// Generated from events/communications/messaging.push-notification.token-unregistered-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MessagingPushNotificationTokenUnregisteredV1 } from "../types/communications.ts";

export type { MessagingPushNotificationTokenUnregisteredV1 } from "../types/communications.ts";

/** A device's token for push messages was unregistered. */
export const messagingPushNotificationTokenUnregisteredV1: EventContract<"messaging.push-notification.token-unregistered", "v1", MessagingPushNotificationTokenUnregisteredV1> = /* @__PURE__ */ contract("messaging.push-notification.token-unregistered-v1", "messaging.push-notification.token-unregistered", "v1", isMessagingPushNotificationTokenUnregisteredV1, explainMessagingPushNotificationTokenUnregisteredV1);

function isMessagingPushNotificationTokenUnregisteredV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.token === "string" &&
  typeof v.external_provider === "string";
}

function explainMessagingPushNotificationTokenUnregisteredV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "token,external_provider");
    if (data.token === undefined) {
      report(path + "/token", "required");
    }
    if (data.external_provider === undefined) {
      report(path + "/external_provider", "required");
    }
    if (data.token !== undefined) {
      if (typeof data.token !== "string") {
        report(path+"/token", "string");
      }
    }
    if (data.external_provider !== undefined) {
      if (typeof data.external_provider !== "string") {
        report(path+"/external_provider", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
