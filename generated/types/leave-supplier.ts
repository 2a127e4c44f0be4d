// Generated from events/leave-supplier/ by `npm run generate`. Do not edit.

import type { LeaveSP, LeaveTerminatedSP, LeaveTerminationInitiatedSP } from "./_shared.ts";

/**
 * A leave began to wait at the step that follows the deactivation of its supply points.
 */
export interface LifecycleLeaveSupplierAwaitPostDeactivationFlowStepInitiatedV1 {
  account_number: string;
  leave_supplier_process_number: string;
  /**
   * Kind of leave.
   */
  subtype: string;
}

/**
 * A leave began to wait at the step that follows the termination of supply.
 */
export interface LifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1 {
  account_number: string;
  leave_supplier_process_number: string;
  /**
   * Kind of leave.
   */
  subtype: string;
}

/**
 * A leave began to wait at the step that comes before the termination of supply.
 */
export interface LifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1 {
  account_number: string;
  leave_supplier_process_number: string;
  /**
   * Kind of leave.
   */
  subtype: string;
}

/**
 * Somebody asked for a leave to be called off. The message does not say whether that succeeded.
 */
export interface LifecycleLeaveSupplierCancellationRequestedV2 {
  account_number: string;
  leave_supplier_process_id: number;
  leave_supplier_process_number: string;
  /**
   * Supply points that the leave is about.
   */
  supply_points: LeaveSP[];
}

/**
 * A leave was called off.
 */
export interface LifecycleLeaveSupplierCancelledV2 {
  account_number: string;
  leave_supplier_process_id: number;
  leave_supplier_process_number: string;
  /**
   * Supply points that the leave is about.
   */
  supply_points: LeaveSP[];
}

/**
 * A leave came to its end. The message lists its supply points, each with the confirmed end of supply.
 */
export interface LifecycleLeaveSupplierCompletedV3 {
  account_number: string;
  leave_supplier_process_id: number;
  leave_supplier_process_number: string;
  leave_supplier_process_subtype: string;
  /**
   * Supply points of the leave, each with its confirmed end date.
   */
  supply_points: LeaveTerminatedSP[];
}

/**
 * A leave was requested: supply points of an account are to go off supply at a given time. This version names the leave by its id alone.
 */
export interface LifecycleLeaveSupplierRequestedV2 {
  account_number: string;
  leave_supplier_process_id: number;
  leave_supplier_process_subtype: string;
  /**
   * Supply points that the leave is about.
   */
  supply_points: LeaveSP[];
  /**
   * Instant at which supply is asked to end; in the example, midnight local time at the close of the end date.
   */
  requested_supply_end_at: string;
  /**
   * Day on which supply is asked to end.
   */
  requested_supply_end_date: string;
  /**
   * When the leave was asked for, not when supply is to end.
   */
  requested_at: string;
  /**
   * Whether the leave is passive; the catalogue does not say what that means.
   */
  is_passive: boolean;
  /**
   * Numeric id of the supply point that set off the passive loss. Optional.
   */
  passive_loss_instigated_supply_point_id?: number;
}

/**
 * A leave was requested: supply points of an account are to go off supply at a given time. New in this version: the number of the leave process.
 */
export interface LifecycleLeaveSupplierRequestedV3 {
  account_number: string;
  leave_supplier_process_id: number;
  leave_supplier_process_subtype: string;
  /**
   * Supply points that the leave is about.
   */
  supply_points: LeaveSP[];
  /**
   * Instant at which supply is asked to end; in the example, midnight local time at the close of the end date.
   */
  requested_supply_end_at: string;
  /**
   * Day on which supply is asked to end.
   */
  requested_supply_end_date: string;
  /**
   * When the leave was asked for, not when supply is to end.
   */
  requested_at: string;
  /**
   * Whether the leave is passive; the catalogue does not say what that means.
   */
  is_passive: boolean;
  /**
   * Numeric id of the supply point that set off the passive loss. Optional.
   */
  passive_loss_instigated_supply_point_id?: number;
  /**
   * Number of the leave process.
   */
  leave_supplier_process_number: string;
}

/**
 * Somebody asked for a leave to be undone. The message does not say whether that succeeded.
 */
export interface LifecycleLeaveSupplierReversalRequestedV2 {
  account_number: string;
  leave_supplier_process_id: number;
  leave_supplier_process_number: string;
  /**
   * Supply points that the leave is about.
   */
  supply_points: LeaveSP[];
}

/**
 * The part of a leave that concerns one supply point began to wait at the step that follows the termination of its supply.
 */
