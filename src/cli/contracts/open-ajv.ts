// Loads ajv, which judges events of one's own.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ValidateFunction } from "ajv";
import type { Ajv2020, Options } from "ajv/dist/2020.js";
import { codeOf } from "../../library/text/system-error.ts";
import { UsageError } from "../command.ts";

export type OpenAjv = Ajv2020;
/** Judges a payload, and says what is wrong with the last one. */
export type OwnGuard = ValidateFunction;

const OPTIONS: Options = {
  strict: false,
  allErrors: true,
  verbose: true,
  // What is referred to often would be compiled as often.
  inlineRefs: false,
  logger: false,
  addUsedSchema: false,
  // For browserCode.
  code: { source: true },
};

export async function openAjv(): Promise<OpenAjv> {
  try {
    const { Ajv2020: Ajv } = await import("ajv/dist/2020.js");
    const { default: formats } = await import("ajv-formats");
    const ajv = new Ajv(OPTIONS);
    formats.default(ajv);
    return ajv;
  } catch (error) {
    if (codeOf(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new UsageError(
      "Events of your own are judged by ajv. Run: npm install --save-dev ajv ajv-formats",
      2,
      { pointsToHelp: false },
    );
  }
}

/** An expression for a function that ajv wrote, for browsers: all that it calls is inside. */
export async function browserCode(ajv: OpenAjv, guard: OwnGuard): Promise<string> {
  const { default: standalone } = await import("ajv/dist/standalone/index.js");
  return asExpression(standalone.default(ajv, guard), createRequire(import.meta.url));
}

/** A CommonJS module as an expression for what it exports. */
function asExpression(code: string, require: NodeJS.Require): string {
  // What stands in quotes is the name of a module for ajv.
  const whole = code.replaceAll(/(?<!')\brequire\("([^"]+)"\)/g, (_, name: string) => {
    const path = require.resolve(name);
    const module = readFileSync(path, "utf8").replace(/\/\/# sourceMappingURL=.*/, "");
    return asExpression(module, createRequire(path));
  });
  return `(() => { const module = { exports: {} }; const { exports } = module;\n${whole}\nreturn module.exports; })()`;
}
