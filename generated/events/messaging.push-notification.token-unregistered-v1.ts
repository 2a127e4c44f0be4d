// Generated from events/communications/messaging.push-notification.token-unregistered-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MessagingPushNotificationTokenUnregisteredV1 } from "../types/communications.ts";

export type { MessagingPushNotificationTokenUnregisteredV1 } from "../types/communications.ts";

/** A device's token for push messages was unregistered. */
export const messagingPushNotificationTokenUnregisteredV1: Contract<"messaging.push-notification.token-unregistered-v1", "messaging.push-notification.token-unregistered", "v1", MessagingPushNotificationTokenUnregisteredV1> = /* @__PURE__ */ contract("messaging.push-notification.token-unregistered-v1", "messaging.push-notification.token-unregistered", "v1", isMessagingPushNotificationTokenUnregisteredV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MessagingPushNotificationTokenUnregisteredV1> {
return options?.unknown === "report" || !isMessagingPushNotificationTokenUnregisteredV1(input) ? examine<MessagingPushNotificationTokenUnregisteredV1>(input, options, explainMessagingPushNotificationTokenUnregisteredV1) : { ok: true, value: input as MessagingPushNotificationTokenUnregisteredV1 };
}

function isMessagingPushNotificationTokenUnregisteredV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.token === "string" &&
  typeof v.external_provider === "string";
}

function explainMessagingPushNotificationTokenUnregisteredV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.token;
    const v2 = v.external_provider;
    found.visit?.(found, v, "", "token,external_provider");
    if (v1 === undefined) missing(found, "token");
    if (v2 === undefined) missing(found, "external_provider");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "token", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "external_provider", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
