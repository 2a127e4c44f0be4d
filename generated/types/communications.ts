// Generated from events/communications/ by `npm run generate`. Do not edit.

import type { Consent, SigningIdentity } from "./_shared.ts";

/**
 * The record of a phone call linked to an account was changed.
 */
export interface CommsAccountCallUpdatedV1 {
  account_number: string;
  /**
   * The phone call.
   */
  call_id: number;
  /**
   * Object storage key of the call; in the example its sound recording.
   */
  call_key: string;
  /**
   * Object storage key of the full transcript.
   */
  transcript_key: string;
  /**
   * Object storage key of the redacted transcript.
   */
  redacted_transcript_key: string;
  /**
   * Object storage bucket in which the keys are found.
   */
  bucket: string;
  /**
   * What changed on the call record, by field name; in the example the old and the new value of each field.
   */
  changes: {
    [k: string]: unknown;
  };
}

/**
 * An email to a customer came back as undeliverable.
 */
export interface CommsCustomerEmailBouncedV1 {
  account_number: string;
  /**
   * Account user whom the email was meant for.
   */
  user_id: number;
  /**
   * Message that bounced.
   */
  message_id: number;
  /**
   * Code of the template that the email was written from.
   */
  template_code: string;
  bounced_at: string;
}

/**
 * A push notification ran into a token that was not registered or had expired.
 */
export interface CommsPushNotificationReceivedUnregisteredOrExpiredTokenV1 {
  /**
   * The binding that the token belongs to.
   */
  push_notification_binding_id: number;
}

/**
 * A written transcript of a phone call linked to an account was made.
 */
export interface CommsTranscriptionCreatedV1 {
  account_number: string;
  /**
   * The phone call.
   */
  call_id: number;
  /**
   * Object storage key of the call; in the example its sound recording.
   */
  call_key: string;
  /**
   * Object storage key of the full transcript.
   */
  transcript_key: string;
  /**
   * Object storage key of the redacted transcript.
   */
  redacted_transcript_key: string;
  /**
   * Object storage bucket in which the keys are found.
   */
  bucket: string;
}

/**
 * The cost calculation for a complex quote ended, with success or without.
 */
export interface ComplexQuotingCostCalculationFinishedV1 {
  /**
   * Quote set-up whose costs were calculated.
   */
  quote_configuration_number: string;
  /**
   * False when the calculation ended without success.
   */
  succeeded: boolean;
  /**
   * Who triggered the calculation; in the example a support agent.
   */
  triggered_by_id: number;
}

/**
 * A consent, meaning somebody's answer to a request for permission, was put on record together with who signed it.
 */
export interface ConsentsConsentCreatedV1 {
  signing_identity: SigningIdentity;
  consent: Consent;
}

/**
 * A consent already on record was changed; the message carries the consent and who signed it.
 */
export interface ConsentsConsentUpdatedV1 {
  signing_identity: SigningIdentity;
  consent: Consent;
}

/**
 * A device's token for push messages was unregistered.
 */
export interface MessagingPushNotificationTokenUnregisteredV1 {
  /**
   * The token that no longer applies.
   */
  token: string;
  /**
   * Outside push message service that the token belongs to.
   */
  external_provider: string;
}
