// Generated from events/communications/comms.customer_email_bounced-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("comms.customer_email_bounced-v1", isCommsCustomerEmailBouncedV1, "{account_number,user_id:i,message_id:i,template_code,bounced_at}");

function isCommsCustomerEmailBouncedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.user_id) &&
  Number.isInteger(v.message_id) &&
  typeof v.template_code === "string" &&
  typeof v.bounced_at === "string";
}
