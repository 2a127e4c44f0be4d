import { transform } from "@typia/transform";
import ts from "typescript";
import { type Checks, type Rival, read } from "./rival.ts";
import { importCode, transformModule, typescriptOf } from "./transformed.ts";

/** What typia calls an integer. */
export const TYPIA_INTEGER = 'number & tags.Type<"int64">';

export const typia: Rival = {
  name: "typia",
  package: "typia",
  note: "the last version that generates with the JavaScript compiler; it runs as a transformer of a program, without patching one; its issues hold places and types and no words",
  async prepare(schema) {
    const type = typescriptOf(schema, TYPIA_INTEGER);
    const code = generate(
      `export const is = typia.createIs<${type}>(); export const validate = typia.createValidate<${type}>();`,
    );
    const { is, validate } = (await importCode(code)) as Generated;
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
  const faults: string[] = [];
  const addDiagnostic = ({ messageText }: ts.Diagnostic) =>
    faults.push(ts.flattenDiagnosticMessageText(messageText, "\n"));
  const output = transformModule(
    `import typia, { type tags } from "typia"; export type Tags = tags.Type<"int64">; ${code}`,
    (program) => transform(program, {}, { addDiagnostic }),
  );
  if (faults.length > 0) throw new Error(`typia: ${faults.join("\n")}`);
  return output;
}