export interface LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1 {
  account_number: string;
  leave_supplier_process_number: string;
  supply_point: LeaveTerminatedSP;
  /**
   * Kind of leave.
   */
  subtype: string;
}

/**
 * The part of a leave that concerns one supply point began to wait at the step that comes before its agreement is ended.
 */
export interface LifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1 {
  account_number: string;
  leave_supplier_process_number: string;
  supply_point: LeaveSP;
  /**
   * Kind of leave.
   */
  subtype: string;
}

/**
 * The part of a leave that concerns one supply point began to wait at the step that comes before its supply is ended.
 */
export interface LifecycleLeaveSupplierSupplyPointJourneyAwaitPreTerminationFlowStepInitiatedV1 {
  account_number: string;
  leave_supplier_process_number: string;
  supply_point: LeaveSP;
  /**
   * Kind of leave.
   */
  subtype: string;
}

/**
 * The end of supply to one supply point was confirmed, with its date.
 */
export interface LifecycleLeaveSupplierTerminationConfirmedV2 {
  account_number: string;
  leave_supplier_process_id: number;
  leave_supplier_process_number: string;
  leave_supplier_process_subtype: string;
  supply_point: LeaveTerminatedSP;
}

/**
 * Steps to end the supply to one supply point were started. The date in it is the one asked for, not yet a confirmed one.
 */
export interface LifecycleLeaveSupplierTerminationInitiatedV1 {
  account_number: string;
  leave_supplier_process_number: string;
  leave_supplier_process_subtype: string;
  supply_point: LeaveTerminationInitiatedSP;
}

/**
 * A leave that had been asked for was changed. The catalogue does not say whether its details are those before or after the change. This version names the leave by its id alone.
 */
export interface LifecycleLeaveSupplierUpdatedV2 {
  account_number: string;
  leave_supplier_process_id: number;
  leave_supplier_process_subtype: string;
  /**
   * Supply points that the leave is about.
   */
  supply_points: LeaveSP[];
  /**
   * Instant at which supply is asked to end; in the example, midnight local time at the close of the end date.
   */
  requested_supply_end_at: string;
  /**
   * Day on which supply is asked to end.
   */
  requested_supply_end_date: string;
  /**
   * When the leave was changed.
   */
  updated_at: string;
  /**
   * Whether the leave is passive; the catalogue does not say what that means.
   */
  is_passive: boolean;
  /**
   * Numeric id of the supply point that set off the passive loss. Optional.
   */
  passive_loss_instigated_supply_point_id?: number;
}

/**
 * A leave that had been asked for was changed. The catalogue does not say whether its details are those before or after the change. New in this version: the number of the leave process.
 */
export interface LifecycleLeaveSupplierUpdatedV3 {
  account_number: string;
  leave_supplier_process_id: number;
  leave_supplier_process_subtype: string;
  /**
   * Supply points that the leave is about.
   */
  supply_points: LeaveSP[];
  /**
   * Instant at which supply is asked to end; in the example, midnight local time at the close of the end date.
   */
  requested_supply_end_at: string;
  /**
   * Day on which supply is asked to end.
   */
  requested_supply_end_date: string;
  /**
   * When the leave was changed.
   */
  updated_at: string;
  /**
   * Whether the leave is passive; the catalogue does not say what that means.
   */
  is_passive: boolean;
  /**
   * Numeric id of the supply point that set off the passive loss. Optional.
   */
  passive_loss_instigated_supply_point_id?: number;
  /**
   * Number of the leave process.
   */
  leave_supplier_process_number: string;
}

/**
 * A lifecycle process of an account, in the example a leave, went from one status to another.
 */
export interface LifecycleStatusChangedV1 {
  /**
   * Number of the process, in the example that of a leave.
   */
  process_number: string;
  account_number: string;
  /**
   * Status code after the change.
   */
  new_status: string;
  /**
   * Status code before the change.
   */
  previous_status: string;
}

/**
 * A sale was made in the support site, the tool that the supplier's agents work in.
 */
export interface LifecycleSupportSiteSaleV1_0_0 {
  /**
   * Id of the agent who made the sale; a string, even where it is all digits.
   */
  support_user_id: string;
  /**
   * Day on which the supply that was sold is to start.
   */
  supply_start_date: string;
  /**
   * What triggered the sale.
   */
  trigger_action: string;
}

/**
 * A user's role on an account was removed. The name of the event begins with loyalty-points; no points are in it.
 */
export interface LoyaltyPointsUserRoleRemovalV1 {
  /**
   * Numeric id of the person who lost the role.
   */
  user_id: number;
  /**
   * Numeric id of the account, not the account number that people quote.
   */
  account_id: number;
}
