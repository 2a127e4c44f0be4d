// Generated from events/meters/ by `npm run generate`. Do not edit.

import type { ChangedMeterReadingEntry, DisputedClosingReading, NewMeterReadingEntry } from "./_shared.ts";

/**
 * This supplier accepted the proposed reading in a dispute about the reading at which a British gas meter passed from one supplier to the other.
 */
export type MeterpointGasDisputedClosingReadingAcceptedByUsV1 = DisputedClosingReading;

/**
 * The other supplier accepted the proposed reading in a dispute about the reading at which a British gas meter passed from one supplier to the other.
 */
export type MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1 = DisputedClosingReading;

/**
 * This supplier proposed a different reading in a dispute about the reading at which a British gas meter passed from one supplier to the other.
 */
export type MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1 = DisputedClosingReading;

/**
 * The other supplier proposed a different reading in a dispute about the reading at which a British gas meter passed from one supplier to the other.
 */
export type MeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1 = DisputedClosingReading;

/**
 * Putting right a problem in the meter data of a supply point was called off.
 */
export interface MeterDataQualityResolutionCancelledV1 {
  /**
   * The problem that was found in the meter data.
   */
  issue_id: number;
  /**
   * Broad kind of problem.
   */
  issue_category: string;
  /**
   * Kind of problem within its category.
   */
  issue_subcategory: string;
  /**
   * Where the problem stands.
   */
  issue_status: string;
  /**
   * The supply point as its market knows it, for example by its MPAN.
   */
  market_supply_point_id: string;
  /**
   * When the problem was opened.
   */
  opened_at: string;
  /**
   * Start of the time whose data are affected.
   */
  period_start: string;
  /**
   * End of the time whose data are affected.
   */
  period_end: string;
  /**
   * Kind of reading affected.
   */
  reading_type: string;
  /**
   * What is supplied; in the examples electricity.
   */
  utility: string;
}

/**
 * Putting right a problem in the meter data of a supply point was called off. This version also carries the source.
 */
export interface MeterDataQualityResolutionCancelledV2 {
  /**
   * The problem that was found in the meter data.
   */
  issue_id: number;
  /**
   * Broad kind of problem.
   */
  issue_category: string;
  /**
   * Kind of problem within its category.
   */
  issue_subcategory: string;
  /**
   * Where the problem stands.
   */
  issue_status: string;
  /**
   * The supply point as its market knows it, for example by its MPAN.
   */
  market_supply_point_id: string;
  /**
   * When the problem was opened.
   */
  opened_at: string;
  /**
   * Start of the time whose data are affected.
   */
  period_start: string;
  /**
   * End of the time whose data are affected.
   */
  period_end: string;
  /**
   * Kind of reading affected.
   */
  reading_type: string;
  /**
   * What is supplied; in the examples electricity.
   */
  utility: string;
  /**
   * Where the message or the problem came from; the catalogue does not say which of the two.
   */
  source: string;
}

/**
 * It was asked that a problem in the meter data of a supply point be put right.
 */
export interface MeterDataQualityResolutionRequestedV1 {
  /**
   * The problem that was found in the meter data.
   */
  issue_id: number;
  /**
   * Broad kind of problem.
   */
  issue_category: string;
  /**
   * Kind of problem within its category.
   */
  issue_subcategory: string;
  /**
   * Where the problem stands.
   */
  issue_status: string;
  /**
   * The supply point as its market knows it, for example by its MPAN.
   */
  market_supply_point_id: string;
  /**
   * When the problem was opened.
   */
  opened_at: string;
  /**
   * Start of the time whose data are affected.
   */
  period_start: string;
  /**
   * End of the time whose data are affected.
   */
  period_end: string;
  /**
   * Kind of reading affected.
   */
  reading_type: string;
  /**
   * What is supplied; in the examples electricity.
   */
  utility: string;
}

/**
 * Readings of a German meter were recorded, together with the place where they were taken.
 */
