// Generated from events/debt/ by `npm run generate`. Do not edit.

/**
 * Debt on a ledger was written back automatically. In general usage a write-back undoes an earlier write-off, so that the debt counts as owed again.
 */
export interface DebtActioningAutomatedDebtWriteBackCompletedV1 {
  ledger_number: string;
  account_number: string;
  /**
   * Debt written back, as a whole number; the catalogue does not name the unit.
   */
  amount: number;
}

/**
 * An attempt to write back debt on a ledger automatically failed because of an error.
 */
export interface DebtActioningAutomatedDebtWriteBackFailedV1 {
  ledger_number: string;
  account_number: string;
  reason: string;
  /**
   * The error that was raised.
   */
  exception: string;
}

/**
 * A ledger was passed over by the automated write-back of debt; the reason is given.
 */
export interface DebtActioningAutomatedDebtWriteBackSkippedV1 {
  ledger_number: string;
  account_number: string;
  reason: string;
}

/**
 * The delinquent debt on a ledger, which is money that should have been paid and was not, changed from one value to another.
 */
export interface DelinquentDebtPositionChangedV1 {
  ledger_number: string;
  /**
   * When the value changed; a day in the example.
   */
  changed_on: string;
  /**
   * Delinquent debt before the change, as a whole number; the catalogue does not name the unit.
   */
  previous_value: number;
  /**
   * Delinquent debt after the change, as a whole number; the catalogue does not name the unit.
   */
  new_value: number;
}

/**
 * The delinquent debt on a ledger, which is money that should have been paid and was not, changed from one value to another. This version also carries the account number, which v1 does not.
 */
export interface DelinquentDebtPositionChangedV2 {
  ledger_number: string;
  /**
   * When the value changed; a day in the example.
   */
  changed_on: string;
  /**
   * Delinquent debt before the change, as a whole number; the catalogue does not name the unit.
   */
  previous_value: number;
  /**
   * Delinquent debt after the change, as a whole number; the catalogue does not name the unit.
   */
  new_value: number;
  account_number: string;
}

/**
 * A deposit agreement, under which a customer leaves a sum of money as security, was accepted.
 */
export interface DepositAgreementAcceptedV1 {
  deposit_key: string;
  /**
   * Reason recorded with the deposit agreement.
   */
  reason: string;
  /**
   * Amount of the deposit, as a whole number; the catalogue does not name the unit.
   */
  amount: number;
  account_number: string;
  ledger_identifier: string;
  accepted_at: string;
}

/**
 * A deposit agreement, under which a customer leaves a sum of money as security, was fulfilled.
 */
export interface DepositAgreementFulfilledV1 {
  deposit_key: string;
  /**
   * Reason recorded with the deposit agreement.
   */
  reason: string;
  /**
   * Amount of the deposit, as a whole number; the catalogue does not name the unit.
   */
  amount: number;
  account_number: string;
  ledger_identifier: string;
  fulfilled_at: string;
}

/**
 * Part of a deposit was given back as an instalment; the message carries the part as well as the amount of the deposit.
 */
export interface DepositAgreementInstalmentReturnedV1 {
  deposit_key: string;
  /**
   * Reason recorded with the deposit agreement.
   */
  reason: string;
  /**
   * Amount of the deposit, as a whole number; the catalogue does not name the unit.
   */
  amount: number;
  account_number: string;
  ledger_identifier: string;
  /**
   * Part that was given back, as a whole number; the catalogue does not name the unit.
   */
  returned_amount: number;
  returned_at: string;
}

/**
 * The deposit held under a deposit agreement, a sum left as security, was given back.
 */
export interface DepositAgreementReturnedV1 {
  deposit_key: string;
  /**
   * Reason recorded with the deposit agreement.
   */
  reason: string;
  /**
   * Amount of the deposit, as a whole number; the catalogue does not name the unit.
   */
  amount: number;
  account_number: string;
  ledger_identifier: string;
  returned_at: string;
}

/**
 * A deposit agreement was withdrawn, so that it no longer stands.
 */
export interface DepositAgreementWithdrawnV1 {
  deposit_key: string;
  /**
   * Reason recorded with the deposit agreement.
   */
  reason: string;
  /**
   * Amount of the deposit, as a whole number; the catalogue does not name the unit.
   */
  amount: number;
  account_number: string;
  ledger_identifier: string;
  withdrawn_at: string;
}

/**
 * Dunning, the step-by-step chasing of an overdue balance, was put on hold for an account between two dates.
 */
