import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { accessFile } from "../access-file.ts";

export interface Writer {
  write(text: string): void;
  close(): void;
}

const BUFFER = 64 * 1024;

/** Writes a file as its text comes, and makes its folders; `appends` keeps what it has. */
export function fileWriter(name: string, path: string, appends = false): Writer {
  const descriptor = accessFile(name, "written", () => {
    mkdirSync(dirname(path), { recursive: true });
    return openSync(path, appends ? "a" : "w");
  });
  let pending = "";
  const flush = () => {
    const text = pending;
    pending = "";
    accessFile(name, "written", () => writeFileSync(descriptor, text));
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
