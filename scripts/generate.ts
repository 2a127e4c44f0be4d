// Writes all generated files, once the sources follow their rules.
import { join } from "node:path";
import { generateAjvModules } from "./generate/ajv-modules.ts";
import { generateAjvSchemas } from "./generate/ajv-schemas.ts";
import { generateAnswerMap } from "./generate/answer-map.ts";
import { generateChangeCodesPage } from "./generate/change-codes-page.ts";
import { generateControl } from "./generate/control.ts";
import { generateControlPage } from "./generate/control-page.ts";
import { generateDocuments } from "./generate/documents.ts";
import { generateEventIndex } from "./generate/event-index.ts";
import { generateEventModules } from "./generate/event-modules.ts";
import { generateEventTypes } from "./generate/event-types.ts";
import { generateFixtureData } from "./generate/fixture-data.ts";
import { generateMockAnswers } from "./generate/mock-answers.ts";
import { compareWithDisk, type Files, write } from "./generate/on-disk.ts";
import { generatePages } from "./generate/pages.ts";
import { generateReference, REFERENCE } from "./generate/reference.ts";
import { generateRestDocuments } from "./generate/rest-documents.ts";
import { generateRestModules } from "./generate/rest-modules.ts";
import { generateRestOperations } from "./generate/rest-operations.ts";
import { generateRestTypes } from "./generate/rest-types.ts";
import { generateRestValues } from "./generate/rest-values.ts";
import { generateScanner } from "./generate/scanner.ts";
import { generateScenarios } from "./generate/scenarios.ts";
import { generateServerFiles } from "./generate/server-files.ts";
import { generateServerTypes } from "./generate/server-types.ts";
import { readOrEnd, type Source } from "./source/read-source.ts";

export async function generate(source: Source): Promise<Files> {
  const eventTypes = await generateEventTypes(source.events);
  const restTypes = await generateRestTypes(source.openapi);
  const phases: Files[] = [
    eventTypes,
    restTypes,
    generateRestModules(source.openapi),
    generateEventModules(source.events),
    generateEventIndex(source.events),
    generateRestOperations(source.openapi),
    generateRestValues(source.openapi),
    await generateScanner(source.events),
    generateMockAnswers(source.openapi),
    await generateAjvModules(source),
    generateAjvSchemas(source),
    generateAnswerMap(source.openapi),
    generateServerFiles(source),
    await generateServerTypes(source),
    generateControl(source.server),
    generateControlPage(source.server),
    generateScenarios(source.server),
    generateDocuments(source),
    generateRestDocuments(source.openapi),
    generateFixtureData(source),
    generateReference(source, new Map([...eventTypes, ...restTypes])),
    generatePages(source),
    generateChangeCodesPage(),
  ];
  return new Map(phases.flatMap((outputs) => [...outputs]));
}

/** Prints which committed files are missing, stale or orphaned. Returns true if there are none. */
export function isFresh(root: string, outputs: Files): boolean {
  const differences = compareWithDisk(root, outputs).filter(
    ({ path }) => !path.startsWith(REFERENCE),
  );
  for (const { path, state } of differences) console.error(`${path} is ${state}.`);
  if (differences.length > 0) console.error("Run npm run generate and commit the result.");
  return differences.length === 0;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const source = await readOrEnd(root);
  const { checkSource } = await import("./check-source.ts");
  if (!(await checkSource(source))) process.exit(1);
  const outputs = await generate(source);
  const changed = write(root, outputs).length;
  console.log(`${outputs.size} files generated, ${changed} of them changed.`);
}
