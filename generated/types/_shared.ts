// Generated from events/_shared/ by `npm run generate`. Do not edit.

/**
 * The communication settings that changed on an account. Each setting is optional.
 */
export interface CommsPreferencesChanges {
  /**
   * Values of the setting whether letters go by post; the catalogue does not say what each position means.
   */
  requires_postal_comms?: boolean[];
  /**
   * Values of the preferred language; the catalogue does not say what each position means.
   */
  preferred_language_for_comms?: string[];
  /**
   * Values of the setting for accessible formats, such as large print; the catalogue does not say what each position means.
   */
  document_accessibility?: string[];
}

/**
 * One entry on the priority services register, the British list of customers who need extra support with their supply.
 */
export interface PsrRecord {
  /**
   * The need, in words.
   */
  description: string;
  /**
   * Code of the need in the electricity industry.
   */
  electricity_industry_code: string;
  /**
   * Code of the need in the gas industry.
   */
  gas_industry_code: string;
}

/**
 * An energy product that a customer can be supplied under.
 */
export interface Product {
  /**
   * Product code.
   */
  code: string;
  /**
   * Market that the product is sold in; in the example country and fuel.
   */
  market_name: string;
  /**
   * Brand the product is sold under.
   */
  brand_code: string;
}

/**
 * The time that a charge is worked out for.
 */
export interface ChargePeriod {
  start_at: string;
  end_at: string;
}

/**
 * A ledger: the running record of what an account was charged and has paid.
 */
export interface Ledger {
  account: BillingAccount;
  /**
   * Ledger number.
   */
  number: string;
  /**
   * Identifier of the ledger beside its number.
   */
  id?: string;
}

/**
 * The account that a billing ledger belongs to.
 */
export interface BillingAccount {
  /**
   * Account number.
   */
  number: string;
}

/**
 * One entry in a ledger and what kind of entry it is.
 */
export interface LedgerEntry {
  id: number;
  /**
   * Whether the entry charges the customer.
   */
  is_charge: boolean;
  /**
   * Whether the entry credits the customer.
   */
  is_credit: boolean;
  /**
   * Whether the entry is a payment from the customer.
   */
  is_payment: boolean;
  /**
   * Whether the entry is money paid back to the customer.
   */
  is_repayment: boolean;
  /**
   * Whether the entry undoes another one.
   */
  is_reversal: boolean;
  /**
   * Whether another entry has undone this one.
   */
  is_reversed: boolean;
  /**
   * The object that gave rise to the entry; source_type says what it is.
   */
  source_id?: number;
  /**
   * Kind of object that gave rise to the entry.
   */
  source_type?: string;
}

/**
 * One entry that was taken out of a ledger.
 */
export interface LedgerEntryRemoval {
  id: number;
  /**
   * Value of the entry as a whole number; the catalogue does not name the unit.
   */
  amount: number;
  /**
   * Whether the entry charges the customer.
   */
  is_charge: boolean;
  /**
   * Whether the entry credits the customer.
   */
  is_credit: boolean;
  /**
   * Whether the entry is a payment from the customer.
   */
  is_payment: boolean;
  /**
   * Whether the entry is money paid back to the customer.
   */
  is_repayment: boolean;
  /**
   * Whether the entry undoes another one.
   */
  is_reversal: boolean;
  /**
   * Whether another entry has undone this one.
   */
  is_reversed: boolean;
  /**
   * Reason recorded where the entry came from.
   */
  source_reason: string;
}

/**
 * Who gave or refused a consent.
 */
export interface SigningIdentity {
  /**
   * What sort of identity it is.
   */
  identity_type: string;
  /**
   * The identity, of the sort that identity_type names.
   */
  identity: string;
}

/**
 * A permission that somebody gave or refused.
 */
export interface Consent {
  id: number;
  /**
   * Code of what permission was asked for.
   */
  consent_type_code: string;
  /**
   * The answer.
   */
  value: string;
  /**
   * Instant at which the answer was given.
   */
  signed_at: string;
}

/**
 * A contract's membership of a contract group, as it stands when the group is made.
 */
export interface MembershipNew {
  contract_identifier: string;
  /**
   * Start of the membership.
   */
  valid_from: string;
  /**
   * End of the membership.
   */
  valid_to?: string;
}

/**
 * One property of a contract group, with data of its own.
 */
export interface Trait {
  identifier: string;
  /**
   * Kind of property.
   */
  type: string;
  /**
   * The property's content.
   */
  data: {
    [k: string]: unknown;
  };
}

