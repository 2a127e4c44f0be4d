import { join } from "node:path";
import type { ImportProcess } from "../../src/reading/model/import-process.ts";
import { assumptionsIn, evidenceInside, type LocatedEvidence } from "./evidence.ts";
import { type OpenApiDocument, operationsOf } from "./openapi.ts";
import { type EventsSource, readEvents } from "./read-events.ts";
import { type EmittedEvents, readImportProcess } from "./read-import-process.ts";
import { bundleOpenApi, isDocument, readOpenApiFiles } from "./read-openapi.ts";
import { readServer, type ServerSource } from "./read-server.ts";
import { endWith } from "./source-error.ts";

export interface PlacedEvidence extends LocatedEvidence {
  readonly file: string;
}

export interface Source {
  readonly events: EventsSource;
  readonly openapi: OpenApiDocument;
  readonly documents: readonly string[];
  readonly evidence: readonly PlacedEvidence[];
  readonly importProcess: ImportProcess;
  readonly emittedEvents: EmittedEvents;
  readonly server: ServerSource;
}

const EVIDENCE = "events/evidence.json";

export async function readSource(root: string): Promise<Source> {
  const events = readEvents(join(root, "events"));
  const files = readOpenApiFiles(join(root, "openapi"));
  const openapi = await bundleOpenApi(join(root, "openapi"), files);
  const evidence = [
    ...events.evidence.map((entry) => ({ file: EVIDENCE, pointer: "", evidence: entry })),
    ...files.flatMap(({ path, content }) =>
      evidenceInside(content).map((located) => ({ file: `openapi/${path}`, ...located })),
    ),
  ];
  const process = readImportProcess(root, {
    event: events.events.map(({ name }) => name),
    operation: operationsOf(openapi).map(({ operation }) => operation.operationId),
    assumption: assumptionsIn(evidence.map((placed) => placed.evidence)).map(({ id }) => id),
  });
  return {
    events,
    openapi,
    ...process,
    server: readServer(root, openapi, process),
    documents: files.filter(isDocument).map((file) => file.path),
    evidence,
  };
}

/** Reads the source. If it can't be read, ends the process and prints where the fault is. */
export const readOrEnd = (root: string): Promise<Source> => readSource(root).catch(endWith);
