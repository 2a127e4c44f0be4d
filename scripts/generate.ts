// Writes everything that is generated, or with --check says what is missing, stale or orphaned.
// Both run the same code.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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
import { generateImportProcess } from "./generate/import-process.ts";
import { kept } from "./generate/kept.ts";
import { generateMockAnswers } from "./generate/mock-answers.ts";
import type { Outputs } from "./generate/outputs.ts";
import { generatePages } from "./generate/pages.ts";
import { generateReference } from "./generate/reference.ts";
import { generateRestDocuments } from "./generate/rest-documents.ts";
import { generateRestModules } from "./generate/rest-modules.ts";
import { generateRestOperations } from "./generate/rest-operations.ts";
import { generateRestTypes, REST_TYPES } from "./generate/rest-types.ts";
import { generateRestValues } from "./generate/rest-values.ts";
import { generateScanner } from "./generate/scanner.ts";
import { generateServerFiles } from "./generate/server-files.ts";
import { generateServerTypes } from "./generate/server-types.ts";
import { listFiles } from "./source/list-files.ts";
import { readSource, type Source } from "./source/read-source.ts";

/** The folder in which everything is generated, so that a file nobody wrote is an orphan. */
const OWNED = "generated";

export type Files = Outputs<string | Uint8Array>;

const keptPhase = kept<Files | Promise<Files>>();

export async function generate(source: Source): Promise<Files> {
  const { files, types } = await generateEventTypes(source.events);
  const rest = await generateRestTypes(source.openapi);
  const phases: Files[] = [
    files,
    new Map([[REST_TYPES, rest]]),
    generateRestModules(source.openapi),
    generateEventModules(source.events),
    generateEventIndex(source.events),
    generateRestOperations(source.openapi),
    generateRestValues(source.openapi),
    await generateScanner(source.events),
    await keptPhase("mock", source.openapi, () => generateMockAnswers(source.openapi)),
    await generateAjvModules(source),
    generateAjvSchemas(source),
    generateAnswerMap(source.openapi),
    generateServerFiles(source),
    await generateServerTypes(source.server),
    generateControl(source.server),
    generateControlPage(source.server),
    generateImportProcess(source),
    generateDocuments(source),
    generateRestDocuments(source.openapi),
    generateFixtureData(source),
    generateReference(source, { events: types, rest }),
    generatePages(source),
    generateChangeCodesPage(),
  ];
  return new Map(phases.flatMap((outputs) => [...outputs]));
}

export interface Difference {
  readonly path: string;
  readonly state: "missing" | "stale" | "orphan";
}

export function compareWithDisk(root: string, outputs: Files): Difference[] {
  const owned = join(root, OWNED);
  const onDisk = existsSync(owned) ? listFiles(owned).map((file) => `${OWNED}/${file}`) : [];
  return [
    ...[...outputs].flatMap(([path, content]): Difference[] => {
      const file = join(root, path);
      if (!existsSync(file)) return [{ path, state: "missing" }];
      return readFileSync(file).equals(Buffer.from(content)) ? [] : [{ path, state: "stale" }];
    }),
    ...onDisk
      .filter((path) => !outputs.has(path))
      .map((path) => ({ path, state: "orphan" as const })),
  ];
}

export function write(root: string, outputs: Files, differences: readonly Difference[]): void {
  for (const { path, state } of differences) {
    const file = join(root, path);
    if (state === "orphan") rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, outputs.get(path) ?? "");
    }
  }
}

/** Prints what is missing, stale or orphaned, and returns whether nothing is. */
export function isFresh(root: string, outputs: Files): boolean {
  const differences = compareWithDisk(root, outputs);
  for (const { path, state } of differences) console.error(`${path} is ${state}.`);
  if (differences.length > 0) console.error("Run npm run generate and commit the result.");
  return differences.length === 0;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const outputs = await generate(await readSource(root));
  if (process.argv.includes("--check")) process.exitCode = isFresh(root, outputs) ? 0 : 1;
  else {
    const differences = compareWithDisk(root, outputs);
    write(root, outputs, differences);
    console.log(`${outputs.size} files generated, ${differences.length} of them changed.`);
  }
}