/**
 * A contract's membership of a contract group, with its start and end.
 */
export interface Membership {
  contract_identifier: string;
  /**
   * Start of the membership.
   */
  valid_from: string;
  /**
   * End of the membership.
   */
  valid_to: string;
}

/**
 * A stretch of time.
 */
export interface Period {
  start: string;
  end: string;
}

/**
 * One version of a contract group: its properties, when they apply and when the platform held them to be true.
 */
export interface Version {
  identifier: string;
  effective_period: Period;
  system_period: Period;
  /**
   * Properties of the group in this version.
   */
  traits: Trait[];
}

/**
 * The process of a change to a contract: of its creation, variation or termination.
 */
export interface ContractJourney {
  /**
   * Number of the process.
   */
  number: string;
  /**
   * Kind of process.
   */
  type: string;
  /**
   * Instant at which the change was asked for.
   */
  requested_at: string;
}

/**
 * The part of a contract process that deals with one of the things the contract covers.
 */
export interface SubjectContractJourney {
  /**
   * Number of this part of the process.
   */
  number: string;
  /**
   * The thing covered that this part deals with.
   */
  subject_number: string;
}

/**
 * One thing that a contract covers, in an amendment of that contract.
 */
export interface AmendedSubject {
  /**
   * Kind of thing covered.
   */
  type: string;
  /**
   * Identifies the thing covered.
   */
  identifier: string;
  /**
   * Start of the time for which the contract covers it.
   */
  effective_from: string;
  /**
   * End of the time for which the contract covers it.
   */
  effective_to: string;
}

/**
 * How a flexible device came to be disconnected.
 */
export interface DisconnectedPayload {
  /**
   * Why the device is no longer connected.
   */
  cause: string;
  /**
   * State of charge of the battery at the disconnection.
   */
  disconnected_soc: number;
}

/**
 * The charging plan that was worked out for a flexible device. Soc stands for the state of charge of its battery.
 */
export interface OptimisationPayload {
  /**
   * The planned stretches of charging.
   */
  dispatches: DispatchPayload[];
  /**
   * State of charge that can be reached.
   */
  achievable_target_soc: number;
  /**
   * Capacity of the battery; the catalogue does not name the unit.
   */
  energy_capacity: number;
  /**
   * State of charge that the plan starts from.
   */
  start_soc: number;
  /**
   * State of charge that the customer asked for.
   */
  user_target_soc: number;
  /**
   * Start of the time planned for.
   */
  optimization_begin: string;
  /**
   * End of the time planned for.
   */
  optimization_end: string;
  /**
   * Whether this plan takes the place of an earlier one.
   */
  is_reoptimization: boolean;
  /**
   * Whether the device may only charge (V1G) and not give power back.
   */
  force_v1g_charging: boolean;
  /**
   * The group of devices this one is managed with.
   */
  fleet_id: string;
  /**
   * What sort of target the plan works towards.
   */
  target_type: string;
  /**
   * Target state of charge after limits were applied.
   */
  capped_target_soc: number;
  /**
   * Whether the charging time was limited.
   */
  is_charge_duration_capped: boolean;
  /**
   * Whether the charging time may be limited.
   */
  can_cap_charging_duration: boolean;
  /**
   * The planned times, as text.
   */
  dispatch_times: string;
  /**
   * Whether the plan reaches the target.
   */
  will_reach_target_soc: boolean;
}

/**
 * One stretch of time in which a flexible device is to draw or give power.
 */
export interface DispatchPayload {
  begin: string;
  end: string;
  /**
   * Planned power as a whole number; the catalogue does not name the unit.
   */
  power: number;
}

/**
 * The outcome of one action that ran on a message.
 */
export interface InkAction {
  /**
   * Which action it was.
   */
  code: string;
  succeeded: boolean;
  /**
   * Whether the evaluation stops after this action.
   */
  stop_further_evaluation: boolean;
}

/**
 * A message of a conversation together with its sender, subject and labels.
 */
export interface InkMessageContent {
  message_id: number;
  occurred_at: string;
  /**
   * Way the message travelled, for example e-mail.
   */
  channel: string;
  content: InkContent;
}

/**
 * What a message says about itself, without its text.
 */
export interface InkContent {
  from_address?: string;
  subject?: string;
  to_addresses?: string[];
  /**
   * Labels on the message.
   */
  tags: string[];
}

/**
 * A live chat with a message from it.
 */
