// Generated from events/communications/comms.push-notification.received-unregistered-or-expired-token-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1 } from "../types/communications.ts";

export type { CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1 } from "../types/communications.ts";

/** A push notification ran into a token that was not registered or had expired. */
export const commsPushNotificationReceivedUnregisteredOrExpiredTokenV1: Contract<"comms.push-notification.received-unregistered-or-expired-token-v1", "comms.push-notification.received-unregistered-or-expired-token", "v1", CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1> = /* @__PURE__ */ contract("comms.push-notification.received-unregistered-or-expired-token-v1", "comms.push-notification.received-unregistered-or-expired-token", "v1", isCommsPushNotificationReceivedUnregisteredOrExpiredTokenV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1> {
return options?.unknown === "report" || !isCommsPushNotificationReceivedUnregisteredOrExpiredTokenV1(input) ? examine<CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1>(input, options, explainCommsPushNotificationReceivedUnregisteredOrExpiredTokenV1) : { ok: true, value: input as CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1 };
}

function isCommsPushNotificationReceivedUnregisteredOrExpiredTokenV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.push_notification_binding_id);
}

function explainCommsPushNotificationReceivedUnregisteredOrExpiredTokenV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.push_notification_binding_id;
    found.visit?.(found, v, "", "push_notification_binding_id");
    if (v1 === undefined) missing(found, "push_notification_binding_id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "push_notification_binding_id", v1, "an integer");
  }
  else wrong(found, "", v, "an object");
}
