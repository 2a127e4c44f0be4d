// Loads ajv, which judges events of one's own.
import type { Options, ValidateFunction } from "ajv";
import { isSystemError } from "../../library/text/system-error.ts";
import { UsageError } from "../command.ts";
import type { OwnSchema } from "./self-contained-schema.ts";

export type { ErrorObject } from "ajv";

/** Judges a payload, and says what is wrong with the last one. */
export type OwnGuard = Pick<ValidateFunction, "errors"> & ((payload: unknown) => unknown);

/** Compiles schemas. */
export interface OpenAjv {
  compile(schema: OwnSchema): OwnGuard;
}

const OPTIONS: Options = {
  strict: false,
  allErrors: true,
  verbose: true,
  // What is referred to often would be compiled as often.
  inlineRefs: false,
  logger: false,
  addUsedSchema: false,
};

export async function openAjv(dialects: ReadonlySet<OwnSchema["dialect"]>): Promise<OpenAjv> {
  try {
    const { default: formats } = await import("ajv-formats");
    const ajvs = new Map(
      await Promise.all(
        [...dialects].map(async (dialect) => {
          const ajv = new (await LOADERS[dialect]())(OPTIONS);
          formats.default(ajv);
          return [dialect, ajv] as const;
        }),
      ),
    );
    const ajvOf = ({ dialect }: OwnSchema) => {
      const ajv = ajvs.get(dialect);
      if (!ajv) throw new Error(`No ajv was opened for ${dialect}.`);
      return ajv;
    };
    return { compile: (own) => ajvOf(own).compile(own.schema) };
  } catch (error) {
    if (!isSystemError(error) || error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new UsageError(
      "Events of your own are judged by ajv. Run: npm install --save-dev ajv ajv-formats",
      2,
      { pointsToHelp: false },
    );
  }
}

const LOADERS = {
  "draft-07": async () => (await import("ajv")).Ajv,
  "2019-09": async () => (await import("ajv/dist/2019.js")).Ajv2019,
  "2020-12": async () => (await import("ajv/dist/2020.js")).Ajv2020,
};
