// Generated from events/accounts/account.communications_preferences_updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isCommsPreferencesChanges } from "../shapes/CommsPreferencesChanges.ts";

export default /* @__PURE__ */ compactContract("account.communications_preferences_updated-v1", isAccountCommunicationsPreferencesUpdatedV1, "{account_number,changes{requires_postal_comms?[:b],preferred_language_for_comms?[],document_accessibility?[]}}");

function isAccountCommunicationsPreferencesUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  isCommsPreferencesChanges(v.changes);
}
