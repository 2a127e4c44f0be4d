// Generated from events/communications/consents.consent.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainConsent, isConsent } from "../shapes/Consent.ts";
import { explainSigningIdentity, isSigningIdentity } from "../shapes/SigningIdentity.ts";
import type { ConsentsConsentUpdatedV1 } from "../types/communications.ts";

export type { ConsentsConsentUpdatedV1 } from "../types/communications.ts";

/** A consent already on record was changed; the message carries the consent and who signed it. */
export const consentsConsentUpdatedV1: EventContract<"consents.consent.updated", "v1", ConsentsConsentUpdatedV1> = /* @__PURE__ */ contract("consents.consent.updated-v1", "consents.consent.updated", "v1", isConsentsConsentUpdatedV1, explainConsentsConsentUpdatedV1);

function isConsentsConsentUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isSigningIdentity(v.signing_identity) &&
  isConsent(v.consent);
}

function explainConsentsConsentUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "signing_identity,consent");
    if (data.signing_identity === undefined) {
      report(path + "/signing_identity", "required");
    }
    if (data.consent === undefined) {
      report(path + "/consent", "required");
    }
    if (data.signing_identity !== undefined) {
      explainSigningIdentity(data.signing_identity, path + "/signing_identity", report, visit);
    }
    if (data.consent !== undefined) {
      explainConsent(data.consent, path + "/consent", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
