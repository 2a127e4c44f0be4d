// One module for each schema that a request body is made of, and one for the request body of each
// operation.
import type { OpenApiDocument } from "../../src/model/openapi.ts";
import { header, type Outputs } from "./outputs.ts";
import { type NamedBody, requestBodies, restUnit } from "./rest-units.ts";
import { shapeCode, shapeName } from "./shapes.ts";
import {
  examineImport,
  importLines,
  validateFunction,
  validatorCode,
} from "./validators/module.ts";
import { explainName, isName, referredUnits, type Unit } from "./validators/unit.ts";

export function generateRestModules(bundle: OpenApiDocument): Outputs {
  const bodies = requestBodies(bundle);
  const units = new Map<string, Unit>();
  const add = (name: string): void => {
    if (units.has(name)) return;
    const unit = restUnit(bundle, name);
    units.set(name, unit);
    for (const referred of referredUnits(unit)) add(referred);
  };
  for (const { schema } of bodies) add(schema);
  return new Map([
    ...[...units.values()].map((unit): [string, string] => [
      `generated/rest-schemas/${unit.name}.ts`,
      schemaModule(unit),
    ]),
    ...bodies.map((body): [string, string] => [
      `generated/rest/${body.operationId}.ts`,
      bodyModule(body),
    ]),
    ["generated/rest-contracts.ts", restIndex(bodies)],
  ]);
}

function schemaModule(unit: Unit): string {
  const { imports, code } = validatorCode(unit, "../../src/runtime", (name) => `./${name}.ts`);
  const shape = shapeCode(unit);
  const shapes = [
    { names: ["Shape"], from: "../../src/runtime/known-fields.ts", typeOnly: true },
    ...shape.refers.map((name) => ({ names: [shapeName(name)], from: `./${name}.ts` })),
  ];
  return [
    `${header(`openapi/, the schema ${unit.name}`)}\n${importLines([...imports, ...shapes])}`,
    `${code}\n`,
    `/** The fields that ${unit.name} names. */`,
    `${shape.code}\n`,
  ].join("\n");
}

function bodyModule({ operationId, schema }: NamedBody): string {
  const typeName = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const name = JSON.stringify(operationId);
  return [
    header(`openapi/, the request body of ${operationId}`),
    importLines([
      { names: ["type Contract", "contract"], from: "../../src/runtime/contract.ts" },
      examineImport("../../src/runtime"),
      { names: ["keepKnownFields"], from: "../../src/runtime/known-fields.ts" },
      { names: ["components"], from: "../rest-types.ts", typeOnly: true },
      {
        names: [explainName(schema), isName(schema), shapeName(schema)],
        from: `../rest-schemas/${schema}.ts`,
      },
    ]),
    `/** The request body of \`${operationId}\`. */`,
    `export type ${typeName} = components["schemas"]["${schema}"];\n`,
    `/** The contract of the request body of \`${operationId}\`. What \`validate\` answers is a copy without the fields that the contract does not name. */`,
    `export const ${operationId}: Contract<${name}, ${name}, "v1", ${typeName}> = /* @__PURE__ */ contract(`,
    `  ${name},\n  ${name},\n  "v1",\n  ${isName(schema)},\n  validate,\n);\n`,
    validateFunction(
      schema,
      typeName,
      `keepKnownFields(input as ${typeName}, ${shapeName(schema)})`,
    ),
  ].join("\n");
}

function restIndex(bodies: readonly NamedBody[]): string {
  return [
    header("openapi/"),
    importLines(
      bodies.map(({ operationId }) => ({ names: [operationId], from: `./rest/${operationId}.ts` })),
    ),
    "/** The contract of every request body, by operation. */",
    `export const REST_CONTRACTS = {\n${bodies.map(({ operationId }) => `  ${operationId},\n`).join("")}} as const;\n`,
  ].join("\n");
}
