import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SourceError } from "./source-error.ts";

const AFTER_IMPORT = "config/emitted-events.json";
const IMPORT = "config/import-process.json";

/** Who is meant by a move that no operation makes. */
const OPERATOR = "operator";

/** The operations that emit each event, or `operator`. Events without any are left out. */
export type EmittedEvents = Readonly<Record<string, readonly string[]>>;

/**
 * Reads who emits which event: by the moves of an import, and by what is added after it. Refuses
 * names that are not in the contract.
 */
export function readEmittedEvents(
  root: string,
  events: readonly string[],
  operations: readonly string[],
): EmittedEvents {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
  const { moves } = read(IMPORT) as { moves: { by: string; emits: readonly string[] }[] };
  const found: Record<string, string[]> = {};
  for (const { by, emits } of moves)
    for (const event of emits) found[event] = [...new Set([...(found[event] ?? []), by])];
  Object.assign(found, read(AFTER_IMPORT));
  for (const [event, emitters] of Object.entries(found)) {
    if (!events.includes(event)) throw new SourceError(`config/: there is no event ${event}.`);
    const unknown = emitters.find((name) => name !== OPERATOR && !operations.includes(name));
    if (unknown !== undefined) throw new SourceError(`config/: there is no operation ${unknown}.`);
  }
  return found;
}
