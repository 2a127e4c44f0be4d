// Compares generated files with the files of a checkout, and writes them.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../source/list-files.ts";
import type { Outputs } from "./outputs.ts";

export type Files = Outputs<string | Uint8Array>;

export interface Difference {
  readonly path: string;
  readonly state: "missing" | "stale" | "orphan";
}

/** Finds files that differ. An orphan is a file in the folder that the generator does not make. */
export function compareWithDisk(root: string, outputs: Files, folder = "generated"): Difference[] {
  const owned = join(root, folder);
  const onDisk = existsSync(owned) ? listFiles(owned).map((file) => `${folder}/${file}`) : [];
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

/** Writes missing and stale files, removes orphans, and returns all differences. */
export function write(root: string, outputs: Files, folder?: string): Difference[] {
  const differences = compareWithDisk(root, outputs, folder);
  for (const { path, state } of differences) {
    const file = join(root, path);
    if (state === "orphan") rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, outputs.get(path) ?? "");
    }
  }
  return differences;
}