export interface InkConversation {
  /**
   * The conversation, by its relay id.
   */
  conversation_relay_id: string;
  account_number: string;
  message: InkMessage;
}

/**
 * A message of a conversation: what it is known by, how it travelled and when.
 */
export interface InkMessage {
  /**
   * The message, by its relay id.
   */
  relay_id: string;
  /**
   * Id of the message at the service that carried it.
   */
  vendor_id: string;
  /**
   * Way the message travelled, for example e-mail.
   */
  channel: string;
  occurred_at: string;
}

/**
 * A message of a conversation together with the service that carried it.
 */
export interface InkMessageWithVendor {
  /**
   * The message, by its relay id.
   */
  relay_id: string;
  /**
   * The service that carried the message.
   */
  vendor: string;
  /**
   * Id of the message at that service.
   */
  vendor_id: string;
  /**
   * Way the message travelled, for example e-mail.
   */
  channel: string;
  occurred_at: string;
}

/**
 * How a message failed.
 */
export interface InkFailureData {
  /**
   * Kind of failure.
   */
  type: string;
  /**
   * What went wrong, in words or as a code.
   */
  reason: string;
  occurred_at: string;
}

/**
 * A supply point of an account that is being taken on.
 */
export interface EnrollmentSupplyPoint {
  /**
   * Market that the supply point belongs to; in the examples country and fuel.
   */
  market_name: string;
  /**
   * Identifier of the supply point outside the platform; in the examples an MPAN, MPRN or market location id.
   */
  external_identifier: string;
  /**
   * Confirmed supply start date (SSD).
   */
  confirmed_ssd: string;
  /**
   * Whether taking on this supply point was called off.
   */
  was_cancelled: boolean;
}

/**
 * A supply point in a move to this supplier, with the confirmed start of supply.
 */
export interface JoinActivatedSP {
  /**
   * Identifier of the supply point outside the platform; in the examples an MPAN, MPRN or market location id.
   */
  external_identifier: string;
  /**
   * Market that the supply point belongs to; in the examples country and fuel.
   */
  market_name: string;
  confirmed_supply_start_date: string;
}

/**
 * A supply point in a move to this supplier whose activation has begun.
 */
export interface JoinActivationInitiatedSP {
  /**
   * Identifier of the supply point outside the platform; in the examples an MPAN, MPRN or market location id.
   */
  external_identifier: string;
  /**
   * Market that the supply point belongs to; in the examples country and fuel.
   */
  market_name: string;
}

/**
 * An agreement made while a supply point moves to this supplier.
 */
export interface JoinAgreement {
  id: number;
  /**
   * Start of the agreement.
   */
  valid_from: string;
  /**
   * End of the agreement.
   */
  valid_to: string;
  product_code: string;
}

/**
 * The contracts that stand behind an agreement or a supply period.
 */
export interface ContractReferences {
  /**
   * Contract with the account.
   */
  account_contract_identifier?: string;
  /**
   * Contract with the business.
   */
  business_contract_identifier?: string;
}

/**
 * A supply point in a move to this supplier, with the requested start of supply.
 */
export interface JoinSP {
  /**
   * Identifier of the supply point outside the platform; in the examples an MPAN, MPRN or market location id.
   */
  external_identifier: string;
  /**
   * Market that the supply point belongs to; in the examples country and fuel.
   */
  market_name: string;
  requested_supply_start_date: string;
}

/**
 * The time during which a supply point is supplied.
 */
export interface SupplyPeriodData {
  id: number;
  supply_start_at: string;
  supply_end_at: string;
}

/**
 * A supply point that is leaving this supplier.
 */
export interface LeaveSP {
  /**
   * Identifies the supply point within its market.
   */
  market_identifier: string;
  /**
   * Identifier of the supply point outside the platform; in the examples an MPAN, MPRN or market location id.
   */
  external_identifier: string;
  /**
   * Market that the supply point belongs to; in the examples country and fuel.
   */
  market_name: string;
}

/**
 * A supply point that is leaving this supplier, with the confirmed end of supply.
 */
export interface LeaveTerminatedSP {
  /**
   * Identifier of the supply point outside the platform; in the examples an MPAN, MPRN or market location id.
   */
  external_identifier: string;
  /**
   * Market that the supply point belongs to; in the examples country and fuel.
   */
  market_name: string;
  confirmed_supply_end_date: string;
}

/**
 * A supply point whose supply is being ended, with the requested end of supply.
 */
