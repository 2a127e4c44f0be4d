// Generated from events/communications/consents.consent.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainConsent, isConsent } from "../shapes/Consent.ts";
import { explainSigningIdentity, isSigningIdentity } from "../shapes/SigningIdentity.ts";
import type { ConsentsConsentUpdatedV1 } from "../types/communications.ts";

export type { ConsentsConsentUpdatedV1 } from "../types/communications.ts";

/** A consent already on record was changed; the message carries the consent and who signed it. */
export const consentsConsentUpdatedV1: Contract<"consents.consent.updated-v1", "consents.consent.updated", "v1", ConsentsConsentUpdatedV1> = /* @__PURE__ */ contract("consents.consent.updated-v1", "consents.consent.updated", "v1", isConsentsConsentUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ConsentsConsentUpdatedV1> {
return options?.unknown === "report" || !isConsentsConsentUpdatedV1(input) ? examine<ConsentsConsentUpdatedV1>(input, options, explainConsentsConsentUpdatedV1) : { ok: true, value: input as ConsentsConsentUpdatedV1 };
}

function isConsentsConsentUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isSigningIdentity(v.signing_identity) &&
  isConsent(v.consent);
}

function explainConsentsConsentUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.signing_identity;
    const v2 = v.consent;
    found.visit?.(found, v, "", "signing_identity,consent");
    if (v1 === undefined) missing(found, "signing_identity");
    if (v2 === undefined) missing(found, "consent");
    if (v1 !== undefined) {
      if (found.visit || !isSigningIdentity(v1)) explainSigningIdentity(v1, "signing_identity.", found);
    }
    if (v2 !== undefined) {
      if (found.visit || !isConsent(v2)) explainConsent(v2, "consent.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
