import { closeSync, openSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import type { App } from "../../server/create-app.ts";
import { toEnvelope } from "../../sinks/event-envelope.ts";
import { type Io, UsageError } from "../command.ts";

/** Writes every event as a line, to a file or to stdout. */
export function eventsTo(file: string, app: App, io: Io): { close(): Promise<void> } {
  const descriptor = file === "-" ? undefined : open(file, io);
  const end = app.subscribe((event) => {
    const line = `${JSON.stringify(toEnvelope(event))}\n`;
    if (descriptor === undefined) io.out(line);
    else writeSync(descriptor, line);
  });
  return {
    async close() {
      end();
      if (descriptor !== undefined) closeSync(descriptor);
    },
  };
}

function open(file: string, io: Io): number {
  try {
    return openSync(resolve(io.cwd, file), "a");
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new UsageError(`${file} can't be written: ${error.message}.`);
  }
}
