// Generated from events/contracts/contracts.journeys.variation.started-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isContractJourney } from "../shapes/ContractJourney.ts";

export default /* @__PURE__ */ compactContract("contracts.journeys.variation.started-v1", isContractsJourneysVariationStartedV1, "{contract_journey{number,type,requested_at},contract_identifier,occurred_at}");

function isContractsJourneysVariationStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isContractJourney(v.contract_journey) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}
