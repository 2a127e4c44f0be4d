import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isSystemError } from "../../host/system-error.ts";
import { UsageError } from "../command.ts";

/** Where a format writes to. */
export interface Writer {
  write(text: string): void;
  close(): void;
}

const BUFFER = 64 * 1024;

/** A file that is written as it fills, with its folders made. */
export function fileWriter(name: string, path: string): Writer {
  const descriptor = attempt(name, () => {
    mkdirSync(dirname(path), { recursive: true });
    return openSync(path, "w");
  });
  let pending = "";
  const flush = () => {
    const text = pending;
    pending = "";
    attempt(name, () => writeFileSync(descriptor, text));
  };
  return {
    write: (text) => {
      pending += text;
      if (pending.length >= BUFFER) flush();
    },
    close: () => {
      try {
        flush();
      } finally {
        closeSync(descriptor);
      }
    },
  };
}

function attempt<T>(name: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`${name} can't be written: ${error.message}.`);
  }
}