export interface LeaveTerminationInitiatedSP {
  /**
   * Identifier of the supply point outside the platform; in the examples an MPAN, MPRN or market location id.
   */
  external_identifier: string;
  /**
   * Market that the supply point belongs to; in the examples country and fuel.
   */
  market_name: string;
  requested_supply_end_date: string;
}

/**
 * One meter reading that was recorded.
 */
export interface NewMeterReadingEntry {
  /**
   * The reading. The names of the shapes suggest a MeterReadingState, which is not checked.
   */
  reading: {
    [k: string]: unknown;
  };
}

/**
 * One meter reading that was changed, and the values that it was changed from.
 */
export interface ChangedMeterReadingEntry {
  /**
   * The reading. The names of the shapes suggest a MeterReadingState, which is not checked.
   */
  reading: {
    [k: string]: unknown;
  };
  /**
   * The values that were replaced. The names of the shapes suggest a MeterReadingChangedFrom, which is not checked.
   */
  changed_from: {
    [k: string]: unknown;
  };
}

/**
 * A disagreement between the old and the new gas supplier about the reading at which a meter changed hands: the value in dispute, the value proposed instead, and the answer.
 */
export interface DisputedClosingReading {
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
  /**
   * Contact at the organisation that raised it.
   */
  io_contact_name: string;
  /**
   * Organisation that the dispute was sent to.
   */
  recipient_organisation: string;
  /**
   * Contact at the organisation it was sent to.
   */
  ro_contact_name: string;
  meter_serial: string;
  /**
   * Number of digits on the meter's display.
   */
  meter_digits: number;
  house_name_number: string;
  postcode: string;
  /**
   * The reading that is in dispute.
   */
  disputed_reading: number;
  /**
   * Whether that reading was taken from the meter, as opposed to estimated.
   */
  disputed_reading_is_actual: boolean;
  /**
   * The reading to be used instead.
   */
  proposed_reading: number;
  /**
   * Whether the proposed reading was taken from the meter, as opposed to estimated.
   */
  proposed_reading_is_actual: boolean;
  /**
   * State of the dispute, or the answer given to it.
   */
  status_response: string;
  /**
   * Why the readings differ.
   */
  root_cause: string;
  /**
   * Code of why the proposal was accepted or turned down.
   */
  rejection_acceptance_code: string;
  /**
   * Rule that the dispute falls under.
   */
  criteria: string;
  comments: string;
  /**
   * Whether this supplier gained the customer in the transfer, as opposed to lost.
   */
  is_gain: boolean;
}

/**
 * An account that takes part in a house move. No event that the catalogue shows uses it.
 */
export interface HouseMoveAccount {
  /**
   * Account number.
   */
  number: string;
  /**
   * Reference from outside the platform.
   */
  external_reference: string;
}

/**
 * A supply point, the place where energy is delivered, that takes part in a house move. No event that the catalogue shows uses it.
 */
export interface HouseMoveSupplyPoint {
  /**
   * The supply point.
   */
  id: string;
  /**
   * Which industry it belongs to, for example electricity or gas.
   */
  industry?: string;
  /**
   * Code of the tariff that applies there.
   */
  tariff_code?: string;
  /**
   * How that tariff is paid for.
   */
  tariff_payment_method?: string;
}

/**
 * A British electricity meter with its registers and equipment. No event that the catalogue shows uses it.
 */
export interface Meter {
  serial_number: string;
  /**
   * Current the meter is rated for; the catalogue does not name the unit.
   */
  current_rating: number;
  location: string;
  make_and_type: string;
  /**
   * Market participant id (MPID) of the meter asset provider, the company that owns the meter.
   */
  meter_asset_provider_mpid: string;
  meter_type: string;
  /**
   * How readings are collected.
   */
  retrieval_method: string;
  retrieval_method_effective_from: string;
  /**
   * Code of practice that the metering follows.
   */
  meter_cop: string;
  /**
   * Exemption granted from that code of practice.
   */
  meter_cop_dispensation: string;
  /**
   * Where the meter is reached remotely.
   */
  communications_address: string;
  /**
   * How the meter is reached remotely.
   */
  communications_method: string;
  /**
   * Ratio of the voltage transformer.
   */
  vt_ratio: string;
  installation_date: string;
  /**
   * The time switch that goes with the meter.
   */
  timing_device_id: string;
  /**
   * Whether there is a teleswitch, a switch that is operated by radio.
   */
  is_tele_switch: boolean;
  /**
   * Ratio of the current transformer.
   */
  ct_ratio: string;
  registers: Register[];
}

