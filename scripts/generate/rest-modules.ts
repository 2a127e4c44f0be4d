// Writes one module for each schema that bodies refer to, and one for each operation. The module of
// an operation has the contracts of its answers, and of its request body if it takes one.

import { capital } from "../naming.ts";
import type { OpenApiDocument } from "../source/openapi.ts";
import { moduleFile, moduleText, type Outputs } from "./outputs.ts";
import { ruledFields, ruledFieldsModule } from "./rest-fields.ts";
import {
  answerBodies,
  type NamedAnswer,
  type NamedBody,
  requestBodies,
  restUnit,
  unitOf,
} from "./rest-units.ts";
import {
  examineImport,
  importLines,
  type ModuleImport,
  validateFunction,
  validatorCode,
} from "./validators/module.ts";
import { outlineOf } from "./validators/outline.ts";
import { explainName, isName, referredUnits, type Unit } from "./validators/unit.ts";

export function generateRestModules(bundle: OpenApiDocument): Outputs {
  const bodies = requestBodies(bundle);
  const answers = answerBodies(bundle);
  const unitNamed = (name: string): Unit => restUnit(bundle, name);
  const units = new Map<string, Unit>();
  const add = (unit: Unit): void => {
    if (units.has(unit.name)) return;
    units.set(unit.name, unit);
    for (const referred of referredUnits(unit)) add(unitNamed(referred));
  };
  for (const { schema } of bodies) add(unitNamed(schema));
  const outlines = new Map(bodies.map(({ schema }) => [schema, outlineOf(unitNamed(schema).form)]));
  for (const { schema, body } of [...answers.values()].flat())
    add(body.$ref ? unitNamed(schema) : unitOf(bundle, schema, body));
  return new Map([
    ...[...units.values()].map((unit): [string, string] => [
      `generated/rest-schemas/${unit.name}.ts`,
      schemaModule(unit, outlines.get(unit.name)),
    ]),
    ...[...answers].map(([operationId, ofOperation]): [string, string] => [
      `generated/rest/${operationId}.ts`,
      operationModule(
        bundle,
        operationId,
        bodies.find((body) => body.operationId === operationId),
        ofOperation,
      ),
    ]),
    indexFile(
      "contracts",
      "The contract of every request body, by operation.",
      bodies.map(({ operationId }) => operationId),
    ),
    ["generated/rest-rules.ts", ruleIndex(bundle, bodies)],
    ["generated/kept-fields.ts", keptFields(bodies, outlines)],
    ["generated/rest-fields.ts", ruledFieldsModule(bundle, bodies)],
    indexFile(
      "responses",
      "The contracts of all answers, by operation and status.",
      [...answers.keys()],
      (operationId) => `responses as ${operationId}`,
    ),
  ]);
}

/** Writes the validator of a schema; for a request body, also code that removes unknown fields. */
function schemaModule(unit: Unit, outline: string | undefined): string {
  const { imports, code } = validatorCode(unit, RUNTIME, (name) => `./${name}.ts`);
  const parts = [importLines(imports), `${code}\n`];
  if (outline !== undefined) {
    parts[0] += importLines([{ names: ["knownFieldsBy"], from: `${RUNTIME}/known-fields.ts` }]);
    parts.push(
      `/** Leaves out of a body what ${unit.name} does not name. */`,
      `export const ${keepName(unit.name)} = /* @__PURE__ */ knownFieldsBy(${JSON.stringify(outline)});\n`,
    );
  }
  return moduleText(`openapi/, the schema ${unit.name}`, parts);
}

const RUNTIME = "../../src/library/runtime";
const keepName = (unit: string): string => `keep${unit}`;

function operationModule(
  bundle: OpenApiDocument,
  operationId: string,
  body: NamedBody | undefined,
  answers: readonly NamedAnswer[],
): string {
  const answered = [...new Set(answers.map(({ schema }) => schema))];
  const rules = body ? rulesOf(bundle, body) : [];
  const schemas = body ? [...new Set([body.schema, ...answered])] : answered;
  return moduleText(`openapi/, the operation ${operationId}`, [
    importLines([
      ...(body
        ? [...BODY_IMPORTS, ...ruleImports("../", rules)]
        : [
            { names: ["type Contract", "contract"], from: `${RUNTIME}/contract.ts` },
            { names: ["validateWith"], from: `${RUNTIME}/examine.ts` },
          ]),
      { names: [...(body ? ["components"] : []), "operations"], from: REST_TYPES, typeOnly: true },
      ...schemas.sort().map((schema) => ({
        names: [
          explainName(schema),
          isName(schema),
          ...(schema === body?.schema ? [keepName(schema)] : []),
        ],
        from: `../rest-schemas/${schema}.ts`,
      })),
    ]),
    ...(body ? [bodyContract(body), judgeOf(body, rules)] : []),
    responseContracts(operationId, answers),
  ]);
}

const REST_TYPES = "../rest-types.ts";
const BODY_IMPORTS: readonly ModuleImport[] = [
  { names: ["type Contract", "contract"], from: `${RUNTIME}/contract.ts` },
  examineImport(RUNTIME, "validateWith"),
  { names: ["type Judge", "judgeWith"], from: "../../src/library/rest/judge-with.ts" },
];

/** A rule of src/library/rest/ that a body satisfies in addition to its schema. */
interface RuleOfBody {
  readonly code: string;
  readonly file: string;
  readonly imported: string;
  /** The constant of generated/rest-fields.ts that the rule takes. */
  readonly fields?: string;
}

/** The rule for customers' telephone numbers, which no keyword marks. */
const PHONES: RuleOfBody = { code: "phoneRule", file: "phone-faults", imported: "phoneRule" };
const FILES = {
  PeriodFields: ["period-faults", "noneEndsEarly"],
  UniqueField: ["unique-faults", "noneTwice"],
} as const;

