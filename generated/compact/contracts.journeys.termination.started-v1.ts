// Generated from events/contracts/contracts.journeys.termination.started-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isContractJourney } from "../shapes/ContractJourney.ts";
import { isSubjectContractJourney } from "../shapes/SubjectContractJourney.ts";

export default /* @__PURE__ */ compactContract("contracts.journeys.termination.started-v1", isContractsJourneysTerminationStartedV1, "{contract_journey{number,type,requested_at},contract_identifier,occurred_at,subject_contract_journeys[{number,subject_number}]}");

function isContractsJourneysTerminationStartedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isContractJourney(v.contract_journey) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  Array.isArray((v1 = v.subject_contract_journeys)) && isContractsJourneysTerminationStartedV1List1(v1);
}
function isContractsJourneysTerminationStartedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isSubjectContractJourney(v[i])) return false;
  return true;
}
