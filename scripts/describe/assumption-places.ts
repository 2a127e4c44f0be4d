import type { AssumptionPlace } from "../../src/reading/model/description.ts";
import { assumptionsIn } from "../../src/reading/model/evidence.ts";
import type { PlacedEvidence } from "../source/read-source.ts";

/** What the files with evidence are called, for people. */
const TITLES: Readonly<Record<string, string>> = {
  "events/evidence.json": "Events as a whole",
  "openapi/data-import.yaml": "Account import",
  "openapi/public.yaml": "Public interface",
  "openapi/authentication.yaml": "Authentication",
  "openapi/shared/account.yaml": "The account payload",
  "openapi/shared/after-import.yaml": "After import",
  "openapi/shared/authentication.yaml": "Tokens",
  "openapi/shared/errors.yaml": "Errors",
  "openapi/shared/imports.yaml": "Import status",
  "openapi/shared/products.yaml": "Products",
  "openapi/shared/values.yaml": "Values",
};

/** The ids of all assumptions, by the place where they stand. */
export function assumptionPlaces(evidence: readonly PlacedEvidence[]): AssumptionPlace[] {
  const byFile = Map.groupBy(evidence, ({ file }) => file);
  return [...byFile].flatMap(([file, placed]) => {
    const assumptions = assumptionsIn(placed.map((entry) => entry.evidence));
    return assumptions.length === 0
      ? []
      : [{ title: TITLES[file] ?? file, ids: assumptions.map(({ id }) => id) }];
  });
}