/**
 * One register of a meter: a counter for one quantity. No event that the catalogue shows uses it.
 */
export interface Register {
  /**
   * Identifies the register on its meter.
   */
  register_id: string;
  register_type: string;
  /**
   * Code of what the register measures.
   */
  measurement_quantity: string;
  /**
   * Factor that goes with the register's values.
   */
  multiplier: string;
  /**
   * Number of digits on the display.
   */
  digits: number;
  is_main: boolean;
  /**
   * Serial number of the meter that carries the register this one goes with.
   */
  associated_meter_serial: string;
  /**
   * The register this one goes with.
   */
  associated_register_id: string;
}

/**
 * What a meter reading said before it was changed. Its name suggests that it is the changed_from of ChangedMeterReadingEntry, which the catalogue leaves open.
 */
export interface MeterReadingChangedFrom {
  /**
   * Earlier register value.
   */
  value?: string;
  /**
   * Earlier time of reading.
   */
  read_at?: string;
  status?: string;
  /**
   * Who or what the reading came from.
   */
  origin?: string;
  /**
   * What qualifies the value.
   */
  qualifier?: string;
  is_reading_plausible?: boolean;
}

/**
 * Where German meter readings were taken. Its name suggests that it is the context of the meter_reading.deu events, which the catalogue leaves open.
 */
export interface MeterReadingContext {
  supply_point_id: number;
  /**
   * Identifier of the supply point outside the platform; in the example the number of a market location (MaLo), the point where supply is accounted for.
   */
  supply_point_external_identifier: string;
  /**
   * Kind of supply.
   */
  supply_type: string;
  /**
   * The metering location in the platform.
   */
  melo_id: number;
  /**
   * Number of the metering location (MeLo), the point where the meter stands.
   */
  melo_number: string;
  /**
   * The industry activity that the readings belong to; the catalogue does not say what that is.
   */
  industry_activity_id: number;
}

/**
 * A German meter reading. Its name suggests that it is what the entries of the meter_reading.deu events hold, which the catalogue leaves open.
 */
export interface MeterReadingState {
  reading_id: number;
  register_id: number;
  /**
   * OBIS code of the register: which quantity it counts.
   */
  register_obis_code: string;
  meter_id: number;
  meter_number: string;
  /**
   * Instant for which the value was read.
   */
  read_at: string;
  /**
   * Register value.
   */
  value: string;
  status: string;
  /**
   * Kind of reading; in the examples its occasion.
   */
  type_of_read: string;
  /**
   * Who or what the reading came from.
   */
  origin: string;
  /**
   * What qualifies the value; in the examples that it was measured or estimated.
   */
  qualifier: string;
  /**
   * Whether it is a transfer reading; the catalogue does not say of what transfer.
   */
  is_transfer_reading: boolean;
  is_reading_plausible: boolean;
  /**
   * Outcome of the plausibility check.
   */
  plausibility_indication: string;
  /**
   * Why the value was corrected.
   */
  correction_reason: string;
  /**
   * Why the value had to be estimated.
   */
  estimate_reason: string;
  /**
   * How the value was estimated.
   */
  estimate_method: string;
  /**
   * Number of a document; the catalogue does not say of which.
   */
  document_number: string;
  /**
   * Submission that the reading arrived with.
   */
  submission_identifier: string;
  /**
   * Way the reading came in.
   */
  channel: string;
}

/**
 * One payment to or from a customer. No event that the catalogue shows uses it.
 */
export interface Payment {
  id: number;
  /**
   * Amount paid as a whole number; the catalogue does not name the unit.
   */
  amount: number;
  payment_date: string;
  /**
   * What the payment is, in words.
   */
  description: string;
  /**
   * Why the payment failed.
   */
  failure_reason?: string;
}

/**
 * The account that a payment ledger belongs to. No event that the catalogue shows uses it.
 */
export interface PaymentsAccount {
  /**
   * Account number.
   */
  number: string;
}

/**
 * A ledger as payments refer to it. No event that the catalogue shows uses it.
 */
export interface PaymentsLedger {
  account: PaymentsAccount;
  /**
   * The ledger.
   */
  id?: string;
}

/**
 * A British electricity meter that was taken away. No event that the catalogue shows uses it.
 */
export interface RemovedMeter {
  serial_number: string;
  date_of_removal: string;
  /**
   * Market participant id (MPID) of the meter asset provider, the company that owns the meter.
   */
  meter_asset_provider_mpid: string;
}
