// Generated from events/contracts/contracts.journeys.creation.started-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainContractJourney, isContractJourney } from "../shapes/ContractJourney.ts";
import { explainSubjectContractJourney, isSubjectContractJourney } from "../shapes/SubjectContractJourney.ts";
import type { ContractsJourneysCreationStartedV1 } from "../types/contracts.ts";

export type { ContractsJourneysCreationStartedV1 } from "../types/contracts.ts";

/** The journey (a process of several steps) that sets up a contract was started. */
export const contractsJourneysCreationStartedV1: EventContract<"contracts.journeys.creation.started", "v1", ContractsJourneysCreationStartedV1> = /* @__PURE__ */ contract("contracts.journeys.creation.started-v1", "contracts.journeys.creation.started", "v1", isContractsJourneysCreationStartedV1, explainContractsJourneysCreationStartedV1);

function isContractsJourneysCreationStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isContractJourney(v.contract_journey) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  Array.isArray(v.subject_contract_journeys) && every(v.subject_contract_journeys, (i0: any) => isSubjectContractJourney(i0));
}

function explainContractsJourneysCreationStartedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_journey,contract_identifier,occurred_at,subject_contract_journeys");
    if (data.contract_journey === undefined) {
      report(path + "/contract_journey", "required");
    }
    if (data.contract_identifier === undefined) {
      report(path + "/contract_identifier", "required");
    }
    if (data.occurred_at === undefined) {
      report(path + "/occurred_at", "required");
    }
    if (data.subject_contract_journeys === undefined) {
      report(path + "/subject_contract_journeys", "required");
    }
    if (data.contract_journey !== undefined) {
      explainContractJourney(data.contract_journey, path + "/contract_journey", report, visit);
    }
    if (data.contract_identifier !== undefined) {
      if (typeof data.contract_identifier !== "string") {
        report(path+"/contract_identifier", "string");
      }
    }
    if (data.occurred_at !== undefined) {
      if (typeof data.occurred_at !== "string") {
        report(path+"/occurred_at", "string");
      }
    }
    if (data.subject_contract_journeys !== undefined) {
      let data3 = data.subject_contract_journeys;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          explainSubjectContractJourney(data3[i0], path + "/subject_contract_journeys/" + i0, report, visit);
        }
      }
      else {
        report(path+"/subject_contract_journeys", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
