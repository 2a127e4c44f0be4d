// Generated from events/business/ by `npm run generate`. Do not edit.

/**
 * A business was entered in the platform.
 */
export interface BusinessCreatedV1 {
  id: number;
}

/**
 * The details of a business were changed.
 */
export interface BusinessUpdatedV1 {
  id: number;
  /**
   * The changed fields; in the example each with its value before and after.
   */
  changes: {
    [k: string]: unknown;
  };
}

/**
 * The operations team of a business was set or changed.
 */
export interface BusinessOperationsTeamUpdatedV1 {
  /**
   * Number of the business, going by the event's name.
   */
  id: number;
  /**
   * Number of the team after the change.
   */
  operations_team_id: number;
}

/**
 * An account was added to a campaign.
 */
export interface CampaignAccountAddedV1 {
  account_number: string;
  campaign_name: string;
  /**
   * The campaign's slug, a short form of its name.
   */
  campaign_slug?: string;
  /**
   * Day on which the campaign itself ends.
   */
  campaign_expiry_date?: string;
  /**
   * Day on which this account's part in the campaign ends.
   */
  campaign_account_expiry_date?: string;
}

/**
 * An account was taken out of a campaign.
 */
export interface CampaignAccountRemovedV1 {
  account_number: string;
  campaign_name: string;
  /**
   * The campaign's slug, a short form of its name.
   */
  campaign_slug?: string;
}

/**
 * The details of an account's part in a campaign were changed.
 */
export interface CampaignAccountUpdatedV1 {
  account_number: string;
  campaign_name: string;
  /**
   * The campaign's slug, a short form of its name.
   */
  campaign_slug?: string;
  /**
   * The changed fields; in the example each with its value before and after.
   */
  changes: {
    [k: string]: unknown;
  };
}

/**
 * Priming, the preparation of charging for a supply point and a period, ran into errors.
 */
export interface ChargingPrimingErroredV1 {
  errors: string[];
  /**
   * Supply point (a place where energy is delivered and metered) that was being prepared; a string here.
   */
  supply_point_id: string;
  period_start: string;
  period_end: string;
}

/**
 * A collateral agreement, under which security is provided for a contract, was fulfilled.
 */
export interface CollateralAgreementFulfilledV1 {
  collateral_agreement_id: number;
  /**
   * Contract that the collateral belongs to.
   */
  contract_id: string;
  fulfilled_at: string;
}
