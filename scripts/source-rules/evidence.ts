import { Ajv2020 } from "ajv/dist/2020.js";
import { isAssumption } from "../../src/reading/model/evidence.ts";
import type { PlacedEvidence } from "../source/read-source.ts";
import { type Problem, problemsOf } from "./problem.ts";

const TEXT = { type: "string", minLength: 1 };
const TEXTS = { type: "array", minItems: 1, items: TEXT };

const ajv = new Ajv2020({ strictRequired: false });
const isEvidence = ajv.compile({
  type: "object",
  if: { required: ["seen"] },
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
  then: { properties: { seen: TEXTS }, additionalProperties: false },
  else: {
    required: ["id", "assumed", "because", "revisit"],
    properties: {
      id: { type: "string", pattern: "^[a-z][a-z0-9-]*$" },
      assumed: TEXT,
      because: TEXT,
      revisit: TEXT,
      gaps: TEXTS,
      answeredBy: { const: "observe" },
    },
    additionalProperties: false,
  },
});

export const checkEvidence = (placed: readonly PlacedEvidence[]): Problem[] =>
  problemsOf((report) => {
    const first = new Map<string, string>();
    for (const { file, pointer, evidence } of placed) {
      if (!isEvidence(evidence)) {
        const fault = ajv.errorsText(isEvidence.errors, { dataVar: `${pointer}/x-evidence` });
        report(file, fault, 'See "Evidence" in CONTRIBUTING.md');
      } else if (isAssumption(evidence)) {
        const { id } = evidence;
        const earlier = first.get(id);
        first.set(id, file);
        const remedy = "Write each one once, next to the rule it explains";
        if (earlier) report(file, `the assumption ${id} is also in ${earlier}`, remedy);
      }
    }
  });
