// One module for each schema that a request body is made of, and one for the request body of each operation.
import { type JsonSchema, walkSchema } from "../source/json-schema.ts";
import {
  METHODS,
  type OpenApiDocument,
  type Operation,
  type RequestBody,
} from "../source/read-openapi.ts";
import { header, type Outputs } from "./outputs.ts";
import { importLines, validatorCode } from "./validators/module.ts";
import { explainName, isName, referredUnits, type Unit } from "./validators/unit.ts";

export interface NamedBody {
  readonly operationId: string;
  /** The component that the body is: `Account`. */
  readonly schema: string;
  /** The first example of the body. */
  readonly example: unknown;
}

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
    ...[...units.values()].map((unit): [string, string] => {
      const { imports, code } = validatorCode(unit, "../../src/runtime", (name) => `./${name}.ts`);
      return [
        `generated/rest-schemas/${unit.name}.ts`,
        `${header(`openapi/, the schema ${unit.name}`)}\n${importLines(imports)}\n${code}\n`,
      ];
    }),
    ...bodies.map((body): [string, string] => [
      `generated/rest/${body.operationId}.ts`,
      bodyModule(body),
    ]),
    ["generated/rest-contracts.ts", restIndex(bodies)],
  ]);
}

/** A schema with what it refers to: values are written in place, objects and arrays are modules of their own. */
export const restUnit = (bundle: OpenApiDocument, name: string): Unit =>
  unitOf(bundle, name, component(bundle, name));

export function unitOf(bundle: OpenApiDocument, name: string, schema: JsonSchema): Unit {
  const inline = (schema: JsonSchema): JsonSchema => {
    if (schema.$ref === undefined) return schema;
    const target = component(bundle, refer(schema.$ref));
    return target.properties || target.items || target.allOf ? schema : target;
  };
  const root: JsonSchema = structuredClone(schema);
  walkSchema(root, (schema) => {
    for (const [field, property] of Object.entries(schema.properties ?? {}))
      if (schema.properties) schema.properties[field] = inline(property);
    if (schema.items) schema.items = inline(schema.items);
  });
  return { name, schema: root, refer };
}

/** `#/components/schemas/Account` to `Account`. */
const refer = (reference: string): string => reference.replace("#/components/schemas/", "");

function component(bundle: OpenApiDocument, name: string): JsonSchema {
  const schema = bundle.components?.schemas?.[name];
  if (!schema) throw new Error(`openapi/ has no schema ${name}.`);
  return schema as JsonSchema;
}

export function operationsOf(
  bundle: OpenApiDocument,
): { path: string; method: string; operation: Operation }[] {
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
}

/** The body that an operation takes, wherever it is written. */
export function bodyOf(
  bundle: OpenApiDocument,
  { requestBody }: Operation,
): RequestBody | undefined {
  const reference = (requestBody as { $ref?: string } | undefined)?.$ref;
  if (reference === undefined) return requestBody;
  return bundle.components?.requestBodies?.[
    reference.replace("#/components/requestBodies/", "")
  ] as RequestBody;
}

/** The operations that take a body, sorted by name. */
export function requestBodies(bundle: OpenApiDocument): NamedBody[] {
  return operationsOf(bundle)
    .flatMap(({ operation }) => {
      const content = bodyOf(bundle, operation)?.content["application/json"];
      if (!content?.schema.$ref) return [];
      const [first] = Object.values(content.examples ?? {}) as { $ref?: string; value?: unknown }[];
      const name = first?.$ref?.replace("#/components/examples/", "");
      const example =
        name === undefined ? first : (bundle.components?.examples?.[name] as { value?: unknown });
      return [
        {
          operationId: operation.operationId,
          schema: refer(content.schema.$ref),
          example: example?.value,
        },
      ];
    })
    .sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
}

function bodyModule({ operationId, schema }: NamedBody): string {
  const typeName = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const name = JSON.stringify(operationId);
  return [
    header(`openapi/, the request body of ${operationId}`),
    importLines([
      { names: ["type Contract", "contract"], from: "../../src/runtime/contract.ts" },
      { names: ["keepKnownFields"], from: "../../src/runtime/known-fields.ts" },
      { names: ["components"], from: "../rest-types.ts", typeOnly: true },
      { names: [explainName(schema), isName(schema)], from: `../rest-schemas/${schema}.ts` },
    ]),
    `/** The request body of \`${operationId}\`. */`,
    `export type ${typeName} = components["schemas"]["${schema}"];\n`,
    `/** The contract of the request body of \`${operationId}\`. What \`validate\` answers is a copy without the fields that the contract does not name. */`,
    `export const ${operationId}: Contract<${name}, ${name}, "v1", ${typeName}> = /* @__PURE__ */ contract(`,
    `  ${name},\n  ${name},\n  "v1",\n  ${isName(schema)},\n  ${explainName(schema)},\n  keepKnownFields,\n);\n`,
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
