// Generated from events/files-devices-goods/ by `npm run generate`. Do not edit.

import type { DisconnectedPayload, OptimisationPayload } from "./_shared.ts";

/**
 * The processing of a file uploaded for external messaging was finished.
 */
export interface ExternalMessagingUploadedFileProcessedV1 {
  /**
   * Points at the uploaded file; a path in the example.
   */
  file_reference: string;
}

/**
 * A file uploaded for external messaging could not be processed. The message does not say why.
 */
export interface ExternalMessagingUploadedFileProcessingFailedV1 {
  /**
   * Points at the uploaded file; a path in the example.
   */
  file_reference: string;
}

/**
 * A file uploaded for external messaging was found to be safe.
 */
export interface ExternalMessagingUploadedFileSafeV1 {
  /**
   * Points at the uploaded file; a path in the example.
   */
  file_reference: string;
}

/**
 * A file uploaded for external messaging was found to be unsafe. The message does not say what is wrong with it.
 */
export interface ExternalMessagingUploadedFileUnsafeV1 {
  /**
   * Points at the uploaded file; a path in the example.
   */
  file_reference: string;
}

/**
 * A customer's flexible device, for example an electric car whose charging can be moved in time, lost its authentication.
 */
export interface FlexDeviceDeauthenticatedV1 {
  account_number: string;
  property_id: number;
  device_id: string;
  /**
   * Site of the device, beside property_id.
   */
  site_id: string;
  device_type: string;
  /**
   * Further details; in the example why authentication ended and when the device last reported.
   */
  payload?: {
    [k: string]: unknown;
  };
}

/**
 * A customer's flexible device was disconnected; the message carries the cause and the state of charge (soc), which is how full the battery was.
 */
export interface FlexDeviceDisconnectedV1 {
  account_number: string;
  property_id: number;
  device_id: string;
  /**
   * Site of the device, beside property_id.
   */
  site_id: string;
  device_type: string;
  payload: DisconnectedPayload;
}

/**
 * A plan was made for a customer's flexible device: when it is to charge, at what power, and which state of charge it can reach.
 */
export interface FlexDeviceOptimisationCreatedV1 {
  account_number: string;
  property_id: number;
  device_id: string;
  /**
   * Site of the device, beside property_id.
   */
  site_id: string;
  device_type: string;
  payload: OptimisationPayload;
}

/**
 * A flexible device, for example an electric car whose charging can be moved in time, was registered for an account.
 */
export interface FlexDeviceRegisteredV1 {
  account_number: string;
  property_id: number;
  device_id: string;
  /**
   * Site of the device, beside property_id.
   */
  site_id: string;
  device_type: string;
  /**
   * Further details; in the example the battery, the charger and how the device was registered.
   */
  payload?: {
    [k: string]: unknown;
  };
}

/**
 * A purchase of goods was created for an account. The account is named by its internal id, not by its account number.
 */
export interface GoodsPurchaseCreatedV1 {
  purchase_id: number;
  /**
   * Internal id of the account.
   */
  account_id: number;
  /**
   * Support agent that the purchase is recorded under.
   */
  support_user_id?: number;
}

/**
 * A quote for goods was made for an account.
 */
export interface GoodsQuoteCreatedForAccountV1 {
  account_number: string;
  market_name: string;
  quote_id: number;
  /**
   * Parameters of the client; in the example the goods asked for.
   */
  client_params: {
    [k: string]: unknown;
  };
  /**
   * Lead, a prospective sale, that the quote belongs to.
   */
  lead_id: number;
}

/**
 * A quote for goods was made without an account; the message carries contact details in place of the account number.
 */
export interface GoodsQuoteCreatedWithoutAccountV1 {
  market_name: string;
  quote_id: number;
  /**
   * Contact details; in the example name, email address, phone number and postcode.
   */
  contact_info: {
    [k: string]: unknown;
  };
  /**
   * Parameters of the client; in the example the goods asked for.
   */
  client_params: {
    [k: string]: unknown;
  };
  /**
   * Lead, a prospective sale, that the quote belongs to.
   */
  lead_id: number;
}