export interface MeterReadingDeuCreatedV1 {
  /**
   * Where the readings were taken. The catalogue leaves it open; the example fills it like the shared shape MeterReadingContext.
   */
  context: {
    [k: string]: unknown;
  };
  /**
   * The readings that were recorded.
   */
  readings: NewMeterReadingEntry[];
}

/**
 * Readings of a German meter were changed. Each reading comes with the values that it was changed from.
 */
export interface MeterReadingDeuUpdatedV1 {
  /**
   * Where the readings were taken. The catalogue leaves it open; the example fills it like the shared shape MeterReadingContext.
   */
  context: {
    [k: string]: unknown;
  };
  /**
   * The readings that were changed.
   */
  readings: ChangedMeterReadingEntry[];
}

/**
 * The registration of a British electricity meter point was requested, because the customer changes to this supplier (a change of supply, COS).
 */
export interface MeterpointElecCosGainRegistrationRequestedV1 {
  /**
   * Meter point administration number, which identifies the electricity supply.
   */
  mpan: string;
  supply_start_date: string;
  /**
   * Market participant id (MPID) of the supplier that takes over.
   */
  supplier_mpid: string;
  account_number: string;
  /**
   * Whether the supply stays with the same company and only moves inside it.
   */
  is_internal_transfer: boolean;
  /**
   * Whether the supply was brought over from another system.
   */
  is_migrated: boolean;
  /**
   * Whether the meter point measures electricity fed into the grid.
   */
  is_export: boolean;
}

/**
 * Details of a British gas meter point, among them when its supply begins and ends, were filled in through an API.
 */
export interface MeterpointGasApiBackfillV1 {
  /**
   * Meter point reference number, which identifies the gas supply.
   */
  mprn: string;
  supplier: string;
  supply_start_date: string;
  /**
   * Factor that goes with the meter's readings.
   */
  meter_reading_factor: string;
  /**
   * Reference of the nomination made by the gas shipper, the company that moves gas through the network for the supplier.
   */
  nomination_shipper_ref: string;
  supply_end_date: string;
}

/**
 * The appointment of a meter asset manager (MAM), the company that installs and looks after a gas meter, was requested for a British gas meter point.
 */
export interface MeterpointGasAppointMamRequestedV1 {
  /**
   * Meter point reference number, which identifies the gas supply.
   */
  mprn: string;
  /**
   * The meter asset manager (MAM) to be appointed.
   */
  mam_to_appoint: string;
  /**
   * Whether the appointment is to be forced through; the catalogue does not say against what.
   */
  force_appointment: boolean;
  /**
   * Who owns the meter. The catalogue leaves it open; in the example a code and a name.
   */
  owner: {
    [k: string]: unknown;
  };
  /**
   * Model of the meter.
   */
  model: string;
  /**
   * Maker of the meter.
   */
  manufacturer: string;
  manufactured_year: number;
  /**
   * Where the meter is; location_description says it in words.
   */
  location: string;
  /**
   * Where the meter is, in words.
   */
  location_description: string;
  /**
   * State of the meter.
   */
  status: string;
  /**
   * Kind of meter.
   */
  meter_type: string;
  /**
   * How the meter works.
   */
  meter_mechanism: string;
}

/**
 * Details of a British gas meter point, with its address, its meter and the last reading, were filled in.
 */
