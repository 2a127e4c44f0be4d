// Generated from events/communications/comms.push-notification.received-unregistered-or-expired-token-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1 } from "../types/communications.ts";

export type { CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1 } from "../types/communications.ts";

/** A push notification ran into a token that was not registered or had expired. */
export const commsPushNotificationReceivedUnregisteredOrExpiredTokenV1: EventContract<"comms.push-notification.received-unregistered-or-expired-token", "v1", CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1> = /* @__PURE__ */ contract("comms.push-notification.received-unregistered-or-expired-token-v1", "comms.push-notification.received-unregistered-or-expired-token", "v1", isCommsPushNotificationReceivedUnregisteredOrExpiredTokenV1, explainCommsPushNotificationReceivedUnregisteredOrExpiredTokenV1);

function isCommsPushNotificationReceivedUnregisteredOrExpiredTokenV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.push_notification_binding_id);
}

function explainCommsPushNotificationReceivedUnregisteredOrExpiredTokenV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "push_notification_binding_id");
    if (data.push_notification_binding_id === undefined) {
      report(path + "/push_notification_binding_id", "required");
    }
    if (data.push_notification_binding_id !== undefined) {
      let data0 = data.push_notification_binding_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/push_notification_binding_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
