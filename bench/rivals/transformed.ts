// For libraries that make code of TypeScript's types: the types of an event, and the JavaScript that
// a transformer makes of a module.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import type { InlineSchema } from "./rival.ts";

// Inside node_modules, so that the code finds its library and git does not find the code.
const FOLDER = join(import.meta.dirname, "../node_modules");

/** The JavaScript that a transformer of a program makes of a module. */
export function transformModule(
  code: string,
  transformer: (program: ts.Program) => ts.TransformerFactory<ts.SourceFile>,
): string {
  return inFolder((folder) => {
    const file = join(folder, "module.ts");
    writeFileSync(file, code);
    const program = ts.createProgram([file], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      skipLibCheck: true,
      types: [],
    });
    let output = "";
    const write: ts.WriteFileCallback = (_, text) => {
      output = text;
    };
    const before = [transformer(program)];
    program.emit(program.getSourceFile(file), write, undefined, false, { before });
    return output;
  });
}

/** What a module exports whose JavaScript is given as text. */
export const importCode = (code: string): Promise<unknown> =>
  inFolder((folder) => {
    const file = join(folder, "module.mjs");
    writeFileSync(file, code);
    return import(pathToFileURL(file).href);
  });

function inFolder<Result>(use: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(FOLDER, ".transformed-"));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    const result = use(folder);
    if (result instanceof Promise) return result.finally(remove) as Result;
    remove();
    return result;
  } catch (error) {
    remove();
    throw error;
  }
}

/** A schema as a type. `integer` is what the library calls one. */
export function typescriptOf(schema: InlineSchema, integer: string): string {
  const { type, properties, required = [], items } = schema;
  switch (type) {
    case "string":
    case "boolean":
      return type;
    case "integer":
      return integer;
    case "array":
      return `Array<${items ? typescriptOf(items, integer) : "unknown"}>`;
    case "object": {
      if (!properties) return "{ [key: string]: unknown }";
      const fields = Object.entries(properties).map(([key, property]) => {
        const mark = required.includes(key) ? "" : "?";
        return `${JSON.stringify(key)}${mark}: ${typescriptOf(property, integer)};`;
      });
      return `{ ${fields.join(" ")} }`;
    }
    default:
      throw new Error(`No TypeScript for the type ${type}.`);
  }
}