export interface MeterpointGasBackfillV1 {
  /**
   * Meter point reference number, which identifies the gas supply.
   */
  mprn: string;
  supplier: string;
  supply_start_date: string;
  /**
   * Flat or other part of the building.
   */
  sub_building_name: string;
  building_name: string;
  building_number: string;
  /**
   * Smaller street off the main one.
   */
  dependent_street: string;
  /**
   * Main street of the address.
   */
  principal_street: string;
  /**
   * Smaller place within that village or district.
   */
  double_dependent_locality: string;
  /**
   * Village or district within the post town.
   */
  dependent_locality: string;
  post_town: string;
  county: string;
  postcode: string;
  meter_serial_number: string;
  /**
   * Number of digits on the meter's display.
   */
  meter_digits: number;
  /**
   * How the meter works.
   */
  meter_mechanism: string;
  /**
   * Whether the meter is imperial, counting cubic feet and not cubic metres.
   */
  meter_is_imperial: boolean;
  /**
   * Factor that goes with the meter's readings.
   */
  meter_reading_factor: string;
  last_reading: string;
  /**
   * Day on which the last reading was taken.
   */
  last_reading_on: string;
  /**
   * Reference of the nomination made by the gas shipper, the company that moves gas through the network for the supplier.
   */
  nomination_shipper_ref: string;
  /**
   * Group that the meter point is in; the catalogue does not say what the groups are for.
   */
  cohort: string;
}

/**
 * A move of a British gas meter point to another group of meter points, called a cohort, was requested.
 */
export interface MeterpointGasChangeOfCohortRequestedV1 {
  /**
   * Meter point reference number, which identifies the gas supply.
   */
  mprn: string;
  /**
   * Group that the meter point is to move to.
   */
  cohort: string;
}

/**
 * A change from one meter asset manager (MAM), the company that looks after a gas meter, to another was requested for a British gas meter point.
 */
export interface MeterpointGasChangeOfMamRequestedV1 {
  /**
   * Meter point reference number, which identifies the gas supply.
   */
  mprn: string;
  /**
   * The meter asset manager (MAM) to be appointed.
   */
  mam_to_appoint: string;
  /**
   * Whether the appointment is to be forced through; the catalogue does not say against what.
   */
  force_appointment: boolean;
  /**
   * Who owns the meter. The catalogue leaves it open; in the example a code and a name.
   */
  owner: {
    [k: string]: unknown;
  };
  /**
   * Model of the meter.
   */
  model: string;
  /**
   * Maker of the meter.
   */
  manufacturer: string;
  manufactured_year: number;
  /**
   * Where the meter is; location_description says it in words.
   */
  location: string;
  /**
   * Where the meter is, in words.
   */
  location_description: string;
  /**
   * State of the meter.
   */
  status: string;
  /**
   * Kind of meter.
   */
  meter_type: string;
  /**
   * How the meter works.
   */
  meter_mechanism: string;
  /**
   * Day from which the new meter asset manager is responsible.
   */
  effective_from_date: string;
  /**
   * The meter asset manager at the time of the request.
   */
  current_mam: string;
}

/**
 * The technical details of the gas meter (MTD) arrived for a British gas meter point whose customer changes to this supplier.
 */
export interface MeterpointGasCosGainMtdReceivedV1 {
  /**
   * Meter point reference number, which identifies the gas supply.
   */
  mprn: string;
  building_name: string;
  building_number: number;
  /**
   * Smaller street off the main one.
   */
  dependent_street: string;
  /**
   * Main street of the address; the catalogue spells it this way here.
   */
  principle_street: string;
  /**
   * Village or district within the post town.
   */
  dependent_locality: string;
  post_town: string;
  county: string;
  meter_serial_number: string;
  /**
   * Number of digits on the meter's display.
   */
  meter_digits: number;
  /**
   * How the meter works.
   */
  meter_mechanism: string;
  /**
   * Kind of meter.
   */
  meter_type: string;
  /**
   * Whether the meter is imperial, counting cubic feet and not cubic metres.
   */
  meter_is_imperial: boolean;
  /**
   * Factor that goes with the meter's readings.
   */
  meter_reading_factor: number;
  /**
   * How the meter relates to other meters, as a code.
   */
  meter_link_code?: string;
  /**
   * Who owns the meter; a string here.
   */
  owner: string;
  /**
   * Model of the meter.
   */
  model: string;
  /**
   * Maker of the meter.
   */
  manufacturer: string;
  manufactured_year: number;
  /**
   * Where the meter is; location_description says it in words.
   */
  location: string;
  /**
   * Where the meter is, in words.
   */
  location_description: string;
  instructions: string;
  /**
   * State of the meter.
   */
  status: string;
  /**
   * What one pulse of the meter stands for; the catalogue does not name the unit.
   */
  pulse_value: number;
  /**
   * Factor that corrects the measured volume.
   */
  correction_factor: number;
  /**
   * Whether gas can be led around the meter.
   */
  bypass_fitted: boolean;
  /**
   * Whether a collar is fitted to the meter.
   */
  collar_fitted: boolean;
  last_inspection_on: string;
  last_reading: number;
  /**
   * Day on which the last reading was taken.
   */
  last_reading_on: string;
}

