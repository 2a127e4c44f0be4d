// Generated from events/accounts/ by `npm run generate`. Do not edit.

import type { CommsPreferencesChanges, PsrRecord } from "./_shared.ts";

/**
 * The way an account wants to be written to was changed: on paper or not, in which language, in which accessible format.
 */
export interface AccountCommunicationsPreferencesUpdatedV1 {
  account_number: string;
  changes: CommsPreferencesChanges;
}

/**
 * A customer account was opened, either anew or by bringing it over from another system.
 */
export interface AccountCreatedV1 {
  account_number: string;
  /**
   * Email addresses of the people who belong to the account.
   */
  account_user_emails: string[];
  /**
   * Whether the account was brought over from another system.
   */
  is_imported?: boolean;
}

/**
 * An account was recorded as occupied.
 */
export interface AccountOccupiedV1 {
  account_number: string;
}

/**
 * An account that was no longer active was brought back into use.
 */
export interface AccountReactivatedV1 {
  account_number: string;
  /**
   * Status the account had before it was reactivated.
   */
  previous_status: string;
  /**
   * What or who brought the account back.
   */
  reactivation_source: string;
}

/**
 * The permission to read an account's smart meters was changed.
 */
export interface AccountSmartMeterReadPermissionChangedV1 {
  account_number: string;
  old_permission: string;
  new_permission: string;
  /**
   * When the new permission starts to apply.
   */
  effective_from: string;
  /**
   * Who made the change; changed_by_type says what kind of user the id belongs to. A string, even where the id looks like a number.
   */
  changed_by_id: string;
  changed_by_type: string;
}

/**
 * Details held on an account were changed.
 */
export interface AccountUpdatedV1 {
  account_number: string;
  /**
   * Email addresses of the people who belong to the account.
   */
  account_user_emails: string[];
  /**
   * The changed details; in the example by field name, each with its old and new value.
   */
  changes: {
    [k: string]: unknown;
  };
  /**
   * Whether the change counts as an override; the catalogue does not say of what.
   */
  is_override?: boolean;
}

/**
 * A piece of extra information, a key with its value, was attached to an account.
 */
export interface AccountMetadataCreatedV1 {
  account_number: string;
  /**
   * Name of the entry.
   */
  key: string;
  /**
   * Content of the entry, always text.
   */
  value: string;
}

/**
 * A piece of extra information was taken off an account.
 */
export interface AccountMetadataRemovedV1 {
  account_number: string;
  /**
   * Name of the entry.
   */
  key: string;
  /**
   * Content the entry had, always text.
   */
  value: string;
}

/**
 * Extra information already attached to an account was given a new value.
 */
export interface AccountMetadataUpdatedV1 {
  account_number: string;
  /**
   * The changed entries; in the example by key, each with its old and new value.
   */
  changes: {
    [k: string]: unknown;
  };
}

/**
 * A piece of extra information, a key with its value, was attached to the period in which an account was tied to a property.
 */
export interface AccountPropertyEffectivePeriodMetadataCreatedV1 {
  /**
   * The period in which one account is tied to one property.
   */
  account_property_effective_period_id: number;
  /**
   * Name of the entry.
   */
  key: string;
  /**
   * Content of the entry, always text.
   */
  value: string;
}

/**
 * A piece of extra information was taken off the period in which an account was tied to a property.
 */
export interface AccountPropertyEffectivePeriodMetadataRemovedV1 {
  /**
   * The period in which one account is tied to one property.
   */
  account_property_effective_period_id: number;
  /**
   * Name of the entry.
   */
  key: string;
  /**
   * Content the entry had, always text.
   */
  value: string;
}

/**
 * Extra information already attached to the period in which an account was tied to a property was given a new value.
 */
export interface AccountPropertyEffectivePeriodMetadataUpdatedV1 {
  /**
   * The period in which one account is tied to one property.
   */
  account_property_effective_period_id: number;
  /**
   * The changed entries; in the example by key, each with its old and new value.
   */
  changes: {
    [k: string]: unknown;
  };
}

/**
 * A person was set up as an account user.
 */
export interface AccountUserCreatedV1 {
  user_id: number;
  user_email: string;
  /**
   * Number of the person, beside user_id.
   */
  user_number: string;
  /**
   * The accounts this person belongs to. The example gives each account's number and the person's role on it.
   */
  linked_accounts: {
    [k: string]: unknown;
  }[];
  /**
   * Further identifiers of this person; in the examples keyed by the system that they are from.
   */
  user_identifiers?: {
    [k: string]: unknown;
  };
  /**
   * What kind of user or system made the change.
   */
  initiator_type?: string;
  /**
   * Whether the customer made the change themselves.
   */
  is_customer_initiated?: boolean;
}

