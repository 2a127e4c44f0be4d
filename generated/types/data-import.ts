// Generated from events/data-import/ by `npm run generate`. Do not edit.

/**
 * The import of a resource, such as an account, was cancelled.
 */
export interface DataImportImportProcessCancelledV1 {
  /**
   * Kind of thing being imported; in the examples an account.
   */
  resource_type: string;
  /**
   * Identifier in the source system; in the examples the account number there.
   */
  external_identifier: string;
  /**
   * When the expiry window of the process ends.
   */
  expiry_window_end: string;
}

/**
 * The import of a resource, such as an account, was finished.
 */
export interface DataImportImportProcessCompleteV1 {
  /**
   * Kind of thing being imported; in the examples an account.
   */
  resource_type: string;
  /**
   * Identifier in the source system; in the examples the account number there.
   */
  external_identifier: string;
  /**
   * Identifier on this platform of what was imported; in the example the new account number.
   */
  identifier: string;
}

/**
 * A rehearsal of an import (a dry run) went through. The message names no imported resource.
 */
export interface DataImportImportProcessDryRunCompleteV1 {
  /**
   * Kind of thing being imported; in the examples an account.
   */
  resource_type: string;
  /**
   * Identifier in the source system; in the examples the account number there.
   */
  external_identifier: string;
}

/**
 * A rehearsal of an import (a dry run) failed.
 */
export interface DataImportImportProcessDryRunErrorV1 {
  /**
   * Kind of thing being imported; in the examples an account.
   */
  resource_type: string;
  /**
   * Identifier in the source system; in the examples the account number there.
   */
  external_identifier: string;
  error_code: string;
  error_detail: string;
}

/**
 * The import of a resource, such as an account, failed.
 */
export interface DataImportImportProcessErrorV1 {
  /**
   * Kind of thing being imported; in the examples an account.
   */
  resource_type: string;
  /**
   * Identifier in the source system; in the examples the account number there.
   */
  external_identifier: string;
  error_code: string;
  error_detail: string;
}

/**
 * A step that follows an import, for example adding a payment instruction to the imported account, was finished.
 */
export interface DataImportImportProcessPostImportCompletedV1 {
  /**
   * Kind of thing handled after the import, such as a payment instruction.
   */
  resource_type: string;
  /**
   * Kind of thing that the original import was about.
   */
  import_process_resource_type: string;
  /**
   * Identifier in the source system of what the original import was about.
   */
  import_process_external_identifier: string;
  /**
   * Identifier that the step resulted in; in the example the reference of the payment instruction.
   */
  identifier: string;
}

/**
 * A step that follows an import, for example adding a past payment to the imported account, failed.
 */
export interface DataImportImportProcessPostImportErrorV1 {
  /**
   * Kind of thing handled after the import, such as a payment instruction.
   */
  resource_type: string;
  /**
   * Kind of thing that the original import was about.
   */
  import_process_resource_type: string;
  /**
   * Identifier in the source system of what the original import was about.
   */
  import_process_external_identifier: string;
  error_code: string;
  error_detail: string;
}

/**
 * The import of an order was cancelled.
 */
export interface DataImportOrderProcessCancelledV1 {
  /**
   * The order's identifier in the source system.
   */
  external_order_id: string;
  /**
   * When the expiry window of the process ends.
   */
  expiry_window_end: string;
}

/**
 * The import of an order was finished.
 */
export interface DataImportOrderProcessCompleteV1 {
  /**
   * The order's identifier in the source system.
   */
  external_order_id: string;
  /**
   * Process on this platform that belongs to the order.
   */
  process_id: string;
}

/**
 * The import of an order failed.
 */
export interface DataImportOrderProcessErrorV1 {
  /**
   * The order's identifier in the source system.
   */
  external_order_id: string;
  error_code: string;
  error_detail: string;
}