/**
 * The registration of a British gas meter point was confirmed, so that the customer changes to this supplier (a change of supply, COS).
 */
export interface MeterpointGasCosGainRegistrationConfirmedV1 {
  /**
   * Meter point reference number, which identifies the gas supply.
   */
  mprn: string;
  /**
   * The meter asset manager (MAM) before.
   */
  previous_mam: string;
  /**
   * Whether the supply is a household's.
   */
  is_domestic: boolean;
  /**
   * Whether the meter asset manager belongs to an independent gas transporter (IGT), which runs a small local gas network.
   */
  is_igt_mam: boolean;
}

/**
 * The registration of a British gas meter point was requested, because the customer changes to this supplier (a change of supply, COS).
 */
export interface MeterpointGasCosGainRegistrationRequestedV1 {
  /**
   * Meter point reference number, which identifies the gas supply.
   */
  mprn: string;
  supply_start_date: string;
  /**
   * Market participant id (MPID) of the supplier that takes over.
   */
  supplier_mpid: string;
  account_number: string;
}

/**
 * It was confirmed that a British gas meter point leaves for another supplier (a change of supply, COS).
 */
export interface MeterpointGasCosLossConfirmedV1 {
  /**
   * The account by its id, not its account number.
   */
  account_id: number;
  /**
   * Meter point reference number, which identifies the gas supply.
   */
  mprn: string;
  supply_end_date: string;
  meter_exists: boolean;
  meter_serial_number: string;
  /**
   * Number of digits on the meter's display.
   */
  meter_digits: number;
  /**
   * How the meter works.
   */
  meter_mechanism: string;
  /**
   * Whether the meter is imperial, counting cubic feet, or metric, counting cubic metres.
   */
  meter_imperial_metric_indicator: string;
  /**
   * Factor that goes with the meter's readings.
   */
  meter_reading_factor: number;
  /**
   * The supplier that takes over.
   */
  new_supplier: string;
}

/**
 * The end of a meter asset manager's (MAM's) appointment was requested for a British gas meter point.
 */
export interface MeterpointGasDeappointMamRequestedV1 {
  /**
   * Meter point reference number, which identifies the gas supply.
   */
  mprn: string;
  /**
   * The meter asset manager whose appointment is to end.
   */
  mam_to_deappoint: string;
  /**
   * Day on which the appointment is to end.
   */
  effective_to_date: string;
  /**
   * Whether this is because the customer changes to another supplier (a change of supply, COS).
   */
  is_cos_loss: boolean;
  /**
   * The supplier that takes over.
   */
  new_supplier: string;
  /**
   * The meter asset manager at the time of the request.
   */
  current_mam: string;
}

/**
 * This supplier queried the reading at which a British gas meter passed from one supplier to the other. The catalogue breaks off after the fifth field: further fields are unknown and are not checked.
 */
export interface MeterpointGasDisputedClosingReadingQueriedByUsV1 {
  /**
   * Meter point reference number, which identifies the gas supply.
   */
  mprn: string;
  supplier: string;
  /**
   * Number of the dispute.
   */
  reference_number: number;
  /**
   * Day on which the supply changed hands.
   */
  transfer_date: string;
  /**
   * Organisation that raised the dispute.
   */
  initiating_organisation: string;
  [k: string]: unknown;
}
