// Generated from events/join-supplier/ by `npm run generate`. Do not edit.

import type { ContractReferences, EnrollmentSupplyPoint, JoinActivatedSP, JoinActivationInitiatedSP, JoinAgreement, JoinSP, SupplyPeriodData } from "./_shared.ts";

/**
 * The qualification of an account for loyalty points was reversed. The message names the supply points that no longer come on supply.
 */
export interface LifecycleEnrollmentLoyaltyPointsQualificationReversedV1 {
  join_supplier_process_number: string;
  account_number: string;
  /**
   * Supply points that dropped out. Their `confirmed_ssd` is the supply start date (SSD).
   */
  supply_points_no_longer_coming_on_supply: EnrollmentSupplyPoint[];
  /**
   * All supply points, by the name of the field; the catalogue does not say of what.
   */
  all_supply_points: EnrollmentSupplyPoint[];
}

/**
 * The state of the supply points in a join made the account eligible for a loyalty point.
 */
export interface LifecycleEnrollmentSupplyStatusQualifiesAccountForLoyaltyPointV2 {
  join_supplier_process_id: number;
  join_supplier_process_number: string;
  account_number: string;
  /**
   * Supply points whose supply start date (SSD) has been passed.
   */
  supply_points_past_ssd: EnrollmentSupplyPoint[];
  /**
   * All supply points, by the name of the field; the catalogue does not say of what.
   */
  all_supply_points: EnrollmentSupplyPoint[];
}

/**
 * The activation of one supply point was completed, and the date on which its supply starts is confirmed.
 */
export interface LifecycleJoinSupplierActivationCompletedV1 {
  account_number: string;
  join_supplier_process_number: string;
  /**
   * Kind of join.
   */
  subtype: string;
  /**
   * Kind of journey by which the supply point is activated.
   */
  activation_journey_type: string;
  supply_point: JoinActivatedSP;
}

/**
 * The activation of one supply point was started. No supply start date is part of this message; the completed activation brings it.
 */
export interface LifecycleJoinSupplierActivationInitiatedV1 {
  account_number: string;
  join_supplier_process_number: string;
  /**
   * Kind of join.
   */
  subtype: string;
  /**
   * Kind of journey by which the supply point is activated.
   */
  activation_journey_type: string;
  supply_point: JoinActivationInitiatedSP;
}

/**
 * Agreements, each on one product, were created for a supply point that is joining.
 */
export interface LifecycleJoinSupplierAgreementCreatedV1 {
  account_number: string;
  join_supplier_process_number: string;
  supply_point: JoinActivatedSP;
  /**
   * The agreements that were created, each with its product and its time span.
   */
  agreements: JoinAgreement[];
  contract_references: ContractReferences;
}

/**
 * A join began to wait at the step that follows the activation of its supply points.
 */
export interface LifecycleJoinSupplierAwaitPostActivationFlowStepInitiatedV1 {
  account_number: string;
  join_supplier_process_number: string;
  /**
   * Kind of join.
   */
  subtype: string;
}

/**
 * A join began to wait at the step that comes before the activation of its supply points.
 */
export interface LifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1 {
  account_number: string;
  join_supplier_process_number: string;
  /**
   * Kind of join.
   */
  subtype: string;
}

/**
 * A join began to wait at the step that comes before its discovery stage.
 */
export interface LifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1 {
  account_number: string;
  join_supplier_process_number: string;
  /**
   * Kind of join.
   */
  subtype: string;
}

/**
 * Somebody asked for a join to be called off. The message does not say whether that succeeded.
 */
export interface LifecycleJoinSupplierCancellationRequestedV1 {
  account_number: string;
  join_supplier_process_number: string;
  /**
   * Kind of join.
   */
  subtype: string;
  /**
   * Supply points of the join, each with the start date that was asked for.
   */
  supply_points: JoinSP[];
}

/**
 * A join was called off.
 */
export interface LifecycleJoinSupplierCancelledV1 {
  account_number: string;
  join_supplier_process_number: string;
  /**
   * Kind of join.
   */
  subtype: string;
  /**
   * Supply points of the join, each with the start date that was asked for.
   */
  supply_points: JoinSP[];
}

/**
 * A join came to its end. The message lists its supply points, each with the confirmed start of supply.
 */
export interface LifecycleJoinSupplierCompletedV1 {
  account_number: string;
  join_supplier_process_number: string;
  /**
   * Kind of join.
   */
  subtype: string;
  /**
   * Supply points of the join, each with its confirmed start date.
   */
  supply_points: JoinActivatedSP[];
}

/**
 * A join was requested: supply points of an account are to come on supply, each from a given date.
 */
export interface LifecycleJoinSupplierRequestedV1 {
  account_number: string;
  join_supplier_process_number: string;
  /**
   * Kind of join.
   */
  subtype: string;
  /**
   * Supply points of the join, each with the start date that was asked for.
   */
  supply_points: JoinSP[];
  /**
   * When the join was asked for; the start dates asked for are in the supply points.
   */
  requested_at: string;
}

/**
 * Somebody asked for a join to be undone. The message does not say whether that succeeded.
 */
export interface LifecycleJoinSupplierReversalRequestedV1 {
  account_number: string;
  join_supplier_process_number: string;
  /**
   * Kind of join.
   */
  subtype: string;
  /**
   * Supply points of the join, each with the start date that was asked for.
   */
  supply_points: JoinSP[];
}

/**
 * A join was undone.
 */
export interface LifecycleJoinSupplierReversedV1 {
  account_number: string;
  join_supplier_process_number: string;
  /**
   * Kind of join.
   */
  subtype: string;
  /**
   * Supply points of the join, each with the start date that was asked for.
   */
  supply_points: JoinSP[];
}

/**
 * A supply period, the span of time during which a joining supply point is supplied, was recorded.
 */
export interface LifecycleJoinSupplierSupplyPeriodCreatedV1 {
  account_number: string;
  join_supplier_process_number: string;
  supply_point: JoinActivatedSP;
  supply_period: SupplyPeriodData;
  contract_references: ContractReferences;
}

/**
 * The part of a join that concerns one supply point began to wait at the step that follows its activation.
 */
export interface LifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1 {
  account_number: string;
  join_supplier_process_number: string;
  supply_point: JoinActivatedSP;
  /**
   * Kind of join.
   */
  subtype: string;
}

/**
 * The part of a join that concerns one supply point began to wait at the step that comes before its activation.
 */
export interface LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1 {
  account_number: string;
  join_supplier_process_number: string;
  supply_point: JoinSP;
  /**
   * Kind of join.
   */
  subtype: string;
}

/**
 * The step of a join that makes sure the account has payment instructions was completed.
 */
export interface LifecycleJoinSupplierEnsurePaymentInstructionsStepCompletedV2 {
  join_supplier_process_id: number;
  join_supplier_process_number: string;
  account_number: string;
}

/**
 * The step of a join that makes sure the account has payment instructions was started.
 */
export interface LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2 {
  join_supplier_process_id: number;
  join_supplier_process_number: string;
  account_number: string;
}

/**
 * Security deposits, sums a customer leaves with the supplier as a safeguard, were created in a join. The message names only the join.
 */
export interface LifecycleJoinSupplierSecurityDepositsCreatedV1 {
  join_supplier_process_number: string;
}

/**
 * The terms and conditions that go with a join were accepted.
 */
export interface LifecycleJoinSupplierTermsAndConditionsAcceptedV2 {
  join_supplier_process_id: number;
  join_supplier_process_number: string;
}
