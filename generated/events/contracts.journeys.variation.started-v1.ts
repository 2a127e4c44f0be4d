// Generated from events/contracts/contracts.journeys.variation.started-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainContractJourney, isContractJourney } from "../shapes/ContractJourney.ts";
import type { ContractsJourneysVariationStartedV1 } from "../types/contracts.ts";

export type { ContractsJourneysVariationStartedV1 } from "../types/contracts.ts";

/** The journey (a process of several steps) that changes the terms of a contract was started. Unlike the messages for creation and termination it does not list the subjects. */
export const contractsJourneysVariationStartedV1: Contract<"contracts.journeys.variation.started-v1", "contracts.journeys.variation.started", "v1", ContractsJourneysVariationStartedV1> = /* @__PURE__ */ contract("contracts.journeys.variation.started-v1", "contracts.journeys.variation.started", "v1", isContractsJourneysVariationStartedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsJourneysVariationStartedV1> {
return options?.unknown === "report" || !isContractsJourneysVariationStartedV1(input) ? examine<ContractsJourneysVariationStartedV1>(input, options, explainContractsJourneysVariationStartedV1) : { ok: true, value: input as ContractsJourneysVariationStartedV1 };
}

function isContractsJourneysVariationStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isContractJourney(v.contract_journey) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}

function explainContractsJourneysVariationStartedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_journey;
    const v2 = v.contract_identifier;
    const v3 = v.occurred_at;
    found.visit?.(found, v, "", "contract_journey,contract_identifier,occurred_at");
    if (v1 === undefined) missing(found, "contract_journey");
    if (v2 === undefined) missing(found, "contract_identifier");
    if (v3 === undefined) missing(found, "occurred_at");
    if (v1 !== undefined) {
      if (found.visit || !isContractJourney(v1)) explainContractJourney(v1, "contract_journey.", found);
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "contract_identifier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "occurred_at", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