const rulesOf = (bundle: OpenApiDocument, { schema }: NamedBody): readonly RuleOfBody[] => [
  ...(schema === "Account" ? [PHONES] : []),
  ...ruledFields(bundle, schema)
    .filter(({ isRefused }) => isRefused)
    .map(({ name, type }) => {
      const [file, imported] = FILES[type];
      return { code: `/* @__PURE__ */ ${imported}(${name})`, file, imported, fields: name };
    }),
];

const listOf = (rules: readonly RuleOfBody[]): string =>
  `[${rules.map(({ code }) => code).join(", ")}]`;

/** Returns the imports that rules need. `folder` is the relative path to generated/. */
function ruleImports(folder: string, rules: readonly RuleOfBody[]): ModuleImport[] {
  const files = new Map(rules.map(({ imported, file }) => [imported, file]));
  const fields = new Set(rules.flatMap((rule) => rule.fields ?? []));
  return [
    ...[...files].map(([name, file]) => ({
      names: [name],
      from: `${folder}../src/library/rest/${file}.ts`,
    })),
    ...(fields.size === 0 ? [] : [{ names: [...fields], from: `${folder}rest-fields.ts` }]),
  ];
}

export const bodyType = ({ operationId, schema }: NamedBody): string =>
  [
    `/** The request body of \`${operationId}\`. */`,
    `export type ${capital(operationId)} = components["schemas"]["${schema}"];`,
  ].join("\n");

function bodyContract(body: NamedBody): string {
  const { operationId, schema } = body;
  const typeName = capital(operationId);
  const name = JSON.stringify(operationId);
  return [
    `${bodyType(body)}\n`,
    `/** The contract of the request body of \`${operationId}\`. What \`validate\` answers has no field that the contract does not name; the input stays as it is. */`,
    `export const ${operationId}: Contract<${name}, ${name}, "v1", ${typeName}> = /* @__PURE__ */ contract(`,
    `  ${name},\n  ${name},\n  "v1",\n  ${isName(schema)},\n  validate,\n);\n`,
    validateFunction(schema, typeName, `${keepName(schema)}(input as ${typeName})`),
  ].join("\n");
}

const judgeOf = (body: NamedBody, rules: readonly RuleOfBody[]): string =>
  [
    `/** Finds every fault in a request body of \`${body.operationId}\`: all that the server would answer. A server lists the first 100. */`,
    `export const judge: Judge<${capital(body.operationId)}> = /* @__PURE__ */ judgeWith(validate, ${listOf(rules)});\n`,
  ].join("\n");

function responseContracts(operationId: string, answers: readonly NamedAnswer[]): string {
  const declared = `operations["${operationId}"]["responses"]`;
  const type = JSON.stringify(operationId);
  const lines = answers.map(({ status, schema }) => {
    const name = JSON.stringify(`${operationId} ${status}`);
    const validate = `/* @__PURE__ */ validateWith(${isName(schema)}, ${explainName(schema)})`;
    const contract = `contract(${name}, ${type}, "v1", ${isName(schema)}, ${validate})`;
    return {
      type: `  readonly ${status}: Contract<${name}, ${type}, "v1", ${declared}[${status}]["content"]["application/json"]>;\n`,
      value: `  ${status}: /* @__PURE__ */ ${contract},\n`,
    };
  });
  return [
    `/** The contract of each answer of \`${operationId}\`, by status. */`,
    `export const responses: {\n${lines.map((line) => line.type).join("")}} = {`,
    `${lines.map((line) => line.value).join("")}};\n`,
  ].join("\n");
}

/** Writes a module that exports one name from the module of each operation. */
function indexFile(
  name: string,
  said: string,
  operationIds: readonly string[],
  exported = (operationId: string) => operationId,
) {
  const imports = operationIds.map((operationId) => ({
    names: [exported(operationId)],
    from: `./rest/${operationId}.ts`,
  }));
  return moduleFile(`generated/rest-${name}.ts`, "openapi/", [
    importLines(imports),
    `/** ${said} */`,
    `export const REST_${name.toUpperCase()} = {\n${operationIds.map((operationId) => `  ${operationId},\n`).join("")}} as const;\n`,
  ]);
}

function ruleIndex(bundle: OpenApiDocument, bodies: readonly NamedBody[]): string {
  const rules = bodies.map((body) => rulesOf(bundle, body));
  const entries = bodies.map(
    ({ operationId }, index) => `  ${operationId}: ${listOf(rules[index] ?? [])},\n`,
  );
  return moduleText("openapi/", [
    importLines([
      ...ruleImports("./", rules.flat()),
      { names: ["Rule"], from: "../src/library/rest/judge-with.ts", typeOnly: true },
    ]),
    "/** The rules beyond the contract of every request body, by operation. */",
    `export const REST_RULES = {\n${entries.join("")}} as const satisfies Readonly<Record<string, readonly Rule[]>>;\n`,
  ]);
}

/** Writes a module that a server loads only if a number in a body loses digits. */
function keptFields(bodies: readonly NamedBody[], outlines: ReadonlyMap<string, string>): string {
  const rows = bodies.map(({ operationId, schema }) => {
    const outline = JSON.stringify(outlines.get(schema));
    return `  ${operationId}: /* @__PURE__ */ knownFieldsBy(${outline}),\n`;
  });
  return moduleText("openapi/", [
    importLines([{ names: ["knownFieldsBy"], from: "../src/library/runtime/known-fields.ts" }]),
    "/** Leaves out of a body what the contract of its operation does not name. */",
    `export const KEPT_FIELDS = {\n${rows.join("")}} as const;\n`,
  ]);
}
