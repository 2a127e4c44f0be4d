// Reads the states of an import, the moves between them, and which operations emit each event.
import { join } from "node:path";
import type { ImportProcess } from "../../src/reading/model/import-process.ts";
import { parseFile } from "./read-openapi.ts";
import { SourceError } from "./source-error.ts";

/** The operations (or `operator`) that emit an event, by its name. */
export type EmittedEvents = Readonly<Record<string, readonly string[]>>;

const OPERATOR = "operator";

/** What the moves may name, by kind: events, operations and assumptions. */
type Names = Readonly<Record<"event" | "operation" | "assumption", readonly string[]>>;

/** Reads the moves, and from all answers who emits which event. */
export function readImportProcess(
  root: string,
  names: Names,
): { readonly importProcess: ImportProcess; readonly emittedEvents: EmittedEvents } {
  const file = "import-process.json";
  const importProcess = parseFile<ImportProcess>(join(root, "config"), file);
  const { states, moves, additions } = importProcess;
  const all = {
    ...names,
    state: states.map(({ id }) => id),
    mark: states.flatMap(({ marks }) => marks),
  };
  const check = (kind: keyof typeof all, used: readonly string[]): void => {
    const wrong = used.find((name) => !(all[kind] as readonly string[]).includes(name));
    if (wrong !== undefined) throw new SourceError(`config/${file}: there is no ${kind} ${wrong}.`);
  };
  const emittedEvents: Record<string, string[]> = {};
  for (const { by, emits } of [...moves, ...additions]) {
    check("operation", by === OPERATOR ? [] : [by]);
    check("event", emits);
    for (const event of emits)
      emittedEvents[event] = [...new Set([...(emittedEvents[event] ?? []), by])];
  }
  for (const { from, to, mark, evidence } of moves) {
    check("state", [from, to]);
    check("mark", mark === undefined ? [] : [mark]);
    check("assumption", evidence);
  }
  return { importProcess, emittedEvents };
}
