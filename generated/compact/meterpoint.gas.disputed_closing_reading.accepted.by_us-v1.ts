// Generated from events/meters/meterpoint.gas.disputed_closing_reading.accepted.by_us-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isDisputedClosingReading } from "../shapes/DisputedClosingReading.ts";

export default /* @__PURE__ */ compactContract("meterpoint.gas.disputed_closing_reading.accepted.by_us-v1", isMeterpointGasDisputedClosingReadingAcceptedByUsV1, "{mprn,supplier,reference_number:i,transfer_date,initiating_organisation,io_contact_name,recipient_organisation,ro_contact_name,meter_serial,meter_digits:i,house_name_number,postcode,disputed_reading:i,disputed_reading_is_actual:b,proposed_reading:i,proposed_reading_is_actual:b,status_response,root_cause,rejection_acceptance_code,criteria,comments,is_gain:b}");

function isMeterpointGasDisputedClosingReadingAcceptedByUsV1(v: any): boolean {
  return isDisputedClosingReading(v);
}
