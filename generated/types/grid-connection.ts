// Generated from events/grid-connection/ by `npm run generate`. Do not edit.

/**
 * An order about a customer's grid connection was accepted; the answer is given as a code with its list and wording.
 */
export interface GridConnectionOrderDeuAcceptedV1 {
  order_id: number;
  /**
   * Kind of order; in the examples to cut the connection off or to restore it.
   */
  order_type: string;
  account_number: string;
  supply_point_id: number;
  /**
   * Market location: the id of a place of use or feed-in in the German market.
   */
  market_location_id: string;
  response_code: string;
  /**
   * Code list that the response code is from.
   */
  response_code_list_code: string;
  /**
   * Label of the response code; German words in the example.
   */
  response_code_label: string;
}

/**
 * The annulation of a grid connection order, which is the request to take the order back, was accepted.
 */
export interface GridConnectionOrderDeuAnnulationAcceptedV1 {
  order_id: number;
  /**
   * Kind of order; in the examples to cut the connection off or to restore it.
   */
  order_type: string;
  account_number: string;
  supply_point_id: number;
  /**
   * Market location: the id of a place of use or feed-in in the German market.
   */
  market_location_id: string;
  /**
   * The request to annul the order.
   */
  annulation_id: number;
}

/**
 * The annulation of a grid connection order, which is the request to take the order back, was rejected; the answer is given as a code with its list and wording.
 */
export interface GridConnectionOrderDeuAnnulationRejectedV1 {
  order_id: number;
  /**
   * Kind of order; in the examples to cut the connection off or to restore it.
   */
  order_type: string;
  account_number: string;
  supply_point_id: number;
  /**
   * Market location: the id of a place of use or feed-in in the German market.
   */
  market_location_id: string;
  /**
   * The request to annul the order.
   */
  annulation_id: number;
  response_code: string;
  /**
   * Code list that the response code is from.
   */
  response_code_list_code: string;
  /**
   * Label of the response code; German words in the example.
   */
  response_code_label: string;
}

/**
 * The annulation of a grid connection order was requested, so that the order is taken back.
 */
export interface GridConnectionOrderDeuAnnulationRequestedV1 {
  order_id: number;
  /**
   * Kind of order; in the examples to cut the connection off or to restore it.
   */
  order_type: string;
  account_number: string;
  supply_point_id: number;
  /**
   * Market location: the id of a place of use or feed-in in the German market.
   */
  market_location_id: string;
  /**
   * The request to annul the order.
   */
  annulation_id: number;
}

/**
 * An order about a customer's grid connection was cancelled. The message carries no reason.
 */
export interface GridConnectionOrderDeuCancelledV1 {
  order_id: number;
  /**
   * Kind of order; in the examples to cut the connection off or to restore it.
   */
  order_type: string;
  account_number: string;
  supply_point_id: number;
  /**
   * Market location: the id of a place of use or feed-in in the German market.
   */
  market_location_id: string;
}

/**
 * An order about a customer's grid connection was carried out; the message says when.
 */
export interface GridConnectionOrderDeuCarriedOutV1 {
  order_id: number;
  /**
   * Kind of order; in the examples to cut the connection off or to restore it.
   */
  order_type: string;
  account_number: string;
  supply_point_id: number;
  /**
   * Market location: the id of a place of use or feed-in in the German market.
   */
  market_location_id: string;
  executed_at: string;
}

/**
 * An order about a customer's grid connection was not carried out; the message carries an answer and a status code.
 */
export interface GridConnectionOrderDeuNotCarriedOutV1 {
  order_id: number;
  /**
   * Kind of order; in the examples to cut the connection off or to restore it.
   */
  order_type: string;
  account_number: string;
  supply_point_id: number;
  /**
   * Market location: the id of a place of use or feed-in in the German market.
   */
  market_location_id: string;
  response_code: string;
  /**
   * Code list that the response code is from.
   */
  response_code_list_code: string;
  /**
   * Label of the response code; German words in the example.
   */
  response_code_label: string;
  /**
   * Code of a status, beside the response code.
   */
  status_code: string;
}

/**
 * An order about a customer's grid connection was refused. Besides the answer the message carries a status code, which the message about a rejected order does not.
 */
export interface GridConnectionOrderDeuRefusedV1 {
  order_id: number;
  /**
   * Kind of order; in the examples to cut the connection off or to restore it.
   */
  order_type: string;
  account_number: string;
  supply_point_id: number;
  /**
   * Market location: the id of a place of use or feed-in in the German market.
   */
  market_location_id: string;
  response_code: string;
  /**
   * Code list that the response code is from.
   */
  response_code_list_code: string;
  /**
   * Label of the response code; German words in the example.
   */
  response_code_label: string;
  /**
   * Code of a status, beside the response code.
   */
  status_code: string;
}

/**
 * An order about a customer's grid connection was rejected; the answer is given as a code with its list and wording.
 */
export interface GridConnectionOrderDeuRejectedV1 {
  order_id: number;
  /**
   * Kind of order; in the examples to cut the connection off or to restore it.
   */
  order_type: string;
  account_number: string;
  supply_point_id: number;
  /**
   * Market location: the id of a place of use or feed-in in the German market.
   */
  market_location_id: string;
  response_code: string;
  /**
   * Code list that the response code is from.
   */
  response_code_list_code: string;
  /**
   * Label of the response code; German words in the example.
   */
  response_code_label: string;
}

/**
 * An order about a customer's grid connection was requested, with the day on which it should be carried out.
 */
export interface GridConnectionOrderDeuRequestedV1 {
  order_id: number;
  /**
   * Kind of order; in the examples to cut the connection off or to restore it.
   */
  order_type: string;
  account_number: string;
  supply_point_id: number;
  /**
   * Market location: the id of a place of use or feed-in in the German market.
   */
  market_location_id: string;
  /**
   * Day asked for, not the day of carrying out.
   */
  requested_execution_date: string;
  /**
   * Whether the day asked for is the earliest possible one.
   */
  is_earliest_possible_date: boolean;
}
