// Holds events/ and openapi/ to their rules and prints every breach. `npm run check` runs it, and
// `npm run generate` before it writes anything.
import { join } from "node:path";
import { readSource } from "./source/read-source.ts";
import { SourceError } from "./source/source-error.ts";
import { checkEventExamples } from "./source-rules/event-examples.ts";
import { checkEvidence } from "./source-rules/evidence.ts";
import { checkJsonSchemas } from "./source-rules/json-schemas.ts";
import { checkWithLinters } from "./source-rules/linters.ts";
import { checkOpenApi } from "./source-rules/openapi-documents.ts";
import { toLine } from "./source-rules/problem.ts";

const root = join(import.meta.dirname, "..");
const source = await readSource(root).catch((error: unknown) => {
  if (!(error instanceof SourceError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const schemas = checkJsonSchemas(source.events);
const problems = [
  ...schemas,
  // A schema that breaks the rules may not compile, which would hide the reason behind an error of
  // ajv.
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
process.exitCode = problems.length > 0 ? 1 : 0;
