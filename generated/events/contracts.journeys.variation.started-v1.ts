// Generated from events/contracts/contracts.journeys.variation.started-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainContractJourney, isContractJourney } from "../shapes/ContractJourney.ts";
import type { ContractsJourneysVariationStartedV1 } from "../types/contracts.ts";

export type { ContractsJourneysVariationStartedV1 } from "../types/contracts.ts";

/** The journey (a process of several steps) that changes the terms of a contract was started. Unlike the messages for creation and termination it does not list the subjects. */
export const contractsJourneysVariationStartedV1: EventContract<"contracts.journeys.variation.started", "v1", ContractsJourneysVariationStartedV1> = /* @__PURE__ */ contract("contracts.journeys.variation.started-v1", "contracts.journeys.variation.started", "v1", isContractsJourneysVariationStartedV1, explainContractsJourneysVariationStartedV1);

function isContractsJourneysVariationStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isContractJourney(v.contract_journey) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}

function explainContractsJourneysVariationStartedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_journey,contract_identifier,occurred_at");
    if (data.contract_journey === undefined) {
      report(path + "/contract_journey", "required");
    }
    if (data.contract_identifier === undefined) {
      report(path + "/contract_identifier", "required");
    }
    if (data.occurred_at === undefined) {
      report(path + "/occurred_at", "required");
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
  }
  else {
    report(path, "object");
  }
}
