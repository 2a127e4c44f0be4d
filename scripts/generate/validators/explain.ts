// ajv writes `explainX`, and this is the one file of the generator that knows ajv. Its standalone
// code repeats an error object of six lines for every rule and carries its book-keeping; here both
// are replaced by calls of `report`. Whatever of ajv's code is not recognised ends the generation.
import { _, Ajv, type Code, type CodeKeywordDefinition, type KeywordCxt } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { resolveReference } from "../../../src/json/pointer.ts";
import type { JsonSchema } from "../../../src/model/schema.ts";
import {
  access,
  assertSupported,
  checksOf,
  explainName,
  oneRequiredOf,
  type Unit,
} from "./unit.ts";

/** The code of the function that reports every fault of `data`. */
export function explainFunction(unit: Unit): string {
  assertSupported(unit);
  // A fresh instance for each unit: a shared one numbers its functions on, so that one new event
  // would rewrite every file after it.
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  for (const keyword of KEYWORDS) ajv.addKeyword(keyword);
  const schema = prepare(unit, unit.schema);
  const code = standalone.default(ajv, ajv.compile(schema));
  return rewrite(unit, schema, code);
}

/**
 * Draft-07 as ajv reads it, with our own keywords in place of those whose faults carry a code and
 * words of their own.
 */
function prepare(unit: Unit, schema: JsonSchema): object {
  const { type, required, $ref, items, properties, allOf, additionalProperties } = schema;
  if ($ref !== undefined) return { unit: explainName(unit.refer($ref)) };
  const choice = oneRequiredOf(schema);
  const checks = checksOf(schema);
  return {
    ...(type === undefined ? {} : { type }),
    // Where the contract is open, no field is unknown.
    ...(properties === undefined || additionalProperties === true
      ? {}
      : { fields: Object.keys(properties).join() }),
    ...(required === undefined ? {} : { required }),
    ...(properties === undefined
      ? {}
      : { properties: mapValues(properties, (property) => prepare(unit, property)) }),
    ...(items === undefined ? {} : { items: prepare(unit, items) }),
    ...(allOf === undefined ? {} : { allOf: allOf.map((part) => prepare(unit, part)) }),
    ...(choice === undefined ? {} : { choice }),
    ...(checks.length === 0 ? {} : { [CHECKS_OF[checkedType(type)] ?? "textChecks"]: checks }),
  };
}

/** The type that the checks of a schema are about: null has none. */
const checkedType = (type: JsonSchema["type"]): string =>
  [type ?? []]
    .flat()
    .filter((name) => name !== "null")
    .join();

/** The keyword that holds the checks of a type. */
const CHECKS_OF: Readonly<Record<string, string>> = {
  array: "listChecks",
  integer: "numberChecks",
  number: "numberChecks",
};

/** The JSON Pointer to the value at hand, as code. */
const pathOf = ({ it }: KeywordCxt): Code =>
  String(it.errorPath) === '""' ? _`instancePath` : _`instancePath + ${it.errorPath}`;

/**
 * A statement of ours. What stands for the value at hand is passed on as ajv's own code, or ajv
 * would drop the variable as unused.
 */
function emit({ gen, data }: KeywordCxt, statement: string): void {
  const pieces = statement.split(DATA);
  gen.code(_(Object.assign(pieces, { raw: pieces }), ...pieces.slice(1).map(() => data)));
}
const DATA = "$data";

function emitChecks(cxt: KeywordCxt): void {
  for (const check of cxt.schema as ReturnType<typeof checksOf>) {
    const words = `${JSON.stringify(check.code)}, ${check.wanted(DATA)}`;
    emit(cxt, `if (!(${check.test(DATA)})) report(${pathOf(cxt)}, ${words})`);
  }
}

const KEYWORDS: readonly CodeKeywordDefinition[] = [
  {
    keyword: "unit",
    schemaType: "string",
    code: (cxt) => emit(cxt, `${cxt.schema}(${DATA}, ${pathOf(cxt)}, report, visit)`),
  },
  {
    keyword: "fields",
    type: "object",
    schemaType: "string",
    before: "required",
    code: (cxt) => emit(cxt, `visit?.(${DATA}, ${pathOf(cxt)}, ${JSON.stringify(cxt.schema)})`),
  },
  {
    keyword: "choice",
    type: "object",
    schemaType: "array",
    code: (cxt) => {
      const fields = cxt.schema as string[];
      const missing = fields.map((field) => `${access(DATA, field)} === undefined`).join(" && ");
      emit(
        cxt,
        `if (${missing}) report(${pathOf(cxt)}, "required", "needs at least one of ${fields.join(" and ")}")`,
      );
    },
  },
  { keyword: "textChecks", type: "string", schemaType: "array", code: emitChecks },
  { keyword: "numberChecks", type: "number", schemaType: "array", code: emitChecks },
  { keyword: "listChecks", type: "array", schemaType: "array", code: emitChecks },
];

const ERROR =
  /const (err\d+) = \{instancePath(?::(.+?))?,schemaPath:"(#.*?)",keyword:"(\w+)",params:\{(.*)\}\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;
const FUNCTION =
  /function validate\d+\(data, \{.*\}=\{\}\)\{\nlet vErrors = null;\nlet errors = 0;\n([\s\S]*)validate\d+\.errors = vErrors;\nreturn errors === 0;\n\}/;
/**
 * Traces of ajv's book-keeping. Looked for outside of strings, because a field may have any of
 * these names.
 */
const LEFTOVER = /\bvErrors\b|(?<!\.)\berrors\b|\bschema\d+\b|\brequire\(|\bfunc\d+\b/;
const STRINGS = /"(?:[^"\\]|\\.)*"/g;

function rewrite(unit: Unit, schema: object, code: string): string {
  const body = FUNCTION.exec(code)?.[1]?.replace(
    ERROR,
    (_match, _name, path = "instancePath", schemaPath: string, keyword: string, params: string) => {
      if (keyword === "type")
        return `report(${path}, ${JSON.stringify([resolveReference(schema, schemaPath)].flat().join(" or "))});`;
      const field = /^missingProperty: "(.+)"$/.exec(params)?.[1];
      if (keyword === "required" && field !== undefined)
        return `report(${path} + ${JSON.stringify(`/${field}`)}, "required");`;
      throw new Error(`${unit.name}: ajv reports ${keyword}, which the generator does not know.`);
    },
  );
  if (body === undefined || LEFTOVER.test(body.replace(STRINGS, ""))) {
    throw new Error(
      `${unit.name}: ajv's code has a form that the generator does not know:\n${code}`,
    );
  }
  const statements = body.replaceAll("instancePath", "path");
  const visit = /\bvisit\b/.test(statements.replace(STRINGS, "")) ? ", visit?: Visit" : "";
  return `export function ${explainName(unit.name)}(data: any, path: string, report: Report${visit}): void {\n${statements}}`;
}

const mapValues = <Value, Result>(
  record: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
