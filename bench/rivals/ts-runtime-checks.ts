import { createRequire } from "node:module";
import type ts from "typescript";
import { type Checks, type Rival, read } from "./rival.ts";
import { importCode, transformModule, typescriptOf } from "./transformed.ts";

type Transformer = (program: ts.Program) => ts.TransformerFactory<ts.SourceFile>;
const { default: transformer } = createRequire(import.meta.url)("ts-runtime-checks") as {
  default: Transformer;
};

export const tsRuntimeChecks: Rival = {
  name: "ts-runtime-checks",
  package: "ts-runtime-checks",
  note: "its issues are texts with the place in them",
  async prepare(schema) {
    const type = typescriptOf(schema, "Int");
    const code = transformModule(
      `import { check, is as isOf, type Int } from "ts-runtime-checks"; type Payload = ${type}; export type I = Int;
       export const is = (payload: unknown) => isOf<Payload>(payload); export const validate = (payload: unknown) => check<Payload>(payload);`,
      transformer,
    );
    const { is, validate } = (await importCode(code.replace(/^import .+$/m, ""))) as Generated;
    return { is, validate: (payload) => read(validate(payload)[1], (words) => words) };
  },
};

interface Generated {
  is: Checks["is"];
  validate(payload: unknown): [value: unknown, errors: string[]];
}
