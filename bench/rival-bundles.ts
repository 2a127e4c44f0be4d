// account.created-v1 as a user of each library would ship it: a module that exports
// `validate(payload)`, which returns the issues.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validator } from "@exodus/schemasafe";
import { ajvModuleOf, readSchema } from "./built.ts";
import { typescriptOf } from "./rivals/transformed.ts";
import { generate, TYPIA_INTEGER } from "./rivals/typia.ts";

export const EVENT = "account.created-v1";
const schema = readSchema(EVENT);

const written = (name: string): string =>
  readFileSync(join(import.meta.dirname, "account-created", `${name}.ts`), "utf8");

/** A module for each way to ship the check, by the package whose version is shown. */
export const RIVAL_MODULES: readonly {
  readonly label: string;
  readonly package: string;
  readonly code: () => string;
}[] = [
  {
    label: "ajv, the module of `energy-contracts/ajv`",
    package: "ajv",
    code: () =>
      `import { accountCreatedV1 as check } from ${JSON.stringify(ajvModuleOf(EVENT))};
       export const validate = (payload) => check(payload) ? [] : check.errors;`,
  },
  { label: "ajv, compiled at run time", package: "ajv", code: () => written("ajv") },
  { label: "zod", package: "zod", code: () => written("zod") },
  { label: "zod/mini", package: "zod", code: () => written("zod-mini") },
  { label: "valibot", package: "valibot", code: () => written("valibot") },
  { label: "typebox", package: "typebox", code: () => written("typebox") },
  { label: "arktype", package: "arktype", code: () => written("arktype") },
  {
    label: "schemasafe, generated module",
    package: "@exodus/schemasafe",
    code: () => {
      const { $schema: _, $id: __, ...rest } = schema;
      const check = validator(rest as never, {
        isJSON: true,
        includeErrors: true,
        allErrors: true,
      });
      return `const check = ${check.toModule()} export const validate = (payload) => check(payload) ? [] : check.errors;`;
    },
  },
  {
    label: "typia",
    package: "typia",
    code: () =>
      generate(
        `const check = typia.createValidate<${typescriptOf(schema, TYPIA_INTEGER)}>();
         export const validate = (payload: unknown) => { const result = check(payload); return result.success ? [] : result.errors; };`,
      ),
  },
];
