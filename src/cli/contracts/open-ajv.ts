// Loads ajv, which judges events of one's own.
import type { Ajv2020, Options } from "ajv/dist/2020.js";
import { codeOf } from "../../library/text/system-error.ts";
import { UsageError } from "../command.ts";

export type OpenAjv = Pick<Ajv2020, "compile">;

const OPTIONS: Options = {
  strict: false,
  allErrors: true,
  verbose: true,
  // What is referred to often would be compiled as often.
  inlineRefs: false,
  logger: false,
  addUsedSchema: false,
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
