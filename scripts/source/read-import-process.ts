// Reads the states of an import, the moves between them, and which operations emit each event.
import { join } from "node:path";
import type { ImportProcess } from "../../src/reading/model/import-process.ts";
import { parseFile } from "./read-openapi.ts";
import { SourceError } from "./source-error.ts";

/** The operations (or `operator`) that emit an event, by its name. */
export type EmittedEvents = Readonly<Record<string, readonly string[]>>;

const OPERATOR = "operator";

/** Reads the moves, and from all answers who emits which event. */
export function readImportProcess(
  root: string,
  events: readonly string[],
  operations: readonly string[],
): { readonly importProcess: ImportProcess; readonly emittedEvents: EmittedEvents } {
  const config = join(root, "config");
  const importProcess = parseFile<ImportProcess>(config, "import-process.json");
  const emittedEvents: Record<string, string[]> = {};
  for (const { by, emits } of [...importProcess.moves, ...importProcess.additions]) {
    if (by !== OPERATOR && !operations.includes(by)) refuse("operation", by);
    for (const event of emits)
      emittedEvents[event] = [...new Set([...(emittedEvents[event] ?? []), by])];
  }
  const unknown = Object.keys(emittedEvents).find((event) => !events.includes(event));
  if (unknown !== undefined) refuse("event", unknown);
  return { importProcess, emittedEvents };
}

function refuse(kind: string, name: string): never {
  throw new SourceError(`config/: there is no ${kind} ${name}.`);
}
