// Generated from events/contracts/ by `npm run generate`. Do not edit.

import type { AmendedSubject, ContractJourney, Membership, MembershipNew, Period, SubjectContractJourney, Trait, Version } from "./_shared.ts";

/**
 * A group that bundles several contracts was set up, with its first members.
 */
export interface ContractGroupsCreatedV1 {
  contract_group_identifier: string;
  /**
   * Kind of group.
   */
  group_type: string;
  /**
   * Start of the group.
   */
  valid_from: string;
  /**
   * End of the group. Optional.
   */
  valid_to?: string;
  /**
   * Party that manages the group; in the example a business.
   */
  managing_party_identifier?: string;
  /**
   * The group's identifier in another system.
   */
  external_identifier?: string;
  name?: string;
  /**
   * Contracts that belong to the group from the start.
   */
  memberships: MembershipNew[];
  /**
   * Typed properties of the group, such as its pricing in the example.
   */
  traits: Trait[];
}

/**
 * Contracts joined a contract group, left it, or both.
 */
export interface ContractGroupsMembershipsChangedV1 {
  contract_group_identifier: string;
  /**
   * Contracts that joined.
   */
  memberships_started: Membership[];
  /**
   * Contracts that left.
   */
  memberships_ended: Membership[];
}

/**
 * A contract group got a new version of its properties for a stretch of time, which may replace earlier versions.
 */
export interface ContractGroupsVersionCreatedV1 {
  contract_group_identifier: string;
  effective_period: Period;
  /**
   * Versions that were replaced.
   */
  superseded_versions: Version[];
  /**
   * Versions that were made. In the example the replaced version is split in two, and a system period still open ends in the year 9999.
   */
  created_versions: Version[];
}

/**
 * A version of a contract was actualized, that is, made real, for the subjects given (things that the contract covers).
 */
export interface ContractsActualizedV1 {
  contract_identifier: string;
  /**
   * Version of the contract that was made real.
   */
  version_reference: number;
  occurred_at: string;
  /**
   * Subjects concerned; in the example an electricity supply point (by MPAN, its meter point number) and a gas one (by MPRN, the gas counterpart).
   */
  for_subjects: string[];
}

/**
 * A contract came into being.
 */
export interface ContractsCreatedV1 {
  contract_identifier: string;
  /**
   * When the contract was created.
   */
  occurred_at: string;
  /**
   * Record of the sale that goes with the contract.
   */
  sales_record_identifier?: string;
}

/**
 * A contract reached the end of its term and expired.
 */
export interface ContractsExpiredV1 {
  contract_identifier: string;
  /**
   * When the expiry happened.
   */
  occurred_at: string;
  /**
   * End of the contract's term; in the example its last day.
   */
  valid_to: string;
}

/**
 * A contract came within a given number of days of its expiry.
 */
export interface ContractsExpiryApproachingV1 {
  contract_identifier: string;
  /**
   * When the approaching expiry was noted, not the expiry itself.
   */
  occurred_at: string;
  /**
   * Days left until the contract expires.
   */
  days_before_expiry: number;
}

/**
 * The journey (a process of several steps) that sets up a contract was started.
 */
export interface ContractsJourneysCreationStartedV1 {
  contract_journey: ContractJourney;
  contract_identifier: string;
  /**
   * When the journey started.
   */
  occurred_at: string;
  /**
   * The parts of the journey for subjects, that is, for things that the contract covers.
   */
  subject_contract_journeys: SubjectContractJourney[];
}

/**
 * The journey (a process of several steps) that ends a contract was started.
 */
export interface ContractsJourneysTerminationStartedV1 {
  contract_journey: ContractJourney;
  contract_identifier: string;
  /**
   * When the journey started.
   */
  occurred_at: string;
  /**
   * The parts of the journey for subjects, that is, for things that the contract covers.
   */
  subject_contract_journeys: SubjectContractJourney[];
}

/**
 * The journey (a process of several steps) that changes the terms of a contract was started. Unlike the messages for creation and termination it does not list the subjects.
 */
export interface ContractsJourneysVariationStartedV1 {
  contract_journey: ContractJourney;
  contract_identifier: string;
  /**
   * When the journey started.
   */
  occurred_at: string;
}

/**
 * A contract was novated, that is, replaced by a new contract.
 */
export interface ContractsNovatedV1 {
  /**
   * The contract that was replaced.
   */
  contract_identifier: string;
  /**
   * The contract that stands in its place.
   */
  new_contract_identifier: string;
  occurred_at: string;
}

/**
 * A contract was rescinded, that is, undone. The catalogue does not say how this differs from revoking it.
 */
export interface ContractsRescindedV1 {
  contract_identifier: string;
  /**
   * When the contract was rescinded.
   */
  occurred_at: string;
}

/**
 * A contract was revoked, that is, withdrawn. The catalogue does not say how this differs from rescinding it.
 */
export interface ContractsRevokedV1 {
  contract_identifier: string;
  /**
   * When the contract was revoked.
   */
  occurred_at: string;
}

/**
 * The subjects of a contract (the things that it covers, such as supply points) were added to, altered or removed.
 */
export interface ContractsSubjectAmendedV1 {
  contract_identifier: string;
  occurred_at: string;
  /**
   * Newly covered; in the example a supply point for solar power fed into the grid.
   */
  added: AmendedSubject[];
  /**
   * Still covered, with changed details.
   */
  updated: AmendedSubject[];
  /**
   * No longer covered.
   */
  removed: AmendedSubject[];
}

/**
 * A contract was ended.
 */
export interface ContractsTerminatedV1 {
  contract_identifier: string;
  /**
   * When the contract was ended.
   */
  occurred_at: string;
}

/**
 * The terms of a contract were changed while it stayed in place. The message does not carry the new terms.
 */
export interface ContractsTermsVariedV1 {
  contract_identifier: string;
  /**
   * When the terms were changed.
   */
  occurred_at: string;
}

/**
 * A credit check was recorded; in the examples for a business and for an account user. The message does not carry the outcome.
 */
export interface CreditCheckCreatedV1 {
  check_id: string;
  /**
   * Kind of what was checked.
   */
  entity_type: string;
  /**
   * Identifier of what was checked.
   */
  entity_id: string;
}
