// Generated from events/billing/ by `npm run generate`. Do not edit.

import type { ChargePeriod, Ledger, LedgerEntry, LedgerEntryRemoval } from "./_shared.ts";

/**
 * A bill or other billing document of an account was put on hold. The message names the document, the code of the hold and who placed it.
 */
export interface BillingBillingDocumentHeldV1 {
  account_number: string;
  /**
   * Kind of billing document.
   */
  document_type: string;
  document_id: number;
  document_identifier: string;
  document_uuid: string;
  hold_code: string;
  /**
   * Whether the hold is a strict one; the catalogue does not say what a strict hold rules out.
   */
  is_strict: boolean;
  held_at: string;
  /**
   * Number of whoever placed the hold.
   */
  held_by_id: number;
}

/**
 * A billing document, such as a bill, was issued to an account.
 */
export interface BillingBillingDocumentIssuedV1 {
  account_number: string;
  billing_document_id: number;
  billing_document_identifier: string;
}

/**
 * A billing document, such as a bill, was issued to an account. This version also carries the UUID of the document.
 */
export interface BillingBillingDocumentIssuedV2 {
  account_number: string;
  billing_document_id: number;
  billing_document_identifier: string;
  billing_document_uuid: string;
}

/**
 * A representation of a billing document, that is one form in which it is presented (for instance a PDF), was sent out.
 */
export interface BillingBillingDocumentRepresentationDispatchedV1 {
  account_number: string;
  billing_document_id: number;
  billing_document_identifier: string;
}

/**
 * Representations of a billing document (for instance a PDF of it) were sent out. This version also identifies the sending itself and lists the representations in it.
 */
export interface BillingBillingDocumentRepresentationDispatchedV2 {
  account_number: string;
  billing_document_id: number;
  billing_document_identifier: string;
  /**
   * Number of this sending.
   */
  billing_document_representation_dispatch_id: number;
  /**
   * Numbers of the representations that went out together.
   */
  billing_document_representations_id: number[];
}

/**
 * Representations of a billing document (for instance a PDF of it) were sent out. This version also carries the number of a support agent.
 */
export interface BillingBillingDocumentRepresentationDispatchedV3 {
  account_number: string;
  billing_document_id: number;
  billing_document_identifier: string;
  /**
   * Number of this sending.
   */
  billing_document_representation_dispatch_id: number;
  /**
   * Numbers of the representations that went out together.
   */
  billing_document_representations_id: number[];
  /**
   * Number of the support agent connected with the sending.
   */
  support_user_id: number;
}

/**
 * The billing options of an account were replaced by new ones. Both the earlier and the new ones are given by number.
 */
export interface BillingBillingOptionsUpdatedV1 {
  account_number: string;
  /**
   * Number of the options before.
   */
  previous_billing_options_id: number;
  /**
   * Number of the options now.
   */
  new_billing_options_id: number;
  /**
   * Number of the support agent connected with the change.
   */
  support_user_id: number;
}

/**
 * A ledger was assigned to an agreement as its charging ledger, the one meant for the agreement's charges.
 */
export interface BillingChargingLedgerAssignedToAgreementV1 {
  ledger_number: string;
  /**
   * Number of the agreement that got the ledger.
   */
  agreement_id: number;
  assigned_at: string;
}

/**
 * Charging of a supply point (the place where energy is delivered and metered) was set off for a period of time.
 */
export interface BillingChargingSupplyPointTriggeredV1 {
  supply_point_id: number;
  charge_period: ChargePeriod;
}

/**
 * A DUoS invoice was made void. DUoS (distribution use of system) is what a network operator charges a supplier for carrying electricity over the local network.
 */
export interface BillingDuosInvoiceCancelV1 {
  /**
   * Number of the invoice event behind this message.
   */
  invoice_event_id: number;
}

/**
 * A new DUoS invoice was recorded. DUoS (distribution use of system) is what a network operator charges a supplier for carrying electricity over the local network.
 */
export interface BillingDuosInvoiceNewV1 {
  /**
   * Number of the invoice event behind this message.
   */
  invoice_event_id: number;
}

/**
 * A DUoS invoice was replaced by another. DUoS (distribution use of system) is what a network operator charges a supplier for carrying electricity over the local network.
 */
export interface BillingDuosInvoiceReplaceV1 {
  /**
   * Number of the invoice event behind this message.
   */
  invoice_event_id: number;
}

/**
 * An account got its final bill, the closing statement.
 */
export interface BillingFinalBillV1 {
  account_number: string;
  account_user_emails: string[];
  /**
   * Number of the statement that is the final bill.
   */
  statement_id: number;
}