export interface DunningPathPausedV1 {
  account_number: string;
  /**
   * Name of the dunning path, which is the sequence of chasing steps.
   */
  dunning_path_name: string;
  /**
   * This run of the path for this account; a string, even where it looks like a number.
   */
  dunning_process_id: string;
  pause_start_date: string;
  pause_end_date: string;
  created_note: string;
}

/**
 * Dunning, the step-by-step chasing of an overdue balance, began for an account along a named path.
 */
export interface DunningPathStartedV1 {
  /**
   * Name of the dunning path, which is the sequence of chasing steps.
   */
  dunning_path_name: string;
  /**
   * This run of the path for this account; a string, even where it looks like a number.
   */
  dunning_process_id: string;
  account_number: string;
  created_note: string;
  start_date: string;
}

/**
 * Dunning, the step-by-step chasing of an overdue balance, was taken up again for an account after a pause.
 */
export interface DunningPathUnpausedV1 {
  account_number: string;
  /**
   * Name of the dunning path, which is the sequence of chasing steps.
   */
  dunning_path_name: string;
  /**
   * This run of the path for this account; a string, even where it looks like a number.
   */
  dunning_process_id: string;
}

/**
 * Dunning, the step-by-step chasing of an overdue balance, was called off for an account.
 */
export interface DunningPathWithdrawnV1 {
  account_number: string;
  /**
   * Name of the dunning path, which is the sequence of chasing steps.
   */
  dunning_path_name: string;
  /**
   * This run of the path for this account; a string, even where it looks like a number.
   */
  dunning_process_id: string;
  withdrawn_date: string;
  withdrawn_note: string;
}

/**
 * The application service finished its run for an account; the message counts the late payment fees it applied and those it did not.
 */
export interface LatePaymentFeeApplicationServiceCompletedV1 {
  /**
   * Identifies the application run.
   */
  run_id: string;
  account_number: string;
  fees_applied_count: number;
  fees_unapplied_count: number;
}

/**
 * The application service put a fee for paying late on an account; the message carries its amount, date and charge.
 */
export interface LatePaymentFeeApplicationServiceFeeAppliedV1 {
  /**
   * Identifies the application run.
   */
  run_id: string;
  account_number: string;
  /**
   * Amount of the fee, as a whole number; the catalogue does not name the unit.
   */
  fee_amount: number;
  fee_date: string;
  fee_type?: string;
  /**
   * Charge that goes with the fee; the catalogue does not say whether it is the fee itself or what was paid late.
   */
  charge_id: string;
}

/**
 * The application service, which puts late payment fees on accounts, started a run for an account.
 */
export interface LatePaymentFeeApplicationServiceStartedV1 {
  /**
   * Identifies the application run.
   */
  run_id: string;
  account_number: string;
}

/**
 * The calculation service finished its run for an account; the message counts the late payment fees it worked out.
 */
export interface LatePaymentFeeCalculationServiceCompletedV1 {
  /**
   * Identifies the calculation run.
   */
  run_id: string;
  account_number: string;
  fees_calculated_count: number;
}

/**
 * The calculation service, which works out late payment fees, started a run for an account.
 */
export interface LatePaymentFeeCalculationServiceStartedV1 {
  /**
   * Identifies the calculation run.
   */
  run_id: string;
  account_number: string;
}

/**
 * The late payment fee calculator finished its run for an account; the message counts the fees it applied and those it did not.
 */
export interface LatePaymentFeeCalculatorCompletedV1 {
  /**
   * Identifies the calculator run.
   */
  run_id: string;
  account_number: string;
  fees_applied_count: number;
  fees_unapplied_count: number;
}

/**
 * The late payment fee calculator applied a fee. The message names its charge and no amount; the application service's message of the same kind has the amount.
 */
export interface LatePaymentFeeCalculatorFeeAppliedV1 {
  /**
   * Identifies the calculator run.
   */
  run_id: string;
  account_number: string;
  /**
   * Charge that goes with the fee; the catalogue does not say whether it is the fee itself or what was paid late.
   */
  charge_id: string;
}

/**
 * The late payment fee calculator started a run for an account. The calculation service and the application service report under names of their own.
 */
export interface LatePaymentFeeCalculatorStartedV1 {
  /**
   * Identifies the calculator run.
   */
  run_id: string;
  account_number: string;
}

/**
 * A late payment fee was waived, so that the customer need not pay it. The message names the fee only, not the account.
 */
export interface LatePaymentFeeWaivedV1 {
  fee_id: number;
  waived_at: string;
  /**
   * Support agent that the waiver is recorded under.
   */
  support_user_id: number;
}
