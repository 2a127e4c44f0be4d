// Writes tables for the types of the REST contract: error codes, and the values that were seen.
import { seenValues } from "../../src/reading/model/evidence.ts";
import { readForm, walkForm } from "../../src/reading/model/form.ts";
import { type OpenApiDocument, resolveIn, schemaNamed, schemasOf } from "../source/openapi.ts";
import { fieldPath, fieldsIn } from "../source/schemas.ts";
import { moduleFile, type Outputs } from "./outputs.ts";
import { inOnePiece } from "./rest-units.ts";

export function generateRestValues(bundle: OpenApiDocument): Outputs {
  const schemas = Object.entries(schemasOf(bundle));
  const codes = (name: string) => schemas.find(([key]) => key === name)?.[1]["x-codes"] ?? {};
  const resolve = resolveIn(bundle);
  const { required: usual = [] } = schemaNamed(bundle, "Error");
  const seen = schemas.flatMap(([name, root]) => {
    const rows: [string, readonly string[]][] = [];
    walkForm(readForm(root, resolve, name), ({ place, evidence, extensions }) => {
      const values = seenValues(evidence);
      if (values.length > 0 && !extensions["x-codes"]) rows.push([fieldPath(place), values]);
    });
    return rows;
  });
  const own = schemas.flatMap(([, schema]): [code: string, fields: readonly string[]][] => {
    const whole = inOnePiece(bundle, schema);
    const code = fieldsIn(whole).find(([name]) => name === "code")?.[1];
    const [only, ...others] = code?.enum ?? [];
    const { required = [] } = whole;
    const fields = required.filter((field) => !usual.includes(field));
    return only === undefined || others.length > 0 ? [] : [[String(only), fields]];
  });
  const table = (entries: object) => `${JSON.stringify(entries, null, 2)} as const;\n`;
  return new Map([
    moduleFile("generated/rest-values.ts", "openapi/", [
      "/** Every code that an error as a whole can have: the status it comes with, whether it is documented or assumed, and what it means. */",
      `export const ERROR_CODES = ${table(codes("ErrorCode"))}`,
      "/** Every code that one fault in a request can have. The validators use the same. */",
      `export const ERROR_ITEM_CODES = ${table(codes("ErrorItemCode"))}`,
      "/** The values seen in fields that take any text, by schema and field. Never a closed list. */",
      `export const KNOWN_VALUES = ${table(Object.fromEntries(seen))}`,
    ]),
    moduleFile("generated/refusal-fields.ts", "openapi/", [
      "/** The texts that a refusal has beside those of every refusal, by a code that always has them. */",
      `export const REFUSAL_FIELDS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(own))};\n`,
    ]),
  ]);
}
