// Generated from events/collections/ by `npm run generate`. Do not edit.

/**
 * A collection proceeding was opened: a case in which an agency is to collect what an account owes.
 */
export interface CollectionProceedingCreatedV1 {
  id: number;
  account_number: string;
  /**
   * Sum to be collected, as a whole number; the catalogue does not name the unit.
   */
  amount?: number;
  /**
   * Campaign that the proceeding belongs to.
   */
  campaign?: string;
  /**
   * Whether it is white label, that is, under a name other than the agency's own.
   */
  is_white_label: boolean;
  agency_code: string;
}

/**
 * A step of a collection process in which the customer is contacted came to an outcome. The message lists the channels that worked and those that failed.
 */
export interface CollectionProcessCommStepResolvedV1 {
  collection_process_number: string;
  /**
   * Step of the process in which the customer was contacted.
   */
  step_identifier: string;
  /**
   * What set the step off.
   */
  trigger_id?: string;
  /**
   * Outcome of the step.
   */
  status: string;
  reason: string;
  /**
   * Channels on which the message went out.
   */
  dispatched_channels: string[];
  /**
   * Channels on which it could not be sent.
   */
  failed_channels: string[];
  /**
   * When the outcome was settled.
   */
  timestamp: string;
}

/**
 * A collection process set off a leave-supplier process, which ends the account's supply with this supplier.
 */
export interface CollectionProcessLeaveSupplierInstigatedV1 {
  number: string;
  account_number: string;
  leave_supplier_process_number: string;
}

/**
 * A collection process was paused. The message lists the reasons that keep it paused.
 */
export interface CollectionProcessPausedV1 {
  number: string;
  account_number: string;
  /**
   * Where the pause came from.
   */
  source: string;
  /**
   * Reasons why it is paused.
   */
  active_pause_reasons: string[];
}

/**
 * A collection process, which is meant to recover money, was started for an account.
 */
export interface CollectionProcessRaisedV1 {
  number: string;
  account_number: string;
  /**
   * Ledger (running record of what is owed and paid) that the process is about.
   */
  ledger?: string;
  /**
   * Bill or other billing document that the process is about.
   */
  billing_document?: string;
  /**
   * Code of the configuration of the process.
   */
  config_code: string;
}

/**
 * A collection process that had stopped was made active again.
 */
export interface CollectionProcessReactivatedV1 {
  number: string;
}

/**
 * Somebody or something asked for the run of a collection process to be ended.
 */
export interface CollectionProcessRunTerminationRequestedV1 {
  number: string;
}

/**
 * The pause of a collection process was lifted.
 */
export interface CollectionProcessUnpausedV1 {
  number: string;
  account_number: string;
  /**
   * Where the lifting of the pause came from.
   */
  source: string;
}

/**
 * A collection process against an account was withdrawn. This version carries a reference from outside the platform.
 */
export interface CollectionProcessWithdrawnV1 {
  number: string;
  account_number: string;
  /**
   * Reference under which another system knows the process.
   */
  external_reference: string;
}

/**
 * A collection process against an account was withdrawn. Unlike version 1, this version has no external reference.
 */
export interface CollectionProcessWithdrawnV2 {
  number: string;
  account_number: string;
}
