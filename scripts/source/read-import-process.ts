// Reads the states of an import, the moves between them, and which operations emit each event.
import { join } from "node:path";
import type { ImportProcess } from "../../src/reading/model/import-process.ts";
import { parseFile } from "./read-openapi.ts";
import { SourceError } from "./source-error.ts";

/** The operations (or `operator`) that emit an event, by its name. */
export type EmittedEvents = Readonly<Record<string, readonly string[]>>;

const OPERATOR = "operator";

/** Reads who emits which event from the moves and from config/emitted-events.json. */
export function readImportProcess(
  root: string,
  events: readonly string[],
  operations: readonly string[],
): { readonly importProcess: ImportProcess; readonly emittedEvents: EmittedEvents } {
  const config = join(root, "config");
  const importProcess = parseFile<ImportProcess>(config, "import-process.json");
  const emittedEvents: Record<string, string[]> = {};
  for (const { by, emits } of importProcess.moves) {
    if (by !== OPERATOR && !operations.includes(by)) refuse("operation", by);
    for (const event of emits)
      emittedEvents[event] = [...new Set([...(emittedEvents[event] ?? []), by])];
  }
  Object.assign(emittedEvents, parseFile(config, "emitted-events.json"));
  for (const [event, emitters] of Object.entries(emittedEvents)) {
    if (!events.includes(event)) refuse("event", event);
    const unknown = emitters.find((name) => name !== OPERATOR && !operations.includes(name));
    if (unknown !== undefined) refuse("operation", unknown);
  }
  return { importProcess, emittedEvents };
}

function refuse(kind: string, name: string): never {
  throw new SourceError(`config/: there is no ${kind} ${name}.`);
}
