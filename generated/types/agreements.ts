// Generated from events/agreements/ by `npm run generate`. Do not edit.

import type { Product } from "./_shared.ts";

/**
 * An agreement was made: from a given time on, an account is on a given product.
 */
export interface AgreementCreatedV1 {
  agreement_id: number;
  account_number: string;
  /**
   * Start of the agreement.
   */
  valid_from: string;
  /**
   * The product that was agreed on.
   */
  product_code: string;
  /**
   * The account's contract that the agreement belongs to.
   */
  account_contract_identifier?: string;
  /**
   * The business contract that the agreement belongs to.
   */
  business_contract_identifier?: string;
}

/**
 * An agreement was withdrawn. Only the agreement's id is carried.
 */
export interface AgreementRevokedV1 {
  agreement_id: number;
}

/**
 * An agreement was withdrawn. Unlike version 1, this message also names the account.
 */
export interface AgreementRevokedV2 {
  agreement_id: number;
  account_number: string;
}

/**
 * An agreement that was running out was followed by a new one, so that a supply point, the place where energy is delivered, stays on a product.
 */
export interface AgreementRolloverCompletedV1 {
  account_number: string;
  /**
   * The supply point concerned; a string here.
   */
  supply_point_id: string;
  /**
   * The agreement that runs out.
   */
  expiring_agreement_id: number;
  /**
   * The agreement that follows it.
   */
  rolled_on_to_agreement_id: number;
  new_product: Product;
  /**
   * Start of the agreement that follows.
   */
  rolled_on_to_agreement_valid_from: string;
  /**
   * End of the agreement that follows.
   */
  rolled_on_to_agreement_valid_to: string;
}

/**
 * An agreement was brought to an end. Only the agreement's id is carried, not the end date.
 */
export interface AgreementTerminatedV1 {
  agreement_id: number;
}

/**
 * An agreement was brought to an end. Unlike version 1, this message also names the account; the end date is not carried.
 */
export interface AgreementTerminatedV2 {
  agreement_id: number;
  account_number: string;
}

/**
 * Details of an existing agreement were changed; in the example its end.
 */
export interface AgreementUpdatedV1 {
  agreement_id: number;
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
 * Details of an existing agreement were changed; in the example its end. Unlike version 1, this message also names the account.
 */
export interface AgreementUpdatedV2 {
  agreement_id: number;
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
  account_number: string;
}
