// Generated from events/industry/ by `npm run generate`. Do not edit.

/**
 * An unrequested message came in about whether power is switched on (energised) or off at an electricity meter point.
 */
export interface IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1 {
  /**
   * Meter point administration number (MPAN), which identifies the electricity meter point.
   */
  mpan: string;
  /**
   * Whether power is switched on at the meter point.
   */
  energisation_status: string;
  /**
   * When the status starts to apply.
   */
  effective_from: string;
}

/**
 * An electricity meter was taken out of use as part of a change of service at its meter point.
 */
export interface IndustryElectricityChangeOfServiceMeterDeactivatedV1 {
  /**
   * Meter point administration number (MPAN), which identifies the electricity meter point.
   */
  mpan: string;
  serial_number: string;
  /**
   * From when on the meter is out of use.
   */
  effective_from: string;
}

/**
 * The switch of an electricity meter point to this supplier was started (a gain). The meter point is named, the account is not.
 */
export interface IndustryElectricityChangeOfSupplyGainInitiatedV1 {
  /**
   * The meter point being gained; in the example, its 13-digit MPAN (meter point administration number).
   */
  meter_point_identifier: string;
}

/**
 * An account's electricity meter point finished switching away to another supplier (a loss).
 */
export interface IndustryElectricityChangeOfSupplyLossCompleteV1 {
  account_number: string;
  /**
   * Meter point administration number (MPAN), which identifies the electricity meter point.
   */
  mpan: string;
  /**
   * Date on which this supplier's supply ends.
   */
  supply_end_date: string;
  /**
   * The supplier that takes over; in the example, a market participant code.
   */
  new_supplier_id: string;
}

/**
 * An installation at a customer's property that sends electricity to the grid, such as solar panels, was checked and found valid.
 */
export interface IndustryElectricityExportInstallationValidatedV1 {
  /**
   * Meter point administration number (MPAN) through which the property draws electricity.
   */
  import_mpan: string;
  account_number: string;
  product_code: string;
  /**
   * Declared net capacity as entered by hand: how much the installation can deliver. A string; the catalogue does not name the unit.
   */
  manual_declared_net_capacity: string;
  /**
   * How the installation generates, as entered by hand.
   */
  manual_technology_type: string;
  /**
   * Installations found valid in the Microgeneration Certification Scheme (MCS); in the example, each with its certificate, capacity and commissioning date.
   */
  valid_mcs_installations: {
    [k: string]: unknown;
  }[];
  /**
   * The journey, a series of steps, that the validation belongs to.
   */
  journey_identifier: string;
}

/**
 * An installation at a customer's property that sends electricity to the grid, such as solar panels, was checked and found valid. This version also carries the export MPAN.
 */
export interface IndustryElectricityExportInstallationValidatedV2 {
  /**
   * Meter point administration number (MPAN) through which the property draws electricity.
   */
  import_mpan: string;
  account_number: string;
  product_code: string;
  /**
   * Declared net capacity as entered by hand: how much the installation can deliver. A string; the catalogue does not name the unit.
   */
  manual_declared_net_capacity: string;
  /**
   * How the installation generates, as entered by hand.
   */
  manual_technology_type: string;
  /**
   * Installations found valid in the Microgeneration Certification Scheme (MCS); in the example, each with its certificate, capacity and commissioning date.
   */
  valid_mcs_installations: {
    [k: string]: unknown;
  }[];
  /**
   * The journey, a series of steps, that the validation belongs to.
   */
  journey_identifier: string;
  /**
   * Meter point administration number (MPAN) through which the property sends electricity to the grid.
   */
  export_mpan: string;
}

/**
 * The switch of a gas meter point to this supplier was started (a gain). The meter point is named, the account is not.
 */
export interface IndustryGasChangeOfSupplyGainInitiatedV1 {
  /**
   * The meter point being gained; in the example, its MPRN (meter point reference number).
   */
  meter_point_identifier: string;
}

/**
 * An account's gas meter point finished switching away to another supplier (a loss).
 */
export interface IndustryGasChangeOfSupplyLossCompleteV1 {
  account_number: string;
  /**
   * Meter point reference number (MPRN), which identifies the gas meter point.
   */
  mprn: string;
  /**
   * Date on which this supplier's supply ends.
   */
  supply_end_date: string;
  /**
   * The supplier that takes over; in the example, a market participant code.
   */
  new_supplier_id: string;
}
