import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { installed } from "./packed.ts";

export interface ModuleGraph {
  /** The text of every file that the entries lead to. */
  readonly files: ReadonlyMap<string, string>;
  /** What they import that is not a file of the package. */
  readonly outside: readonly string[];
}

/** Follows the imports, of values and of types, from some files of the package. */
export function followImports(entries: readonly string[]): ModuleGraph {
  const files = new Map<string, string>();
  const outside: string[] = [];
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    const text = readFileSync(join(installed, file), "utf8");
    files.set(file, text);
    const {
      importedFiles,
      referencedFiles,
      typeReferenceDirectives,
      libReferenceDirectives,
      ambientExternalModules,
    } = ts.preProcessFile(text, true, true);
    const asked = [
      ...importedFiles,
      ...referencedFiles,
      ...typeReferenceDirectives,
      ...libReferenceDirectives,
    ];
    for (const name of [
      ...asked.map(({ fileName }) => fileName),
      ...(ambientExternalModules ?? []),
    ]) {
      const target = posix.join(
        posix.dirname(file),
        file.endsWith(".d.ts") ? name.replace(/\.js$/, ".d.ts") : name,
      );
      if (name.startsWith(".") && existsSync(join(installed, target))) queue.push(target);
      else outside.push(`${file} imports ${name}`);
    }
  }
  return { files, outside };
}
