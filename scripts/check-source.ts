// Checks events/ and openapi/ by their rules and prints every breach, for `npm run check` and `npm
// run generate`. After a breach, `npm run generate` writes nothing.
import { join } from "node:path";
import type { Source } from "./source/read-source.ts";
import { checkEventExamples } from "./source-rules/event-examples.ts";
import { checkEvidence } from "./source-rules/evidence.ts";
import { checkJsonSchemas } from "./source-rules/json-schemas.ts";
import { checkWithLinters } from "./source-rules/linters.ts";
import { checkOpenApi } from "./source-rules/openapi-documents.ts";
import { toLine } from "./source-rules/problem.ts";

const root = join(import.meta.dirname, "..");

/** Prints every breach. Returns true if there is none. */
export async function checkSource(source: Source): Promise<boolean> {
  const schemas = checkJsonSchemas(source.events);
  const problems = [
    ...schemas,
    // A schema that breaks the rules may not compile. An error of ajv would hide the reason.
    ...(schemas.length === 0 ? checkEventExamples(source.events) : []),
    ...checkEvidence(source.evidence),
    ...checkOpenApi(source.openapi),
    ...(await checkWithLinters(join(root, "openapi"), source.documents, source.openapi)),
  ];
  for (const problem of problems) console.error(toLine(problem));
  const { events, shapes } = source.events;
  console.log(
    `${events.length} events, ${shapes.length} shared shapes, ${source.documents.length} OpenAPI documents: ${problems.length} ${problems.length === 1 ? "problem" : "problems"}.`,
  );
  return problems.length === 0;
}
