// Generated from events/contracts/contracts.journeys.creation.started-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainContractJourney, isContractJourney } from "../shapes/ContractJourney.ts";
import { explainSubjectContractJourney, isSubjectContractJourney } from "../shapes/SubjectContractJourney.ts";
import type { ContractsJourneysCreationStartedV1 } from "../types/contracts.ts";

export type { ContractsJourneysCreationStartedV1 } from "../types/contracts.ts";

/** The journey (a process of several steps) that sets up a contract was started. */
export const contractsJourneysCreationStartedV1: Contract<"contracts.journeys.creation.started-v1", "contracts.journeys.creation.started", "v1", ContractsJourneysCreationStartedV1> = /* @__PURE__ */ contract("contracts.journeys.creation.started-v1", "contracts.journeys.creation.started", "v1", isContractsJourneysCreationStartedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ContractsJourneysCreationStartedV1> {
return options?.unknown === "report" || !isContractsJourneysCreationStartedV1(input) ? examine<ContractsJourneysCreationStartedV1>(input, options, explainContractsJourneysCreationStartedV1) : { ok: true, value: input as ContractsJourneysCreationStartedV1 };
}

function isContractsJourneysCreationStartedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isContractJourney(v.contract_journey) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  Array.isArray((v1 = v.subject_contract_journeys)) && isContractsJourneysCreationStartedV1List1(v1);
}

function isContractsJourneysCreationStartedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isSubjectContractJourney(v[i])) return false;
  return true;
}

function explainContractsJourneysCreationStartedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.contract_journey;
    const v2 = v.contract_identifier;
    const v3 = v.occurred_at;
    const v4 = v.subject_contract_journeys;
    found.visit?.(found, v, "", "contract_journey,contract_identifier,occurred_at,subject_contract_journeys");
    if (v1 === undefined) missing(found, "contract_journey");
    if (v2 === undefined) missing(found, "contract_identifier");
    if (v3 === undefined) missing(found, "occurred_at");
    if (v4 === undefined) missing(found, "subject_contract_journeys");
    if (v1 !== undefined) {
      if (found.visit || !isContractJourney(v1)) explainContractJourney(v1, "contract_journey.", found);
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "contract_identifier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "occurred_at", v3, "a string");
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v5 = v4[i0];
          if (found.visit || !isSubjectContractJourney(v5)) explainSubjectContractJourney(v5, "subject_contract_journeys." + i0 + ".", found);
        }
      }
      else wrong(found, "subject_contract_journeys", v4, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
