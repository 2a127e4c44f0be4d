import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "@typia/transform";
import ts from "typescript";
import { type Checks, type InlineSchema, type Rival, read } from "./rival.ts";

// Inside node_modules, so that the code finds typia and git does not find the code.
const FOLDER = join(import.meta.dirname, "../node_modules");

export const typia: Rival = {
  name: "typia",
  package: "typia",
  note: "the last version that generates with the JavaScript compiler; it runs as a transformer of a program, without patching one; its issues hold places and types and no words",
  async prepare(schema) {
    const type = typescriptOf(schema);
    const code = generate(
      `export const is = typia.createIs<${type}>(); export const validate = typia.createValidate<${type}>();`,
    );
    const { is, validate } = await importCode(code);
    return {
      is,
      validate(payload) {
        const result = validate(payload);
        return result.success ? 0 : read(result.errors, ({ path, expected }) => path + expected);
      },
    };
  },
};

interface Generated {
  is: Checks["is"];
  validate(payload: unknown): { success: boolean; errors: { path: string; expected: string }[] };
}

/** The JavaScript that typia makes of a module. */
export function generate(code: string): string {
  const folder = mkdtempSync(join(FOLDER, ".typia-"));
  const file = join(folder, "module.ts");
  try {
    writeFileSync(
      file,
      `import typia, { type tags } from "typia"; export type Tags = tags.Type<"int64">; ${code}`,
    );
    const program = ts.createProgram([file], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      skipLibCheck: true,
      types: [],
    });
    let output = "";
    const faults: string[] = [];
    const addDiagnostic = ({ messageText }: ts.Diagnostic) =>
      faults.push(ts.flattenDiagnosticMessageText(messageText, "\n"));
    const before = [transform(program, {}, { addDiagnostic })];
    const write: ts.WriteFileCallback = (_, text) => {
      output = text;
    };
    program.emit(program.getSourceFile(file), write, undefined, false, { before });
    if (faults.length > 0) throw new Error(`typia: ${faults.join("\n")}`);
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function importCode(code: string): Promise<Generated> {
  const folder = mkdtempSync(join(FOLDER, ".typia-"));
  try {
    writeFileSync(join(folder, "module.mjs"), code);
    return await import(pathToFileURL(join(folder, "module.mjs")).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function typescriptOf({ type, properties, required = [], items }: InlineSchema): string {
  switch (type) {
    case "string":
    case "boolean":
      return type;
    case "integer":
      return 'number & tags.Type<"int64">';
    case "array":
      return `Array<${items ? typescriptOf(items) : "unknown"}>`;
    case "object":
      if (!properties) return "{ [key: string]: unknown }";
      return `{ ${Object.entries(properties)
        .map(([key, property]) => field(key, property, required))
        .join(" ")} }`;
    default:
      throw new Error(`No TypeScript for the type ${type}.`);
  }
}

const field = (key: string, schema: InlineSchema, required: readonly string[]): string =>
  `${JSON.stringify(key)}${required.includes(key) ? "" : "?"}: ${typescriptOf(schema)};`;
