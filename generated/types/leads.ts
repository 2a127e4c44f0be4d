// Generated from events/leads/ by `npm run generate`. Do not edit.

/**
 * An internal company was created, with its registration and tax numbers and its legal address.
 */
export interface InternalCompanyCreatedV1 {
  id: string;
  /**
   * Who created the company; in the example, a kind of actor and its id.
   */
  actor: {
    [k: string]: unknown;
  };
  /**
   * Number of the company that is meant for people to see.
   */
  displayable_number: string;
  name: string;
  /**
   * First registration number; in the example from a German commercial register.
   */
  primary_registration_number: string;
  /**
   * Second registration number.
   */
  secondary_registration_number: string;
  /**
   * First tax number; in the example, one for value added tax.
   */
  primary_tax_identifier_number: string;
  /**
   * Legal address; in the example, street line, postcode, town and country.
   */
  legal_address: {
    [k: string]: unknown;
  };
}

/**
 * A lead, somebody who may become a customer, was moved to another stage of its sales funnel.
 */
export interface LeadsLeadStageUpdatedV1 {
  lead_number: string;
  /**
   * The funnel, a sequence of sales stages, as a code.
   */
  funnel_code: string;
  stage: string;
}

/**
 * A document was attached to an opportunity, that is, to a possible sale.
 */
export interface LeadsOpportunityDocumentAttachedToOpportunityV1 {
  opportunity_number: string;
  attachment_id: number;
  /**
   * Kind of document.
   */
  category: string;
}

/**
 * A group of offers was created for an opportunity, that is, for a possible sale. The catalogue lists no version 1 to compare this with.
 */
export interface LeadsOpportunityOfferGroupCreatedV2 {
  opportunity_number: string;
  offer_group_identifier: string;
}

/**
 * An opportunity, that is, a possible sale, was moved to another stage of its sales funnel.
 */
export interface LeadsOpportunityStageUpdatedV1 {
  opportunity_number: string;
  /**
   * The funnel, a sequence of sales stages, as a code.
   */
  funnel_code: string;
  stage: string;
  /**
   * User who moved it.
   */
  updated_by_user_id?: number;
}