/**
 * A status given by an outside system was recorded for the issuing of a billing document.
 */
export interface BillingIssuanceExternalStatusCreatedV1 {
  billing_document_identifier: string;
  /**
   * The status itself; status_code is its code.
   */
  status: string;
  status_code: string;
  /**
   * Number of the status record.
   */
  external_status_id: number;
}

/**
 * A bill was issued to an account in the form of a statement.
 */
export interface BillingIssuedBillV1 {
  account_number: string;
  statement_id: number;
}

/**
 * An entry was posted to a ledger, the running record of what an account owes and has paid. This version names only the ledger.
 */
export interface BillingLedgerEntryPostedV1 {
  ledger: Ledger;
}

/**
 * An entry was posted to a ledger, the running record of what an account owes and has paid. This version also carries the entry: its kind, and where it came from.
 */
export interface BillingLedgerEntryPostedV2 {
  ledger: Ledger;
  entry: LedgerEntry;
}

/**
 * An entry was taken off a ledger again. This version names only the ledger.
 */
export interface BillingLedgerEntryRemovedV1 {
  ledger: Ledger;
}

/**
 * An entry was taken off a ledger again. This version also carries the entry: its amount and kind, and a reason.
 */
export interface BillingLedgerEntryRemovedV2 {
  ledger: Ledger;
  entry: LedgerEntryRemoval;
}

/**
 * A run through a billing pathway (a sequence of actions) failed. The message names the action that failed and its error.
 */
export interface BillingPathwayTraversalFailedV1 {
  pathway_id: string;
  /**
   * Number of this run.
   */
  traversal_attempt_id: number;
  /**
   * What the run was about; in the example the account, the ledger and the period to bill.
   */
  traversal_attempt_context: {
    [k: string]: unknown;
  };
  /**
   * Number of what set the run off.
   */
  trigger_id: number;
  /**
   * Action that failed.
   */
  failed_action_name: string;
  failed_action_error: string;
  failed_at: string;
}

/**
 * A run through a billing pathway (a sequence of actions) succeeded.
 */
export interface BillingPathwayTraversalSucceededV1 {
  pathway_id: string;
  /**
   * Number of this run.
   */
  traversal_attempt_id: number;
  /**
   * Number of what set the run off.
   */
  trigger_id: number;
  succeeded_at: string;
}

/**
 * A run that makes invoice summaries for portfolios was completed, and they lie in object storage.
 */
export interface BillingPortfolioInvoiceSummaryCompletedV1 {
  run_identifier: string;
  /**
   * Storage bucket in which the summaries lie. The platform's own name has the word of a storage product in place of objstore.
   */
  objstore_bucket: string;
  /**
   * Beginning of the keys under which the summaries are stored. The platform's own name has the word of a storage product in place of objstore.
   */
  objstore_key_prefix: string;
  summary_count: number;
}

/**
 * A rebate, a reduction of what an account has to pay over a period, was accepted.
 */
export interface BillingRebateAcceptedV1 {
  account_number: string;
  /**
   * Number of the period for which the rebate is meant.
   */
  rebate_period_id: number;
  /**
   * Kind of rebate.
   */
  rebate_type: string;
  effective_from: string;
  effective_to: string;
}

/**
 * A rebate for a period was entered on an account.
 */
export interface BillingRebateCreatedV1 {
  account_number: string;
  /**
   * Number of the period for which the rebate is meant.
   */
  rebate_period_id: number;
  /**
   * Kind of rebate.
   */
  rebate_type: string;
  effective_from: string;
  effective_to: string;
  /**
   * Whether the application is accepted; the catalogue does not say of what.
   */
  is_application_accepted: boolean;
}

/**
 * A rebate was declined for an account, with the reason.
 */
export interface BillingRebateDeclinedV1 {
  account_number: string;
  /**
   * Number of the period for which the rebate is meant.
   */
  rebate_period_id: number;
  /**
   * Kind of rebate.
   */
  rebate_type: string;
  effective_from: string;
  effective_to: string;
  decline_reason: string;
}

/**
 * The details of a rebate of an account were changed. The catalogue does not say whether the message carries them as they were before or after the change.
 */
export interface BillingRebateUpdatedV1 {
  account_number: string;
  /**
   * Number of the period for which the rebate is meant.
   */
  rebate_period_id: number;
  /**
   * Kind of rebate.
   */
  rebate_type: string;
  effective_from: string;
  effective_to: string;
  /**
   * Whether the application is accepted; the catalogue does not say of what.
   */
  is_application_accepted: boolean;
}