/**
 * An account user's password was replaced by a new one.
 */
export interface AccountUserPasswordChangedV1 {
  user_id: number;
}

/**
 * A password reset was asked for, concerning one account user.
 */
export interface AccountUserPasswordResetRequestedV1 {
  account_user_id: number;
  /**
   * Number of the person, beside account_user_id.
   */
  account_user_number: string;
}

/**
 * A person's entries on the Priority Services Register (PSR), the list of customers who need extra support, were added, changed or deleted.
 */
export interface AccountUserPsrRecordsUpdatedV1 {
  user_id: number;
  /**
   * Needs that were added.
   */
  created_records: PsrRecord[];
  /**
   * Needs that were changed.
   */
  updated_records: PsrRecord[];
  /**
   * Needs that were deleted.
   */
  deleted_records: PsrRecord[];
}

/**
 * A person was removed as a user.
 */
export interface AccountUserRemovedV1 {
  user_id: number;
  user_email: string;
  /**
   * Number of the person, beside user_id.
   */
  user_number: string;
  /**
   * The accounts this person belongs to. The example gives each account's number and the person's role on it.
   */
  linked_accounts: {
    [k: string]: unknown;
  }[];
  /**
   * Further identifiers of this person; in the examples keyed by the system that they are from.
   */
  user_identifiers?: {
    [k: string]: unknown;
  };
  /**
   * What kind of user or system made the change.
   */
  initiator_type?: string;
  /**
   * Whether the customer made the change themselves.
   */
  is_customer_initiated?: boolean;
}

/**
 * Details held on an account user were changed; in the example a phone number.
 */
export interface AccountUserUpdatedV1 {
  user_id: number;
  user_email: string;
  /**
   * Number of the person, beside user_id.
   */
  user_number: string;
  /**
   * The accounts this person belongs to. The example gives each account's number and the person's role on it.
   */
  linked_accounts: {
    [k: string]: unknown;
  }[];
  /**
   * Further identifiers of this person; in the examples keyed by the system that they are from.
   */
  user_identifiers?: {
    [k: string]: unknown;
  };
  /**
   * What kind of user or system made the change.
   */
  initiator_type?: string;
  /**
   * Whether the customer made the change themselves.
   */
  is_customer_initiated?: boolean;
  /**
   * The changed details; in the example by field name, each with its old and new value.
   */
  changes: {
    [k: string]: unknown;
  };
  /**
   * Whether the change counts as an override; the catalogue does not say of what.
   */
  is_override?: boolean;
}

/**
 * A check on an account user came to its end. The message does not carry the outcome.
 */
export interface AccountUserVerificationCompletedV1 {
  /**
   * Number of the person being verified.
   */
  user_number: string;
  /**
   * This verification.
   */
  verification_id: number;
  /**
   * What was to be verified, or how.
   */
  verification_type: string;
}

/**
 * A check on an account user was begun; in the example on their email address.
 */
export interface AccountUserVerificationStartedV1 {
  /**
   * Number of the person being verified.
   */
  user_number: string;
  /**
   * This verification.
   */
  verification_id: number;
  /**
   * What was to be verified, or how.
   */
  verification_type: string;
}

/**
 * A piece of extra information, a key with its value, was attached to an account user.
 */
export interface AccountUserMetadataCreatedV1 {
  user_id: number;
  /**
   * Name of the entry.
   */
  key: string;
  /**
   * Content of the entry, always text.
   */
  value: string;
}

/**
 * A piece of extra information was taken off an account user.
 */
export interface AccountUserMetadataRemovedV1 {
  user_id: number;
  /**
   * Name of the entry.
   */
  key: string;
  /**
   * Content the entry had, always text.
   */
  value: string;
}

/**
 * Extra information already attached to an account user was given a new value.
 */
export interface AccountUserMetadataUpdatedV1 {
  user_id: number;
  /**
   * The changed entries; in the example by key, each with its old and new value.
   */
  changes: {
    [k: string]: unknown;
  };
}

/**
 * Actual consumption by interval arrived for an electricity meter point, together with the point from which to bill again.
 */
export interface ActualIntervalsReceivedV1 {
  /**
   * MPAN, the number of a British electricity meter point.
   */
  mpan: string;
  /**
   * From when on the billing is to be redone.
   */
  rebill_from: string;
}

/**
 * An account was linked, for one fuel, to a contract with an affiliate, meaning a business partner.
 */
export interface AffiliatesAffiliateAccountContractCreatedV1 {
  /**
   * The new link between the account and the affiliate's contract.
   */
  affiliate_account_contract_id: number;
  /**
   * The affiliate's own contract.
   */
  affiliate_contract_id: number;
  account_number: string;
  fuel: string;
}
