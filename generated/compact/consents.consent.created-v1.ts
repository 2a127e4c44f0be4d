// Generated from events/communications/consents.consent.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isConsent } from "../shapes/Consent.ts";
import { isSigningIdentity } from "../shapes/SigningIdentity.ts";

export default /* @__PURE__ */ compactContract("consents.consent.created-v1", isConsentsConsentCreatedV1, "{signing_identity{identity_type,identity},consent{id:i,consent_type_code,value,signed_at}}");

function isConsentsConsentCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isSigningIdentity(v.signing_identity) &&
  isConsent(v.consent);
}
